import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '../../catalog/index.js';
import {
  OrderFacade,
  orderEventData,
  waitsForTransfer,
  type OrderEntryDetails,
  type OrderRecord,
} from '../../order/index.js';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ReceivePayment } from '../../settlement/index.js';
import type { OrderEdit, PermittedEdit } from '../domain/order-edit.js';
import { stockDifference } from '../domain/stock-difference.js';
import { PriceEdit, type PreparedEdit } from './price-edit.js';

/** Thrown if the order was changed after it was priced and before it was locked. */
class OrderChanged extends Error {}

const TRIES = 10;

/**
 * Edits an order that is not shipped. After a payment the total must not change. `PriceEdit` computes the new prices.
 * @throws order_not_found, not_editable, total_would_change, stale_version, currency_changed, insufficient_stock, 422
 */
@Injectable()
export class EditOrder {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly catalog: CatalogFacade,
    private readonly priceEdit: PriceEdit,
    private readonly receivePayment: ReceivePayment,
    private readonly audit: AuditLog,
  ) {}

  /** Prices are read before the lock. An edit without a version is repeated if the order has changed meanwhile. */
  async run(caller: Caller, orderId: number, edit: OrderEdit): Promise<OrderRecord> {
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

  private async once(caller: Caller, orderId: number, edit: OrderEdit): Promise<OrderRecord> {
    const prepared = await this.priceEdit.prepare(caller, orderId, edit);
    if (Object.keys(prepared.edit).length === 0) return prepared.order;
    return this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, orderId);
      if (locked.version !== prepared.order.version) throw new OrderChanged();
      return this.store(tx, caller, locked, prepared);
    });
  }

  private async store(
    tx: Transaction,
    caller: Caller,
    order: OrderRecord,
    { edit, lines, priced }: PreparedEdit,
  ): Promise<OrderRecord> {
    const actor = actorOf(caller);
    const changes = {
      ...(edit.shippingAddress && { shippingAddress: { ...order.shippingAddress, ...edit.shippingAddress } }),
      ...(edit.billingAddress && { billingAddress: { ...order.billingAddress, ...edit.billingAddress } }),
      ...(edit.note !== undefined && { note: edit.note }),
      ...(edit.trackingNumber !== undefined && { trackingNumber: edit.trackingNumber }),
      ...(edit.carrier !== undefined && { carrier: edit.carrier }),
      ...(priced && {
        subtotal: priced.subtotal,
        tax: priced.tax,
        shipping: priced.shipping,
        shippingTax: priced.shippingTax,
        shippingTaxes: priced.shippingTaxes,
        total: priced.total,
        shippingMethod: priced.shippingMethod,
        pricesIncludeTax: priced.pricesIncludeTax,
      }),
    };
    const changed = await this.orders.change(tx, order, changes);
    if (priced && edit.items) {
      await this.orders.replaceLines(tx, order, priced.lines);
      const { fewer, more } = stockDifference(lines, priced.lines);
      const why = { reason: 'order_edited', orderId: order.id, actor };
      await tx.batch([
        this.catalog.lockingStock([...fewer, ...more]),
        this.catalog.returningStock(tx, fewer, why),
        this.catalog.takingStock(tx, more, why),
      ]);
    } else if (priced) {
      await this.orders.retaxLines(tx, lines, priced.lines);
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
    // The expected transfer is no longer needed, because nothing is left to pay.
    return waitsForTransfer(order) && !waitsForTransfer(changed)
      ? this.receivePayment.withoutPayment(tx, changed, { to: 'paid', actor, note: null })
      : changed;
  }
}

function described(edit: PermittedEdit, before: OrderRecord, after: OrderRecord): OrderEntryDetails {
  return { fields: Object.keys(edit), total: { from: before.total.toNumber(), to: after.total.toNumber() } };
}
