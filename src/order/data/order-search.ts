import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { OrderRecord } from '../domain/order-record.js';
import { typedOrderNumber } from '../domain/typed-order-number.js';
import { searchSql } from './order-conditions.sql.js';
import { toOrderRecord, type OrderRow } from './order-row.js';

/**
 * Finds orders by number, reference, email address, phone or name. It does not count the matches, so that the work is
 * limited.
 */
@Injectable()
export class OrderSearch {
  constructor(private readonly database: Database) {}

  /** At most `limit` orders: the one with that number first, then the newest. A single character finds numbers only. */
  async find(q: string, limit: number): Promise<OrderRecord[]> {
    const text = q.trim();
    const number = typedOrderNumber(text);
    const values: unknown[] = [];
    const bind = (value: unknown): string => `$${values.push(value)}`;
    const found: string[] = [];
    // SQL: searches the number by the primary key, and the rest by the trigram index; each half reads at most `limit`
    // rows
    if (number !== null) found.push(`(SELECT id, 0 AS place FROM shop_order WHERE id = ${bind(number)})`);
    if (text.length > 1)
      found.push(
        `(SELECT id, 1 AS place FROM shop_order WHERE ${searchSql(text, bind)} ORDER BY id DESC
          LIMIT ${bind(limit + 1)})`,
      );
    if (found.length === 0) return [];
    // SQL: the planner must see the words of the search
    const rows = await this.database.readLagging<OrderRow>(
      `SELECT o.* FROM (SELECT id, min(place) AS place FROM (${found.join(' UNION ALL ')}) each GROUP BY id) hit
       JOIN shop_order o ON o.id = hit.id ORDER BY hit.place, o.id DESC LIMIT ${bind(limit)}`,
      values,
    );
    return rows.map(toOrderRecord);
  }
}
