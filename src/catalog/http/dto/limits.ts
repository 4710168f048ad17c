import { ATTRIBUTE_LENGTH } from '../../domain/attribute-filters.js';
import { MOST_STOCK } from '../../domain/stock-correction.js';

/** Limits of values in requests. */
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
  /** Maximum stock of a product or variant: low enough that the sum over all variants fits PostgreSQL's int. */
  stock: MOST_STOCK,
  /** Minimum change of a correction: no more can be removed than the maximum stock. */
  leastChange: -MOST_STOCK,
  /** Maximum length of the note of a stock correction. */
  note: 500,
  position: 1_000_000,
  /** Maximum price in the shop's currency. */
  price: 1_000_000_000,
  /** Minimum surcharge in the shop's currency. */
  leastModifier: -1_000_000_000,
} as const;
