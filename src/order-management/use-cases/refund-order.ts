import { Injectable } from '@nestjs/common';
import { mustManage, orderAmount, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Refund } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { byCaller, MakeRefund, type RefundOrderRequest } from '../../settlement/index.js';

/** A refund with the amount as sent, in the order's currency. */
export type SentRefund = Omit<RefundOrderRequest, 'amount'> & { readonly amount: number | null };

/**
 * A manager refunds money.
 * @throws the errors of MakeRefund
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly orders: OrderFacade,
    private readonly makeRefund: MakeRefund,
  ) {}

  async run(caller: Caller, orderId: number, sent: SentRefund): Promise<{ order: OrderRecord; refunds: Refund[] }> {
    const order = mustManage(caller, await this.orders.find(orderId));
    return this.makeRefund.run(orderId, { ...sent, amount: orderAmount(order, sent.amount) }, byCaller(caller));
  }
}
