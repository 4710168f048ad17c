import { Injectable } from '@nestjs/common';
import { mustAdminister, mustBeAllowedToReinstate, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { byCaller, ReinstateOrder, type Reinstatement } from '../../settlement/index.js';

/** A reinstatement with the version that was read; a changed order is refused. */
export type SentReinstatement = Reinstatement & { readonly version?: number };

/**
 * Reinstates a cancelled order for a manager or an integration.
 * @throws order_not_found, manager_needed, stale_version, the errors of ReinstateOrder
 */
@Injectable()
export class ReinstateCancelled {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly reinstateOrder: ReinstateOrder,
  ) {}

  run(caller: Caller, orderId: number, sent: SentReinstatement): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      const order = mustAdminister(caller, await this.orders.lock(tx, orderId), 'orders:write');
      mustBeAllowedToReinstate(caller);
      mustBeCurrent(sent.version, order.version);
      return this.reinstateOrder.run(tx, order, sent, byCaller(caller));
    });
  }
}
