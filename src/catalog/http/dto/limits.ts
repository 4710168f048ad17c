import { ATTRIBUTE_LENGTH } from '../../domain/attribute-filters.js';
import { MOST_STOCK } from '../../domain/stock-correction.js';

/** Bounds of what may be sent (trust.md: length limits everywhere). */
export const LIMITS = {
  name: 255,
  description: 50_000,
  shortDescription: 2_000,
  sku: 64,
  attribute: ATTRIBUTE_LENGTH.name,
  value: ATTRIBUTE_LENGTH.value,
  alt: 500,
  images: 50,
  attributes: 100,
  variants: 200,
  customFields: 20_000,
  review: 5_000,
  /** Pieces of one product or variant; so many that a sum over all variants still fits PostgreSQL's int. */
  stock: MOST_STOCK,
  /** Pieces that a correction adds; so few that it takes away what there can be. */
  leastChange: -MOST_STOCK,
  /** Why a stock was corrected. */
  note: 500,
  position: 1_000_000,
  /** In the shop's currency. */
  price: 1_000_000_000,
  /** Added to a price, in the shop's currency. */
  leastModifier: -1_000_000_000,
} as const;
