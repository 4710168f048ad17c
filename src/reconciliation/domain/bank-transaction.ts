import type { Money } from '#kernel';
import type { Reason } from '../matching/matching.types.js';

export const TRANSACTION_KINDS = ['credit', 'debit', 'return'] as const;
/** `return`: marked by the bank as the return or reversal of another transaction, incoming or outgoing. */
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export const TRANSACTION_STATES = ['matched', 'suggested', 'unmatched', 'ignored'] as const;
export const WAITING_STATES = [
  'suggested',
  'unmatched',
] as const satisfies readonly (typeof TRANSACTION_STATES)[number][];
export const TRANSACTION_SORTS = ['newest', 'surest'] as const;
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];
export type TransactionState = (typeof TRANSACTION_STATES)[number];

/** @param minor signed amount */
export const kindOf = ({ isReturn, minor }: { readonly isReturn: boolean; readonly minor: bigint }): TransactionKind =>
  isReturn ? 'return' : minor > 0n ? 'credit' : 'debit';

/** The part of a transaction that was booked as a payment of one order. */
export interface BookedAllocation {
  readonly orderId: number;
  readonly paymentId: number;
  readonly amount: Money;
}

/**
 * A suggestion with its reasons: the orders that a credit may pay, the couriers' registers whose money it may be, or the
 * credit that a return may reverse.
 */
export interface TransactionSuggestion {
  readonly allocations: ReadonlyArray<{ readonly orderId: number; readonly amount: Money }>;
  readonly reverses: number | null;
  /** Ids of registers of collected money. */
  readonly registerIds: readonly number[];
  /** For registers: the expected sum less the amount of the transaction; otherwise null. */
  readonly difference: Money | null;
  readonly confidence: Confidence;
  readonly reasons: readonly Reason[];
}

export const CONFIDENCES = ['high', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Members of a suggestion that is not about registers. */
export const NO_REGISTERS = { registerIds: [], difference: null } as const;

/** A booked transaction of one of the shop's bank accounts. Days are YYYY-MM-DD as the bank writes them. */
export interface BankTransaction {
  readonly id: number;
  readonly accountId: number;
  readonly account: string;
  /** Id of the import that stored it. */
  readonly fileId: number;
  readonly kind: TransactionKind;
  readonly state: TransactionState;
  readonly bookedOn: string;
  readonly valueOn: string | null;
  /** Positive; `isIncoming` gives the direction. */
  readonly amount: Money;
  readonly isIncoming: boolean;
  readonly counterpartyName: string | null;
  readonly counterpartyAccount: string | null;
  readonly remittance: string;
  readonly creditorReference: string | null;
  readonly endToEndId: string | null;
  readonly bankReference: string | null;
  readonly returnReason: { readonly code: string | null; readonly text: string | null } | null;
  readonly note: string | null;
  readonly suggestions: readonly TransactionSuggestion[];
  readonly matchedBy: 'rule' | 'administrator' | null;
  /** Id of the credit that this return has reversed. */
  readonly reverses: number | null;
  /** Whether a booking or the `ignored` state was undone. Then no rule books the transaction again. */
  readonly isSuggestOnly: boolean;
  /** Time of the last decision, as PostgreSQL writes it; null: it waits for suggestions. */
  readonly decidedAt: string | null;
  readonly allocations: readonly BookedAllocation[];
  /**
   * The part of a matched credit that belongs to no order. Zero if the bank took the credit back, a courier sent it, or
   * it is a refund that came back.
   */
  readonly unallocated: Money;
  /** Ids of the refunds that a debit has paid out, or a return has sent back. */
  readonly refundIds: readonly number[];
  /** Ids of the couriers' registers whose money the transaction is. */
  readonly registerIds: readonly number[];
  readonly version: number;
}

/** Filters of the list of transactions. */
export interface TransactionFilter {
  /** Only transactions in one of these states; null: in any. */
  readonly states: readonly TransactionState[] | null;
  readonly fileId: number | null;
  /** Only transactions that are booked as payments of this order; null: of any, or none. */
  readonly orderId: number | null;
  /** Whether a part of the transaction belongs to no order; null: any. */
  readonly isUnallocated: boolean | null;
  /** Account of the shop, without blanks. */
  readonly account: string | null;
  readonly q: string | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Amount in minor units, without sign. */
  readonly amount: bigint | null;
  /** `surest`: high confidence first, then low, then without suggestions; each the earliest day first. */
  readonly sort: TransactionSort;
  readonly limit: number;
  readonly offset: number;
}

/** Filters of an export; null means all. */
export interface ExportFilter {
  readonly states: readonly TransactionState[] | null;
  readonly fileId: number | null;
  /** The account as `plainAccount` writes it. */
  readonly account: string | null;
  readonly from: string | null;
  readonly to: string | null;
}
