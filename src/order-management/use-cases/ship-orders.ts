import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { isPickup, mustAdminister, OrderFacade, type OrderRecord } from '../../order/index.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShippingFacade } from '../../shipping/index.js';
import { orderManagementErrors } from '../order-management.errors.js';

/** A parcel that leaves the shop. */
export interface Parcel {
  readonly id: number;
  /** Name of the carrier; null: unchanged. */
  readonly carrier: string | null;
  /** Null: unchanged. */
  readonly trackingNumber: string | null;
}

export const SHIP_RESULTS = ['shipped', 'unchanged', 'failed'] as const;
export type ShipResult = (typeof SHIP_RESULTS)[number];

/** Outcome for one order. */
export interface ShipOutcome {
  readonly id: number;
  readonly result: ShipResult;
  /** The order after the request; null if it does not exist. */
  readonly order: OrderRecord | null;
  readonly isPickup: boolean;
  /** Why the order was not shipped; otherwise null. */
  readonly error: DomainError | null;
}

/**
 * Ships many orders, one after another in separate transactions, so that a refusal does not affect the others. Orders
 * that are ready or paid are shipped; those that were shipped before stay unchanged.
 */
@Injectable()
export class ShipOrders {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly shipping: ShippingFacade,
    private readonly audit: AuditLog,
  ) {}

  async run(caller: Caller, parcels: readonly Parcel[], notify: boolean): Promise<ShipOutcome[]> {
    const pickups = await this.shipping.collected();
    const outcomes: ShipOutcome[] = [];
    for (const parcel of parcels) outcomes.push(await this.ship(caller, parcel, notify, pickups));
    return outcomes;
  }

  private async ship(
    caller: Caller,
    parcel: Parcel,
    notify: boolean,
    pickups: ReadonlySet<string>,
  ): Promise<ShipOutcome> {
    const { id } = parcel;
    try {
      const { order, result } = await this.db.transaction(async (tx) => {
        const locked = mustAdminister(caller, await this.orders.lock(tx, id), 'orders:write');
        if (isPickup(locked, pickups)) throw orderManagementErrors.is_pickup();
        if (isUnderWay(locked)) return { order: locked, result: 'unchanged' as const };
        return { order: await this.move(tx, caller, locked, parcel, notify), result: 'shipped' as const };
      });
      return { id, result, order, isPickup: false, error: null };
    } catch (error) {
      // An error that is not about this order, such as an unavailable database, ends the whole request.
      if (!(error instanceof DomainError)) throw error;
      const order = await this.orders.find(id);
      return { id, result: 'failed', order, isPickup: order !== null && isPickup(order, pickups), error };
    }
  }

  /** A paid order is packed and shipped at once; only the shipment is announced. */
  private async move(
    tx: Transaction,
    caller: Caller,
    order: OrderRecord,
    { carrier, trackingNumber }: Parcel,
    notify: boolean,
  ): Promise<OrderRecord> {
    const actor = actorOf(caller);
    const ready =
      order.status === 'paid'
        ? await this.orders.move(tx, order, { to: 'ready_for_shipment', actor, notify: false })
        : order;
    const changes = { ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) };
    const shipped = await this.orders.move(tx, ready, { to: 'shipped', actor, notify, changes });
    await this.audit.record(tx, {
      caller,
      action: 'order.status_changed',
      subjectType: 'order',
      subjectId: String(order.id),
      before: { status: order.status },
      after: { status: shipped.status },
    });
    return shipped;
  }
}

/** Whether the parcel has left the shop and was not returned. */
const isUnderWay = ({ shippedAt, status }: OrderRecord): boolean => shippedAt !== null && status !== 'cancelled';
