import { Injectable } from '@nestjs/common';
import type { FeedAccount, FeedPage, SettingValues } from '#contracts';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { FeedProblem } from '../feed-problem.js';

/** A connection to a bank. Secrets among the settings are sealed. */
export interface FeedRow {
  readonly key: string;
  readonly active: boolean;
  readonly settings: SettingValues;
  readonly version: number;
  readonly since: Date;
  readonly accounts_at: Date | null;
  readonly next_run_at: Date;
  readonly last_run_at: Date | null;
  /** Why the last run failed; null if it did not. */
  readonly last_problem: FeedProblem | null;
  /** A sentence that an earlier version of the shop has stored. */
  readonly last_error: string | null;
}

export interface FeedAccountRow {
  readonly feed_key: string;
  readonly id: string;
  readonly account: string;
  readonly currency: string;
  readonly owner_name: string | null;
  readonly cursor: string | null;
  readonly has_more: boolean;
  readonly fetched_at: Date | null;
  /** Last day of which all transactions were fetched, YYYY-MM-DD. */
  readonly covered_until: string | null;
  /** Number of transactions that were stored. */
  readonly imported: number;
}

const COLUMNS =
  'key, active, settings, version, since, accounts_at, next_run_at, last_run_at, last_problem, last_error';
/** SQL: the tables have no entities. */
const ALL = `SELECT ${COLUMNS} FROM bank_feed`;
/** SQL: the tables have no entities. */
const ACCOUNTS = `SELECT feed_key, id, account, currency, owner_name, cursor, has_more, fetched_at,
    covered_until::text AS covered_until, imported
  FROM bank_feed_account WHERE feed_key = ANY ($1::text[]) ORDER BY feed_key, account, id`;
/** SQL: takes a lock on a row that may be new. */
const LOCK = `WITH made AS (INSERT INTO bank_feed (key) VALUES ($1) ON CONFLICT (key) DO UPDATE SET key = EXCLUDED.key
  RETURNING ${COLUMNS}) SELECT * FROM made`;
/** SQL: uses PostgreSQL's clock; new settings are tried at once. */
const CHANGE = `UPDATE bank_feed SET active = $2, settings = $3, version = version + 1, accounts_at = NULL,
  next_run_at = now(), last_problem = NULL, last_error = NULL WHERE key = $1`;
/** SQL: the table has no entity. */
const RESEAL = 'UPDATE bank_feed SET settings = $2 WHERE key = $1';
/** SQL: only one process runs a feed; a run that was killed is taken over after five minutes. */
const TAKE = `UPDATE bank_feed SET running_until = now() + interval '5 minutes', last_run_at = now()
  WHERE key = $1 AND active AND (running_until IS NULL OR running_until < now()) AND ($2 OR next_run_at <= now())
  RETURNING ${COLUMNS}`;
/** SQL: uses PostgreSQL's clock. */
const RELEASE = `UPDATE bank_feed SET running_until = NULL, next_run_at = now() + make_interval(secs => $2),
  last_problem = $3, last_error = NULL WHERE key = $1`;
/** SQL: accounts that the bank no longer shows are removed, and known ones keep their cursors. */
const SET_ACCOUNTS = `WITH shown AS (SELECT * FROM jsonb_to_recordset($2::jsonb)
    AS r(id text, account text, currency text, "ownerName" text)),
  gone AS (DELETE FROM bank_feed_account WHERE feed_key = $1 AND id NOT IN (SELECT id FROM shown)),
  made AS (INSERT INTO bank_feed_account (feed_key, id, account, currency, owner_name)
    SELECT $1, id, account, currency, "ownerName" FROM shown ON CONFLICT (feed_key, id)
    DO UPDATE SET account = EXCLUDED.account, currency = EXCLUDED.currency, owner_name = EXCLUDED.owner_name)
  UPDATE bank_feed SET accounts_at = now() WHERE key = $1`;
/**
 * $6: last covered day, null if it is unchanged; $7: first covered day. SQL: compares the cursor, so that a run that
 * another process has taken over changes nothing.
 */
const ADVANCE = `UPDATE bank_feed_account SET cursor = $4, has_more = $5, fetched_at = now(),
    covered_until = greatest(covered_until, $6::date), covered_from = coalesce(covered_from, $7::date)
  WHERE feed_key = $1 AND id = $2 AND cursor IS NOT DISTINCT FROM $3`;

/** SQL: adds to the stored number. */
const COUNT = 'UPDATE bank_feed_account SET imported = imported + $3 WHERE feed_key = $1 AND id = $2';
/** SQL: the table has no entity; its accounts are deleted with it. */
const REMOVE = 'DELETE FROM bank_feed WHERE key = $1 RETURNING key';

/** Connections to banks, and the cursors of their accounts. */
@Injectable()
export class FeedRows {
  constructor(private readonly database: Database) {}

  all(): Promise<FeedRow[]> {
    return this.database.query<FeedRow>(ALL);
  }

  accounts(keys: readonly string[]): Promise<FeedAccountRow[]> {
    return this.database.query<FeedAccountRow>(ACCOUNTS, [keys]);
  }

  async lock(tx: Transaction, key: string): Promise<FeedRow> {
    return (await tx.query<FeedRow>(LOCK, [key]))[0]!;
  }

  async change(tx: Transaction, key: string, active: boolean, settings: SettingValues): Promise<void> {
    await tx.query(CHANGE, [key, active, JSON.stringify(settings)]);
  }

  /** Writes settings whose secrets were encrypted again. */
  async reseal(tx: Transaction, key: string, settings: SettingValues): Promise<void> {
    await tx.query(RESEAL, [key, JSON.stringify(settings)]);
  }

  /** Null if the feed is off, not due, or running elsewhere. */
  async take(key: string, isForced: boolean): Promise<FeedRow | null> {
    return (await this.database.query<FeedRow>(TAKE, [key, isForced]))[0] ?? null;
  }

  async release(key: string, seconds: number, problem: FeedProblem | null): Promise<void> {
    await this.database.query(RELEASE, [key, seconds, problem && JSON.stringify(problem)]);
  }

  /** The number is only displayed. A crash between an import and this call makes it too low. */
  async count({ feed_key: key, id }: FeedAccountRow, imported: number): Promise<void> {
    if (imported > 0) await this.database.query(COUNT, [key, id, imported]);
  }

  /** Returns whether the feed was connected. */
  async remove(tx: Transaction, key: string): Promise<boolean> {
    return (await tx.query(REMOVE, [key])).length > 0;
  }

  async setAccounts(key: string, accounts: readonly FeedAccount[]): Promise<void> {
    await this.database.query(SET_ACCOUNTS, [key, JSON.stringify(accounts)]);
  }

  /** @param coveredFrom first day for which all transactions were requested, YYYY-MM-DD */
  async advance(
    tx: Transaction,
    { feed_key: key, id, cursor }: FeedAccountRow,
    page: Pick<FeedPage, 'cursor' | 'more' | 'coveredUntil'>,
    coveredFrom: string,
  ): Promise<void> {
    await tx.query(ADVANCE, [key, id, cursor, page.cursor, page.more, page.coveredUntil ?? null, coveredFrom]);
  }
}
