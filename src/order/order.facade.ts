import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { newOrderKey } from '#kernel';
import type { Part } from '../platform/database/part.js';
import type { Transaction, TransactionEffects } from '../platform/database/transaction.js';
import { insertingOrder, NEW_ORDER_FACTS } from './data/insert-order.js';
import { OrderLists, type ListedOrder, type OrderCounts } from './data/order-lists.js';
import { OrderRepository, type OrderMaker } from './data/order.repository.js';
import { CustomerPurchases, type Purchases } from './data/purchases.js';
import type { CreatedOrder, NewOrder, NewOrderLine, OrderLine, OrderRecord } from './domain/order-record.js';
import type { OrderChanges } from './domain/order-changes.js';
import type { OrderFilter } from './domain/order-filter.js';
import type { HistoryEntry, HistoryView } from './domain/order-history.js';
import { MoveOrder, type Move } from './use-cases/move-order.js';

/** Orders for other modules. */
@Injectable()
export class OrderFacade {
  constructor(
    private readonly repository: OrderRepository,
    private readonly moveOrder: MoveOrder,
    private readonly lists: OrderLists,
    private readonly purchases: CustomerPurchases,
  ) {}

  /** Stores a new order in `pending` with its lines and publishes OrderCreated. */
  creating(effects: TransactionEffects, order: NewOrder, actor: Actor): Part<CreatedOrder> {
    effects.publishDecidedLater(NEW_ORDER_FACTS, 'OrderCreated', actor, newOrderEventData(order));
    return insertingOrder(newOrderKey(), order, actor);
  }

  /** Gives all orders of a customer to another one, and returns their number. Both customers must be locked. */
  giveOrders(tx: Transaction, from: number, to: number): Promise<number> {
    return this.repository.giveOrders(tx, from, to);
  }

  find(id: number): Promise<OrderRecord | null> {
    return this.repository.find(id);
  }

  /**
   * The email address that the buyer has proven to own (that of a verified account), or for which an administrator or
   * integration placed the order; otherwise null.
   */
  provenEmail(id: number): Promise<string | null> {
    return this.repository.provenEmail(id);
  }

  /** The order that an earlier attempt with the same idempotency key created. */
  findByIdempotencyRef(ref: string): Promise<OrderRecord | null> {
    return this.repository.findByIdempotencyRef(ref);
  }

  /** Returns the newest order, not counting cancelled ones, that the buyer placed after `since`; null for none. */
  newestOf(maker: OrderMaker, since: Date): Promise<OrderRecord | null> {
    return this.repository.newestOf(maker, since);
  }

  /**
   * Locks the order's row, which every change of an order requires.
   * @throws order_not_found
   */
  lock(tx: Transaction, id: number): Promise<OrderRecord> {
    return this.repository.lock(tx, id);
  }

  lines(order: OrderRecord, tx?: Transaction): Promise<OrderLine[]> {
    return this.repository.lines(order, tx);
  }

  /**
   * Changes the status of an order that is locked, or unchanged since it was read.
   * @throws illegal_transition with `allowed`, stale_version
   */
  moving(effects: TransactionEffects, order: OrderRecord, move: Move): Part<OrderRecord> {
    return this.moveOrder.moving(effects, order, move);
  }

  /**
   * Changes an order that is locked, or unchanged since it was read, but not its status.
   * @throws stale_version
   */
  changing(order: OrderRecord, changes: OrderChanges): Part<OrderRecord> {
    return this.repository.changing(order, changes);
  }

  addingHistoryEntry(orderId: number, actor: Actor, entry: HistoryEntry): Part<unknown> {
    return this.repository.addingHistoryEntry(orderId, actor, entry);
  }

  /** Changes the status as `moving` does, in a batch of its own. */
  async move(tx: Transaction, order: OrderRecord, move: Move): Promise<OrderRecord> {
    return (await tx.batch([this.moving(tx, order, move)]))[0];
  }

  /** Changes the order as `changing` does, in a batch of its own. */
  async change(tx: Transaction, order: OrderRecord, changes: OrderChanges): Promise<OrderRecord> {
    return (await tx.batch([this.changing(order, changes)]))[0];
  }

  setInvoiceOnRequest(id: number, invoiceOnRequest: boolean): Promise<void> {
    return this.repository.setInvoiceOnRequest(id, invoiceOnRequest);
  }

  /** Stores the path of the order's invoice. Does not increment the version, so that open forms stay valid. */
  attachInvoice(tx: Transaction, order: OrderRecord, path: string): Promise<void> {
    return this.repository.attachInvoice(tx, order, path);
  }

  async addHistoryEntry(tx: Transaction, orderId: number, actor: Actor, entry: HistoryEntry): Promise<void> {
    await tx.batch([this.addingHistoryEntry(orderId, actor, entry)]);
  }

  replaceLines(tx: Transaction, order: OrderRecord, lines: readonly NewOrderLine[]): Promise<void> {
    return this.repository.replaceLines(tx, order, lines);
  }

  /** Recalculates the same lines by other tax rules, such as those of another country. */
  retaxLines(tx: Transaction, lines: readonly OrderLine[], taxed: readonly NewOrderLine[]): Promise<void> {
    return this.repository.retaxLines(tx, lines, taxed);
  }

  list(filter: OrderFilter): Promise<{ orders: ListedOrder[]; total: number }> {
    return this.lists.page(filter);
  }

  /** Iterates over all matches in batches. */
  walk(filter: Omit<OrderFilter, 'limit' | 'offset'>): AsyncGenerator<ListedOrder[]> {
    return this.lists.walk(filter);
  }

  counts(): Promise<OrderCounts> {
    return this.lists.counts();
  }

  /** Number of a customer's orders. */
  countOf(customerId: number): Promise<number> {
    return this.repository.countOf(customerId);
  }

  /** Purchases of customers, in the given order. */
  purchasesOf(customerIds: readonly number[]): Promise<Purchases[]> {
    return this.purchases.of(customerIds);
  }

  history(orderId: number, tx?: Transaction): Promise<HistoryView[]> {
    return this.repository.history(orderId, tx);
  }
}

/** Data of OrderCreated except what the database computes. */
const newOrderEventData = (order: NewOrder) => ({
  status: 'pending',
  total: order.total.toNumber(),
  currency: order.currency,
  payment_method: order.paymentMethod,
  email: order.contact.email,
  language: order.language,
  is_quick: order.isQuick,
  items: order.lines.map((line) => ({
    product_id: line.productId,
    variant_id: line.variantId,
    name: line.name,
    sku: line.sku,
    quantity: line.quantity,
    price: line.price.toNumber(),
    total: line.total.toNumber(),
  })),
});
