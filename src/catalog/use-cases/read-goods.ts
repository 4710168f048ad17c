import { Money, type Language } from '#kernel';
import { Injectable } from '@nestjs/common';
import type { SellableRow } from '../data/sellables.sql.js';
import { productLink, type ShopFacts, productCard, type ProductCard } from '../domain/product-card.js';
import type { Sellable, SellableRef, Unavailable } from '../domain/sellable.js';
import { Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShopSettings } from '../../settings/index.js';
import { ProductReads } from '../data/product-reads.js';

/** `maxQuantity`: of products without a limit of their own; null: none. */
export type SellingShop = ShopFacts & { readonly maxQuantity: number | null };

/** A thing for sale, as a cart or an order reads it. */
export function sellableOfRow(row: SellableRow, ref: SellableRef, shop: SellingShop): Sellable {
  const unavailable = whyNot(row);
  return {
    productId: ref.productId,
    variantId: ref.variantId,
    name: row.name ?? '',
    alias: row.alias ?? '',
    sku: row.sku,
    link: row.alias === null ? '' : productLink(shop, row.alias),
    image: row.image,
    attributes: row.attributes ?? {},
    price: Money.of(row.price ?? 0, shop.currency),
    oldPrice: row.old_price === null ? null : Money.of(row.old_price, shop.currency),
    inStock: unavailable === null ? row.in_stock! : 0,
    maxQuantity: row.max_quantity ?? shop.maxQuantity,
    unavailable,
  };
}

function whyNot(row: SellableRow): Unavailable {
  if (row.found === null) return 'unknown';
  if (!row.published) return 'unpublished';
  if (row.variant_id !== null && row.found_variant === null) return 'variant_unknown';
  if (row.variant_id === null && row.has_variants) return 'variant_required';
  return row.in_stock === 0 ? 'sold_out' : null;
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
    const { currency, baseUrl } = this.config;
    const shop = { currency, baseUrl, maxQuantity: this.shop.stored.max_quantity };
    const rows = await this.products.sellables(refs, language, tx);
    return rows.map((row, index) => sellableOfRow(row, refs[index]!, shop));
  }

  /** List cards in the order of `ids`; unpublished and unknown ones are left out. Amounts are JSON numbers. */
  async cards(ids: readonly number[], language: Language): Promise<ProductCard[]> {
    if (ids.length === 0) return [];
    const rows = await this.products.cards(ids, language);
    return rows.map((row) => productCard(row, this.config));
  }
}
