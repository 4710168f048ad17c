import { Injectable } from '@nestjs/common';
import { OrderFacade, type OrderRecord } from '../order/index.js';
import type { Caller } from '../platform/http/caller/caller.js';
import { mustRead } from './domain/order-gate.js';
import type { OrderView } from './domain/order-view.js';
import { ShowOrder } from './use-cases/show-order.js';

/** What pages and the panel see of checkout: orders under the same rules as REST. */
@Injectable()
export class CheckoutFacade {
  constructor(private readonly orders: OrderFacade, private readonly showOrder: ShowOrder) {}

  /** @throws order_not_found for whoever may not read it */
  async readable(caller: Caller, orderId: number): Promise<{ order: OrderRecord; view: OrderView }> {
    const order = mustRead(caller, await this.orders.find(orderId));
    return { order, view: await this.showOrder.run(caller, order) };
  }
}
