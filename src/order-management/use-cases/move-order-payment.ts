import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { mustAdminister, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { BookedTransfers, byCaller, MovePayment, type PaymentMove } from '../../settlement/index.js';

/**
 * A move. `version` is the version that was read of the order with the payment; if this order has changed, the move is
 * refused.
 */
export type SentMove = PaymentMove & { readonly orderId: number; readonly version?: number };

/**
 * Moves a recorded payment to the order that it was meant for, for an administrator.
 * @throws order_not_found, stale_version, 422 at `order_id` for the same order, the errors of MovePayment
 */
@Injectable()
export class MoveOrderPayment {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly movePayment: MovePayment,
    private readonly transfers: BookedTransfers,
  ) {}

  run(caller: Caller, orderId: number, paymentId: number, sent: SentMove): Promise<OrderRecord> {
    if (sent.orderId === orderId) throw new FieldErrors({ order_id: [{ key: 'validation.sameOrder' }] });
    return this.db.transaction(async (tx) => {
      await this.transfers.lock(tx, paymentId);
      const locked = new Map<number, OrderRecord>();
      // Locks the orders in the order of their ids, so that opposite moves do not deadlock.
      for (const id of [orderId, sent.orderId].toSorted((one, other) => one - other))
        locked.set(id, mustAdminister(caller, await this.orders.lock(tx, id), 'payments:verify'));
      const [from, to] = [locked.get(orderId)!, locked.get(sent.orderId)!];
      mustBeCurrent(sent.version, from.version);
      return this.movePayment.run(tx, from, paymentId, to, sent, byCaller(caller));
    });
  }
}
