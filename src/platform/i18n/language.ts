import { LANGUAGES, type Language } from '#kernel';

const isLanguage = (text: string | undefined): text is Language => (LANGUAGES as readonly string[]).includes(text ?? '');

/** Answers are few in practice, so the parsed header is kept. */
const parsed = new Map<string, Language | null>();

/** `?lang=`, then the `lang` cookie, then Accept-Language, then the shop's (decisions §2). */
export function languageOf(url: string, cookie: string | undefined, accept: string | undefined, fallback: Language): Language {
  const asked = url.includes('lang=') ? /[?&]lang=([a-z]{2})(?:[-_][a-z]+)?(?:&|$)/i.exec(url)?.[1]?.toLowerCase() : undefined;
  if (isLanguage(asked)) return asked;
  const kept = cookie?.includes('lang=') ? /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(cookie)?.[1] : undefined;
  if (isLanguage(kept)) return kept;
  if (!accept) return fallback;
  let best = parsed.get(accept);
  if (best === undefined) {
    best = bestOf(accept);
    if (parsed.size < 1000) parsed.set(accept, best);
  }
  return best ?? fallback;
}

function bestOf(accept: string): Language | null {
  const wishes = accept.slice(0, 500).split(',').map((part, index) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality), index };
  });
  wishes.sort((a, b) => b.quality - a.quality || a.index - b.index);
  return wishes.filter(({ quality }) => quality > 0).map(({ tag }) => tag).find(isLanguage) ?? null;
}
