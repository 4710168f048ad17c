import type { Actor } from '#contracts';
import { Money, type TaxClass } from '#kernel';

/** A product, or one of its variants. */
export interface SellableRef {
  readonly productId: number;
  readonly variantId: number | null;
}

/** `quantity` is an integer of at least 1. */
export interface StockLine extends SellableRef {
  readonly quantity: number;
  /** Name of the product for the error message. */
  readonly name?: string;
}

/** Why a product cannot be bought; null: it can. */
export type Unavailable = null | 'unknown' | 'unpublished' | 'variant_required' | 'variant_unknown' | 'sold_out';

/** Current data of a product or variant for carts and orders. */
export interface Sellable extends SellableRef {
  /** Translated name; '' if the product is unknown, like the other texts. */
  readonly name: string;
  readonly alias: string;
  /** The variant's own SKU, or else the product's. */
  readonly sku: string | null;
  /** Absolute URL of the product's page. */
  readonly link: string;
  /** The variant's own picture, or else the product's first one. */
  readonly image: string | null;
  /** The variant's attributes; empty for a product without variants. */
  readonly attributes: Record<string, string>;
  readonly price: Money;
  readonly oldPrice: Money | null;
  /** Number of items that can be bought now. */
  readonly inStock: number;
  /** Maximum quantity of one line: the product's own limit, or else the shop's; null: no limit. */
  readonly maxQuantity: number | null;
  /** `standard` if the product is unknown. */
  readonly taxClass: TaxClass;
  readonly unavailable: Unavailable;
}

/** Reason of a change of stock; stored in `stock_movement`. */
export interface StockReason {
  /** A reason such as `order`, `cancelled`, `edited`. */
  readonly reason: string;
  /** `new`: the order inserted last in the same transaction, whose id is not known to the caller yet. */
  readonly orderId: number | null | 'new';
  readonly actor: Actor;
}

/** Maximum quantity that one line can have now. */
export const mostOf = ({ inStock, maxQuantity }: Pick<Sellable, 'inStock' | 'maxQuantity'>): number =>
  maxQuantity === null ? inStock : Math.min(inStock, maxQuantity);

/** Whether the quantity exceeds the limit of one line, regardless of the stock. */
export const isAboveLimit = ({ maxQuantity }: Pick<Sellable, 'maxQuantity'>, quantity: number): boolean =>
  maxQuantity !== null && quantity > maxQuantity;

/** Requested data of a product or variant; members are null if it does not exist. */
export interface SellableRow {
  product_id: number;
  variant_id: number | null;
  found: number | null;
  name: string | null;
  alias: string | null;
  sku: string | null;
  image: string | null;
  attributes: Record<string, string> | null;
  price: string | null;
  old_price: string | null;
  in_stock: number | null;
  max_quantity: number | null;
  tax_class: TaxClass | null;
  published: boolean | null;
  has_variants: boolean | null;
  found_variant: number | null;
}

/** Settings of the shop that appear in the data of products. */
export interface ShopFacts {
  readonly currency: string;
  readonly baseUrl: string;
}

export const productLink = (shop: ShopFacts, alias: string): string => `${shop.baseUrl}/product/${alias}`;

/** `maxQuantity`: limit for products without their own; null: none. */
export type SellingShop = ShopFacts & { readonly maxQuantity: number | null };

/** Converts a row to a product or variant for carts and orders. */
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
    taxClass: row.tax_class ?? 'standard',
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
