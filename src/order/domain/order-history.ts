import type { Actor } from '#contracts';
import type { OrderStatus } from './order-status.js';

/**
 * What is kept of a change beside its status and note: each kind has some of it. Amounts are in the order's currency.
 */
export interface OrderEntryDetails {
  readonly amount?: number;
  readonly method?: string;
  readonly payment_id?: number;
  readonly reference?: string | null;
  /** Which member of the provider's answer contradicts the payment, e.g. `amount` or `currency`. */
  readonly contradiction?: string;
  readonly refund_id?: number;
  readonly status?: string;
  readonly fields?: readonly string[];
  readonly total?: { readonly from: number; readonly to: number };
  readonly from?: string;
  readonly to?: string;
}

/** The buyer says that the transfer is on its way; nothing is booked by it. */
export const PAYMENT_REPORTED = 'payment_reported';

/** The cancellation was postponed to the day `changes.to` because the buyer reported the payment. */
export const CANCELLATION_POSTPONED = 'cancellation_postponed';

/** A change of an order, to be written. */
export interface HistoryEntry {
  readonly kind: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly note?: string | null;
  readonly changes?: OrderEntryDetails;
}

/** One change of an order: what kind, by whom, when, from which status to which. */
export interface HistoryView {
  readonly id: number;
  readonly at: string;
  readonly actor: Actor;
  readonly kind: string;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus | null;
  readonly note: string | null;
  readonly changes: OrderEntryDetails | null;
}
