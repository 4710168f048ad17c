import { Injectable } from '@nestjs/common';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import { PaymentFacade, type RefundView } from '../../payment/index.js';
import { Database } from '../../platform/database/database.js';
import { actorOf, type Caller } from '../../platform/http/caller/caller.js';
import { checkoutErrors } from '../checkout.errors.js';
import { orderAmount } from '../domain/order-amount.js';
import { mustBeAdministrator } from '../domain/order-gate.js';
import { SettleRefund } from './settle-refund.js';

/**
 * Gives money back: rows first, gateways asked outside the transaction, outcomes stored. Offline methods are recorded.
 * @throws order_not_found, nothing_to_refund, refund_failed, 422 at `amount`
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly settleRefund: SettleRefund,
  ) {}

  /** `sent`: the amount as sent, in the order's currency; null: all that is left. */
  async run(caller: Caller, orderId: number, sent: number | null, reason: string | null): Promise<{ order: OrderRecord; refunds: RefundView[] }> {
    const actor = actorOf(caller);
    const pending = await this.db.transaction(async (tx) => {
      const locked = mustBeAdministrator(caller, await this.orders.lock(tx, orderId));
      return this.payments.beginRefund(tx, { orderId, amount: orderAmount(locked, sent), reason, actor });
    });
    const refunds: RefundView[] = [];
    let order = (await this.orders.find(orderId))!;
    for (const one of pending) {
      const outcome = await this.payments.callRefund(one);
      const stored = await this.settleRefund.run(one, outcome, caller);
      order = stored.order;
      refunds.push(stored.refund);
      if (outcome.outcome === 'failed') throw checkoutErrors.refund_failed({ reason: outcome.error ?? '' });
    }
    return { order, refunds };
  }
}
