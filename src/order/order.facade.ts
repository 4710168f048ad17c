import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { newOrderKey } from '#kernel';
import type { Part } from '../platform/database/part.js';
import type { Transaction, TransactionEffects } from '../platform/database/transaction.js';
import { insertingOrder, NEW_ORDER_FACTS } from './data/insert-order.js';
import { OrderLists, type ListedOrder, type OrderCounts } from './data/order-lists.js';
import { OrderRepository, type OrderMaker } from './data/order.repository.js';
import { CustomerPurchases, type Purchases } from './data/purchases.js';
import { UnpaidOrders, type UnpaidOrder } from './data/unpaid-orders.js';
import {
  type CreatedOrder,
  type NewOrder,
  type NewOrderLine,
  type OrderLine,
  type OrderRecord,
} from './domain/order-record.js';
import type { OrderChanges } from './domain/order-changes.js';
import type { OrderFilter } from './domain/order-filter.js';
import type { HistoryEntry, HistoryView } from './domain/order-history.js';
import { MoveOrder, type Move } from './use-cases/move-order.js';

/** All that other modules see of orders. */
@Injectable()
export class OrderFacade {
  constructor(
    private readonly repository: OrderRepository,
    private readonly moveOrder: MoveOrder,
    private readonly lists: OrderLists,
    private readonly purchases: CustomerPurchases,
    private readonly unpaid: UnpaidOrders,
  ) {}

  /** Stores a new order in `pending` with its lines and publishes OrderCreated. */
  creating(effects: TransactionEffects, order: NewOrder, actor: Actor): Part<CreatedOrder> {
    effects.publishDecidedLater(NEW_ORDER_FACTS, 'OrderCreated', actor, newOrderEventData(order));
    return insertingOrder(newOrderKey(), order, actor);
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

  /**
   * Changes the status of an order that is locked, or unchanged since it was read.
   * @throws illegal_transition with `allowed`, stale_version
   */
  moving(effects: TransactionEffects, order: OrderRecord, move: Move): Part<OrderRecord> {
    return this.moveOrder.moving(effects, order, move);
  }

  /** Changes an order that is locked, or unchanged since it was read, but not its status. @throws stale_version */
  changing(order: OrderRecord, changes: OrderChanges): Part<OrderRecord> {
    return this.repository.changing(order, changes);
  }

  addingHistoryEntry(orderId: number, actor: Actor, entry: HistoryEntry): Part<unknown> {
    return this.repository.addingHistoryEntry(orderId, actor, entry);
  }

  /** Sends the batch that consists of `moving` only. */
  async move(tx: Transaction, order: OrderRecord, move: Move): Promise<OrderRecord> {
    return (await tx.batch([this.moving(tx, order, move)]))[0];
  }

  /** Sends the batch that consists of `changing` only. */
  async change(tx: Transaction, order: OrderRecord, changes: OrderChanges): Promise<OrderRecord> {
    return (await tx.batch([this.changing(order, changes)]))[0];
  }

  setInvoiceOnRequest(id: number, invoiceOnRequest: boolean): Promise<void> {
    return this.repository.setInvoiceOnRequest(id, invoiceOnRequest);
  }

  /** Names the order's invoice. Not an edit: the version stays, so that open forms stay valid. */
  attachInvoice(tx: Transaction, order: OrderRecord, path: string): Promise<void> {
    return this.repository.attachInvoice(tx, order, path);
  }

  async addHistoryEntry(tx: Transaction, orderId: number, actor: Actor, entry: HistoryEntry): Promise<void> {
    await tx.batch([this.addingHistoryEntry(orderId, actor, entry)]);
  }

  /** Whether its history has an entry of this kind; to be asked under its lock. */
  hasHistoryEntry(tx: Transaction, orderId: number, kind: string): Promise<boolean> {
    return this.repository.hasHistoryEntry(tx, orderId, kind);
  }

  replaceLines(tx: Transaction, order: OrderRecord, lines: readonly NewOrderLine[]): Promise<void> {
    return this.repository.replaceLines(tx, order, lines);
  }

  /** The same lines under other tax rules, such as those of another country. */
  retaxLines(tx: Transaction, lines: readonly OrderLine[], taxed: readonly NewOrderLine[]): Promise<void> {
    return this.repository.retaxLines(tx, lines, taxed);
  }

  list(filter: OrderFilter): Promise<{ orders: ListedOrder[]; total: number }> {
    return this.lists.page(filter);
  }

  /** All that match, a few at a time. */
  walk(filter: Omit<OrderFilter, 'limit' | 'offset'>): AsyncGenerator<ListedOrder[]> {
    return this.lists.walk(filter);
  }

  /** In `awaiting_payment` by this method with nothing paid and a deadline before `before`, a few at a time. */
  pastDeadline(method: string, before: Date): AsyncGenerator<UnpaidOrder[]> {
    return this.unpaid.pastDeadline(method, before);
  }

  /**
   * In `pending` with nothing paid, made before `before` and untouched by administrators and integrations, a few at a
   * time.
   */
  unconfirmed(before: Date): AsyncGenerator<UnpaidOrder[]> {
    return this.unpaid.unconfirmed(before);
  }

  /** Whether no administrator or integration has made, changed or remarked on it; to be asked under its lock. */
  isUntouched(tx: Transaction, orderId: number): Promise<boolean> {
    return this.unpaid.isUntouched(tx, orderId);
  }

  counts(): Promise<OrderCounts> {
    return this.lists.counts();
  }

  /** How many orders a customer has made. */
  countOf(customerId: number): Promise<number> {
    return this.repository.countOf(customerId);
  }

  /** What customers have ordered so far, in the order asked. */
  purchasesOf(customerIds: readonly number[]): Promise<Purchases[]> {
    return this.purchases.of(customerIds);
  }

  history(orderId: number, tx?: Transaction): Promise<HistoryView[]> {
    return this.repository.history(orderId, tx);
  }
}

/** What OrderCreated carries beside what the database decides. */
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
