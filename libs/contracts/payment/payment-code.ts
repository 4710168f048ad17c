import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Localized, Money } from '#kernel';

/** Metadata key of `@PaymentCodeProvider()`. */
export const PAYMENT_CODE_PROVIDER = Symbol.for('shop.payment-code-provider');

/** Postal address of the payee, from the seller in the shop's settings. */
export interface PayeeAddress {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Data with which a banking app fills in a transfer. */
export interface CodedTransfer {
  /** Account holder. */
  readonly receiver: string;
  /** Null if the seller's street, postal code, city or country is not set. */
  readonly address: PayeeAddress | null;
  /** IBAN without blanks, in capitals. */
  readonly iban: string;
  /** Bank code: six digits or a SWIFT code. */
  readonly bankCode: string;
  readonly taxId: string;
  /** Balance due, above zero. */
  readonly amount: Money;
  /** ISO 11649 creditor reference. */
  readonly reference: string;
  /** Text for the payee in the language of the order; it contains the reference. */
  readonly purpose: string;
  /** Deadline of the payment as `YYYY-MM-DD` in the shop's time zone; null if there is none, or it is over. */
  readonly dueOn: string | null;
  /** The gateway's option for this provider; '' if there is none. */
  readonly option: string;
}

export interface PaymentCodeContent {
  /** Content of the QR code. */
  readonly text: string;
  /** Address that opens the payer's banking app on a phone, for formats that have one. */
  readonly link?: string;
}

/**
 * A format of QR codes for transfers. A class with `@PaymentCodeProvider()` is found among the providers of any module
 * of the application, including plugins.
 *
 * The shop asks the providers for the order's currency and the account's country until one returns a code. Providers
 * with fewer countries come first; of those with equally many, the plugins' come first.
 */
export interface PaymentCodeProvider {
  /** Lower-case key, stored with invoices; never changes. */
  readonly key: string;
  /** Three-letter codes of the currencies. */
  readonly currencies: readonly string[];
  /** Countries of the account: the first two letters of its IBAN. */
  readonly countries: readonly string[];
  /** Sentence below the code that says what to scan it with. */
  readonly caption: Localized;
  /**
   * Returns the code, or null if the format cannot represent this transfer. Pure: no I/O. Texts that are longer than
   * their field may be shortened, but the payee's name only to the limit of the payment itself. Amounts are never
   * changed.
   */
  encode(transfer: CodedTransfer): PaymentCodeContent | null;
}

/** Registers a class that implements the interface of this name; list it among the `providers` of a module. */
export const PaymentCodeProvider = (): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(PAYMENT_CODE_PROVIDER, true));
