import {
  PAYMENT_REPORTED,
  waitsForTransfer,
  type HistoryView,
  type OrderRecord,
  type OrderStatus,
} from '../../order/index.js';
import type { OfferedMethod } from '../../payment/index.js';

/** When the money comes: before the goods leave, as they are handed over, or with the order itself. */
export type PaymentTime = 'before' | 'on_delivery' | 'at_once';

/** The statuses that an order has had, for its page; without who changed them. */
export interface OrderJourney {
  readonly placedAt: Date;
  readonly status: OrderStatus;
  /** Each change of the status, in order. */
  readonly moves: ReadonlyArray<{ readonly to: OrderStatus; readonly at: Date }>;
  readonly payment: PaymentTime;
  readonly isPaid: boolean;
  /** By when money is waited for now; null when there is no such day. */
  readonly dueAt: Date | null;
  /** When the buyer said that the transfer is on its way; null: not yet. */
  readonly reportedAt: Date | null;
}

/** @param method the order's; null when no such gateway is registered any more */
export function orderJourney(
  order: OrderRecord,
  history: readonly HistoryView[],
  method: OfferedMethod | null,
): OrderJourney {
  const report = history.find(({ kind }) => kind === PAYMENT_REPORTED);
  const moves = history.filter(({ kind, to }) => kind === 'status' && to !== null);
  return {
    placedAt: order.createdAt,
    status: order.status,
    moves: moves.map(({ to, at }) => ({ to: to as OrderStatus, at: new Date(at) })),
    payment: paymentTime(order, method),
    isPaid: order.paidAt !== null,
    dueAt: waitsForTransfer(order) ? order.paymentDueAt : null,
    reportedAt: report ? new Date(report.at) : null,
  };
}

function paymentTime({ status }: OrderRecord, method: OfferedMethod | null): PaymentTime {
  if (status === 'awaiting_payment') return 'before';
  if (method?.offline === false) return 'at_once';
  return method?.awaits === 'awaiting_payment' ? 'before' : 'on_delivery';
}
