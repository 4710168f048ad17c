import type { Money } from '#kernel';

/**
 * Setting `auto_match` of a payment method: which transactions are booked automatically if they name an order beyond
 * doubt. `off`: none; `exact`: those with the open amount; `reference`: also those with another amount.
 */
export type AutoMatch = 'off' | 'exact' | 'reference';

/** The data of an incoming payment that the matching needs. */
export interface IncomingTransaction {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly bookedOn: string;
  readonly amount: Money;
  readonly payerName: string | null;
  readonly payerAccount: string | null;
  /** The payer's text, with the bank's line breaks. */
  readonly text: string;
  /** The structured reference as the bank delivers it. */
  readonly creditorReference: string | null;
  readonly endToEndId: string | null;
}

/** An order for which money may arrive. It may be paid or cancelled. */
export interface PayableOrder {
  readonly id: number;
  readonly number: number;
  /** Creditor reference (ISO 11649): RF, check digits, and the order number with at least six digits. */
  readonly reference: string;
  /** The amount that is still to be paid; zero for a paid order. */
  readonly open: Money;
  readonly total: Money;
  /**
   * Whether the order is new: its buyer has not chosen the transfer yet. It is never booked automatically. Default: no.
   */
  readonly pending?: boolean;
  readonly cancelled: boolean;
  /** Whether exactly the open amount, with the reference, reinstates the order if it is cancelled. Default: no. */
  readonly reinstates?: boolean;
  /** Names that the payer may have: the customer, and the company in the billing address. */
  readonly names: readonly string[];
  /** Number of the issued invoice, e.g. 'INV-2026-000017'. */
  readonly invoiceNumber: string | null;
  /** Accounts from which earlier orders of this customer were paid. */
  readonly knownAccounts: readonly string[];
}

export interface Allocation {
  readonly orderId: number;
  readonly amount: Money;
}

/** A key of the texts `matching.reason.*`, with the values for its placeholders. */
export interface Reason {
  readonly code: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface Suggestion {
  readonly allocations: readonly Allocation[];
  readonly confidence: 'high' | 'low';
  readonly reasons: readonly Reason[];
}

/** The decision on one transaction. `book` has exactly one suggestion, which is certain; `none` has no suggestion. */
export interface Decision {
  readonly transactionId: string;
  readonly decision: 'book' | 'suggest' | 'none';
  /** At most five suggestions, the best first. */
  readonly suggestions: readonly Suggestion[];
}
