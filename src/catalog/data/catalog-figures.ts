import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Open tasks of the catalog. */
export interface CatalogWork {
  /** Whether there is any product. */
  readonly any: boolean;
  /** Number of published products without stock. */
  readonly soldOut: number;
  /** Number of published products with low stock. */
  readonly low: number;
  readonly reviewsWaiting: number;
}

/** SQL: a fragment that counts products by their stock, in the statement that reads all counts. */
const WITH_STOCK = (stock: string): string => `
  (SELECT count(*)::int FROM stock_level s JOIN product p ON p.id = s.product_id WHERE s.in_stock ${stock}
    AND p.published AND p.deleted_at IS NULL)`;

/** SQL: reads all counts in one statement. */
const WORK = {
  name: 'catalog_work',
  text: `SELECT EXISTS (SELECT FROM product WHERE deleted_at IS NULL) AS any, ${WITH_STOCK('= 0')} AS sold_out,
    ${WITH_STOCK('BETWEEN 1 AND $1::int')} AS low,
    (SELECT count(*)::int FROM review WHERE status = 'waiting') AS reviews_waiting`,
};

/** Numbers of the catalog, in one statement. They may be outdated with read replicas. */
@Injectable()
export class CatalogFigures {
  constructor(private readonly database: Database) {}

  /** @param few stock at or below this number counts as low */
  async work(few: number): Promise<CatalogWork> {
    const [row] = await this.database.readLagging<{
      any: boolean;
      sold_out: number;
      low: number;
      reviews_waiting: number;
    }>(WORK, [few]);
    return { any: row!.any, soldOut: row!.sold_out, low: row!.low, reviewsWaiting: row!.reviews_waiting };
  }
}
