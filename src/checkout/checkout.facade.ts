import { Inject, Injectable } from '@nestjs/common';
import { isPaid, OrderFacade, type ListedOrder } from '../order/index.js';
import type { Caller } from '../platform/http/caller/caller.js';
import { ORDER_MAIL_DATA, type OrderMailData, type OrderMailDataSource } from '../platform/ports/order-mail-data.js';
import type { PayableOrder } from '../payment/index.js';
import { acceptsPayment, payableOrder } from './domain/payable-order.js';
import { mustRead } from './domain/order-gate.js';

export interface ToldOrder {
  readonly told: OrderMailData;
  readonly payable: PayableOrder | null;
}

/** What pages and the panel see of checkout: orders under the same rules as REST. */
@Injectable()
export class CheckoutFacade {
  constructor(
    private readonly orders: OrderFacade,
    @Inject(ORDER_MAIL_DATA) private readonly telling: OrderMailDataSource,
  ) {}

  /**
   * The order as its page tells it, in the reader's language. `payable` is null when there is nothing to be paid now.
   * @throws order_not_found for whoever may not read it
   */
  async told(caller: Caller, orderId: number): Promise<ToldOrder> {
    const order = mustRead(caller, await this.orders.find(orderId));
    const told = await this.telling.load(order.id, caller.language);
    return { told: told!, payable: acceptsPayment(order) && !isPaid(order) ? { ...payableOrder(order), language: caller.language } : null };
  }

  /** A customer's own orders, newest first; none for anybody else. */
  async own({ customerId }: Caller, limit: number, offset = 0): Promise<{ orders: ListedOrder[]; total: number }> {
    if (customerId === null) return { orders: [], total: 0 };
    return this.orders.list({ customerId, sort: '-created_at', limit, offset });
  }
}
