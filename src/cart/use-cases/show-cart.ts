import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import type { SellableRef } from '../../catalog/index.js';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/messages.js';
import { ShippingFacade } from '../../shipping/index.js';
import { callbackProduct, cartView, miniCart } from '../domain/cart-view.js';
import { calculateTotals } from '../domain/totals.js';
import { ReadTaxRules } from '../tax/read-tax-rules.js';
import { PriceCart, type PricedCart } from './price-cart.js';

/** The whole cart, with what the client callbacks get beside it. */
export interface ShownCart {
  readonly cart: object;
  readonly product: object | null;
  readonly miniCart: object;
}

@Injectable()
export class ShowCart {
  constructor(
    private readonly pricing: PriceCart,
    private readonly taxRules: ReadTaxRules,
    private readonly shipping: ShippingFacade,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /** @param changed the product that the call was about, also when it is no longer in the cart */
  async run(holder: string, language: Language, changed: SellableRef | null = null): Promise<ShownCart> {
    const priced = await this.pricing.run(holder, language, changed);
    const shipping = await this.chosenShipping(priced, language);
    const totals = calculateTotals({
      lines: priced.counted.map(({ line, sellable }) => ({ price: sellable.price, quantity: line.quantity })),
      country: priced.cart?.shippingCountry ?? null,
      shipping: shipping.cost,
    }, await this.taxRules.run());
    const say = (key: string, args?: Record<string, unknown>) => this.messages.say(language, key, args);
    return {
      cart: cartView(priced.cart && { ...priced.cart, shippingMethod: shipping.key }, priced.lines, totals, say, (money) => money.format(language)),
      product: priced.beside && callbackProduct(priced.beside),
      miniCart: miniCart(priced.lines, totals),
    };
  }

  /**
   * The remembered method with its cost: 0 while nothing is to be shipped and while the method does not serve the cart. One
   * that is no longer offered counts as not chosen: an order from this cart would not take it either.
   */
  private async chosenShipping(priced: PricedCart, language: Language): Promise<{ key: string | null; cost: Money }> {
    const { cart, counted } = priced;
    const key = cart?.shippingMethod ?? null;
    const none = Money.zero(this.config.currency);
    if (key === null || !(await this.shipping.offers(key))) return { key: null, cost: none };
    if (counted.length === 0) return { key, cost: none };
    const quote = await this.shipping.find(key, this.pricing.shipment(priced, cart!.shippingCountry, language));
    return { key, cost: quote?.cost ?? none };
  }
}
