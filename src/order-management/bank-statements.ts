import type { Transaction } from '../platform/database/transaction.js';

/** An account of the shop whose statements were imported. */
export interface StatementAccount {
  /** The account as the bank writes it. */
  readonly account: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Time of the last import. */
  readonly importedAt: Date;
  /** Last day that the statements cover, YYYY-MM-DD; null: none. */
  readonly coveredUntil: string | null;
  /**
   * Returns the first day of the period that no statement covers, YYYY-MM-DD; null if statements cover its last day
   * without a gap before it. The last day counts as not covered while transactions are still being matched.
   */
  firstMissing(first: string, last: string): string | null;
}

/** Bank statements as the payment clock needs them; implemented by the module that imports them. */
export abstract class BankStatements {
  /**
   * Returns a function that finds the account with an IBAN or number, preferably in the currency; null if no statement
   * of the account was imported. `firstMissing` of the account is valid only for payments awaited since the day `since`
   * (YYYY-MM-DD) or later.
   */
  abstract read(
    accounts: readonly string[],
    since: string,
  ): Promise<(account: string, currency: string) => StatementAccount | null>;

  /**
   * The orders for which a transfer on a statement is suggested and not decided yet: all of them for null, otherwise
   * those among `orderIds`.
   */
  abstract suggestedFor(orderIds: readonly number[] | null, tx?: Transaction): Promise<ReadonlySet<number>>;
}
