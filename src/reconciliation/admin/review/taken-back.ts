import type { BankTransaction } from './types.js';

/** Kinds of decisions about a transaction that can be undone. Each kind has its own texts. */
export type TakenBack = 'payment' | 'return' | 'payout' | 'returned_payout';

export function takenBack({ refund_ids: refunds, direction, reverses }: BankTransaction): TakenBack {
  if (refunds.length > 0) return direction === 'out' ? 'payout' : 'returned_payout';
  return reverses === null ? 'payment' : 'return';
}
