import { currencyDigits } from '#panel';

/** The amount in minor units, in which sums are exact. */
const minor = (amount: number, currency: string): number => Math.round(amount * 10 ** currencyDigits(currency));

export const difference = (one: number, other: number, currency: string): number =>
  (minor(one, currency) - minor(other, currency)) / 10 ** currencyDigits(currency);

export const sum = (amounts: readonly number[], currency: string): number =>
  amounts.reduce((all, amount) => all + minor(amount, currency), 0) / 10 ** currencyDigits(currency);
