/** Validated parameters of a product list. */
export interface ProductFilter {
  readonly q: string | null;
  /** Texts with the same meaning as `q`: synonyms, other spellings. Their matches come after those of `q`. */
  readonly alternatives?: readonly string[];
  /** Id in digits, or alias. */
  readonly category: string | null;
  /** Inclusive, in minor units as decimal strings. */
  readonly priceMin: string | null;
  readonly priceMax: string | null;
  readonly inStock: boolean | null;
  readonly featured: boolean | null;
  readonly sku: string | null;
  readonly attributes: readonly AttributeFilter[];
  /** Whether unpublished products are included; if so, null in `published` means both. */
  readonly seesUnpublished: boolean;
  readonly published: boolean | null;
}

/** The filter that matches every product. */
export const EVERY_PRODUCT: ProductFilter = {
  q: null,
  category: null,
  priceMin: null,
  priceMax: null,
  inStock: null,
  featured: null,
  sku: null,
  attributes: [],
  seesUnpublished: false,
  published: null,
};

/** Matches any of the values; of several filters, all must match. */
export interface AttributeFilter {
  readonly attribute: string;
  readonly values: readonly string[];
}

export const SORTS = ['name', 'price', 'created_at', 'position'] as const;
export type SortKey = (typeof SORTS)[number];

export interface ProductSort {
  readonly key: SortKey;
  readonly descending: boolean;
}
