import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { Database } from '../../platform/database/database.js';
import { part, type Part } from '../../platform/database/part.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import type { NewOrderLine, OrderLine, OrderRecord } from '../domain/order-record.js';
import type { StoredChanges } from '../domain/order-changes.js';
import type { HistoryEntry, HistoryView } from '../domain/order-history.js';
import type { OrderStatus } from '../domain/order-status.js';
import { orderErrors } from '../order.errors.js';
import {
  changedColumns,
  changeOrder,
  lineColumns,
  toOrderLine,
  toOrderRecord,
  type DecidedOnChange,
  type LineRow,
  type OrderRow,
} from './order-row.js';
import { OrderEntity } from './order.entity.js';
import { OrderHistoryEntity } from './order-history.entity.js';
import { OrderLineEntity } from './order-line.entity.js';
import {
  FIND_ORDER,
  INSERT_HISTORY,
  LINES_OF_ORDER,
  LOCK_ORDER,
  NEWEST_ORDER,
  ORDER_OF_INTENT,
  PROVEN_EMAIL,
  RETAX_LINES,
} from './order.sql.js';

/** The customer or guest who placed an order; null matches none. */
export interface OrderMaker {
  readonly customerId: number | null;
  readonly guestOwnerKey: string | null;
}

/** A status change for the history. */
export interface StatusStory {
  readonly actor: Actor;
  readonly kind: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly note: string | null;
}

/** Orders with their lines and history. */
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
    const [row] = await this.db.query<OrderRow>(ORDER_OF_INTENT, [ref]);
    return row ? toOrderRecord(row) : null;
  }

  /** The newest order of a customer or a guest placed after `since`; null if there is none. */
  async newestOf({ customerId, guestOwnerKey }: OrderMaker, since: Date): Promise<OrderRecord | null> {
    const [row] = await this.db.query<OrderRow>(NEWEST_ORDER, [since, customerId, guestOwnerKey]);
    return row ? toOrderRecord(row) : null;
  }

  /**
   * Gives all orders of a customer to another one, and returns their number. SQL: locks the orders by ascending id, as
   * every change of several orders does.
   */
  async giveOrders(tx: Transaction, from: number, to: number): Promise<number> {
    // A statement that locks and updates could deadlock; see lockRows in catalog/data/stock-taking.ts.
    const locked = await tx.query<{ id: number }>(
      'SELECT id FROM shop_order WHERE customer_id = $1 ORDER BY id FOR UPDATE',
      [from],
    );
    await tx.query('UPDATE shop_order SET customer_id = $2 WHERE id = ANY ($1::int[])', [
      locked.map(({ id }) => id),
      to,
    ]);
    return locked.length;
  }

  countOf(customerId: number): Promise<number> {
    return this.db.entities.countBy(OrderEntity, { customer_id: customerId });
  }

  /**
   * Locks the row until the end of the transaction.
   * @throws order_not_found
   */
  async lock(tx: Transaction, id: number): Promise<OrderRecord> {
    const [row] = await tx.query<OrderRow>(LOCK_ORDER, [id]);
    if (!row) throw orderErrors.order_not_found();
    return toOrderRecord(row);
  }

  async lines(order: OrderRecord, tx?: Transaction): Promise<OrderLine[]> {
    const rows = await (tx ?? this.db).query<LineRow>(LINES_OF_ORDER, [order.id]);
    return rows.map((row) => toOrderLine(row, order.currency));
  }

  /**
   * Updates the order (locked, or unchanged since read) and adds a history entry for a status change; increments the
   * version.
   * @throws stale_version if it has changed since it was read
   */
  changing(order: OrderRecord, changes: StoredChanges, story?: StatusStory): Part<OrderRecord> {
    const changed = changedColumns(changes);
    const statement = changeOrder(
      changed.map(([column]) => column),
      story !== undefined,
    );
    const values = [
      order.id,
      ...changed.map(([, value]) => value),
      order.version,
      ...(story ? [JSON.stringify(story.actor), story.kind, story.from, story.to, story.note] : []),
    ];
    const refusals = { stale_version: () => commonErrors.stale_version() };
    return part<DecidedOnChange>(statement, values, refusals).map(([decided]) => {
      const { payment_status: paymentStatus, version, updated_at: updatedAt } = decided!;
      return { ...order, ...changes, paymentStatus, version, updatedAt };
    });
  }

  /** Does not increment the version, so that open forms stay valid. */
  async attachInvoice(tx: Transaction, { id }: OrderRecord, path: string): Promise<void> {
    await tx.entities.update(OrderEntity, { id }, { invoice_path: path });
  }

  /** Does not increment the version, so that open forms stay valid. */
  async setInvoiceOnRequest(id: number, invoiceOnRequest: boolean): Promise<void> {
    await this.db.entities.update(OrderEntity, { id }, { invoice_on_request: invoiceOnRequest });
  }

  async replaceLines(tx: Transaction, { id }: OrderRecord, lines: readonly NewOrderLine[]): Promise<void> {
    await tx.entities.delete(OrderLineEntity, { order_id: id });
    await tx.entities.insert(
      OrderLineEntity,
      lines.map((line) => ({ order_id: id, ...lineColumns(line) })),
    );
  }

  /** Recalculates the same lines by other tax rules, such as those of another country. */
  async retaxLines(tx: Transaction, lines: readonly OrderLine[], taxed: readonly NewOrderLine[]): Promise<void> {
    await tx.query(RETAX_LINES, [
      JSON.stringify(taxed.map((line, index) => ({ ...lineColumns(line), id: lines[index]!.id }))),
    ]);
  }

  addingHistoryEntry(orderId: number, actor: Actor, entry: HistoryEntry): Part<unknown> {
    return part(INSERT_HISTORY, [
      orderId,
      JSON.stringify(actor),
      entry.kind,
      entry.from ?? null,
      entry.to ?? null,
      entry.note ?? null,
      entry.changes === undefined ? null : JSON.stringify(entry.changes),
    ]);
  }

  /** The history, oldest entry first. */
  async history(orderId: number, tx?: Transaction): Promise<HistoryView[]> {
    const rows = await (tx ?? this.db).entities.find(OrderHistoryEntity, {
      where: { order_id: orderId },
      order: { id: 'ASC' },
    });
    return rows.map((row) => ({
      id: Number(row.id),
      at: row.at.toISOString(),
      actor: row.actor,
      kind: row.kind,
      from: row.from_status,
      to: row.to_status,
      note: row.note,
      changes: row.changes,
    }));
  }
}
