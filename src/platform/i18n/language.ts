import { LANGUAGES, type Language } from '#kernel';
import type { Request } from 'express';
import type { Config } from '../config/config.js';

/** Languages of a shop: the default, and those offered to customers. */
export interface ShopLanguages {
  readonly language: Language;
  readonly languages: readonly Language[];
}

const isLanguage = (text: string | undefined): text is Language =>
  (LANGUAGES as readonly string[]).includes(text ?? '');

/** Parsed values of Accept-Language. They are cached because few different values occur. */
const parsed = new Map<string, readonly Language[]>();

/**
 * The language of a request: `?lang=`, else the `lang` cookie, else Accept-Language, else the shop's default. The
 * cookie and Accept-Language choose among the languages that the shop offers; below /admin, and with `?lang=`, all are
 * available.
 */
export function languageOf(
  url: string,
  cookie: string | undefined,
  accept: string | undefined,
  shop: ShopLanguages,
): Language {
  const requested = url.includes('lang=')
    ? /[?&]lang=([a-z]{2})(?:[-_][a-z]+)?(?:&|$)/i.exec(url)?.[1]?.toLowerCase()
    : undefined;
  if (isLanguage(requested)) return requested;
  const offered = shop.languages.length < LANGUAGES.length && url.includes('/admin') ? LANGUAGES : shop.languages;
  const stored = cookie?.includes('lang=') ? /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(cookie)?.[1] : undefined;
  if (isLanguage(stored) && offered.includes(stored)) return stored;
  if (!accept) return shop.language;
  let preferred = parsed.get(accept);
  if (preferred === undefined) {
    preferred = preferencesOf(accept);
    if (parsed.size < 1000) parsed.set(accept, preferred);
  }
  return preferred.find((language) => offered.includes(language)) ?? shop.language;
}

/** The accepted languages, most preferred first. */
function preferencesOf(accept: string): Language[] {
  const preferences = accept
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality), index };
    });
  preferences.sort((a, b) => b.quality - a.quality || a.index - b.index);
  return preferences
    .filter(({ quality }) => quality > 0)
    .map(({ tag }) => tag)
    .filter(isLanguage);
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Stores the language of a page opened with `?lang=` in the cookie, for the browser's next pages. */
export function rememberLanguage(request: Request, { https, basePath }: Pick<Config, 'https' | 'basePath'>): void {
  const { language } = request;
  if (request.query['lang'] !== language) return;
  request.res?.cookie('lang', language, { path: basePath || '/', sameSite: 'lax', secure: https, maxAge: YEAR_MS });
}
