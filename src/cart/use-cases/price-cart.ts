import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { CatalogFacade, type Sellable, type SellableRef } from '../../catalog/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { QuoteRequest } from '../../shipping/index.js';
import { readCart } from '../data/cart-rows.js';
import type { Cart } from '../domain/cart.js';
import { isOfSame, priceLines, type PricedLine } from '../domain/price-lines.js';

export interface PricedCart {
  /** Null if the owner has no cart yet. */
  readonly cart: Cart | null;
  readonly lines: readonly PricedLine[];
  /** Lines that can be bought. */
  readonly counted: readonly PricedLine[];
  /** A product requested in addition to the cart. */
  readonly beside: Sellable | null;
}

/** Reads a cart and the catalog's current prices: two statements. */
@Injectable()
export class PriceCart {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
    private readonly config: Config,
  ) {}

  async run(holder: string, language: Language, beside: SellableRef | null = null): Promise<PricedCart> {
    const cart = await readCart(this.database, holder);
    const refs: readonly SellableRef[] = cart?.lines ?? [];
    const wanted = beside && !refs.some((ref) => isOfSame(ref, beside)) ? [...refs, beside] : refs;
    const sellables = await this.catalog.sellables(wanted, language);
    return this.price(cart, sellables, beside && sellables.find((one) => isOfSame(one, beside))!);
  }

  /** Prices a cart that was just read; `sellables` begin with those of its lines, in their order. */
  price(cart: Cart | null, sellables: readonly Sellable[], beside: Sellable | null): PricedCart {
    const lines = priceLines(cart?.lines ?? [], sellables, this.config.currency);
    return { cart, lines, counted: lines.filter(({ problem }) => problem === null), beside };
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
