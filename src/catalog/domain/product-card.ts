import { Money } from '#kernel';
import { productLink, type ShopFacts } from './sellable.js';

/** A product in a list, as `GET /api/products` returns it. Amounts are JSON numbers in `currency`. */
export interface ProductCard {
  readonly id: number;
  readonly name: string;
  readonly alias: string;
  readonly short_description: string;
  readonly price_regular: number;
  readonly price_special: number | null;
  /** The shown price: the special price if it is above 0 and below the regular one. */
  readonly price: number;
  /** The lowest price that can be paid, that of the cheapest variant; without variants `price`. */
  readonly price_from: number;
  /** The highest price that can be paid, that of the most expensive variant; without variants `price`. */
  readonly price_to: number;
  /** The regular price while the special price is shown, otherwise null. */
  readonly old_price: number | null;
  readonly currency: string;
  readonly category: number | null;
  readonly sku: string | null;
  readonly in_stock: number;
  /** The same as `in_stock`, under its name in the storefront. */
  readonly inventory: number;
  readonly published: 0 | 1;
  readonly featured: 0 | 1;
  readonly position: number;
  readonly has_variants: boolean;
  /** The first picture. */
  readonly image: string | null;
  readonly link: string;
  readonly reviewsCount: number;
  /** 1 to 5 with two decimal places; 0 without reviews. */
  readonly averageRating: number;
  readonly created_at: string;
}

/** Columns of `cardColumns`. */
export interface CardRow {
  id: number;
  name: string;
  alias: string;
  short_description: string;
  price_regular: string;
  price_special: string | null;
  price: string;
  price_from: string;
  price_to: string;
  category_id: number | null;
  sku: string | null;
  in_stock: number;
  published: boolean;
  featured: boolean;
  position: number;
  has_variants: boolean;
  image: string | null;
  reviews_count: number;
  rating_sum: number;
  created_at: Date | string;
}

export const averageRating = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum * 100) / count) / 100;

export function amountOf(minor: string | number | null, currency: string): number | null {
  return minor === null ? null : Money.of(minor, currency).toNumber();
}

export function productCard(row: CardRow, shop: ShopFacts): ProductCard {
  const { currency } = shop;
  return {
    id: row.id,
    name: row.name,
    alias: row.alias,
    short_description: row.short_description,
    price_regular: amountOf(row.price_regular, currency)!,
    price_special: amountOf(row.price_special, currency),
    price: amountOf(row.price, currency)!,
    price_from: amountOf(row.price_from, currency)!,
    price_to: amountOf(row.price_to, currency)!,
    old_price: row.price === row.price_regular ? null : amountOf(row.price_regular, currency),
    currency,
    category: row.category_id,
    sku: row.sku,
    in_stock: row.in_stock,
    inventory: row.in_stock,
    published: row.published ? 1 : 0,
    featured: row.featured ? 1 : 0,
    position: row.position,
    has_variants: row.has_variants,
    image: row.image,
    link: productLink(shop, row.alias),
    reviewsCount: row.reviews_count,
    averageRating: averageRating(row.rating_sum, row.reviews_count),
    created_at: new Date(row.created_at).toISOString(),
  };
}
