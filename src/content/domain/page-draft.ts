import { FieldErrors, isInvisible, LANGUAGES, type FieldError, type Language } from '#kernel';
import type { PageKind, PageTexts, PageTranslations } from './content-page.js';

/** null takes a text away, or all of a language; what is undefined stays. */
export type TextChanges = { readonly [K in keyof PageTexts]: string | null | undefined };
export type TranslationChanges = Partial<Record<Language, TextChanges | null>>;

export interface PageDraft {
  readonly slug?: string;
  readonly kind?: PageKind | null;
  readonly translations?: TranslationChanges;
  readonly position?: number;
  readonly published?: boolean;
  /** As read; an older one than the stored is refused. */
  readonly version?: number;
}

/** What is stored, with the changes. Blank texts are none. */
export function mergedTexts(stored: PageTranslations, changes: TranslationChanges): PageTranslations {
  const merged: Partial<Record<Language, PageTexts>> = {};
  for (const language of LANGUAGES) {
    const sent = changes[language];
    const texts = Object.entries(sent === null ? {} : { ...stored[language], ...defined(sent) });
    const kept = texts.filter(([, text]) => typeof text === 'string' && !isInvisible(text));
    if (kept.length > 0) merged[language] = Object.fromEntries(kept) as PageTexts;
  }
  return merged;
}

const defined = (changes: TextChanges | undefined): object =>
  Object.fromEntries(Object.entries(changes ?? {}).filter(([, text]) => text !== undefined));

/**
 * A page has a name in some language; a published one is whole in each language that it has anything in.
 * @param own the shop's language, whose field gets the error of a page without any name
 * @throws FieldErrors (422) at `translations.<language>.<text>`
 */
export function checkTexts(translations: PageTranslations, published: boolean, own: Language): void {
  const problems: Record<string, FieldError[]> = {};
  const need = (language: Language, text: 'title' | 'body'): void => {
    if (!translations[language]?.[text])
      problems[`translations.${language}.${text}`] = [{ key: 'validation.required' }];
  };
  if (!LANGUAGES.some((language) => translations[language]?.title)) need(own, 'title');
  const written = LANGUAGES.filter((language) => translations[language]);
  for (const language of published ? written : []) {
    need(language, 'title');
    need(language, 'body');
  }
  if (Object.keys(problems).length > 0) throw new FieldErrors(problems);
}
