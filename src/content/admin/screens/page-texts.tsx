import { useEffect, useState, type ReactElement } from 'react';
import { format, LANGUAGES, MarkdownField, session, TextArea, TextField, useText, type Language } from '#panel';
import { TEXT_NAMES, type TextName } from './content-page.js';
import type { PageDraft } from './draft.js';
import { MarkdownHelp } from './markdown-help.js';

type Errors = Readonly<Record<string, readonly string[]>>;

export interface PageTextsProps {
  readonly texts: PageDraft['texts'];
  readonly errors: Errors;
  readonly onChange: (texts: PageDraft['texts']) => void;
}

const errorsOf = (errors: Errors, language: Language, name: TextName): readonly string[] =>
  errors[`translations.${language}.${name}`] ?? [];
const isWrong = (errors: Errors, language: Language): boolean =>
  TEXT_NAMES.some((name) => errorsOf(errors, language, name).length > 0);

/** Title and text, one language at a time, because texts are long. */
export function PageTexts({ texts, errors, onChange }: PageTextsProps): ReactElement {
  const say = useText();
  const [shown, setShown] = useState<Language>(session.language);
  useEffect(() => {
    const wrong = LANGUAGES.find((language) => isWrong(errors, language));
    if (wrong) setShown(wrong);
  }, [errors]);
  const of = (name: TextName, longest: number) => ({
    label: say(`content.fields.${name}`),
    value: texts[shown][name],
    lang: shown,
    maxLength: longest,
    name: `${shown}.${name}`,
    errors: errorsOf(errors, shown, name),
    onChange: (text: string) => onChange({ ...texts, [shown]: { ...texts[shown], [name]: text } }),
  });
  return (
    <>
      <p className="soft">{say('content.fallback', { language: format.language(session.shop.language) })}</p>
      <div className="segments" role="group" aria-label={say('content.language')}>
        {LANGUAGES.map((language) => (
          <button key={language} type="button" aria-pressed={language === shown} onClick={() => setShown(language)}>
            {say(`kit.languages.${language}`)}
            {isWrong(errors, language) ? (
              <strong> ({say('content.wrong')})</strong>
            ) : (
              !texts[language].title.trim() && <span> ({say('content.none')})</span>
            )}
          </button>
        ))}
      </div>
      <div key={shown} className="stack">
        <TextField {...of('title', 200)} required />
        <MarkdownField {...of('body', 50_000)} required rows={18} hint={say('content.body_hint')} />
        <MarkdownHelp />
        <TextArea {...of('description', 300)} rows={2} hint={say('content.description_hint')} />
      </div>
    </>
  );
}
