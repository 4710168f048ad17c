import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { OrderRecord } from '../domain/order-record.js';
import { TO_VERIFY } from './order-conditions.sql.js';
import { toOrderRecord, type OrderRow } from './order-row.js';

/** SQL: reads many orders in one query. */
const BY_IDS = 'SELECT * FROM shop_order WHERE id = ANY ($1::int[])';
/** SQL: an expression that has an index. */
const BY_TRACKING = `SELECT *, upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g')) AS plain FROM shop_order
  WHERE tracking_number IS NOT NULL AND upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g')) = ANY ($1::text[])
  ORDER BY id`;
/** Has the condition of the index of orders to verify. SQL: compares columns. */
const UNCOLLECTED = `SELECT * FROM shop_order WHERE ${TO_VERIFY} AND status = 'shipped' AND payment_method = ANY ($1::text[])
  AND shipped_at < $2 ORDER BY shipped_at, id LIMIT $3`;

/** Orders that a courier delivers and collects the money for. */
@Injectable()
export class CourierOrders {
  constructor(private readonly db: Database) {}

  /** Returns orders by their ids; unknown ids are missing. */
  async byIds(ids: readonly number[], tx?: Transaction): Promise<ReadonlyMap<number, OrderRecord>> {
    if (ids.length === 0) return new Map();
    const rows = await (tx ?? this.db).query<OrderRow>(BY_IDS, [[...new Set(ids)]]);
    return new Map(rows.map((row) => [row.id, toOrderRecord(row)]));
  }

  /**
   * Returns orders by their tracking numbers; several orders may be in one parcel.
   * @param numbers Latin capitals and digits only
   */
  async byTracking(numbers: readonly string[], tx?: Transaction): Promise<ReadonlyMap<string, readonly OrderRecord[]>> {
    if (numbers.length === 0) return new Map();
    const rows = await (tx ?? this.db).query<OrderRow & { plain: string }>(BY_TRACKING, [numbers]);
    const found = new Map<string, OrderRecord[]>();
    for (const row of rows) found.set(row.plain, [...(found.get(row.plain) ?? []), toOrderRecord(row)]);
    return found;
  }

  /** Shipped orders with a balance due by one of the payment methods, the earliest first. */
  async uncollected(methods: readonly string[], shippedBefore: Date, most: number): Promise<OrderRecord[]> {
    return (await this.db.query<OrderRow>(UNCOLLECTED, [methods, shippedBefore, most])).map(toOrderRecord);
  }
}
