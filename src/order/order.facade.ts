import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import type { Transaction } from '../platform/database/transaction.js';
import { lineColumns, type NewOrderLine } from './data/line-columns.js';
import { OrderRepository, type HistoryEntry, type OrderChanges, type OrderMaker } from './data/order.repository.js';
import { INSERT_LINES, RETAX_LINES } from './data/order.statements.js';
import type { OrderFilter } from './domain/order-filter.js';
import type { OrderLine, OrderRecord } from './domain/order-record.js';
import { InsertOrder, type CreatedOrder, type NewOrder } from './use-cases/insert-order.js';
import { FindUnpaid, type UnpaidOrder } from './use-cases/find-unpaid.js';
import { ListOrders, type ListedOrder, type OrderCounts } from './use-cases/list-orders.js';
import { MoveOrder, type Move } from './use-cases/move-order.js';
import { ReadHistory, type HistoryView } from './use-cases/read-history.js';
import { SumPurchases, type Purchases } from './use-cases/sum-purchases.js';

/** All that other modules see of orders. */
@Injectable()
export class OrderFacade {
  constructor(
    private readonly repository: OrderRepository,
    private readonly createOrder: InsertOrder,
    private readonly moveOrder: MoveOrder,
    private readonly listOrders: ListOrders,
    private readonly readHistory: ReadHistory,
    private readonly sumPurchases: SumPurchases,
    private readonly findUnpaid: FindUnpaid,
  ) {}

  create(tx: Transaction, order: NewOrder, actor: Actor): Promise<CreatedOrder> {
    return this.createOrder.run(tx, order, actor);
  }

  find(id: number): Promise<OrderRecord | null> {
    return this.repository.find(id);
  }

  /**
   * The address that its buyer has proven to own (a verified account's), or that an administrator or integration
   * ordered for; else null.
   */
  provenEmail(id: number): Promise<string | null> {
    return this.repository.provenEmail(id);
  }

  /** The order that an earlier try with the same idempotency key made. */
  findByIdempotencyRef(ref: string): Promise<OrderRecord | null> {
    return this.repository.findByIdempotencyRef(ref);
  }

  /** The newest order of a customer or a guest made after `since`, unless it was cancelled. */
  newestOf(maker: OrderMaker, since: Date): Promise<OrderRecord | null> {
    return this.repository.newestOf(maker, since);
  }

  /** Takes the row lock that every change of an order needs. @throws order_not_found */
  lock(tx: Transaction, id: number): Promise<OrderRecord> {
    return this.repository.lock(tx, id);
  }

  lines(order: OrderRecord, tx?: Transaction): Promise<OrderLine[]> {
    return this.repository.lines(order, tx);
  }

  /** @throws illegal_transition with `allowed` */
  move(tx: Transaction, order: OrderRecord, move: Move): Promise<OrderRecord> {
    return this.moveOrder.run(tx, order, move);
  }

  /** Writes columns of a locked order without a change of status. */
  change(tx: Transaction, order: OrderRecord, changes: OrderChanges): Promise<OrderRecord> {
    return this.repository.change(tx, order, changes);
  }

  /** Names the order's invoice. Not an edit: the version stays, so that open forms stay valid. */
  async attachInvoice(tx: Transaction, order: OrderRecord, path: string): Promise<void> {
    await tx.query('UPDATE shop_order SET invoice_path = $2, updated_at = now() WHERE id = $1', [order.id, path]);
  }

  addHistoryEntry(tx: Transaction, orderId: number, actor: Actor, entry: HistoryEntry): Promise<void> {
    return this.repository.addHistoryEntry(tx, orderId, actor, entry);
  }

  async replaceLines(tx: Transaction, order: OrderRecord, lines: readonly NewOrderLine[]): Promise<void> {
    await tx.query('DELETE FROM order_item WHERE order_id = $1', [order.id]);
    await tx.query(INSERT_LINES, [order.id, JSON.stringify(lines.map(lineColumns))]);
  }

  /** The same lines under other tax rules, such as those of another country. */
  async retaxLines(tx: Transaction, lines: readonly OrderLine[], taxed: readonly NewOrderLine[]): Promise<void> {
    await tx.query(RETAX_LINES, [
      JSON.stringify(taxed.map((line, index) => ({ ...lineColumns(line), id: lines[index]!.id }))),
    ]);
  }

  list(filter: OrderFilter): Promise<{ orders: ListedOrder[]; total: number }> {
    return this.listOrders.run(filter);
  }

  /** All that match, a few at a time. */
  walk(filter: Omit<OrderFilter, 'limit' | 'offset'>): AsyncGenerator<ListedOrder[]> {
    return this.listOrders.walk(filter);
  }

  /** In `awaiting_payment` by this method with nothing paid and a deadline before `before`, a few at a time. */
  pastDeadline(method: string, before: Date): AsyncGenerator<UnpaidOrder[]> {
    return this.findUnpaid.pastDeadline(method, before);
  }

  /**
   * In `pending` with nothing paid, made before `before` and untouched by administrators and integrations, a few at a
   * time.
   */
  unconfirmed(before: Date): AsyncGenerator<UnpaidOrder[]> {
    return this.findUnpaid.unconfirmed(before);
  }

  /** Whether no administrator or integration has made, changed or remarked on it; to be asked under its lock. */
  isUntouched(tx: Transaction, orderId: number): Promise<boolean> {
    return this.findUnpaid.isUntouched(tx, orderId);
  }

  counts(): Promise<OrderCounts> {
    return this.listOrders.count();
  }

  /** How many orders a customer has made. */
  countOf(customerId: number): Promise<number> {
    return this.repository.countOf(customerId);
  }

  /** What customers have ordered so far, in the order asked. */
  purchasesOf(customerIds: readonly number[]): Promise<Purchases[]> {
    return this.sumPurchases.run(customerIds);
  }

  history(orderId: number): Promise<HistoryView[]> {
    return this.readHistory.run(orderId);
  }
}
