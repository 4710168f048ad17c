import { currencyDigits } from '#panel';

/** The amount in minor units, in which sums are exact. */
export const minor = (amount: number, currency: string): number => Math.round(amount * 10 ** currencyDigits(currency));

/** Open amount after a payment of `amount`; negative: overpaid. */
export const openAfter = (open: number, amount: number, currency: string): number =>
  (minor(open, currency) - minor(amount, currency)) / 10 ** currencyDigits(currency);
