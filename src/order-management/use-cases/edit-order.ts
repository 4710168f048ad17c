import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { CatalogFacade } from '../../catalog/index.js';
import {
  isEditable,
  OrderFacade,
  orderErrors,
  orderEventData,
  type Address,
  type OrderLine,
  type OrderRecord,
} from '../../order/index.js';
import { AuditLog } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import {
  basketLines,
  type BasketLine,
  type HeldLine,
  mustAdminister,
  PriceBasket,
  type PricedBasket,
  type RequestedLine,
  type Shipment,
  stockDifference,
  stockKey,
} from '../../checkout/index.js';
import { orderManagementErrors } from '../order-management.errors.js';
import { keptPrices } from '../domain/kept-prices.js';

/** Only what is given changes. */
export interface OrderEdit {
  readonly shippingAddress?: Partial<Address>;
  readonly billingAddress?: Partial<Address>;
  readonly note?: string | null;
  /** All lines of the order as they shall be. */
  readonly items?: readonly RequestedLine[];
  readonly shippingMethod?: string;
  readonly trackingNumber?: string | null;
  /** The version that was read; an older one is refused. */
  readonly version?: number;
}

/** With the prices that the caller may set. */
type PermittedEdit = Omit<OrderEdit, 'items'> & { readonly items?: readonly BasketLine[] };

/** The order was changed between its pricing and its lock. */
class OrderChanged extends Error {}

const TRIES = 10;

/**
 * Changes an order while it is unpaid and not shipped. Pieces that stay keep the price they were bought at, those that
 * are added have today's: a line may become two. An order in another currency than the shop has by now keeps its lines
 * and the cost of its shipment: nothing can be priced.
 * @throws order_not_found, not_editable, stale_version, currency_changed, insufficient_stock, 422
 */
