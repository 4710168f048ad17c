import type { Actor } from '#contracts';
import type { Money } from '#kernel';

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
