import type { Actor } from '#contracts';
import { Money } from '#kernel';
import { overpaidAmount } from './order-balance.js';
import type { OrderRecord } from './order-record.js';
import type { OrderStatus } from './order-status.js';

/**
 * Details of a history entry in addition to status and note; they depend on its kind. Amounts are in the order's
 * currency.
 */
export interface OrderEntryDetails {
  readonly amount?: number;
  readonly method?: string;
  readonly payment_id?: number;
  readonly reference?: string | null;
  /** Member of the provider's answer that contradicts the payment, e.g. `amount` or `currency`. */
  readonly contradiction?: string;
  readonly refund_id?: number;
  /** Pieces that a refund returned. */
  readonly lines?: ReadonlyArray<{ readonly order_item_id: number; readonly quantity: number }>;
  /** Shipping costs that a refund returned. */
  readonly shipping?: number;
  readonly status?: string;
  readonly fields?: readonly string[];
  readonly total?: { readonly from: number; readonly to: number };
  readonly from?: string;
  readonly to?: string;
  /** Orders between which a payment was moved. */
  readonly from_order_id?: number;
  readonly to_order_id?: number;
  /** Day of the reminder, in days relative to the deadline. */
  readonly day?: number;
}

/** The buyer reported that the transfer was sent; nothing is recorded as paid. */
export const PAYMENT_REPORTED = 'payment_reported';

/** A payment was reversed; its amount is due again. */
export const PAYMENT_REVERSED = 'payment_reversed';

/** The cancellation was postponed to the day `changes.to` because the buyer reported the payment. */
export const CANCELLATION_POSTPONED = 'cancellation_postponed';

/** The buyer was reminded of the payment, `changes.day` days after the deadline, or before it if negative. */
export const PAYMENT_REMINDED = 'payment_reminded';

/** The shop keeps what the buyer paid above the total: `changes.amount`. */
export const OVERPAYMENT_KEPT = 'overpayment_kept';

/** Entries that change how much money the shop holds. */
export const MONEY_MOVED: ReadonlySet<string> = new Set(['payment', PAYMENT_REVERSED, 'refund']);

/** A new history entry. */
export interface HistoryEntry {
  readonly kind: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly note?: string | null;
  readonly changes?: OrderEntryDetails;
}

/** A history entry: its kind, actor, time, and status before and after. */
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

/**
 * Entries since a payment of the order was reversed, or the order was reinstated. What the buyer reported before
 * concerned the earlier payment.
 */
export const sinceReopened = (history: readonly HistoryView[]): readonly HistoryView[] =>
  history.slice(history.findLastIndex(({ kind, from }) => kind === PAYMENT_REVERSED || from === 'cancelled') + 1);

/**
 * Whether the shop decided to keep exactly the amount that the buyer has now paid above the total. A later payment,
 * reversal or refund needs a new decision, even if the amount becomes the same again.
 */
export function isOverpaymentKept(order: OrderRecord, history: readonly HistoryView[]): boolean {
  const last = history.findLast(({ kind }) => kind === OVERPAYMENT_KEPT || MONEY_MOVED.has(kind));
  if (last?.kind !== OVERPAYMENT_KEPT || last.changes?.amount === undefined) return false;
  return Money.parse(last.changes.amount, order.currency).equals(overpaidAmount(order));
}
