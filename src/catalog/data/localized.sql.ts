import type { Language } from '#kernel';

/** A translated column of `table` in `language`, else the record's own text. `language` is one of three known words. */
export const localized = (table: string, column: string, language: Language): string =>
  `coalesce(nullif(${table}.translations -> '${language}' ->> '${column}', ''), ${table}.${column})`;
