import { Injectable } from '@nestjs/common';
import { mustAdminister, OrderFacade, type HistoryView } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';

/**
 * The history of an order, for administrators.
 * @throws order_not_found, forbidden
 */
@Injectable()
export class ShowOrderHistory {
  constructor(private readonly orders: OrderFacade) {}

  async run(caller: Caller, id: number): Promise<HistoryView[]> {
    mustAdminister(caller, await this.orders.find(id), 'orders:read');
    return this.orders.history(id);
  }
}
