import { sharedClass } from '../shared-class.js';

/** A statement with a name is prepared once per connection: for the hot ones. */
export interface SqlStatement {
  readonly name?: string;
  readonly text: string;
}

/** What runs SQL with `$1`, `$2` … for `values`, and answers the rows. */
export interface SqlRunner {
  query<T = Record<string, unknown>>(sql: string | SqlStatement, values?: readonly unknown[]): Promise<T[]>;
}

abstract class ShopDatabaseToken implements SqlRunner {
  abstract query<T = Record<string, unknown>>(sql: string | SqlStatement, values?: readonly unknown[]): Promise<T[]>;
  /**
   * Runs `work` in one transaction; again, up to three times, when PostgreSQL asks for it (40001, 40P01). `work` must
   * call nothing outside the database.
   */
  abstract transaction<T>(work: (tx: SqlRunner) => Promise<T>): Promise<T>;
}

/**
 * The shop's database, for tables of a plugin's own; inject it by this class. Tables of the shop may change with every
 * version: ask for their data over REST, or take it from the events.
 */
export type ShopDatabase = ShopDatabaseToken;
export const ShopDatabase = sharedClass('shop.database', ShopDatabaseToken);
