import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { ShippingFacade, shippingUnavailable, type Quote } from '../../shipping/index.js';
import { chooseShipping } from '../data/cart-rows.js';
import { PriceCart } from './price-cart.js';

/** Shipping methods for a cart, and the choice of one. Providers are called before anything is written. */
@Injectable()
export class ChooseShipping {
  constructor(
    private readonly database: Database,
    private readonly pricing: PriceCart,
    private readonly shipping: ShippingFacade,
  ) {}

  /** @param country null: the one chosen for the cart before, if any */
  async offers(holder: string, country: string | null, language: Language): Promise<Quote[]> {
    const priced = await this.pricing.run(holder, language);
    return this.shipping.quotes(
      this.pricing.shipment(priced, country ?? priced.cart?.shippingCountry ?? null, language),
    );
  }

  /** @throws 422 at `method` if it cannot ship the cart */
  async run(holder: string, method: string, sentCountry: string | null, language: Language): Promise<void> {
    const priced = await this.pricing.run(holder, language);
    const country = sentCountry ?? priced.cart?.shippingCountry ?? null;
    const quote = await this.shipping.find(method, this.pricing.shipment(priced, country, language));
    if (!quote) throw shippingUnavailable('method');
    await chooseShipping(this.database, holder, method, country);
  }
}
