import { sharedClass } from '../shared-class.js';

/** A statement with a name is prepared once per connection. Use it for frequent statements. */
export interface SqlStatement {
  readonly name?: string;
  readonly text: string;
}

/** Runs SQL with `$1`, `$2` … for `values`, and returns the rows. */
export interface SqlRunner {
  query<T = Record<string, unknown>>(sql: string | SqlStatement, values?: readonly unknown[]): Promise<T[]>;
}

abstract class ShopDatabaseToken implements SqlRunner {
  abstract query<T = Record<string, unknown>>(sql: string | SqlStatement, values?: readonly unknown[]): Promise<T[]>;
  /**
   * Runs `work` in one transaction, up to three times if PostgreSQL reports a serialization failure or deadlock (40001,
   * 40P01). `work` must not call anything outside the database.
   */
  abstract transaction<T>(work: (tx: SqlRunner) => Promise<T>): Promise<T>;
}

/**
 * The shop's database, for the plugin's own tables; inject it by this class. The shop's tables may change with every
 * version: read their data over REST, or from events.
 */
export type ShopDatabase = ShopDatabaseToken;
export const ShopDatabase = sharedClass('shop.database', ShopDatabaseToken);
