import { currencyDigits, FieldErrors, Money } from '#kernel';
import type { OrderRecord } from './order-record.js';

/**
 * Amount still to be paid; never below zero. A refund makes its amount due again, unless the order
 * was paid in full before. `IS_OPEN` and `OPEN_AMOUNT` are the same rule in SQL.
 */
export const openAmount = ({ total, paid, refunded, paidAt }: OrderRecord): Money => {
  const open = total.subtract(paid).add(refunded);
  return paidAt !== null || open.isNegative() ? Money.zero(total.currency) : open;
};

/**
 * Converts a sent amount to money in the order's currency, which may differ from the shop's current one.
 * @param field name of the field in the body
 * @throws 422 at the field
 */
export function orderAmount({ currency }: OrderRecord, sent: number | null, field = 'amount'): Money | null {
  if (sent === null) return null;
  try {
    return Money.parse(sent, currency);
  } catch {
    throw new FieldErrors({
      [field]: [{ key: 'validation.isPositiveAmount', args: { a0: currencyDigits(currency) } }],
    });
  }
}

export const isPaid = (order: OrderRecord): boolean => openAmount(order).isZero();

/** Money of a cancelled order that the shop still has to refund. */
export const refundDue = (order: OrderRecord): Money =>
  order.status === 'cancelled' ? order.paid.subtract(order.refunded) : Money.zero(order.currency);

/**
 * Amount that the buyer has paid above the total of the order. Zero for a cancelled order; see `refundDue`.
 */
export const overpaidAmount = ({ total, paid, refunded, status }: OrderRecord): Money => {
  const over = paid.subtract(refunded).subtract(total);
  return status === 'cancelled' || over.isNegative() ? Money.zero(total.currency) : over;
};

/** Whether the buyer was asked for a transfer that has not fully arrived. */
export const waitsForTransfer = (order: OrderRecord): boolean => order.status === 'awaiting_payment' && !isPaid(order);

export const isOverdue = (order: OrderRecord, now: Date): boolean =>
  waitsForTransfer(order) && order.paymentDueAt !== null && order.paymentDueAt < now;

/** Whether the shop holds no money: nothing was paid, or a part payment was refunded in full. */
export const holdsNothing = ({ paid, refunded, paidAt }: OrderRecord): boolean =>
  paid.equals(refunded) && paidAt === null;
