import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** An account of a bank feed, and the days for which the feed has fetched all transactions. Days are YYYY-MM-DD. */
export interface FetchedAccount {
  readonly account: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Time of the bank's last answer. */
  readonly fetchedAt: Date;
  readonly from: string;
  readonly until: string;
}

/** SQL: reads days as text, because a Date depends on the time zone; the table has no entity. */
const FETCHED = `SELECT account, currency, fetched_at AS "fetchedAt", covered_from::text AS "from",
    covered_until::text AS "until"
  FROM bank_feed_account WHERE covered_until >= covered_from AND fetched_at IS NOT NULL ORDER BY feed_key, id`;

/** What the bank feeds have fetched, by account. */
@Injectable()
export class FetchedPeriods {
  constructor(private readonly database: Database) {}

  all(): Promise<FetchedAccount[]> {
    return this.database.query<FetchedAccount>(FETCHED);
  }
}
