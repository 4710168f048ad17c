import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { SellableRef } from '../../catalog/index.js';
import { Messages } from '../../platform/i18n/messages.js';
import { callbackProduct, cartView, miniCart } from '../domain/cart-view.js';
import { WorkOutTotals } from '../tax/work-out-totals.js';
import type { AddedToCart } from './add-to-cart.js';
import { ChosenShipping } from './chosen-shipping.js';
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
    private readonly totals: WorkOutTotals,
    private readonly chosenShipping: ChosenShipping,
    private readonly messages: Messages,
  ) {}

  /** @param changed the product that the call was about, also when it is no longer in the cart */
  async run(holder: string, language: Language, changed: SellableRef | null = null): Promise<ShownCart> {
    return this.show(await this.pricing.run(holder, language, changed), language);
  }

  /** As it was read when it was added to: neither the cart nor the product is read again. */
  async added({ cart, sellable }: AddedToCart, language: Language): Promise<ShownCart> {
    return this.show(await this.pricing.price(cart, language, sellable, [sellable]), language);
  }

  private async show(priced: PricedCart, language: Language): Promise<ShownCart> {
    const shipping = await this.chosenShipping.run(priced, language);
    const totals = await this.totals.run({
      lines: priced.counted.map(({ line, sellable }) => ({ price: sellable.price, quantity: line.quantity })),
      country: priced.cart?.shippingCountry ?? null,
      isCollected: shipping.isCollected,
      shipping: shipping.cost,
    });
    const say = (key: string, args?: Record<string, unknown>) => this.messages.say(language, key, args);
    return {
      cart: cartView(
        priced.cart && { ...priced.cart, shippingMethod: shipping.key },
        priced.lines,
        totals,
        say,
        (money) => money.format(language),
      ),
      product: priced.beside && callbackProduct(priced.beside),
      miniCart: miniCart(priced.lines, totals),
    };
  }
}
