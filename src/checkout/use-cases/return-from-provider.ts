import { Injectable } from '@nestjs/common';
import { mayRead, OrderFacade } from '../../order/index.js';
import { PaymentFacade, type Payment } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { AskPayment, byShop } from '../../settlement/index.js';

/** Asks the provider for the outcome of a payment when the customer comes back from the provider's page. */
@Injectable()
export class ReturnFromProvider {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly askPayment: AskPayment,
  ) {}

  /**
   * Status of the order's last payment by this method; null if there is none, or if the caller may not read the order.
   * The query needs no permission, because a job makes the same query later.
   */
  async run(caller: Caller, methodKey: string, orderId: number): Promise<Payment['status'] | null> {
    const order = await this.orders.find(orderId);
    const last = order && (await this.payments.lastAttempt(orderId, methodKey));
    if (!last) return null;
    const { attempt, status } = last;
    // A declined payment is queried too: the customer may have paid on the page after choosing another method.
    const isOpen =
      ['pending', 'authorized', 'releasing'].includes(status) || (status === 'declined' && attempt.redirectUrl);
    const asked = isOpen ? await this.askPayment.run(attempt, byShop('return')) : null;
    return mayRead(caller, order) ? (asked?.payment.status ?? status) : null;
  }
}
