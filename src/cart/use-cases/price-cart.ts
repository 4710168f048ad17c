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
    return this.price(await readCart(this.database, holder), language, beside);
  }

  /** A cart that was just read; of `known` products the catalog is not asked again. */
  async price(
    cart: Cart | null,
    language: Language,
    beside: SellableRef | null,
    known: readonly Sellable[] = [],
  ): Promise<PricedCart> {
    const refs = cart?.lines ?? [];
    const isIn = (ref: SellableRef, list: readonly SellableRef[]): boolean => list.some((one) => isOfSame(one, ref));
    const wanted = beside && !isIn(beside, refs) ? [...refs, beside] : refs;
    const read = await this.catalog.sellables(
      wanted.filter((ref) => !isIn(ref, known)),
      language,
    );
    const all = [...known, ...read];
    const sellableOf = (ref: SellableRef): Sellable => all.find((one) => isOfSame(one, ref))!;
    const lines = priceLines(refs, refs.map(sellableOf), this.config.currency);
    return {
      cart,
      lines,
      counted: lines.filter(({ problem }) => problem === null),
      beside: beside && sellableOf(beside),
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
