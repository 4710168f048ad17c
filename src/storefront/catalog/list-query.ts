import { Money } from '#kernel';
import { EVERY_PRODUCT, type AttributeFilter, type ProductFilter, type ProductSort } from '../../catalog/index.js';

/** Sort keys of `GET /api/products`; null: the shop's order, or relevance in a search. */
export const SORT_KEYS = ['price', '-price', 'name', '-created_at'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Query of a product list; the URL parameters are those of `GET /api/products`. */
export interface ListQuery {
  /** '' without a search. */
  readonly q: string;
  readonly attributes: readonly AttributeFilter[];
  readonly priceMin: Money | null;
  readonly priceMax: Money | null;
  readonly inStock: boolean;
  readonly sort: SortKey | null;
  /** Number of the page, from 1. */
  readonly page: number;
}

export const isFiltered = ({ attributes, priceMin, priceMax, inStock }: ListQuery): boolean =>
  attributes.length > 0 || priceMin !== null || priceMax !== null || inStock;

export const withoutFilters = (query: ListQuery): ListQuery => ({
  ...query,
  attributes: [],
  priceMin: null,
  priceMax: null,
  inStock: false,
  page: 1,
});

/** @param category id or alias; null: the whole catalog */
export const filterOf = (
  { q, attributes, priceMin, priceMax, inStock }: ListQuery,
  category: string | null,
): ProductFilter => ({
  ...EVERY_PRODUCT,
  q: q || null,
  category,
  attributes,
  priceMin: minor(priceMin),
  priceMax: minor(priceMax),
  inStock: inStock || null,
});

export const sortOf = ({ sort }: ListQuery): ProductSort | null =>
  sort === null ? null : { key: sort.replace('-', '') as ProductSort['key'], descending: sort.startsWith('-') };

const minor = (amount: Money | null): string | null => amount?.minor.toString() ?? null;
