import { addDays } from '#kernel';
import { isPaid, type OrderRecord } from '../../order/index.js';
import type { OfferedMethod } from '../../payment/index.js';

/** Payment terms in days if the order's method has none. */
const DEFAULT_TERMS_DAYS = 7;

/**
 * Deadline of an order that starts to await its payment now; null if nothing is to be paid.
 * @param method of the order; null if its gateway is not registered
 */
export const paymentDeadline = (
  order: OrderRecord,
  method: Pick<OfferedMethod, 'terms'> | null,
  now: Date,
): Date | null => (isPaid(order) ? null : addDays(now, method?.terms || DEFAULT_TERMS_DAYS));
