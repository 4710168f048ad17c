import type { Request } from 'express';
import type { Language } from '#kernel';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', uk: 'Українська', ru: 'Русский' };

export interface LanguageLink {
  readonly code: Language;
  readonly name: string;
  readonly current: boolean;
  readonly link: string;
}

/**
 * URLs of a page in each language, with the query of its URL, such as an order key. The answer to a POST passes
 * `address`, because its own URL cannot be opened.
 */
export const languageLinks = (
  languages: readonly Language[],
  current: Language,
  request: Request,
  address?: string,
): LanguageLink[] =>
  languages.map((code) => ({
    code,
    name: LANGUAGE_NAMES[code],
    current: code === current,
    link: linkIn(code, address ?? request.originalUrl),
  }));

function linkIn(language: Language, address: string): string {
  const url = new URL(address, 'http://here');
  url.searchParams.set('lang', language);
  return url.pathname.replace(/^\/{2,}/, '/') + url.search;
}
