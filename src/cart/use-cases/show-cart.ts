import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { Sellable, SellableRef } from '../../catalog/index.js';
import type { Cart } from '../domain/cart.js';
import type { PricedLine } from '../domain/price-lines.js';
import type { Totals } from '../domain/totals.js';
import { WorkOutTotals } from './work-out-totals.js';
import type { AddedToCart } from './add-to-cart.js';
import { ChosenShipping } from './chosen-shipping.js';
import { PriceCart, type PricedCart } from './price-cart.js';

/** A cart with the catalog's current prices. */
export interface ShownCart {
  /** Null if the owner has no cart yet. `shippingMethod` is null if it is no longer offered. */
  readonly cart: Cart | null;
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
  /** The product that the request was about; null for none. */
  readonly product: Sellable | null;
}

@Injectable()
export class ShowCart {
  constructor(
    private readonly pricing: PriceCart,
    private readonly totals: WorkOutTotals,
    private readonly chosenShipping: ChosenShipping,
  ) {}

  /** @param changed the product that the request was about, even if it is no longer in the cart */
  async run(holder: string, language: Language, changed: SellableRef | null = null): Promise<ShownCart> {
    return this.show(await this.pricing.run(holder, language, changed), language);
  }

  /** The cart as read by the addition: neither the cart nor its products are read again. */
  added({ cart, sellables, sellable }: AddedToCart, language: Language): Promise<ShownCart> {
    return this.show(this.pricing.price(cart, sellables, sellable), language);
  }

  private async show(priced: PricedCart, language: Language): Promise<ShownCart> {
    const shipping = await this.chosenShipping.run(priced, language);
    const totals = await this.totals.run({
      lines: priced.counted.map(({ line, sellable }) => ({
        price: sellable.price,
        quantity: line.quantity,
        taxClass: sellable.taxClass,
      })),
      country: priced.cart?.shippingCountry ?? null,
      isCollected: shipping.isCollected,
      shipping: shipping.cost,
    });
    return {
      cart: priced.cart && { ...priced.cart, shippingMethod: shipping.key },
      lines: priced.lines,
      totals,
      product: priced.beside,
    };
  }
}
