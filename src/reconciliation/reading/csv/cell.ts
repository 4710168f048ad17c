/** A dash stands for an empty cell. */
export const isEmpty = (cell: string | undefined): boolean => cell === undefined || /^[\s\u2013\u2014-]*$/.test(cell);

/** The text of a cell: without blanks around it and the signs by which spreadsheets keep it a text. */
export function cellText(cell: string | undefined): string {
  if (cell === undefined || isEmpty(cell)) return '';
  const text = cell.trim().replace(/^="(.*)"$/s, '$1');
  return /^'.*'$/s.test(text) && text.length > 1 ? text.slice(1, -1).trim() : text.replace(/^'(?=[0-9+=-])/, '');
}

/** Words that stand for a missing reference, in capitals without separators. */
const NO_REFERENCE = new Set([
  'NONREF',
  'NOREF',
  'NOREFERENCE',
  'NOTPROVIDED',
  'NOTAVAILABLE',
  'NOTSPECIFIED',
  'NICHTANGEGEBEN',
  'NONE',
  'NULL',
  'NA',
]);
/** A spreadsheet turned the digits of a reference into a number and lost most of them. */
const MANGLED = /^-?\d+(?:[.,]\d+)?E[+-]?\d+$/i;

/** A reference; null for words that stand for a missing one and for numbers that a spreadsheet mangled. */
export function referenceText(cell: string | undefined): string | null {
  const text = cellText(cell);
  const word = text.replace(/[\s/_.+-]/g, '').toUpperCase();
  return word === '' || NO_REFERENCE.has(word) || MANGLED.test(text) ? null : text;
}
