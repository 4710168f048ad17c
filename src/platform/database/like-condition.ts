/**
 * SQL condition: a lower-case column with a trigram index contains `text`. The index needs three letters. For two, the
 * condition matches only at the start of a word; for one, it avoids the index.
 */
export function likeCondition(column: string, text: string, bind: (value: unknown) => string): string {
  const part = text.replaceAll(/[\\%_]/g, '\\$&');
  if (text.length >= 3) return `${column} LIKE ${bind(`%${part}%`)}`;
  // For one letter the index would return nearly every row, so a scan is faster.
  if (text.length === 1) return `' ' || ${column} LIKE ${bind(`% ${part}%`)}`;
  return `(${column} LIKE ${bind(`${part}%`)} OR ${column} LIKE ${bind(`% ${part}%`)})`;
}
