import { Injectable } from '@nestjs/common';
import { OrderFacade } from '../../order/index.js';
import { PaymentFacade, type Payment } from '../../payment/index.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { AskPayment } from '../../settlement/index.js';

/** Asks the provider for the outcome of a payment when the customer comes back from the provider's page. */
@Injectable()
export class ReturnFromProvider {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly askPayment: AskPayment,
  ) {}

  /**
   * Status of the order's last payment by this method; null if there is none. No permission is needed: the call only
   * does earlier what a job does later.
   */
  async run(caller: Caller, methodKey: string, orderId: number): Promise<Payment['status'] | null> {
    const order = await this.orders.find(orderId);
    if (!order) return null;
    const attempt = await this.payments.openAttempt(orderId);
    if (attempt?.method === methodKey) {
      const asked = await this.askPayment.run(attempt, actorOf(caller));
      return asked?.payment.status ?? 'pending';
    }
    const { payments } = await this.payments.ledger(orderId);
    return payments.findLast(({ method }) => method === methodKey)?.status ?? null;
  }
}
