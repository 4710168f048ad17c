import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, DomainError, type Clock } from '#kernel';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import type { CheckoutBody } from '../http/dto/checkout.dto.js';
import type { CreateOrderBody } from '../http/dto/create-order.dto.js';
import type { Caller } from '../../platform/access/caller.js';
import { PaymentFacade } from '../../payment/index.js';
import { PayOrder, type PayAnswer } from './pay-order.js';
import { SubmitOrder } from './submit-order.js';

const JUST_NOW_MS = 10 * 60 * 1000;

/** The checkout form: an order from the cart, then the chosen method's pay operation (decisions §6). */
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

  async run(caller: Caller, form: CheckoutBody, intent: string | null): Promise<PayAnswer> {
    const { order } = await this.submitOrder.run(caller, asOrder(form), intent);
    return this.payOrder.pay(caller, order, await this.payments.offered(order.paymentMethod), { intent });
  }

  /**
   * For a page that leads to the order's page. A form sent twice leads to the order that the first one made; an order
   * that is made stays made when its payment fails, and its page says how to pay.
   */
  async order(caller: Caller, form: CheckoutBody, intent: string | null): Promise<OrderRecord> {
    const taken = await this.submitOrder
      .run(caller, asOrder(form), intent)
      .catch((error: unknown) => this.madeBefore(caller, error));
    if ('repeated' in taken) return taken.order;
    try {
      return (
        await this.payOrder.pay(caller, taken.order, await this.payments.offered(taken.order.paymentMethod), { intent })
      ).order;
    } catch (error) {
      if (!(error instanceof DomainError))
        this.logger.error({ err: error, order_id: taken.order.id }, 'A new order could not be paid.');
      return taken.order;
    }
  }

  /** The cart is empty because this caller's other click has just ordered it. */
  private async madeBefore(caller: Caller, error: unknown): Promise<{ order: OrderRecord; repeated: true }> {
    if (!(error instanceof DomainError) || error.code !== 'cart_empty') throw error;
    const since = new Date(this.clock.now().getTime() - JUST_NOW_MS);
    const maker = {
      customerId: caller.customerId,
      guestOwnerKey: caller.kind === 'guest' ? caller.guestOwnerKey : null,
    };
    const order = await this.orders.newestOf(maker, since);
    if (!order) throw error;
    return { order, repeated: true };
  }
}

function asOrder(form: CheckoutBody): CreateOrderBody {
  return {
    customer: { email: form.email, first_name: form.first_name, last_name: form.last_name, phone: form.phone },
    shipping_address: {
      name: `${form.first_name} ${form.last_name}`,
      address: form.shipping_address,
      city: form.shipping_city,
      state: form.shipping_state ?? null,
      zip: form.shipping_zip,
      country: form.shipping_country,
    },
    payment_method: form.payment_method,
    shipping_method: form.shipping_method,
    note: form.note,
    expected_total: form.expected_total,
  };
}
