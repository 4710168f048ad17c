/**
 * A condition on a lower-case column with a trigram index: `text` is a part of it. Three letters make a trigram; of fewer, the
 * index knows only where a word begins, and of a single one not even that is worth a look into it.
 */
export function likeCondition(column: string, text: string, bind: (value: unknown) => string): string {
  const part = text.replaceAll(/[\\%_]/g, '\\$&');
  if (text.length >= 3) return `${column} LIKE ${bind(`%${part}%`)}`;
  // the index would answer with nearly every row: without it the rows are looked through once
  if (text.length === 1) return `' ' || ${column} LIKE ${bind(`% ${part}%`)}`;
  return `(${column} LIKE ${bind(`${part}%`)} OR ${column} LIKE ${bind(`% ${part}%`)})`;
}
