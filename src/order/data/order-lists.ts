import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { OrderFilter } from '../domain/order-filter.js';
import type { OrderRecord } from '../domain/order-record.js';
import type { OrderStatus } from '../domain/order-status.js';
import { COUNT_ORDERS, listOrdersSql, walkOrdersSql, type Cursor } from './order-list.sql.js';
import { toOrderRecord, type OrderRow } from './order-row.js';

export interface ListedOrder {
  readonly order: OrderRecord;
  /** Number of items of all lines. */
  readonly itemCount: number;
  /** Whether the buyer has reported a transfer that is not verified yet. */
  readonly isPaymentReported: boolean;
  /** Whether the shop decided to keep what the buyer paid above the total. */
  readonly isOverpaymentKept: boolean;
}

export interface OrderCounts {
  readonly byStatus: ReadonlyMap<OrderStatus, number>;
  readonly overdue: number;
  readonly toVerify: number;
}

type ListRow = OrderRow & { item_count: number; payment_reported: boolean; overpayment_kept: boolean };

/** Number of orders read at a time in an iteration. */
const STEP = 500;

/** Lists of orders by filters, each with its own index; one statement per page. */
@Injectable()
export class OrderLists {
  constructor(private readonly db: Database) {}

  async page(filter: OrderFilter): Promise<{ orders: ListedOrder[]; total: number }> {
    const { text, values } = listOrdersSql(filter);
    const rows = await this.db.readLagging<ListRow & { matching: number }>(text, values);
    return { orders: rows.filter(({ id }) => id !== null).map(toListed), total: rows[0]!.matching };
  }

  /** Iterates over all matches in batches. Each batch is a short statement, so that no transaction stays open. */
  async *walk(filter: Omit<OrderFilter, 'limit' | 'offset'>): AsyncGenerator<ListedOrder[]> {
    let after: Cursor | null = null;
    do {
      const { text, values } = walkOrdersSql({ ...filter, limit: STEP, offset: 0 }, after);
      const rows: Array<ListRow & { place: string }> = await this.db.readLagging(text, values);
      if (rows.length > 0) yield rows.map(toListed);
      const last = rows.length === STEP ? rows.at(-1)! : null;
      after = last && { place: last.place, id: last.id };
    } while (after);
  }

  async counts(): Promise<OrderCounts> {
    const rows = await this.db.readLagging<{ status: OrderStatus; n: number; overdue: number; to_verify: number }>(
      COUNT_ORDERS,
    );
    return {
      byStatus: new Map(rows.map(({ status, n }) => [status, n])),
      overdue: rows[0]?.overdue ?? 0,
      toVerify: rows[0]?.to_verify ?? 0,
    };
  }
}

const toListed = (row: ListRow): ListedOrder => ({
  order: toOrderRecord(row),
  itemCount: row.item_count,
  isPaymentReported: row.payment_reported,
  isOverpaymentKept: row.overpayment_kept,
});
