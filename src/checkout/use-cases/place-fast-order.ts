import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import type { Address, CreatedOrder } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { ShopSettings } from '../../settings/index.js';
import { phoneProblem } from '../domain/delivery-problems.js';
import { checkoutErrors } from '../checkout.errors.js';
import { PlaceOrder } from './place-order.js';

/** Data of a fast order; a phone number or an email address is enough. */
export interface FastOrder {
  /** Null: the caller's whole cart. */
  readonly item: { readonly productId: number; readonly variantId: number | null; readonly quantity: number } | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  /** The total that the buyer was shown, in the shop's currency; null: not sent. */
  readonly expectedTotal: number | null;
}

/**
 * Orders one product, or the whole cart, with only a contact. The total is that of the products. The shop agrees the
 * delivery with the buyer and sets address and shipping method; from then on the order can be paid.
 */
@Injectable()
export class PlaceFastOrder {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly placeOrder: PlaceOrder,
    private readonly shop: ShopSettings,
  ) {}

  /**
   * @throws 422 at `phone` if both phone and email are missing, or if the number is not valid in the shop's country;
   * also the errors of PlaceOrder
   */
  async run(caller: Caller, fastOrder: FastOrder, intent: string | null): Promise<CreatedOrder> {
    const { item, phone, email, firstName, expectedTotal } = fastOrder;
    if (!phone && !email) throw new FieldErrors({ phone: [{ key: 'validation.phoneOrEmail' }] });
    const problem = phoneProblem({ field: 'phone', value: phone }, false, this.shop.stored.seller.country);
    if (Object.keys(problem).length > 0) throw new FieldErrors(problem);
    const method = await this.payments.defaultMethod();
    if (!method) throw checkoutErrors.no_payment_method();
    const address: Address = { name: firstName, address: null, city: null, state: null, zip: null, country: null };
    return this.placeOrder.run(caller, {
      items: item && [item],
      contact: { email, firstName, lastName: null, phone },
      customerId: caller.customerId,
      shippingAddress: address,
      billingAddress: address,
      paymentMethod: method.key,
      shippingMethod: null,
      note: null,
      language: caller.language,
      isQuick: true,
      idempotencyRef: intent,
      expectedTotal,
    });
  }
}
