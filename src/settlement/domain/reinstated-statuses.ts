import { isPaid, type OrderRecord, type OrderStatus } from '../../order/index.js';
import type { OfferedMethod } from '../../payment/index.js';

export interface ReinstatedStatuses {
  /** The status after `cancelled`. */
  readonly first: Extract<OrderStatus, 'awaiting_payment' | 'pending'>;
  /** The status after `first` if the shop still holds the money for the order; null if a balance is due. */
  readonly next: Extract<OrderStatus, 'paid' | 'processing'> | null;
}

/**
 * Statuses of a cancelled order that is reinstated. Refunded money has to be paid again, also after a full payment. A
 * fast order without a deadline becomes `pending`: it never awaited payment, because its delivery is not agreed on.
 * @param method of the order; null if its gateway is not registered
 */
export function reinstatedStatuses(
  order: OrderRecord,
  method: Pick<OfferedMethod, 'awaits'> | null,
): ReinstatedStatuses {
  const isCovered = isPaid({ ...order, paidAt: null });
  const isSettled = isCovered && (order.paidAt !== null || order.total.isPositive());
  const awaitsTransfer =
    method?.awaits === 'awaiting_payment' && (!order.isQuick || order.paymentDueAt !== null || isSettled);
  if (awaitsTransfer && (isSettled || !isCovered))
    return { first: 'awaiting_payment', next: isSettled ? 'paid' : null };
  return { first: 'pending', next: isSettled ? 'processing' : null };
}
