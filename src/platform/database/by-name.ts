import type { Language } from '#kernel';

/**
 * SQL that sorts a text expression by the alphabet of a language: by letters, then accents, then case. Add the id as
 * the last sort key, so that pages are stable. An index must use the same expression.
 */
export const byName = (text: string, language: Language): string => `${text} COLLATE shop_${language}`;
