import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { PaymentFacade } from '../../payment/index.js';
import { ShopSettings } from '../../settings/index.js';
import { ShippingFacade } from '../../shipping/index.js';

/** How one gets what one buys, and how one pays: the titles of what is offered now. */
@Injectable()
export class PurchaseOptions {
  constructor(
    private readonly shipping: ShippingFacade,
    private readonly payments: PaymentFacade,
    private readonly shop: ShopSettings,
  ) {}

  async run(language: Language): Promise<{ shipping: string[]; payment: string[] }> {
    const [shipping, payment] = await Promise.all([this.shipping.titles(language), this.payments.allOffered()]);
    return {
      shipping: shipping.map(({ title }) => title),
      payment: payment.map(({ key, title }) => pick(title, language, this.shop.language) || key),
    };
  }
}
