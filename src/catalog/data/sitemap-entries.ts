import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A page of the shop: that of a product or a category. */
export interface SitemapEntry {
  readonly alias: string;
  readonly changedAt: Date;
}

/** Products with ids in one range, so that a new product does not move others to another part. */
export interface AddressPart {
  /** Number of the part, from 1. */
  readonly number: number;
  readonly count: number;
  readonly changedAt: Date;
}

/** Number of ids of a part. */
const SPAN = 10_000;
/** Number of rows read at a time. */
const BATCH = 1_000;

/** SQL: is read in batches by id, from a replica if there is one. */
const PRODUCTS = `SELECT id, alias, updated_at AS "changedAt" FROM product
  WHERE id > $1 AND id <= $2 AND published AND deleted_at IS NULL ORDER BY id LIMIT ${BATCH}`;
/** SQL: is read in batches, like products. */
const CATEGORIES = `SELECT id, alias, updated_at AS "changedAt" FROM category WHERE id > $1 AND id <= $2 AND published
  ORDER BY id LIMIT ${BATCH}`;

const LAST_ID = 2_147_483_647;

/** All pages of the catalog that customers can see, read in batches, because their number is unlimited. */
@Injectable()
export class SitemapEntries {
  constructor(private readonly database: Database) {}

  /** The parts that have a product. SQL: groups rows by ranges of ids. */
  parts(): Promise<AddressPart[]> {
    return this.database.readLagging<AddressPart>({
      name: 'catalog_address_parts',
      text: `SELECT (id - 1) / ${SPAN} + 1 AS number, count(*)::int AS count, max(updated_at) AS "changedAt"
        FROM product WHERE published AND deleted_at IS NULL GROUP BY 1 ORDER BY 1`,
    });
  }

  /** The products of a part in batches; nothing for a part that does not exist. */
  products(part: number): AsyncGenerator<SitemapEntry[]> {
    return this.walk('catalog_product_addresses', PRODUCTS, (part - 1) * SPAN, part * SPAN);
  }

  categories(): AsyncGenerator<SitemapEntry[]> {
    return this.walk('catalog_category_addresses', CATEGORIES, 0, LAST_ID);
  }

  private async *walk(name: string, text: string, after: number, last: number): AsyncGenerator<SitemapEntry[]> {
    for (let id = after; ;) {
      const rows = await this.database.readLagging<SitemapEntry & { id: number }>({ name, text }, [
        id,
        Math.min(last, LAST_ID),
      ]);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) return;
      id = rows.at(-1)!.id;
    }
  }
}
