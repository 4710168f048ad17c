import { Injectable } from '@nestjs/common';
import { mustAdminister, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { BookedTransfers, byCaller, ReversePayment, type Reversal } from '../../settlement/index.js';

/** A reversal with the version that was read; a changed order is refused. */
export type SentReversal = Reversal & { readonly version?: number };

/**
 * Reverses a recorded payment for an administrator. The bank transaction that it came from, if there is one, then waits
 * for a decision again, unless other orders have a share of it.
 * @throws order_not_found, stale_version, the errors of ReversePayment
 */
@Injectable()
export class ReverseOrderPayment {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly reversePayment: ReversePayment,
    private readonly transfers: BookedTransfers,
  ) {}

  run(caller: Caller, orderId: number, paymentId: number, sent: SentReversal): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      await this.transfers.lock(tx, paymentId);
      const order = mustAdminister(caller, await this.orders.lock(tx, orderId), 'payments:verify');
      mustBeCurrent(sent.version, order.version);
      const reversed = await this.reversePayment.run(tx, order, paymentId, sent, byCaller(caller));
      await this.transfers.release(tx, paymentId, byCaller(caller));
      return reversed.order;
    });
  }
}
