import { reason } from '../matching/reason.js';
import type { BankTransaction, TransactionSuggestion } from './bank-transaction.js';
import { mayBeReturned } from './find-reversed.js';

interface Decided {
  readonly transaction: BankTransaction;
  readonly suggestions: readonly TransactionSuggestion[];
}

/**
 * Lowers the confidence of all suggestions for a credit that one of the waiting returns may be of: its money may be
 * gone.
 * @param returns waiting returns, oldest first
 */
export function doubtReturned({ transaction, suggestions }: Decided, returns: readonly BankTransaction[]): Decided {
  const found = returns.find(
    (one) =>
      one.accountId === transaction.accountId &&
      one.amount.equals(transaction.amount) &&
      one.bookedOn >= transaction.bookedOn &&
      mayBeReturned(transaction, one),
  );
  if (!found) return { transaction, suggestions };
  const doubt = reason('doubt_returned', { day: found.bookedOn });
  return {
    transaction,
    suggestions: suggestions.map((one) => ({ ...one, confidence: 'low', reasons: [...one.reasons, doubt] })),
  };
}
