import { Money } from '#kernel';
import type { SellableRow } from '../data/sellables.sql.js';
import { productLink, type ShopFacts } from '../domain/product-card.js';
import type { Sellable, SellableRef, Unavailable } from '../domain/sellable.js';

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
