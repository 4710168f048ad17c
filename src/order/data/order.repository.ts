import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { OrderLine, OrderRecord } from '../domain/order-record.js';
import { orderErrors } from '../order.errors.js';
import { toOrderLine, toOrderRecord, type LineRow, type OrderRow } from './order-row.js';
import {
  changeOrder,
  FIND_ORDER,
  INSERT_HISTORY,
  LINES_OF_ORDER,
  LOCK_ORDER,
  NEWEST_ORDER,
  ORDERS_OF_CUSTOMER,
  PROVEN_EMAIL,
} from './order.statements.js';

export interface HistoryEntry {
  readonly kind: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly note?: string | null;
  readonly changes?: unknown;
}

/** Who made an order; null matches none. */
export interface OrderMaker {
  readonly customerId: number | null;
  readonly guestOwnerKey: string | null;
}

/** Columns that use cases set; the value null clears. */
export type OrderChanges = Partial<
  Record<
    | 'status'
    | 'payment_method'
    | 'payment_note'
    | 'paid_at'
    | 'payment_due_at'
    | 'cancel_reason'
    | 'cancelled_at'
    | 'shipped_at'
    | 'stock_returned_at'
    | 'paid'
    | 'refunded'
    | 'shipping_address'
    | 'billing_address'
    | 'note'
    | 'subtotal'
    | 'tax'
    | 'shipping'
    | 'total'
    | 'shipping_method'
    | 'tracking_number'
    | 'prices_include_tax'
    | 'invoice_path',
    unknown
  >
>;

@Injectable()
export class OrderRepository {
  constructor(private readonly db: Database) {}

  async find(id: number): Promise<OrderRecord | null> {
    const [row] = await this.db.query<OrderRow>(FIND_ORDER, [id]);
    return row ? toOrderRecord(row) : null;
  }

  async provenEmail(id: number): Promise<string | null> {
    const [row] = await this.db.query<{ email: string | null }>(PROVEN_EMAIL, [id]);
    return row?.email ?? null;
  }

  async findByIdempotencyRef(ref: string): Promise<OrderRecord | null> {
    const [row] = await this.db.query<OrderRow>('SELECT * FROM shop_order WHERE idempotency_ref = $1', [ref]);
    return row ? toOrderRecord(row) : null;
  }

  /** The newest of a customer or a guest made after `since`; null when there is none. */
  async newestOf({ customerId, guestOwnerKey }: OrderMaker, since: Date): Promise<OrderRecord | null> {
    const [row] = await this.db.query<OrderRow>(NEWEST_ORDER, [since, customerId, guestOwnerKey]);
    return row ? toOrderRecord(row) : null;
  }

  async countOf(customerId: number): Promise<number> {
    const [row] = await this.db.query<{ n: number }>(ORDERS_OF_CUSTOMER, [customerId]);
    return row!.n;
  }

  /** Row lock until the end of the transaction. @throws order_not_found */
  async lock(tx: Transaction, id: number): Promise<OrderRecord> {
    const [row] = await tx.query<OrderRow>(LOCK_ORDER, [id]);
    if (!row) throw orderErrors.order_not_found();
    return toOrderRecord(row);
  }

  async lines(order: OrderRecord, tx?: Transaction): Promise<OrderLine[]> {
    const rows = await (tx ?? this.db).query<LineRow>(LINES_OF_ORDER, [order.id]);
    return rows.map((row) => toOrderLine(row, order.currency));
  }

  /** Writes the named columns of a locked order; its version goes up by one. */
  async change(tx: Transaction, order: OrderRecord, changes: OrderChanges): Promise<OrderRecord> {
    const values = Object.values(changes).map(columnValue);
    const [row] = await tx.query<OrderRow>(changeOrder(Object.keys(changes)), [order.id, ...values]);
    return toOrderRecord(row!);
  }

  async addHistoryEntry(tx: Transaction, orderId: number, actor: Actor, entry: HistoryEntry): Promise<void> {
    await tx.query(INSERT_HISTORY, [
      orderId,
      JSON.stringify(actor),
      entry.kind,
      entry.from ?? null,
      entry.to ?? null,
      entry.note ?? null,
      entry.changes === undefined ? null : JSON.stringify(entry.changes),
    ]);
  }
}

function columnValue(value: unknown): unknown {
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) return JSON.stringify(value);
  return value;
}
