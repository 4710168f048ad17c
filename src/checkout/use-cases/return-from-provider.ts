import { Injectable } from '@nestjs/common';
import { OrderFacade } from '../../order/index.js';
import { PaymentFacade, type Payment } from '../../payment/index.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { AskPayment } from '../../settlement/index.js';

/** A customer has come back from a provider's page: its provider is asked what became of the payment. */
@Injectable()
export class ReturnFromProvider {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly askPayment: AskPayment,
  ) {}

  /**
   * The state of the order's last payment by this method; null when it has none. Anybody may ask: it only brings
   * forward what a job would ask.
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
