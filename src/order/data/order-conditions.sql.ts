import { likeCondition } from '../../platform/database/like-condition.js';
import { PAYMENT_REPORTED } from '../domain/order-history.js';

export type Bind = (value: unknown) => string;

/** Its buyer has not paid in time. */
export const OVERDUE = `(status = 'awaiting_payment' AND payment_due_at < now())`;

/** As the index shop_order_to_verify says it: an unconfirmed transfer, or cash that the carrier has collected. */
export const TO_VERIFY = `(status = 'awaiting_payment' OR (status = 'shipped' AND payment_status IN ('unpaid', 'partially_paid')))`;

/**
 * A transfer that its buyer says is made, and that is not confirmed yet; from the partial index of these entries.
 * @param orders what the statement calls the table of orders
 */
export const paymentReported = (orders = 'shop_order'): string =>
  `(${orders}.status = 'awaiting_payment' AND EXISTS (SELECT FROM order_history h WHERE h.order_id = ${orders}.id
    AND h.kind = '${PAYMENT_REPORTED}'))`;

/**
 * What words are looked for in: a reference may be written in groups; a number may be an order's or a part of a
 * phone's. `more`: further ways to match.
 */
export function searchSql(q: string, bind: Bind, more: readonly string[] = []): string {
  const text = q.trim().toLowerCase();
  const alternatives = [likeCondition('search_text', text, bind)];
  if (/^rf[\d ]+$/.test(text)) alternatives.push(`reference = ${bind(text.replaceAll(' ', '').toUpperCase())}`);
  if (/^#?\d{1,9}$/.test(text)) alternatives.push(`id = ${bind(Number(text.replace('#', '')))}`);
  return `(${[...alternatives, ...more].join(' OR ')})`;
}
