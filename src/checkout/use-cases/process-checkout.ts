import { Injectable } from '@nestjs/common';
import type { CheckoutBody } from '../http/dto/checkout.dto.js';
import type { CreateOrderBody } from '../http/dto/order.dto.js';
import type { Caller } from '../../platform/http/caller/caller.js';
import { PaymentFacade } from '../../payment/index.js';
import { PayOrder, type PayAnswer } from './pay-order.js';
import { TakeOrder } from './take-order.js';

/** The checkout form: an order from the cart, then the chosen method's pay operation (decisions §6). */
@Injectable()
export class ProcessCheckout {
  constructor(private readonly takeOrder: TakeOrder, private readonly payments: PaymentFacade, private readonly payOrder: PayOrder) {}

  async run(caller: Caller, form: CheckoutBody, idempotencyRef: string | null): Promise<PayAnswer> {
    const { order } = await this.takeOrder.run(caller, asOrder(form), idempotencyRef);
    return this.payOrder.pay(caller, order, await this.payments.offered(order.paymentMethod));
  }
}

function asOrder(form: CheckoutBody): CreateOrderBody {
  return {
    customer: { email: form.email, first_name: form.first_name, last_name: form.last_name, phone: form.phone },
    shipping_address: {
      name: `${form.first_name} ${form.last_name}`, address: form.shipping_address, city: form.shipping_city,
      state: form.shipping_state ?? null, zip: form.shipping_zip, country: form.shipping_country,
    },
    payment_method: form.payment_method,
    shipping_method: form.shipping_method,
    note: form.note,
  };
}
