import { Injectable } from '@nestjs/common';
import type { Caller } from '../platform/access/caller.js';
import { CancelOrder } from './use-cases/cancel-order.js';

/** Operations on placed orders for the shop's pages, with the same rules as REST. */
@Injectable()
export class OrderManagementFacade {
  constructor(private readonly cancelOrder: CancelOrder) {}

  /** @throws unauthenticated, order_not_found, not_cancellable, illegal_transition */
  async cancel(caller: Caller, orderId: number, reason: string | null): Promise<void> {
    await this.cancelOrder.run(caller, orderId, { reason, notify: true });
  }
}
