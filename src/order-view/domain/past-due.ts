import { dayNumber } from '#kernel';
import { isPaid, type OrderRecord } from '../../order/index.js';

/** Whether the day of the payment deadline has passed in the time zone and the order is not paid in full. */
export const isPastDue = (order: OrderRecord, now: Date, timezone: string): boolean =>
  order.paymentDueAt !== null && !isPaid(order) && dayNumber(now, timezone) > dayNumber(order.paymentDueAt, timezone);
