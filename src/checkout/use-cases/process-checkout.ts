import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, DomainError, type Clock } from '#kernel';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { PaymentFacade } from '../../payment/index.js';
import { PayOrder, type PayResult } from './pay-order.js';
import { SubmitOrder, type OrderSubmission } from './submit-order.js';

const JUST_NOW_MS = 10 * 60 * 1000;

/** The order of a form, and whether its payment was definitely declined; false if its outcome is unknown. */
export interface SubmittedForm {
  readonly order: OrderRecord;
  readonly isDeclined: boolean;
  /** URL of the provider's page where the customer pays; null for none. */
  readonly redirectUrl: string | null;
}

/** Processes the checkout form: creates an order from the cart, then calls the pay operation of the chosen method. */
@Injectable()
export class ProcessCheckout {
  private readonly logger = new Logger('Checkout');

  constructor(
    private readonly submitOrder: SubmitOrder,
    private readonly payments: PaymentFacade,
    private readonly payOrder: PayOrder,
    private readonly orders: OrderFacade,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(caller: Caller, submission: OrderSubmission, intent: string | null): Promise<PayResult> {
    const { order } = await this.submitOrder.run(caller, submission, intent);
    return this.payOrder.pay(caller, order, await this.payments.offered(order.paymentMethod), { intent });
  }

  /**
   * Processes the form for a page that then redirects to the order's page. A form that is sent again leads to the first
   * order. An order remains if its payment fails; its page then offers to pay.
   */
  async order(caller: Caller, submission: OrderSubmission, intent: string | null): Promise<SubmittedForm> {
    const submitted = await this.submitOrder
      .run(caller, submission, intent)
      .catch((error: unknown) => this.placedBefore(caller, error));
    if ('repeated' in submitted) return { order: submitted.order, isDeclined: false, redirectUrl: null };
    try {
      const method = await this.payments.offered(submitted.order.paymentMethod);
      const { order, redirectUrl } = await this.payOrder.pay(caller, submitted.order, method, { intent });
      return { order, isDeclined: false, redirectUrl };
    } catch (error) {
      if (!(error instanceof DomainError))
        this.logger.error({ err: error, order_id: submitted.order.id }, 'A new order could not be paid.');
      const isDeclined = error instanceof DomainError && error.code === 'payment_declined';
      return { order: submitted.order, isDeclined, redirectUrl: null };
    }
  }

  /** The order of the same caller that has just emptied the cart, e.g. by a double click. */
  private async placedBefore(caller: Caller, error: unknown): Promise<{ order: OrderRecord; repeated: true }> {
    if (!(error instanceof DomainError) || error.code !== 'cart_empty') throw error;
    const since = new Date(this.clock.now().getTime() - JUST_NOW_MS);
    const owner = {
      customerId: caller.customerId,
      guestOwnerKey: caller.kind === 'guest' ? caller.guestOwnerKey : null,
    };
    const order = await this.orders.newestOf(owner, since);
    if (!order) throw error;
    return { order, repeated: true };
  }
}
