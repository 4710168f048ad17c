import {
  PAYMENT_REPORTED,
  sinceReopened,
  waitsForTransfer,
  type HistoryView,
  type OrderRecord,
  type OrderStatus,
} from '../../order/index.js';
import type { OfferedMethod } from '../../payment/index.js';

/** Time of the payment: before the shipment, on delivery, or together with the order. */
export type PaymentTime = 'before' | 'on_delivery' | 'at_once';

/** The statuses that an order has had, for its page, without their actors. */
export interface OrderJourney {
  readonly placedAt: Date;
  readonly status: OrderStatus;
  /** Status changes in order. */
  readonly moves: ReadonlyArray<{ readonly to: OrderStatus; readonly at: Date }>;
  readonly payment: PaymentTime;
  readonly isPaid: boolean;
  /** Deadline of the expected payment; null if there is none. */
  readonly dueAt: Date | null;
  /** When the buyer reported that the transfer was sent; null: not reported. */
  readonly reportedAt: Date | null;
}

/** @param method gateway of the order; null if it is no longer registered */
export function orderJourney(
  order: OrderRecord,
  history: readonly HistoryView[],
  method: OfferedMethod | null,
): OrderJourney {
  const report = sinceReopened(history).find(({ kind }) => kind === PAYMENT_REPORTED);
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
