/** Words that banks and payers write in place of a reference, in capitals and without separators. */
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

/** The reference, or null for an empty one and for words such as NONREF. */
export function reference(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const word = trimmed.replace(/[\s/_.-]/g, '').toUpperCase();
  return /^0*$/.test(word) || NO_REFERENCE.has(word) ? null : trimmed;
}

/**
 * The variable symbol of Czech and Slovak payments, which names the payment for its receiver: in '/VS103309/SS/KS0308'
 * and 'VS:103309' it is '103309'.
 */
export function variableSymbol(text: string): string | null {
  return /^\s*(?:VS\s{0,3}[:/]?\s{0,3}|\/(?:[SK]S\d*\/){0,2}VS)0*([1-9]\d{0,9})(?!\d)/i.exec(text)?.[1] ?? null;
}
