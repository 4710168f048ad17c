import { emailAddress } from '#kernel';
import { likeCondition } from '../../platform/database/like-condition.js';
import { MONEY_MOVED, OVERPAYMENT_KEPT, PAYMENT_REPORTED, PAYMENT_REVERSED } from '../domain/order-history.js';
import { typedOrderNumber } from '../domain/typed-order-number.js';

export type Bind = (value: unknown) => string;

/** The SQL form of `openAmount`. */
export const OPEN_AMOUNT = '(CASE WHEN paid_at IS NULL THEN greatest(total - paid + refunded, 0) ELSE 0 END)';

/** `OPEN_AMOUNT` > 0, written like the condition of the partial index. */
export const IS_OPEN = 'paid_at IS NULL AND total > paid - refunded';

/** The SQL form of `waitsForTransfer`: the buyer was asked for a transfer that has not fully arrived. */
export const WAITS_FOR_TRANSFER = `(status = 'awaiting_payment' AND ${IS_OPEN})`;

/** The payment deadline has passed. */
export const OVERDUE = `(${WAITS_FOR_TRANSFER} AND payment_due_at < now())`;

/** The condition of the index shop_order_to_verify: an unverified transfer, or cash that the carrier has collected. */
export const TO_VERIFY = `(status IN ('awaiting_payment', 'shipped') AND ${IS_OPEN})`;

/** Negates a condition that has a partial index. */
export const noneOf = (condition: string): string =>
  `NOT EXISTS (SELECT FROM shop_order matching WHERE matching.id = shop_order.id AND ${condition})`;

/**
 * An unverified transfer that the buyer has reported since the order was reopened (`sinceReopened`); uses the partial
 * index of these history entries.
 * @param orders name of the table of orders in the statement
 */
export const paymentReported = (orders = 'shop_order'): string =>
  `(${orders}.status = 'awaiting_payment' AND ${orders}.paid_at IS NULL
    AND ${orders}.total > ${orders}.paid - ${orders}.refunded AND EXISTS (SELECT FROM order_history h WHERE h.order_id = ${orders}.id
    AND h.kind = '${PAYMENT_REPORTED}' AND NOT EXISTS (SELECT FROM order_history later WHERE later.order_id = h.order_id
      AND later.id > h.id AND (later.kind = '${PAYMENT_REVERSED}' OR later.from_status = 'cancelled'))))`;

/**
 * The SQL form of `isOverpaymentKept`. The amount need not be compared: without a payment, reversal or refund, only a
 * new total could change it, and the total of a paid order does not change.
 * @param orders name of the table of orders in the statement
 */
export const overpaymentKept = (orders = 'shop_order'): string =>
  `(${orders}.payment_status = 'overpaid' AND ${orders}.status <> 'cancelled' AND EXISTS (SELECT FROM order_history h
    WHERE h.order_id = ${orders}.id AND h.kind = '${OVERPAYMENT_KEPT}' AND NOT EXISTS (SELECT FROM order_history later
      WHERE later.order_id = h.order_id AND later.id > h.id AND later.kind IN (${[...MONEY_MOVED].map((kind) => `'${kind}'`).join(', ')}))))`;

/** When the buyer reported the transfer last; null unless `paymentReported`. */
export const PAYMENT_REPORTED_AT = `CASE WHEN ${paymentReported()} THEN (SELECT max(h.at) FROM order_history h
  WHERE h.order_id = shop_order.id AND h.kind = '${PAYMENT_REPORTED}') END`;

/**
 * An order that was processed or shipped before its payment was reversed, and has a balance due; uses the partial index
 * of these history entries. Orders that await payment again are among the payments to verify.
 */
export const PAYMENT_LOST = `(status IN ('processing', 'ready_for_shipment', 'shipped', 'paid', 'completed') AND ${IS_OPEN}
  AND EXISTS (SELECT FROM order_history h WHERE h.order_id = shop_order.id AND h.kind = '${PAYMENT_REVERSED}'))`;

/**
 * Search condition. References may be grouped; a number may be an order's number or a part of a phone number. `more`:
 * further conditions.
 */
export function searchSql(q: string, bind: Bind, more: readonly string[] = []): string {
  const text = emailAddress(q.trim()).toLowerCase();
  const alternatives = [likeCondition('search_text', text, bind)];
  if (/^rf[\d ]+$/.test(text)) alternatives.push(`reference = ${bind(text.replaceAll(' ', '').toUpperCase())}`);
  const number = typedOrderNumber(text);
  if (number !== null) alternatives.push(`id = ${bind(number)}`);
  return `(${[...alternatives, ...more].join(' OR ')})`;
}
