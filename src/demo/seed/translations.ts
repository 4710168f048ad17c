import type { Text3 } from '../types.js';

/** English is the record's own text; the other languages are its translations. */
export function translations(texts: Record<string, Text3>): Record<'uk' | 'ru', Record<string, string>> {
  const inLanguage = (language: 'uk' | 'ru') =>
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text[language]]));
  return { uk: inLanguage('uk'), ru: inLanguage('ru') };
}
