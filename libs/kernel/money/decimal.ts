import { MoneyError } from './money-error.js';

const MAX_TEXT = 64;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * The shortest decimal text of the number, as JSON prints it: 0.1 is '0.1'.
 * Text in exponent form is either 1e21 and more, or has more digits after the point than any currency.
 */
export function decimalText(amount: number, currency: string): string {
  if (Number.isNaN(amount)) throw new MoneyError('not_an_amount', { currency });
  const text = String(amount);
  if (Math.abs(amount) >= 1e21) throw new MoneyError('out_of_range', { currency });
  if (text.includes('e')) throw new MoneyError('too_many_digits', { currency });
  return text;
}

/** '19.9' with two digits is 1990n. Zeros beyond the digits are fine, other digits are `too_many_digits`. */
export function minorUnits(text: string, digits: number, currency: string): bigint {
  const match = text.length <= MAX_TEXT ? DECIMAL.exec(text) : null;
  if (!match) throw new MoneyError('not_an_amount', { currency });
  const [, sign = '', whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(digits))) throw new MoneyError('too_many_digits', { currency, digits });
  return BigInt(`${sign}${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
}

/** 1990n with two digits is '19.90'. */
export function decimalOf(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** numerator / denominator to the nearest integer, halves away from zero. The denominator is positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}
