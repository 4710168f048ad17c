/** Injection token of the `BankCountry`; the payment module provides it globally. */
export const BANK_COUNTRY = Symbol.for('shop.bank-country');

/** Where the shop's bank account is, for modules that may not enter payment. */
export interface BankCountry {
  /** ISO 3166-1 alpha-2 of the shop's IBAN; null while none is set. One cached read. */
  find(): Promise<string | null>;
}
