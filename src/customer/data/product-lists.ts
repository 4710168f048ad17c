import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { COMPARISON, WISHLIST, type ProductList } from './product-list.js';

export interface ListedProduct {
  readonly productId: number;
  readonly addedAt: Date;
}

/** Newest first, each of them. */
export interface ListedIds {
  readonly wishlist: number[];
  readonly compare: number[];
}

// SQL: a part of IDS
const newest = ({ table, max }: ProductList): string =>
  `ARRAY(SELECT product_id FROM ${table} WHERE holder = $1 ORDER BY added_at DESC, product_id LIMIT ${max})`;
// SQL: both lists in one statement, a hot read: pages mark the products in them
const IDS = {
  name: 'product_lists_ids',
  text: `SELECT ${newest(WISHLIST)} AS wishlist, ${newest(COMPARISON)} AS compare`,
};

/** Wishlists and comparisons. SQL: their tables are alike, so each statement is written once for both. */
@Injectable()
export class ProductLists {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Newest first. */
  all({ table, max }: ProductList, ownerKey: string): Promise<ListedProduct[]> {
    return this.db.query(
      `SELECT product_id AS "productId", added_at AS "addedAt" FROM ${table} WHERE holder = $1 ORDER BY added_at DESC, product_id LIMIT ${max}`,
      [ownerKey],
    );
  }

  /** Of both lists in one statement, for pages that mark the products in them. */
  async ids(ownerKey: string): Promise<ListedIds> {
    const [row] = await this.db.query<ListedIds>(IDS, [ownerKey]);
    return row!;
  }

  /** For the export of personal data: the oldest first, with the names of the products. */
  named({ table }: ProductList, ownerKey: string): Promise<object[]> {
    return this.db.query(
      `SELECT l.product_id, p.name, l.added_at FROM ${table} l JOIN product p ON p.id = l.product_id WHERE l.holder = $1 ORDER BY l.added_at, l.product_id`,
      [ownerKey],
    );
  }

  /** false when it was in the list already. */
  async add(list: ProductList, ownerKey: string, productId: number): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const added = await tx.query(
        `INSERT INTO ${list.table} (holder, product_id, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING product_id`,
        [ownerKey, productId, this.clock.now()],
      );
      if (added.length > 0) await this.trim(tx, list, ownerKey);
      return added.length > 0;
    });
  }

  /** false when it was not in the list. */
  async remove({ table }: ProductList, ownerKey: string, productId: number): Promise<boolean> {
    const remove = `DELETE FROM ${table} WHERE holder = $1 AND product_id = $2 RETURNING product_id`;
    return this.db.transaction(async (tx) => (await tx.query(remove, [ownerKey, productId])).length > 0);
  }

  async move(tx: Transaction, list: ProductList, from: string, to: string): Promise<void> {
    await tx.query(
      `WITH moved AS (DELETE FROM ${list.table} WHERE holder = $1 RETURNING product_id, added_at)
       INSERT INTO ${list.table} (holder, product_id, added_at) SELECT $2, product_id, added_at FROM moved ORDER BY product_id ON CONFLICT DO NOTHING`,
      [from, to],
    );
    await this.trim(tx, list, to);
  }

  /** Both lists of all of them. */
  async deleteOf(tx: Transaction, ownerKeys: readonly string[]): Promise<void> {
    for (const { table } of [WISHLIST, COMPARISON])
      await tx.query(`DELETE FROM ${table} WHERE holder = ANY($1::text[])`, [ownerKeys]);
  }

  /** What guests added at `before` or earlier, at most `limit`. Answers the number. */
  async deleteOfGuests({ table }: ProductList, before: Date, limit: number): Promise<number> {
    const deleted = await this.db.query(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE added_at <= $1 AND holder LIKE 'g:%' LIMIT $2)) RETURNING 1`,
      [before, limit],
    );
    return deleted.length;
  }

  private async trim(db: Pick<Transaction, 'query'>, { table, max }: ProductList, ownerKey: string): Promise<void> {
    await db.query(
      `DELETE FROM ${table} WHERE holder = $1 AND product_id IN
        (SELECT product_id FROM ${table} WHERE holder = $1 ORDER BY added_at DESC, product_id OFFSET ${max})`,
      [ownerKey],
    );
  }
}
