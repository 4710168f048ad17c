import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { ShippingFacade } from '../../shipping/index.js';
import { PriceCart, type PricedCart } from './price-cart.js';

export interface ChosenWay {
  /** null: none is chosen. */
  readonly key: string | null;
  readonly cost: Money;
  /** Nothing is carried: the buyer comes for it. */
  readonly isCollected: boolean;
}

/**
 * The remembered method with its cost: 0 while nothing is to be shipped and while the method does not serve the cart.
 * One that is no longer offered counts as not chosen: an order from this cart would not take it either.
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
