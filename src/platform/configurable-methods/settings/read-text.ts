import type { SettingDeclaration } from '#contracts';
import { hasControls, isInvisible, isLanguage, LANGUAGES, pick } from '#kernel';
import { controlsIn } from '../../http/validation/sent-texts.js';
import type { SettingReader } from './setting-reader.js';

const DEFAULT_MAX_LENGTH = 500;
/** Localized texts with this maximum length or a lower one, such as titles, must not contain line breaks. */
const LONGEST_NAME = 255;
/** Characters that jsonb cannot store: NUL and unpaired surrogates. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * Reads a text; '' empties the setting. The declaration's own check is skipped for '', so that emptying stays allowed.
 */
export function readText(declaration: SettingDeclaration, sent: unknown, reader: SettingReader): string {
  const { name, check } = declaration;
  const text = storable(declaration, name, sent, reader);
  if (text === '' || !check) return text;
  const checked = check(text);
  if ('value' in checked) return checked.value;
  reader.refuse(name, { key: 'validation.matches', text: pick(checked.error, reader.language) });
  return text;
}

/** Reads texts by language. Languages that were not sent keep their text; a blank text removes it. */
export function readLocalized(
  declaration: SettingDeclaration,
  sent: unknown,
  present: unknown,
  reader: SettingReader,
): unknown {
  const { name } = declaration;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    reader.refuse(name, { key: 'validation.isObject' });
    return present;
  }
  const texts = Object.entries(sent)
    .filter(([language]) => isLanguage(language))
    .map(([language, text]) => [language, storable(declaration, `${name}.${language}`, text, reader)] as const);
  const merged: Record<string, unknown> = { ...(present as object | null), ...Object.fromEntries(texts) };
  return Object.fromEntries(
    LANGUAGES.filter((language) => merged[language]).map((language) => [language, merged[language]]),
  );
}

function storable(
  { type, secret, maxLength = DEFAULT_MAX_LENGTH }: SettingDeclaration,
  field: string,
  sent: unknown,
  reader: SettingReader,
): string {
  if (typeof sent !== 'string') {
    reader.refuse(field, { key: 'validation.isString' });
    return '';
  }
  const text = isInvisible(sent) ? '' : type === 'text' ? sent : sent.trim();
  if (text.length > maxLength) {
    reader.refuse(field, { key: 'validation.maxLength', args: { a0: maxLength } });
    return '';
  }
  const isOneLine = type === 'string' || (type === 'localized' && maxLength <= LONGEST_NAME);
  if (UNSTORABLE.test(text)) reader.refuse(field, { key: 'validation.matches' });
  else if (!secret && hasControls(text, isOneLine)) reader.refuse(field, controlsIn({ isOneLine }));
  return text;
}
