import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { PaymentFacade } from '../../payment/index.js';
import { ShopSettings } from '../../settings/index.js';
import { ShippingFacade } from '../../shipping/index.js';
import { ShowDeliveryOffer, type DeliveryOffer, type OfferedProduct } from './show-delivery-offer.js';

export interface ShownOptions {
  /** Titles of the methods. */
  readonly shipping: string[];
  readonly payment: string[];
  readonly delivery: DeliveryOffer | null;
  /** Sum from which delivery is free; null if there is none, or if the product alone reaches it. */
  readonly freeFrom: string | null;
}

/** Delivery and payment methods that are currently offered for a product. */
@Injectable()
export class PurchaseOptions {
  constructor(
    private readonly shipping: ShippingFacade,
    private readonly payments: PaymentFacade,
    private readonly offers: ShowDeliveryOffer,
    private readonly shop: ShopSettings,
  ) {}

  async run(product: OfferedProduct, language: Language): Promise<ShownOptions> {
    const [shipping, payment, delivery, freeFrom] = await Promise.all([
      this.shipping.titles(language),
      this.payments.allOffered(),
      this.offers.run(product, language),
      this.offers.freeFrom(product),
    ]);
    return {
      shipping: shipping.map(({ title }) => title),
      payment: payment.map(({ key, title }) => pick(title, language, this.shop.language) || key),
      delivery,
      freeFrom: freeFrom?.format(language) ?? null,
    };
  }
}
