import { currencyDigits } from '#panel';

/** In minor units, where sums are exact. */
export const minor = (amount: number, currency: string): number => Math.round(amount * 10 ** currencyDigits(currency));

/** What is still open when `amount` comes in; below zero: what is too much. */
export const openAfter = (open: number, amount: number, currency: string): number =>
  (minor(open, currency) - minor(amount, currency)) / 10 ** currencyDigits(currency);
