import { productCard, type CardRow, type ProductCard } from './product-card.js';
import type { ShopFacts } from './sellable.js';

export interface AdminCardRow extends CardRow {
  version: number;
  updated_at: Date;
  category_name: string | null;
  variants_count: number;
}

/** A product in an administrator's list. */
export interface AdminProductCard extends ProductCard {
  /** Translated; null for a product without a category. */
  readonly category_name: string | null;
  readonly variants_count: number;
  readonly version: number;
  readonly updated_at: string;
}

export const adminProductCard = (row: AdminCardRow, shop: ShopFacts): AdminProductCard => ({
  ...productCard(row, shop),
  category_name: row.category_name,
  variants_count: row.variants_count,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});
