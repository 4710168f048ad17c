const RUNS = /\d+/g;

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** The key of two numbers that stand side by side, e.g. year and number. Leading zeros do not matter. */
export const pairKey = (first: string, second: string): string => `${withoutZeros(first)}|${withoutZeros(second)}`;

/** The key of digits written without a separator: '2026000017'. */
export const joinedKey = (digits: string): string => `=${withoutZeros(digits)}`;

/** The key of the last number alone. */
export const lastKey = (digits: string): string => `#${withoutZeros(digits)}`;

/** The letters in front: 'INV' of 'INV-2026-000017'; '' without any. */
export const seriesOf = (invoiceNumber: string): string =>
  /^\s*(\p{L}{1,10})/u.exec(invoiceNumber)?.[1]?.toUpperCase() ?? '';

/** All keys by which an invoice number is found, whatever its series, separators and leading zeros. */
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
