import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { ShippingFacade } from '../../shipping/index.js';
import { PriceCart, type PricedCart } from './price-cart.js';

export interface ChosenWay {
  /** Null: no method is chosen. */
  readonly key: string | null;
  readonly cost: Money;
  /** Whether the buyer picks the order up. */
  readonly isCollected: boolean;
}

/**
 * The chosen method with its cost, which is 0 while the cart needs no shipping or the method cannot ship it. A method
 * that is no longer offered counts as not chosen, because orders cannot use it either.
 */
@Injectable()
export class ChosenShipping {
  constructor(
    private readonly pricing: PriceCart,
    private readonly shipping: ShippingFacade,
    private readonly config: Config,
  ) {}

  async run(priced: PricedCart, language: Language): Promise<ChosenWay> {
    const { cart, counted } = priced;
    const key = cart?.shippingMethod ?? null;
    const none = Money.zero(this.config.currency);
    if (key === null || !(await this.shipping.offers(key))) return { key: null, cost: none, isCollected: false };
    const isCollected = (await this.shipping.collected()).has(key);
    if (counted.length === 0) return { key, cost: none, isCollected };
    const quote = await this.shipping.find(key, this.pricing.shipment(priced, cart!.shippingCountry, language));
    return { key, cost: quote?.cost ?? none, isCollected };
  }
}
