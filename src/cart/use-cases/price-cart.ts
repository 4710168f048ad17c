import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { CatalogFacade, type Sellable, type SellableRef } from '../../catalog/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { QuoteRequest } from '../../shipping/index.js';
import { readCart, type Cart } from '../data/cart-rows.js';
import { priceLines, type PricedLine } from '../domain/price-lines.js';

export interface PricedCart {
  /** null when the caller has none yet. */
  readonly cart: Cart | null;
  readonly lines: readonly PricedLine[];
  /** Those that can be bought. */
  readonly counted: readonly PricedLine[];
  /** The product asked for beside the cart. */
  readonly beside: Sellable | null;
}

/** Reads a cart and the catalog's present prices: two statements. */
@Injectable()
export class PriceCart {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
    private readonly config: Config,
  ) {}

  async run(holder: string, language: Language, beside: SellableRef | null = null): Promise<PricedCart> {
    const cart = await readCart(this.database, holder);
    const refs = cart?.lines ?? [];
    const sellables = await this.catalog.sellables(beside ? [...refs, beside] : refs, language);
    const lines = priceLines(refs, sellables, this.config.currency);
    return {
      cart,
      lines,
      counted: lines.filter(({ problem }) => problem === null),
      beside: beside && sellables[refs.length]!,
    };
  }

  /** The cart as a shipment to `country`. */
  shipment({ counted }: PricedCart, country: string | null, language: Language): QuoteRequest {
    return {
      country,
      language,
      subtotal: counted.reduce((sum, { total }) => sum.add(total), Money.zero(this.config.currency)),
      lines: counted.map(({ line, sellable, total }) => ({
        product_id: line.productId,
        variant_id: line.variantId,
        sku: sellable.sku,
        quantity: line.quantity,
        total_minor: total.minor.toString(),
      })),
    };
  }
}
