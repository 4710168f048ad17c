/** What a product list is asked for, checked. */
export interface ProductFilter {
  readonly q: string | null;
  /** Texts that mean the same as `q`: synonyms, other spellings. What they find follows what `q` finds. */
  readonly alternatives?: readonly string[];
  /** Id in digits, or alias. */
  readonly category: string | null;
  /** Minor units, included; as decimal strings. */
  readonly priceMin: string | null;
  readonly priceMax: string | null;
  readonly inStock: boolean | null;
  readonly featured: boolean | null;
  readonly sku: string | null;
  readonly attributes: readonly AttributeFilter[];
  /** Whether unpublished products are seen; null in `published`: both kinds. */
  readonly seesUnpublished: boolean;
  readonly published: boolean | null;
}

/** Everything that is sold. */
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

/** One of the values; several filters must all hold. */
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
