import type { Language } from '#kernel';

/**
 * A text column or expression with the collation of a language, to sort by: letters in the order of its alphabet, then
 * accents, then case. Add the id as the last key, so that pages are stable. Its index has the same expression.
 */
export const byName = (text: string, language: Language): string => `${text} COLLATE shop_${language}`;
