import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { isDeliveryUndecided, isPaid, orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShippingFacade } from '../../shipping/index.js';
import { settlementErrors } from '../settlement.errors.js';
import { PaymentDeadline } from './payment-deadline.js';

/**
 * Makes a `pending` order await the transfer that has already arrived for it, because a transfer can pay only an order
 * that awaits it. The order gets the payment method of the transfer and a deadline for the balance due. No email with
 * the bank details is sent, because the email about the payment follows.
 */
@Injectable()
export class AwaitTransfer {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly shipping: ShippingFacade,
    private readonly deadline: PaymentDeadline,
  ) {}

  /**
   * @param order locked; returned unchanged if it is not pending or has nothing to pay
   * @param methodKey method with the account that received the transfer
   * @throws not_payable while the delivery of a fast order is undecided, because its total lacks shipping and tax
   */
  async run(tx: Transaction, order: OrderRecord, methodKey: string, actor: Actor): Promise<OrderRecord> {
    if (order.status !== 'pending' || isPaid(order)) return order;
    // The methods are cached, so no second connection is needed while the order is locked.
    if (isDeliveryUndecided(order, await this.shipping.collected()))
      throw settlementErrors.not_payable({ status: order.status, wording: 'before_delivery' });
    const method = await this.payments.known(methodKey);
    const changes = { paymentMethod: methodKey, paymentDueAt: this.deadline.of(order, method) };
    if (order.paymentMethod !== methodKey) {
      await this.orders.addHistoryEntry(tx, order.id, actor, {
        kind: 'payment_method',
        changes: { from: order.paymentMethod, to: methodKey },
      });
      tx.publish('PaymentStarted', actor, orderEventData({ ...order, ...changes, status: 'awaiting_payment' }));
    }
    return this.orders.move(tx, order, { to: 'awaiting_payment', actor, notify: false, changes });
  }
}
