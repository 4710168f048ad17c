import { Inject, Injectable } from '@nestjs/common';
import { FeedPaused, type BankFeed, type FeedAccount, type SettingValues } from '#contracts';
import { addDays, CLOCK, dayNumber, type Clock } from '#kernel';
import { PaymentFacade } from '../../payment/index.js';
import { Database } from '../../platform/database/database.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { AccountRows } from '../data/account-rows.js';
import { isSameAccount } from '../domain/account-number.js';
import { ImportStatement } from '../use-cases/import-statement.js';
import { FeedRows, type FeedAccountRow, type FeedRow } from './data/feed-rows.js';
import { problemOf, type FeedProblem } from './feed-problem.js';
import { pageImport } from './page-import.js';

/** Seconds between two rounds, and after an error. */
const ROUND = 600;
const AFTER_ERROR = 900;
/** Seconds after which the accounts are requested again. */
const ACCOUNTS = 86_400;
/** Maximum number of calls in one run to a bank that requires no pauses. */
const MOST_CALLS = 40;
const CALL_MS = 30_000;

export interface FeedRun {
  readonly imported: number;
  readonly problem: FeedProblem | null;
}

/**
 * Fetches the accounts of a feed that are due, page by page. Each page is stored together with its cursor, so that none
 * is lost.
 */
@Injectable()
export class RunFeed {
  constructor(
    private readonly rows: FeedRows,
    private readonly importStatement: ImportStatement,
    private readonly database: Database,
    private readonly ownAccounts: AccountRows,
    private readonly payments: PaymentFacade,
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param taken the feed, taken by `FeedRows.take`; it is released at the end */
  async run(feed: BankFeed, taken: FeedRow, settings: SettingValues): Promise<FeedRun> {
    const progress = { imported: 0, calls: feed.pause ? 1 : MOST_CALLS };
    let seconds = AFTER_ERROR;
    let problem: FeedProblem | null = null;
    try {
      seconds = (await this.round(feed, taken, settings, progress)) ? ROUND : (feed.pause ?? 1);
    } catch (thrown) {
      if (thrown instanceof FeedPaused) seconds = thrown.seconds;
      else problem = problemOf(thrown, settings);
    }
    await this.rows.release(feed.key, seconds, problem);
    return { imported: progress.imported, problem };
  }

  /** Whether all accounts are up to date; false if calls are left for the next run. */
  private async round(
    feed: BankFeed,
    { key, accounts_at: accountsAt, since }: FeedRow,
    settings: SettingValues,
    progress: { imported: number; calls: number },
  ): Promise<boolean> {
    const call = () => ({ settings, now: this.clock.now(), signal: AbortSignal.timeout(CALL_MS) });
    const spend = (): boolean => progress.calls-- > 0;
    if (isOlder(accountsAt, ACCOUNTS)) {
      if (!spend()) return false;
      await this.rows.setAccounts(key, await feed.accounts(call()));
    }
    const coveredFrom = dayAfter(since, feed.timezone ?? this.shop.timezone);
    for (const account of await this.dueAccounts(key)) {
      let row = account;
      do {
        if (!spend()) return false;
        const { cursor } = row;
        const page = await feed.fetch({ ...call(), account: feedAccount(row), cursor, since });
        progress.imported += await this.store(row, page, coveredFrom);
        row = { ...row, cursor: page.cursor, has_more: page.more };
      } while (row.has_more);
    }
    return true;
  }

  /**
   * The shop's own accounts that have not been fetched in this round. Other accounts, such as private ones, are never
   * fetched.
   */
  private async dueAccounts(key: string): Promise<FeedAccountRow[]> {
    const [rows, known, offered] = await Promise.all([
      this.rows.accounts([key]),
      this.ownAccounts.all(),
      this.payments.transferAccounts(),
    ]);
    const own = [...known, ...offered].map(({ account }) => account);
    return rows
      .filter(({ account }) => own.some((one) => isSameAccount(one, account)))
      .filter((row) => row.has_more || isOlder(row.fetched_at, ROUND - 60));
  }

  private async store(
    row: FeedAccountRow,
    page: Awaited<ReturnType<BankFeed['fetch']>>,
    coveredFrom: string,
  ): Promise<number> {
    if (page.transactions.length === 0) {
      await this.database.transaction((tx) => this.rows.advance(tx, row, page, coveredFrom));
      return 0;
    }
    const read = pageImport(row.feed_key, feedAccount(row), page.transactions);
    const options = { account: null, acceptAccount: false };
    const { stored, repeated } = await this.importStatement.run(null, read, options, (tx) =>
      this.rows.advance(tx, row, page, coveredFrom),
    );
    const imported = repeated ? 0 : Object.values(stored.counts).reduce((sum, count) => sum + count, 0);
    await this.rows.count(row, imported);
    return imported;
  }
}

const feedAccount = ({ id, account, currency, owner_name: ownerName }: FeedAccountRow): FeedAccount => ({
  id,
  account,
  currency,
  ownerName,
});

/** Returns the day after the day of `time`: the first day for which all transactions are requested. */
const dayAfter = (time: Date, timezone: string): string =>
  addDays(new Date(0), dayNumber(time, timezone) + 1)
    .toISOString()
    .slice(0, 10);

/** PostgreSQL wrote the time, so it is compared with the clock of the machine, not with that of the shop. */
const isOlder = (time: Date | null, seconds: number): boolean =>
  time === null || time.getTime() < Date.now() - seconds * 1000;
