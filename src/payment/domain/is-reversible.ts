import type { Payment } from '../payment.types.js';
import type { Refund } from '../refund.types.js';

/**
 * Whether the payment can be reversed or moved: it was received, no provider holds it, and nothing of it was refunded.
 * The statement that reverses a payment checks the same.
 */
export const isReversible = (
  { id, status, transactionId }: Pick<Payment, 'id' | 'status' | 'transactionId'>,
  refunds: ReadonlyArray<Pick<Refund, 'paymentId' | 'status'>>,
): boolean =>
  status === 'captured' &&
  transactionId === null &&
  !refunds.some((refund) => refund.paymentId === id && refund.status !== 'failed');
