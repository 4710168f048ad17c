import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Config } from '../../platform/config/config.js';
import { countOf } from '../domain/price-lines.js';
import { ChosenShipping } from './chosen-shipping.js';
import { PriceCart, type PricedCart } from './price-cart.js';
import { WorkOutTotals } from './work-out-totals.js';

/** The cart's summary in every page's header. */
export interface MiniCart {
  /** Number of items, like `miniCart.count` in the answers of cart operations. */
  readonly count: number;
  readonly total: Money;
}

/**
 * Reads the same amounts as ShowCart, for every page: one statement for an empty cart, two for others. Carriers are
 * asked at most once per minute.
 */
@Injectable()
export class ReadMiniCart {
  constructor(
    private readonly pricing: PriceCart,
    private readonly totals: WorkOutTotals,
    private readonly chosen: ChosenShipping,
    private readonly cache: ReadCache,
    private readonly config: Config,
  ) {}

  async run(holder: string | null, language: Language): Promise<MiniCart> {
    const priced = holder === null ? null : await this.pricing.run(holder, language);
    if (!priced || priced.lines.length === 0) return { count: 0, total: Money.zero(this.config.currency) };
    const { total } = await this.totals.run({
      lines: priced.counted.map(({ line, sellable }) => ({
        price: sellable.price,
        quantity: line.quantity,
        taxClass: sellable.taxClass,
      })),
      country: priced.cart!.shippingCountry,
      ...(await this.chosenWay(priced, language)),
    });
    return { count: countOf(priced.lines), total };
  }

  /** Cached for a minute, so that pages do not wait for carriers. */
  private async chosenWay(
    priced: PricedCart,
    language: Language,
  ): Promise<{ readonly shipping: Money; readonly isCollected: boolean }> {
    const { cart, counted } = priced;
    if (!cart?.shippingMethod) return { shipping: Money.zero(this.config.currency), isCollected: false };
    const lines = counted
      .map(({ line, total }) => `${line.productId}/${line.variantId ?? ''}x${line.quantity}=${total.minor}`)
      .join(' ');
    const key = `mini cart ${cart.shippingMethod} ${cart.shippingCountry ?? ''} ${this.config.currency} ${lines}`;
    const read = async () => {
      const { cost, isCollected } = await this.chosen.run(priced, language);
      return { shipping: cost, isCollected };
    };
    return this.cache.remember(key, ['shipping-methods'], read, 256);
  }
}
