import { FieldErrors, isInvisible, LANGUAGES, type FieldError, type Language } from '#kernel';
import type { PageKind, PageTexts, PageTranslations } from './content-page.js';

/** Null removes a text, or all texts of a language; undefined texts stay unchanged. */
export type TextChanges = { readonly [K in keyof PageTexts]: string | null | undefined };
export type TranslationChanges = Partial<Record<Language, TextChanges | null>>;

export interface PageDraft {
  readonly slug?: string;
  readonly kind?: PageKind | null;
  readonly translations?: TranslationChanges;
  readonly position?: number;
  readonly published?: boolean;
  /** Version that was read; an outdated one is refused. */
  readonly version?: number;
}

/** The stored texts with the changes applied, without blank ones. */
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
 * Requires a title in some language; for a published page, title and text in each language in which it has either.
 * @param own the shop's default language, whose field gets the error of a page without any title
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
