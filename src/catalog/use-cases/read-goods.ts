import type { Language } from '#kernel';
import { Injectable } from '@nestjs/common';
import { productCard, type ProductCard } from '../domain/product-card.js';
import { sellableOfRow, type Sellable, type SellingShop, type SellableRef } from '../domain/sellable.js';
import { Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShopSettings } from '../../settings/index.js';
import { forSaleValues, ProductReads, type GoodsSource } from '../data/product-reads.js';

/** A row of another module's table, and what it names. */
export interface GoodsOfRow<R> {
  readonly row: R;
  readonly sellable: Sellable;
}

/** What other modules read of things for sale. */
@Injectable()
export class ReadGoods {
  constructor(
    private readonly products: ProductReads,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  /** In the order asked, one statement; unknown ones too, with `unavailable`. With `tx` the read happens inside it. */
  async sellables(refs: readonly SellableRef[], language: Language, tx?: Transaction): Promise<Sellable[]> {
    if (refs.length === 0) return [];
    const rows = await this.products.sellables(refs, language, tx);
    return rows.map((row, index) => sellableOfRow(row, refs[index]!, this.sellingShop()));
  }

  /** Of what another module's table lists: its own columns beside the goods, one statement. */
  async goodsOf<R>(
    source: GoodsSource,
    values: unknown[],
    language: Language,
    tx?: Transaction,
  ): Promise<Array<GoodsOfRow<R>>> {
    const rows = await this.products.goodsOf<R>(source, values, language, tx);
    return rows.map((row) => ({
      row,
      sellable: sellableOfRow(row, { productId: row.product_id, variantId: row.variant_id }, this.sellingShop()),
    }));
  }

  /** The parameters of FOR_SALE. */
  forSaleValues(ref: SellableRef): unknown[] {
    return forSaleValues(ref, this.shop.stored.max_quantity);
  }

  private sellingShop(): SellingShop {
    const { currency, baseUrl } = this.config;
    return { currency, baseUrl, maxQuantity: this.shop.stored.max_quantity };
  }

  /** List cards in the order of `ids`; unpublished and unknown ones are left out. Amounts are JSON numbers. */
  async cards(ids: readonly number[], language: Language): Promise<ProductCard[]> {
    if (ids.length === 0) return [];
    const rows = await this.products.cards(ids, language);
    return rows.map((row) => productCard(row, this.config));
  }
}
