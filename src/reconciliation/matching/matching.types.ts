import type { Money } from '#kernel';

/** How much is booked without a person (setting of the bank invoice). */
export type AutoMatch = 'off' | 'exact' | 'reference';

/** Money that came in, as far as the matching needs it. */
export interface IncomingTransaction {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly bookedOn: string;
  readonly amount: Money;
  readonly payerName: string | null;
  readonly payerAccount: string | null;
  /** The text of the payer, with the bank's line breaks. */
  readonly text: string;
  /** The structured reference of the payment, as the bank hands it over. */
  readonly creditorReference: string | null;
  readonly endToEndId: string | null;
}

/** An order that waits for money, or a cancelled one that money may still reach. */
export interface PayableOrder {
  readonly id: number;
  readonly number: number;
  /** ISO 11649 reference of the order: RF, check digits, the number with at least six digits. */
  readonly reference: string;
  /** What is still to pay; zero for orders that are covered. */
  readonly open: Money;
  readonly total: Money;
  readonly cancelled: boolean;
  /** Names that the payer may have: customer, company of the billing address. */
  readonly names: readonly string[];
  /** Number of the issued invoice, e.g. 'INV-2026-000017'. */
  readonly invoiceNumber: string | null;
  /** Accounts that paid orders of this customer before. */
  readonly knownAccounts: readonly string[];
}

export interface Allocation {
  readonly orderId: number;
  readonly amount: Money;
}

/** A key of the texts `matching.reason.*` with its values. */
export interface Reason {
  readonly code: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface Suggestion {
  readonly allocations: readonly Allocation[];
  readonly confidence: 'high' | 'low';
  readonly reasons: readonly Reason[];
}

/** What is done with one transaction. `book` has exactly one suggestion, which is certain; `none` has none. */
export interface Decision {
  readonly transactionId: string;
  readonly decision: 'book' | 'suggest' | 'none';
  /** Best first, at most five. */
  readonly suggestions: readonly Suggestion[];
}
