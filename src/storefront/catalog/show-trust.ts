import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { ShippingFacade } from '../../shipping/index.js';

export interface Trust {
  /** Titles of the offered methods. */
  readonly shipping: string[];
  readonly payment: string[];
  /** Sum from which a method delivers free of charge; null: none. */
  readonly freeFrom: string | null;
  /** Phone number of the seller. */
  readonly phone: string | null;
  readonly email: string | null;
}

/** Information on delivery, payment and the seller, shown before a product is chosen. */
@Injectable()
export class ShowTrust {
  constructor(
    private readonly shipping: ShippingFacade,
    private readonly payments: PaymentFacade,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  async run(language: Language): Promise<Trust> {
    const [shipping, payment, sums] = await Promise.all([
      this.shipping.titles(language),
      this.payments.allOffered(),
      this.shipping.freeFrom(this.config.currency),
    ]);
    const [lowest] = sums.toSorted((a, b) => a.compare(b));
    const { phone, email } = this.shop.stored.seller;
    return {
      shipping: shipping.map(({ title }) => title),
      payment: payment.map(({ key, title }) => pick(title, language, this.shop.language) || key),
      freeFrom: lowest?.format(language) ?? null,
      phone,
      email,
    };
  }
}
