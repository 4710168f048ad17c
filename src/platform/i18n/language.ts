import { LANGUAGES, type Language } from '#kernel';

/** What a shop speaks: its default first of all, and what it offers to customers. */
export interface SpokenLanguages {
  readonly language: Language;
  readonly languages: readonly Language[];
}

const isLanguage = (text: string | undefined): text is Language => (LANGUAGES as readonly string[]).includes(text ?? '');

/** Answers are few in practice, so the parsed header is kept. */
const parsed = new Map<string, readonly Language[]>();

/**
 * `?lang=`, then the `lang` cookie, then Accept-Language, then the shop's (decisions §2). A cookie and a browser's wishes
 * choose among the languages that the shop offers; below /admin, and for who asks by `?lang=`, all are there.
 */
export function languageOf(url: string, cookie: string | undefined, accept: string | undefined, shop: SpokenLanguages): Language {
  const asked = url.includes('lang=') ? /[?&]lang=([a-z]{2})(?:[-_][a-z]+)?(?:&|$)/i.exec(url)?.[1]?.toLowerCase() : undefined;
  if (isLanguage(asked)) return asked;
  const offered = shop.languages.length < LANGUAGES.length && url.includes('/admin') ? LANGUAGES : shop.languages;
  const kept = cookie?.includes('lang=') ? /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(cookie)?.[1] : undefined;
  if (isLanguage(kept) && offered.includes(kept)) return kept;
  if (!accept) return shop.language;
  let wished = parsed.get(accept);
  if (wished === undefined) {
    wished = wishesOf(accept);
    if (parsed.size < 1000) parsed.set(accept, wished);
  }
  return wished.find((language) => offered.includes(language)) ?? shop.language;
}

/** The most wanted first. */
function wishesOf(accept: string): Language[] {
  const wishes = accept.slice(0, 500).split(',').map((part, index) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality), index };
  });
  wishes.sort((a, b) => b.quality - a.quality || a.index - b.index);
  return wishes.filter(({ quality }) => quality > 0).map(({ tag }) => tag).filter(isLanguage);
}
