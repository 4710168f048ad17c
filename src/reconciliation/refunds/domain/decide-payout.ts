import { Money } from '#kernel';
import type { BankTransaction } from '../../domain/bank-transaction.js';
import type { RefundState } from './bank-refund.js';

/** A line of a file that a transaction names, with its refund. */
export interface PayoutLine {
  readonly id: number;
  readonly refundId: number;
  readonly amount: Money;
  readonly state: RefundState;
  /** Whether this line is the last one of its refund; a later file may have another line. */
  readonly isLive: boolean;
  readonly isPaid: boolean;
  readonly isReturned: boolean;
}

/** Effect of a transaction on lines: their money left the account, or came back. */
export interface Payout {
  readonly kind: 'paid_out' | 'returned';
  readonly lines: readonly PayoutLine[];
}

export type Booked = Pick<BankTransaction, 'kind' | 'amount' | 'isIncoming'>;

/**
 * Effect of a transaction with the reference of a refund, or of a batch, on the lines with this reference. Its amount
 * has to be exactly their sum. Null: no effect, so that an administrator has to check the transaction.
 */
export function decidePayout(transaction: Booked, lines: readonly PayoutLine[]): Payout | null {
  const { amount, isIncoming } = transaction;
  const told = lines.filter((line) => (isIncoming ? mayReturn(line) : mayBePaid(line)));
  if (told.length === 0 || told.length < lines.length || told.some((line) => line.amount.currency !== amount.currency))
    return null;
  const sum = told.reduce((all, line) => all.add(line.amount), Money.zero(amount.currency));
  return sum.equals(amount) ? { kind: isIncoming ? 'returned' : 'paid_out', lines: told } : null;
}

/**
 * A debit may be booked after its return or after the file was discarded, but not after another debit has paid the
 * refund.
 */
const mayBePaid = ({ state, isPaid, isReturned }: PayoutLine): boolean =>
  !isPaid && (isReturned || state !== 'paid_out');

const mayReturn = ({ isLive, isReturned, state }: PayoutLine): boolean =>
  !isReturned && isLive && (state === 'exported' || state === 'paid_out');
