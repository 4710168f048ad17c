import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { SellableRef } from '../../catalog/index.js';
import { Messages } from '../../platform/i18n/messages.js';
import { callbackProduct, cartView, miniCart } from '../domain/cart-view.js';
import { calculateTotals } from '../domain/totals.js';
import { ReadTaxRules } from '../tax/read-tax-rules.js';
import { TaxCountry } from '../tax/tax-country.js';
import { ChosenShipping } from './chosen-shipping.js';
import { PriceCart } from './price-cart.js';

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
    private readonly taxCountry: TaxCountry,
    private readonly chosenShipping: ChosenShipping,
    private readonly messages: Messages,
  ) {}

  /** @param changed the product that the call was about, also when it is no longer in the cart */
  async run(holder: string, language: Language, changed: SellableRef | null = null): Promise<ShownCart> {
    const priced = await this.pricing.run(holder, language, changed);
    const shipping = await this.chosenShipping.run(priced, language);
    const totals = calculateTotals(
      {
        lines: priced.counted.map(({ line, sellable }) => ({ price: sellable.price, quantity: line.quantity })),
        country: await this.taxCountry.of(priced.cart?.shippingCountry ?? null, shipping.isCollected),
        shipping: shipping.cost,
      },
      await this.taxRules.run(),
    );
    const say = (key: string, args?: Record<string, unknown>) => this.messages.translate(language, key, args);
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
