import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { NewOrderLine, OrderLine, OrderRecord } from '../domain/order-record.js';
import type { OrderChanges } from '../domain/order-changes.js';
import type { HistoryEntry, HistoryView } from '../domain/order-history.js';
import { orderErrors } from '../order.errors.js';
import {
  changedColumns,
  changeOrder,
  lineColumns,
  toOrderLine,
  toOrderRecord,
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
  LOCK_UNCHANGED,
  NEWEST_ORDER,
  ORDER_OF_INTENT,
  PROVEN_EMAIL,
  RETAX_LINES,
} from './order.sql.js';

/** Who made an order; null matches none. */
export interface OrderMaker {
  readonly customerId: number | null;
  readonly guestOwnerKey: string | null;
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

  /** The newest of a customer or a guest made after `since`; null when there is none. */
  async newestOf({ customerId, guestOwnerKey }: OrderMaker, since: Date): Promise<OrderRecord | null> {
    const [row] = await this.db.query<OrderRow>(NEWEST_ORDER, [since, customerId, guestOwnerKey]);
    return row ? toOrderRecord(row) : null;
  }

  countOf(customerId: number): Promise<number> {
    return this.db.entities.countBy(OrderEntity, { customer_id: customerId });
  }

  /** Row lock until the end of the transaction. @throws order_not_found */
  async lock(tx: Transaction, id: number): Promise<OrderRecord> {
    const [row] = await tx.query<OrderRow>(LOCK_ORDER, [id]);
    if (!row) throw orderErrors.order_not_found();
    return toOrderRecord(row);
  }

  /** As `lock`, of an order that was read. @throws a guard's failure when it has changed since */
  async lockUnchanged(tx: Transaction, { id, version }: OrderRecord): Promise<void> {
    await tx.query(LOCK_UNCHANGED, [id, version]);
  }

  async lines(order: OrderRecord, tx?: Transaction): Promise<OrderLine[]> {
    const rows = await (tx ?? this.db).query<LineRow>(LINES_OF_ORDER, [order.id]);
    return rows.map((row) => toOrderLine(row, order.currency));
  }

  /** Writes what changes of a locked order; its version goes up by one. */
  async change(tx: Transaction, order: OrderRecord, changes: OrderChanges): Promise<OrderRecord> {
    const changed = changedColumns(changes);
    const statement = changeOrder(changed.map(([column]) => column));
    const [row] = await tx.query<OrderRow>(statement, [order.id, ...changed.map(([, value]) => value)]);
    return toOrderRecord(row!);
  }

  /** Not an edit: the version stays, so that open forms stay valid. */
  async attachInvoice(tx: Transaction, { id }: OrderRecord, path: string): Promise<void> {
    await tx.entities.update(OrderEntity, { id }, { invoice_path: path });
  }

  async replaceLines(tx: Transaction, { id }: OrderRecord, lines: readonly NewOrderLine[]): Promise<void> {
    await tx.entities.delete(OrderLineEntity, { order_id: id });
    await tx.entities.insert(
      OrderLineEntity,
      lines.map((line) => ({ order_id: id, ...lineColumns(line) })),
    );
  }

  /** The same lines under other tax rules, such as those of another country. */
  async retaxLines(tx: Transaction, lines: readonly OrderLine[], taxed: readonly NewOrderLine[]): Promise<void> {
    await tx.query(RETAX_LINES, [
      JSON.stringify(taxed.map((line, index) => ({ ...lineColumns(line), id: lines[index]!.id }))),
    ]);
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

  /** Whether its history has an entry of this kind; to be asked under the lock of the order. */
  hasHistoryEntry(tx: Transaction, orderId: number, kind: string): Promise<boolean> {
    return tx.entities.existsBy(OrderHistoryEntity, { order_id: orderId, kind });
  }

  /** The first change first. */
  async history(orderId: number): Promise<HistoryView[]> {
    const rows = await this.db.entities.find(OrderHistoryEntity, {
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
