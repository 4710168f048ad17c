import { Injectable } from '@nestjs/common';
import { mustManage, orderAmount, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Refund, WantedGoods } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { byCaller, MakeRefund, type RefundOrderRequest } from '../../settlement/index.js';

/** A refund with the amounts as sent, in the order's currency. */
export interface SentRefund extends Omit<RefundOrderRequest, 'amount' | 'goods'> {
  readonly amount: number | null;
  /** Null: an amount is refunded. */
  readonly goods: { readonly lines: WantedGoods['lines']; readonly shipping: number | null } | null;
}

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
    const { amount, goods } = sent;
    const shipping = orderAmount(order, goods?.shipping ?? null, 'shipping');
    const request = { ...sent, amount: orderAmount(order, amount), goods: goods && { lines: goods.lines, shipping } };
    return this.makeRefund.run(orderId, request, byCaller(caller));
  }
}
