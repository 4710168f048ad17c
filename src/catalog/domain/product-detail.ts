import { pick, type Language, type Localized } from '#kernel';
import { amountOf, productCard, type CardRow, type ProductCard } from './product-card.js';
import type { ShopFacts } from './sellable.js';

export interface DetailRow extends CardRow {
  description: string;
  max_quantity: number | null;
  custom_fields: Record<string, unknown> | null;
  translations: Record<string, Record<string, string>>;
  version: number;
  updated_at: Date;
  breadcrumbs: Array<{ id: number; name: string; alias: string }>;
  images: Array<{ id: number; image: string; alt: string; sort: number }>;
  attributes: Array<{
    attribute: string;
    value: string;
    price_modifier: string;
    labels: Localized | null;
    value_labels: Localized | null;
  }>;
  variants: Array<{
    id: number;
    sku: string | null;
    attributes: Record<string, string>;
    price: string;
    own_price: string | null;
    old_price: string | null;
    in_stock: number;
    image_id: number | null;
    image: string | null;
  }>;
  reviews: Array<{
    id: number;
    name: string;
    rating: number;
    text: string;
    verified_purchase: boolean;
    created_at: string;
  }>;
}

/** A product as `GET /api/products/{id}` returns it. */
export interface ProductDetail extends ProductCard {
  readonly description: string;
  /** Maximum quantity of one line; null: the limit of the shop's settings. */
  readonly max_quantity: number | null;
  readonly custom_fields: Record<string, unknown> | null;
  readonly translations: Record<string, Record<string, string>>;
  readonly breadcrumbs: DetailRow['breadcrumbs'];
  readonly images: DetailRow['images'];
  /** `price_modifier` is a JSON number; labels are translated. */
  readonly attributes: Array<{
    attribute: string;
    value: string;
    price_modifier: number;
    label: string;
    value_label: string;
  }>;
  /**
   * `price` is the variant's current price; `own_price` the one that was set for it, or null. `image_id` and `image`
   * refer to one of the product's pictures, or are null.
   */
  readonly variants: Array<{
    id: number;
    sku: string | null;
    attributes: Record<string, string>;
    price: number;
    own_price: number | null;
    old_price: number | null;
    in_stock: number;
    inventory: number;
    image_id: number | null;
    image: string | null;
  }>;
  /** The newest approved reviews. */
  readonly reviews: DetailRow['reviews'];
  readonly version: number;
  readonly updated_at: string;
}

export function productDetail(row: DetailRow, shop: ShopFacts, language: Language): ProductDetail {
  const amount = (minor: string | null) => amountOf(minor, shop.currency);
  return {
    ...productCard(row, shop),
    description: row.description,
    max_quantity: row.max_quantity,
    custom_fields: row.custom_fields,
    translations: row.translations,
    breadcrumbs: row.breadcrumbs,
    images: row.images,
    attributes: row.attributes.map(
      ({ attribute, value, price_modifier: modifier, labels, value_labels: valueLabels }) => ({
        attribute,
        value,
        price_modifier: amount(modifier)!,
        label: pick(labels, language) || attribute,
        value_label: pick(valueLabels, language) || value,
      }),
    ),
    variants: row.variants.map(({ price, own_price: own, old_price: old, ...variant }) => ({
      ...variant,
      price: amount(price)!,
      own_price: amount(own),
      old_price: amount(old),
      inventory: variant.in_stock,
    })),
    reviews: row.reviews.map((review) => ({ ...review, created_at: new Date(review.created_at).toISOString() })),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}
