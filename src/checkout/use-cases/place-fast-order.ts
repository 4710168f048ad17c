import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import type { Address, CreatedOrder } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { checkoutErrors } from '../checkout.errors.js';
import type { FastOrderBody } from '../http/dto/fast-order.dto.js';
import { PlaceOrder } from './place-order.js';

/**
 * One product, or the whole cart, ordered with no more than a way to call back. Its total is that of the goods: the
 * shop agrees with the buyer how they are delivered, and sets address and shipping method; the order is payable from
 * then on.
 */
@Injectable()
export class PlaceFastOrder {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly placeOrder: PlaceOrder,
  ) {}

  /** @throws 422 at `phone` when there is no way to reach the buyer; else as PlaceOrder */
  async run(caller: Caller, body: FastOrderBody, intent: string | null): Promise<CreatedOrder> {
    if (!body.phone && !body.email) throw new FieldErrors({ phone: [{ key: 'validation.phoneOrEmail' }] });
    const method = await this.payments.defaultMethod();
    if (!method) throw checkoutErrors.no_payment_method();
    const productId = body.product_id ?? null;
    const address: Address = {
      name: body.first_name || null,
      address: null,
      city: null,
      state: null,
      zip: null,
      country: null,
    };
    return this.placeOrder.run(caller, {
      items:
        productId === null ? null : [{ productId, variantId: body.variant_id ?? null, quantity: body.quantity ?? 1 }],
      contact: {
        email: body.email || null,
        firstName: body.first_name || null,
        lastName: null,
        phone: body.phone || null,
      },
      customerId: caller.customerId,
      shippingAddress: address,
      billingAddress: address,
      paymentMethod: method.key,
      shippingMethod: null,
      note: null,
      language: caller.language,
      isQuick: true,
      idempotencyRef: intent,
      expectedTotal: body.expected_total ?? null,
    });
  }
}
