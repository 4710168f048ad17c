import { Injectable } from '@nestjs/common';
import { mustAdminister, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { byCaller, ReversePayment, type Reversal } from '../../settlement/index.js';

/** A reversal with the version that was read; a changed order is refused. */
export type SentReversal = Reversal & { readonly version?: number };

/**
 * Reverses a recorded payment for an administrator.
 * @throws order_not_found, stale_version, the errors of ReversePayment
 */
@Injectable()
export class ReverseOrderPayment {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly reversePayment: ReversePayment,
  ) {}

  run(caller: Caller, orderId: number, paymentId: number, sent: SentReversal): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      const order = mustAdminister(caller, await this.orders.lock(tx, orderId), 'payments:verify');
      mustBeCurrent(sent.version, order.version);
      return (await this.reversePayment.run(tx, order, paymentId, sent, byCaller(caller))).order;
    });
  }
}
