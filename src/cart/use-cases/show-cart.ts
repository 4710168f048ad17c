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
    const totals = calculateTotals({
      lines: priced.counted.map(({ line, sellable }) => ({ price: sellable.price, quantity: line.quantity })),
      country: priced.cart?.shippingCountry ?? null,
      shipping: await this.shippingCost(priced, language),
    }, await this.taxRules.run());
    const say = (key: string, args?: Record<string, unknown>) => this.messages.say(language, key, args);
    return {
      cart: cartView(priced.cart, priced.lines, totals, say, (money) => money.format(language)),
      product: priced.beside && callbackProduct(priced.beside),
      miniCart: miniCart(priced.lines, totals),
    };
  }

  /** 0 until a method is chosen, while nothing is to be shipped, and while the chosen method does not serve the cart. */
  private async shippingCost(priced: PricedCart, language: Language): Promise<Money> {
    const { cart, counted } = priced;
    const none = Money.zero(this.config.currency);
    if (!cart?.shippingMethod || counted.length === 0) return none;
    const quote = await this.shipping.find(cart.shippingMethod, this.pricing.shipment(priced, cart.shippingCountry, language));
    return quote?.cost ?? none;
  }
}
