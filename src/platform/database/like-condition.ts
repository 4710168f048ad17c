/**
 * A condition on a lower-case column with a trigram index: `text` is a part of it. Three letters make a trigram; of
 * fewer, the index only supports matches at the start of a word, and for a single letter it is not worth using.
 */
export function likeCondition(column: string, text: string, bind: (value: unknown) => string): string {
  const part = text.replaceAll(/[\\%_]/g, '\\$&');
  if (text.length >= 3) return `${column} LIKE ${bind(`%${part}%`)}`;
  // the index would answer with nearly every row: without it the rows are looked through once
  if (text.length === 1) return `' ' || ${column} LIKE ${bind(`% ${part}%`)}`;
  return `(${column} LIKE ${bind(`${part}%`)} OR ${column} LIKE ${bind(`% ${part}%`)})`;
}
