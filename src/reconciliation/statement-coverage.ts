import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';
import { AccountRows, type ImportState } from './data/account-rows.js';
import { FetchedPeriods, type FetchedAccount } from './data/fetched-periods.js';
import { SuggestedOrders } from './data/suggested-orders.js';
import { isSameAccount } from './domain/account-number.js';
import { coverageForClock, dayBefore, firstMissing, type ClockCoverage } from './domain/coverage.js';
import { withFetched } from './domain/fetched-period.js';

export interface CoveredStatements {
  /** The account as the bank writes it. */
  readonly account: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Time of the last import, or of the last answer of a bank feed. */
  readonly importedAt: Date;
  readonly coveredUntil: string | null;
  firstMissing(first: string, last: string): string | null;
}

interface Known extends ImportState, Pick<CoveredStatements, 'account' | 'currency'> {
  readonly coverage: ClockCoverage;
}

/**
 * Length of the longest usual statement. Statements are read from this number of days earlier, because a statement that
 * was imported before its last day covers fewer days than its period.
 */
const MARGIN_DAYS = 40;
const NOTHING: ClockCoverage = { coveredFrom: null, coveredUntil: null, gaps: [] };

/** What the imported statements and the bank feeds cover, for modules that await payments. */
@Injectable()
export class StatementCoverage {
  constructor(
    private readonly accounts: AccountRows,
    private readonly fetched: FetchedPeriods,
    private readonly suggested: SuggestedOrders,
  ) {}

  /**
   * Reads what statements and feeds cover of these accounts, for payments awaited since a day, YYYY-MM-DD, or later.
   */
  async read(
    wanted: readonly string[],
    since: string,
  ): Promise<(account: string, currency: string) => CoveredStatements | null> {
    if (wanted.length === 0) return () => null;
    const isWanted = (account: string): boolean => wanted.some((one) => isSameAccount(one, account));
    const accounts = (await this.accounts.all()).filter(({ account }) => isWanted(account));
    const spans = await this.accounts.spansSince(
      accounts.map(({ id }) => id),
      dayBefore(since, MARGIN_DAYS),
    );
    const fetched = (await this.fetched.all()).filter(({ account }) => isWanted(account));
    // The states are read after the statements, so that they include the transactions of every statement that was read.
    const states = await this.accounts.importStates();
    const imported = accounts.flatMap((account): Known[] => {
      const state = states.get(account.id);
      return state ? [{ ...account, ...state, coverage: coverageForClock(spans.get(account.id) ?? []) }] : [];
    });
    const covered = fetched.reduce<readonly Known[]>(addFetched, imported).map(coveredStatements);
    return (account, currency) => {
      const same = covered.filter((one) => isSameAccount(one.account, account));
      return same.find((one) => one.currency === currency) ?? same[0] ?? null;
    };
  }

  suggestedFor(orderIds: readonly number[] | null, tx?: Transaction): Promise<ReadonlySet<number>> {
    return this.suggested.among(orderIds, tx);
  }
}

/** Adds what a feed has fetched to its account, which may have no import. */
function addFetched(known: readonly Known[], { account, currency, fetchedAt, ...period }: FetchedAccount): Known[] {
  const isSame = (one: Known): boolean => one.currency === currency && isSameAccount(one.account, account);
  const before = known.find(isSame) ?? {
    account,
    currency,
    importedAt: fetchedAt,
    isDeciding: false,
    coverage: NOTHING,
  };
  const importedAt = before.importedAt > fetchedAt ? before.importedAt : fetchedAt;
  const added = { ...before, importedAt, coverage: withFetched(before.coverage, period) };
  return [...known.filter((one) => !isSame(one)), added];
}

const coveredStatements = ({ account, currency, importedAt, isDeciding, coverage }: Known): CoveredStatements => ({
  account,
  currency,
  importedAt,
  coveredUntil: coverage.coveredUntil,
  firstMissing: (first, last) => firstMissing(coverage, first, last) ?? (isDeciding ? last : null),
});
