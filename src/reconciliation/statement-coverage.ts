import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';
import { AccountRows, type BankAccount, type ImportState } from './data/account-rows.js';
import { SuggestedOrders } from './data/suggested-orders.js';
import { isSameAccount } from './domain/account-number.js';
import { coverageForClock, firstMissing, type Coverage } from './domain/coverage.js';

export interface CoveredStatements extends BankAccount {
  readonly importedAt: Date;
  readonly coveredUntil: string | null;
  firstMissing(first: string, last: string): string | null;
}

/** What the imported statements cover, for modules that await payments. */
@Injectable()
export class StatementCoverage {
  constructor(
    private readonly accounts: AccountRows,
    private readonly suggested: SuggestedOrders,
  ) {}

  async read(): Promise<(account: string, currency: string) => CoveredStatements | null> {
    const accounts = await this.accounts.all();
    const spans = await this.accounts.spans();
    // read after the statements, so that it includes the transactions of every statement that was read
    const states = await this.accounts.importStates();
    const covered = accounts.flatMap((account) => {
      const state = states.get(account.id);
      return state ? [coveredStatements(account, coverageForClock(spans.get(account.id) ?? []), state)] : [];
    });
    return (account, currency) => {
      const same = covered.filter((one) => isSameAccount(one.account, account));
      return same.find((one) => one.currency === currency) ?? same[0] ?? null;
    };
  }

  suggestedFor(orderIds: readonly number[] | null, tx?: Transaction): Promise<ReadonlySet<number>> {
    return this.suggested.among(orderIds, tx);
  }
}

const coveredStatements = (
  account: BankAccount,
  coverage: Coverage,
  { importedAt, isDeciding }: ImportState,
): CoveredStatements => ({
  ...account,
  importedAt,
  coveredUntil: coverage.coveredUntil,
  firstMissing: (first, last) => firstMissing(coverage, first, last) ?? (isDeciding ? last : null),
});
