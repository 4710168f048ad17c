import { reference } from '../statement/reference.js';

/** Whether a cell is empty or only has a dash. */
export const isEmpty = (cell: string | undefined): boolean => cell === undefined || /^[\s\u2013\u2014-]*$/.test(cell);

/** Returns the trimmed text of a cell, without the characters by which spreadsheets mark it as text. */
export function cellText(cell: string | undefined): string {
  if (cell === undefined || isEmpty(cell)) return '';
  const text = cell.trim().replace(/^="(.*)"$/s, '$1');
  return /^'.*'$/s.test(text) && text.length > 1 ? text.slice(1, -1).trim() : text.replace(/^'(?=[0-9+=-])/, '');
}

/** Matches a reference that a spreadsheet converted to scientific notation, by which digits were lost. */
const MANGLED = /^-?\d+(?:[.,]\d+)?E[+-]?\d+$/i;

/** Returns a reference; null for zeros, placeholders and numbers in scientific notation. */
export function referenceText(cell: string | undefined): string | null {
  const text = reference(cellText(cell));
  return text !== null && MANGLED.test(text) ? null : text;
}
