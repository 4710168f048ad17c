import { language } from './sentences.js';

const digitsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

/**
 * `19.99`, or `quantity` times as much, formatted for the page's language; without a currency as a plain number. The
 * decimal places are those of the text.
 */
export function formatMoney(decimal: string, currency: string | null, quantity = 1): string {
  const digits = digitsOf(decimal);
  // The amount is multiplied in whole minor units.
  const amount = (Math.round(Number(decimal) * 10 ** digits) * quantity) / 10 ** digits;
  const options: Intl.NumberFormatOptions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // The server does the same: in Ukrainian only the narrow symbols include the euro sign.
  if (currency)
    Object.assign(options, {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'symbol',
    });
  return new Intl.NumberFormat(language() || undefined, options).format(amount);
}

/** `quantity` times an amount such as `19.99`, as a JSON number; undefined if it is not an amount. */
export function times(decimal: string | null, quantity: number): number | undefined {
  if (!decimal || !/^\d+(\.\d+)?$/.test(decimal)) return undefined;
  const unit = 10 ** digitsOf(decimal);
  return (Math.round(Number(decimal) * unit) * quantity) / unit;
}

/** An amount of an answer, a JSON number, as text with as many decimal places as `other`. */
export const decimalLike = (other: string, amount: number): string => amount.toFixed(digitsOf(other));