@Injectable()
export class EditOrder {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly catalog: CatalogFacade,
    private readonly priceBasket: PriceBasket,
    private readonly audit: AuditLog,
    private readonly config: Config,
  ) {}

  /** Prices are read before the lock; an edit without a version is tried again when the order has changed meanwhile. */
  async run(caller: Caller, orderId: number, requested: OrderEdit): Promise<OrderRecord> {
    const edit = this.permitted(caller, requested);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(caller, orderId, edit);
      } catch (error) {
        if (!(error instanceof OrderChanged)) throw error;
        if (edit.version !== undefined || attempt === TRIES) throw commonErrors.stale_version();
        await pause(Math.random() * 20 * attempt);
      }
    }
  }

  /** What the order would come to; nothing is stored and no stock is taken. @throws as `run` */
  async quote(caller: Caller, orderId: number, requested: OrderEdit): Promise<PricedBasket> {
    const edit = this.permitted(caller, requested);
    const order = await this.read(caller, orderId, edit);
    return this.reprice(order, await this.orders.lines(order), edit);
  }

  private permitted(caller: Caller, { items, ...edit }: OrderEdit): PermittedEdit {
    return { ...edit, ...(items && { items: basketLines(caller, items, this.config.currency) }) };
  }

  private async read(caller: Caller, orderId: number, edit: PermittedEdit): Promise<OrderRecord> {
    const order = mustAdminister(caller, await this.orders.find(orderId), 'orders:write');
    mustBeEditable(order, edit);
    this.mustBePriceable(order, edit);
    return order;
  }

  private async once(caller: Caller, orderId: number, edit: PermittedEdit): Promise<OrderRecord> {
    const order = await this.read(caller, orderId, edit);
    const before = await this.orders.lines(order);
    const priced =
      edit.items || edit.shippingMethod || edit.shippingAddress ? await this.reprice(order, before, edit) : null;
    return this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, orderId);
      if (locked.version !== order.version) throw new OrderChanged();
      return this.store(tx, caller, locked, before, edit, priced);
    });
  }

  private mustBePriceable(order: OrderRecord, { items, shippingMethod }: PermittedEdit): void {
    const otherShipping = shippingMethod !== undefined && shippingMethod !== order.shippingMethod;
    if (this.isForeign(order) && (items || otherShipping)) {
      throw orderManagementErrors.currency_changed({ currency: order.currency, shop: this.config.currency });
    }
  }

  private isForeign(order: OrderRecord): boolean {
    return order.currency !== this.config.currency;
  }

  private reprice(order: OrderRecord, before: readonly OrderLine[], edit: PermittedEdit): Promise<PricedBasket> {
    const held = new Map<string, HeldLine>();
    for (const line of before)
      held.set(stockKey(line), { ...line, quantity: (held.get(stockKey(line))?.quantity ?? 0) + line.quantity });
    const destination = { ...order.shippingAddress, ...edit.shippingAddress };
    const stays = !edit.shippingMethod && destination.country === order.shippingAddress.country;
    return this.priceBasket.run({
      lines: keptPrices(before, edit.items ?? before.map((line) => ({ ...line, price: null }))),
      destination,
      shippingMethod: edit.shippingMethod ?? order.shippingMethod,
      settledShipping: this.settledShipping(order, edit),
      keptShipping: stays && order.shippingMethod ? { key: order.shippingMethod, cost: order.shipping } : undefined,
      language: order.language,
      currency: order.currency,
      held,
    });
  }

  /** How a fast order is delivered is chosen by name: other changes do not settle it. */
  private settledShipping(order: OrderRecord, edit: PermittedEdit): Shipment | undefined {
    if (this.isForeign(order)) return { key: order.shippingMethod, cost: order.shipping };
    const isOpen = order.isQuick && order.shippingMethod === null && edit.shippingMethod === undefined;
    return isOpen ? { key: null, cost: Money.zero(order.currency) } : undefined;
  }

  private async store(
    tx: Transaction,
    caller: Caller,
    order: OrderRecord,
    before: readonly OrderLine[],
    edit: PermittedEdit,
    priced: PricedBasket | null,
  ): Promise<OrderRecord> {
    const actor = actorOf(caller);
    const changes = {
      ...(edit.shippingAddress && { shipping_address: { ...order.shippingAddress, ...edit.shippingAddress } }),
      ...(edit.billingAddress && { billing_address: { ...order.billingAddress, ...edit.billingAddress } }),
      ...(edit.note !== undefined && { note: edit.note }),
      ...(edit.trackingNumber !== undefined && { tracking_number: edit.trackingNumber }),
      ...(priced && {
        subtotal: String(priced.subtotal.minor),
        tax: String(priced.tax.minor),
        shipping: String(priced.shipping.minor),
        total: String(priced.total.minor),
        shipping_method: priced.shippingMethod,
        prices_include_tax: priced.pricesIncludeTax,
      }),
    };
    const changed = await this.orders.change(tx, order, changes);
    if (priced && edit.items) {
      await this.orders.replaceLines(tx, order, priced.lines);
      const { fewer, more } = stockDifference(before, priced.lines);
      await this.catalog.lockStock(tx, [...fewer, ...more]);
      await this.catalog.returnStock(tx, fewer, { reason: 'order_edited', orderId: order.id, actor });
      await this.catalog.takeStock(tx, more, { reason: 'order_edited', orderId: order.id, actor });
    } else if (priced) {
      await this.orders.retaxLines(tx, before, priced.lines);
    }
    await this.orders.addHistoryEntry(tx, order.id, actor, {
      kind: 'edited',
      changes: described(edit, order, changed),
    });
    await this.audit.record(tx, {
      caller,
      action: 'order.edited',
      subjectType: 'order',
      subjectId: String(order.id),
      after: described(edit, order, changed),
    });
    tx.publish('OrderUpdated', actor, orderEventData(changed));
    return changed;
  }
}

function mustBeEditable(order: OrderRecord, edit: PermittedEdit): void {
  mustBeCurrent(edit.version, order.version);
  const onlyTracking = Object.entries(edit).every(
    ([name, value]) => value === undefined || ['trackingNumber', 'version'].includes(name),
  );
  if (!onlyTracking && !isEditable(order)) throw orderErrors.not_editable({ status: order.status });
}

function described(edit: PermittedEdit, before: OrderRecord, after: OrderRecord): Record<string, unknown> {
  return {
    fields: Object.keys(edit).filter((name) => name !== 'version' && edit[name as keyof PermittedEdit] !== undefined),
    total: { from: before.total.toNumber(), to: after.total.toNumber() },
  };
}
