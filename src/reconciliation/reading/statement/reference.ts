/** Placeholders that banks and payers write instead of a reference, in capitals and without separators. */
const NO_REFERENCE = new Set([
  'NONREF',
  'NOREF',
  'NOREFERENCE',
  'NOTPROVIDED',
  'NOTAVAILABLE',
  'NOTSPECIFIED',
  'NOTAPPLICABLE',
  'NICHTANGEGEBEN',
  'NONE',
  'NULL',
  'NA',
  'UNKNOWN',
]);

/** Returns the trimmed reference; null if it is empty, zero or a placeholder such as NONREF. */
export function reference(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const word = trimmed.replace(/[\s/_.+-]/g, '').toUpperCase();
  return /^0*$/.test(word) || NO_REFERENCE.has(word) ? null : trimmed;
}

/**
 * Returns the variable symbol of a Czech or Slovak payment, by which the receiver identifies it: '103309' for
 * '/VS103309/SS/KS0308' and for 'VS:103309'. Null if the text has none.
 */
export function variableSymbol(text: string): string | null {
  return /^\s*(?:VS\s{0,3}[:/]?\s{0,3}|\/(?:[SK]S\d*\/){0,2}VS)0*([1-9]\d{0,9})(?!\d)/i.exec(text)?.[1] ?? null;
}
