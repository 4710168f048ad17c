import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { Sellable, SellableRef } from '../../catalog/index.js';
import type { Cart } from '../data/cart-rows.js';
import type { PricedLine } from '../domain/price-lines.js';
import { calculateTotals, type Totals } from '../domain/totals.js';
import { ReadTaxRules } from '../tax/read-tax-rules.js';
import { TaxCountry } from '../tax/tax-country.js';
import { ChosenShipping } from './chosen-shipping.js';
import { PriceCart } from './price-cart.js';

/** A cart with the catalog's present prices. */
export interface ShownCart {
  /** null when the caller has none yet. `shippingMethod` is null when it is no longer offered. */
  readonly cart: Cart | null;
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
  /** That the call was about; null for none. */
  readonly product: Sellable | null;
}

@Injectable()
export class ShowCart {
  constructor(
    private readonly pricing: PriceCart,
    private readonly taxRules: ReadTaxRules,
    private readonly taxCountry: TaxCountry,
    private readonly chosenShipping: ChosenShipping,
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
    return {
      cart: priced.cart && { ...priced.cart, shippingMethod: shipping.key },
      lines: priced.lines,
      totals,
      product: priced.beside,
    };
  }
}
