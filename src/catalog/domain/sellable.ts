import type { Actor } from '#contracts';
import { Money } from '#kernel';

/** A thing asked for: a product, or one variant of it. */
export interface SellableRef {
  readonly productId: number;
  readonly variantId: number | null;
}

/** `quantity` is an integer ≥ 1. */
export interface StockLine extends SellableRef {
  readonly quantity: number;
  /** As the buyer knows the product, for the sentence of a refusal. */
  readonly name?: string;
}

/** Why something cannot be bought; null: it can. */
export type Unavailable = null | 'unknown' | 'unpublished' | 'variant_required' | 'variant_unknown' | 'sold_out';

/** What a cart or an order needs to know of a thing for sale, at this moment. */
export interface Sellable extends SellableRef {
  /** In the language asked for. '' when the product is unknown, as the other texts. */
  readonly name: string;
  readonly alias: string;
  /** The variant's own, else the product's. */
  readonly sku: string | null;
  /** Absolute URL of the product's page. */
  readonly link: string;
  /** The variant's own picture, else the product's first. */
  readonly image: string | null;
  /** The variant's attribute map; empty for a product without variants. */
  readonly attributes: Record<string, string>;
  readonly price: Money;
  readonly oldPrice: Money | null;
  /** Pieces that may be bought now. */
  readonly inStock: number;
  /** Pieces that one line may have: the product's own limit, else the shop's; null: no limit. */
  readonly maxQuantity: number | null;
  readonly unavailable: Unavailable;
}

/** Why stock changes; kept in `stock_movement`. */
export interface StockReason {
  /** A word such as `order`, `cancel`, `edit`. */
  readonly reason: string;
  /** `new`: the order that was inserted last in the same transaction, whose id is not known here yet. */
  readonly orderId: number | null | 'new';
  readonly actor: Actor;
}

/** Pieces that one line can have now. */
export const mostOf = ({ inStock, maxQuantity }: Pick<Sellable, 'inStock' | 'maxQuantity'>): number =>
  maxQuantity === null ? inStock : Math.min(inStock, maxQuantity);

/** Whether the quantity exceeds the limit of one line, regardless of the stock. */
export const isAboveLimit = ({ maxQuantity }: Pick<Sellable, 'maxQuantity'>, quantity: number): boolean =>
  maxQuantity !== null && quantity > maxQuantity;

/** What was asked for with what there is of it; null where there is nothing. */
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
  published: boolean | null;
  has_variants: boolean | null;
  found_variant: number | null;
}

/** What is shown of a product takes this from the shop's settings. */
export interface ShopFacts {
  readonly currency: string;
  readonly baseUrl: string;
}

export const productLink = (shop: ShopFacts, alias: string): string => `${shop.baseUrl}/product/${alias}`;

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
