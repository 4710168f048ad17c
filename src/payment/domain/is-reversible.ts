import type { Payment } from '../payment.types.js';
import type { Refund } from '../refund.types.js';

/**
 * Whether the payment can be reversed or moved to another order. The shop has received it, no payment provider holds it,
 * and no part of it was refunded. The SQL statement that reverses a payment checks the same conditions.
 */
export const isReversible = (
  { id, status, transactionId }: Pick<Payment, 'id' | 'status' | 'transactionId'>,
  refunds: ReadonlyArray<Pick<Refund, 'paymentId' | 'status'>>,
): boolean =>
  status === 'captured' &&
  transactionId === null &&
  !refunds.some((refund) => refund.paymentId === id && refund.status !== 'failed');
