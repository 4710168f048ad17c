import { Injectable } from '@nestjs/common';
import { basketLines, PriceBasket, type PricedBasket, type RequestedLine } from '../../cart/index.js';
import type { Address } from '../../order/index.js';
import { isBuyer, type Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';

/** An order that is not placed yet. */
export interface DraftOrder {
  readonly items: readonly RequestedLine[];
  /** Destination, as far as it is known. */
  readonly destination: Pick<Address, 'country' | 'city' | 'zip'>;
  /** Key of an active method; null: the first active one. */
  readonly shippingMethod: string | null;
}

/**
 * Quotes an order with the prices that it would have if it was placed now. Nothing is stored, and no stock is taken.
 * @throws insufficient_stock, product_unavailable, 422 at the line or at `shipping_method`
 */
@Injectable()
export class QuoteOrder {
  constructor(
    private readonly priceBasket: PriceBasket,
    private readonly config: Config,
  ) {}

  async run(caller: Caller, { items, destination, shippingMethod }: DraftOrder): Promise<PricedBasket> {
    const { currency } = this.config;
    return this.priceBasket.run({
      lines: basketLines(caller, items, currency),
      isBounded: isBuyer(caller),
      destination,
      language: caller.language,
      currency,
      shippingMethod,
      includeShippingOptions: true,
    });
  }
}
