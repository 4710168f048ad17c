const RUNS = /\d+/g;

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Returns the key of two adjacent numbers, e.g. year and number, without leading zeros. */
export const pairKey = (first: string, second: string): string => `${withoutZeros(first)}|${withoutZeros(second)}`;

/** Returns the key of a number without separators, e.g. '2026000017'. */
export const joinedKey = (digits: string): string => `=${withoutZeros(digits)}`;

/** Returns the key of the last number in an invoice number. */
export const lastKey = (digits: string): string => `#${withoutZeros(digits)}`;

/** Returns the letters at the beginning, e.g. 'INV' of 'INV-2026-000017'; an empty text if there are none. */
export const seriesOf = (invoiceNumber: string): string =>
  /^\s*(\p{L}{1,10})/u.exec(invoiceNumber)?.[1]?.toUpperCase() ?? '';

/** Returns all keys by which an invoice number is found, whatever its series, separators and leading zeros are. */
export function invoiceKeys(invoiceNumber: string): readonly string[] {
  const runs = invoiceNumber.match(RUNS) ?? [];
  const last = runs.at(-1);
  if (last === undefined) return [];
  const keys = new Set([lastKey(last)]);
  const first = runs.at(-2);
  if (first !== undefined) {
    keys.add(pairKey(first, last));
    keys.add(joinedKey(runs.join('')));
    keys.add(joinedKey(`${first}${withoutZeros(last)}`));
  }
  return [...keys];
}

const MOST_DIGITS = 10;

/**
 * Returns the numbers with which an invoice number of this key may end, e.g. 7, 17 … 26000017 of '=2026000017'. Its end
 * is unclear in digits without separators.
 */
export function endsOfInvoice(key: string): number[] {
  const digits = key.slice(Math.max(key.indexOf('|'), 0)).replace(/^\D/, '');
  if (!key.startsWith('=')) return [Number(digits)];
  const ends = Array.from({ length: Math.min(digits.length, MOST_DIGITS) }, (_, length) =>
    Number(digits.slice(-1 - length)),
  );
  return [...new Set(ends)];
}
