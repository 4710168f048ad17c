import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { COMPARISON, WISHLIST, type ProductList } from './product-list.js';

export interface ListedProduct {
  readonly productId: number;
  readonly addedAt: Date;
}

/** Ids of both lists, newest first. */
export interface ListedIds {
  readonly wishlist: number[];
  readonly compare: number[];
}

// SQL: is a part of the statement IDS
const newest = ({ table, max }: ProductList): string =>
  `ARRAY(SELECT product_id FROM ${table} WHERE holder = $1 ORDER BY added_at DESC, product_id LIMIT ${max})`;
// SQL: reads both lists in one statement; runs frequently, because pages mark the products in them
const IDS = {
  name: 'product_lists_ids',
  text: `SELECT ${newest(WISHLIST)} AS wishlist, ${newest(COMPARISON)} AS compare`,
};

/** Wishlists and comparisons. */
@Injectable()
export class ProductLists {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Products of a list, newest first. */
  all({ entity, max }: ProductList, ownerKey: string): Promise<ListedProduct[]> {
    return this.db.entities.find(entity, {
      where: { ownerKey },
      order: { addedAt: 'DESC', productId: 'ASC' },
      take: max,
    });
  }

  /** Ids of both lists in one statement, for pages that mark the products in them. */
  async ids(ownerKey: string): Promise<ListedIds> {
    const [row] = await this.db.query<ListedIds>(IDS, [ownerKey]);
    return row!;
  }

  /** Products of a list for the export of personal data, oldest first, with their names. */
  named({ table }: ProductList, ownerKey: string): Promise<object[]> {
    // SQL: joins the names of the products, which belong to another module
    return this.db.query(
      `SELECT l.product_id, p.name, l.added_at FROM ${table} l JOIN product p ON p.id = l.product_id WHERE l.holder = $1
        ORDER BY l.added_at, l.product_id`,
      [ownerKey],
    );
  }

  /** False if the product was in the list before. */
  async add(list: ProductList, ownerKey: string, productId: number): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const { raw } = await tx.entities
        .createQueryBuilder()
        .insert()
        .into(list.entity)
        .values({ ownerKey, productId, addedAt: this.clock.now() })
        .orIgnore()
        .returning('product_id')
        .updateEntity(false)
        .execute();
      const isAdded = (raw as unknown[]).length > 0;
      if (isAdded) await this.trim(tx, list, ownerKey);
      return isAdded;
    });
  }

  /** False if the product was not in the list. */
  remove({ entity }: ProductList, ownerKey: string, productId: number): Promise<boolean> {
    return this.db.transaction(
      async (tx) => (await tx.entities.delete(entity, { ownerKey, productId })).affected === 1,
    );
  }

  async move(tx: Transaction, list: ProductList, from: string, to: string): Promise<void> {
    // SQL: one statement for all rows, in the order of their ids, so that two moves to one list do not deadlock
    await tx.query(
      `WITH moved AS (DELETE FROM ${list.table} WHERE holder = $1 RETURNING product_id, added_at)
       INSERT INTO ${list.table} (holder, product_id, added_at) SELECT $2, product_id, added_at FROM moved
         ORDER BY product_id ON CONFLICT DO NOTHING`,
      [from, to],
    );
    await this.trim(tx, list, to);
  }

  /** Deletes both lists of the owners. */
  async deleteOf(tx: Transaction, ownerKeys: readonly string[]): Promise<void> {
    for (const { entity } of [WISHLIST, COMPARISON]) await tx.entities.delete(entity, { ownerKey: In(ownerKeys) });
  }

  /** Deletes at most `limit` rows that guests added at `before` or earlier. Returns their number. */
  async deleteOfGuests({ table }: ProductList, before: Date, limit: number): Promise<number> {
    // SQL: has a limit, which TypeORM's deletions lack
    const deleted = await this.db.query(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} WHERE added_at <= $1 AND holder LIKE 'g:%' LIMIT $2)) RETURNING 1`,
      [before, limit],
    );
    return deleted.length;
  }

  private async trim(db: Pick<Transaction, 'query'>, { table, max }: ProductList, ownerKey: string): Promise<void> {
    // SQL: deletes all but the newest, in one statement
    await db.query(
      `DELETE FROM ${table} WHERE holder = $1 AND product_id IN
        (SELECT product_id FROM ${table} WHERE holder = $1 ORDER BY added_at DESC, product_id OFFSET ${max})`,
      [ownerKey],
    );
  }
}
