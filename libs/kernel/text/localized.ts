import { isInvisible } from './visible-text.js';

export const LANGUAGES = ['en', 'uk', 'ru'] as const;

/** ISO 639-1 code of a language that the shop supports. */
export type Language = (typeof LANGUAGES)[number];

/** A text per language; languages may be missing. */
export type Localized = Partial<Record<Language, string>>;

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text);
}

/**
 * The text in `language`, else in `fallback`, else in English, else in any language, else ''. Blank texts count as
 * missing.
 */
export function pick(localized: Localized | null | undefined, language: Language, fallback?: Language): string {
  if (!localized) return '';
  const candidates: Array<Language | undefined> = [language, fallback, 'en', ...LANGUAGES];
  for (const candidate of candidates) {
    const text = candidate && localized[candidate];
    if (text && !isInvisible(text)) return text;
  }
  return '';
}
