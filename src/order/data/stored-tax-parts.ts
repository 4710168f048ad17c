import { Money, type TaxPart } from '#kernel';

/** A part of the shipping cost as stored; amounts in minor units as text, because JSON has no bigint. */
export interface StoredTaxPart {
  /** Thousandths of a percent. */
  readonly rate: number;
  readonly amount: string;
  readonly tax: string;
}

export const storedTaxParts = (parts: readonly TaxPart[]): StoredTaxPart[] =>
  parts.map(({ rate, amount, tax }) => ({ rate, amount: String(amount.minor), tax: String(tax.minor) }));

export const toTaxParts = (stored: readonly StoredTaxPart[], currency: string): TaxPart[] =>
  stored.map(({ rate, amount, tax }) => ({ rate, amount: Money.of(amount, currency), tax: Money.of(tax, currency) }));
