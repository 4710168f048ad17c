import type { Text3 } from '../types.js';

/** The record's own text is the English one; the others are its translations. */
export function translations(texts: Record<string, Text3>): Record<'uk' | 'ru', Record<string, string>> {
  const inLanguage = (language: 'uk' | 'ru') =>
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text[language]]));
  return { uk: inLanguage('uk'), ru: inLanguage('ru') };
}
