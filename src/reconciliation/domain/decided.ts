import type { BankTransaction, TransactionSuggestion } from './bank-transaction.js';

/** A transaction with the suggestions that the matching makes for it now, best first. */
export interface Decided {
  readonly transaction: BankTransaction;
  readonly suggestions: readonly TransactionSuggestion[];
}
