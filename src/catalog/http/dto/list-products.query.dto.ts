import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { Money } from '#kernel';
import { DecimalNumber, YesNo } from '../../../platform/http/validation/query.transforms.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import {
  SORTS,
  type AttributeFilter,
  type ProductFilter,
  type ProductSort,
  type SortKey,
} from '../../domain/product-filter.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { EmptyIsMissing } from './empty-is-missing.decorator.js';
import { LIMITS } from './limits.js';

const SORT_WORDS = SORTS.flatMap((key) => [key, `-${key}`]);

/** Filters of the product list; all of them must match. */
export class ListProductsQuery extends PageQuery {
  /** Search text for names, SKUs and short descriptions, in any language. */
  @IsOptional()
  @CleanText(200)
  q?: string;

  /** Category id or alias; includes products of its subcategories. */
  @IsOptional()
  @CleanText(120)
  category?: string;

  /** Minimum of the shown price. */
  @IsOptional()
  @EmptyIsMissing()
  @DecimalNumber()
  @IsAmount()
  price_min?: number;

  /** Maximum of the shown price. */
  @IsOptional()
  @EmptyIsMissing()
  @DecimalNumber()
  @IsAmount()
  price_max?: number;

  /** 1: in stock, 0: sold out. */
  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  in_stock?: boolean;

  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  featured?: boolean;

  /** SKU of the product or of one of its variants. */
  @IsOptional()
  @CleanText(LIMITS.sku)
  sku?: string;

  /** For administrators. 1: published, 0: unpublished. */
  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  published?: boolean;

  /** Sort key; a leading `-` means descending. Default: relevance if `q` is sent, otherwise position. */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn(SORT_WORDS)
  sort?: string;

  /** 1: returns the numbers of matching products by attribute value in `data.facets`. */
  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  facets?: boolean;
}

export function productFilter(
  query: ListProductsQuery,
  attributes: readonly AttributeFilter[],
  currency: string,
  seesUnpublished: boolean,
): ProductFilter {
  const minor = (amount: number | undefined) =>
    amount === undefined ? null : Money.parse(amount, currency).minor.toString();
  const text = (value: string | undefined) => value?.trim() || null;
  return {
    q: text(query.q),
    category: text(query.category),
    priceMin: minor(query.price_min),
    priceMax: minor(query.price_max),
    inStock: query.in_stock ?? null,
    featured: query.featured ?? null,
    sku: text(query.sku),
    attributes,
    seesUnpublished,
    published: query.published ?? null,
  };
}

export function productSort({ sort }: ListProductsQuery): ProductSort | null {
  if (!sort) return null;
  return { key: sort.replace('-', '') as SortKey, descending: sort.startsWith('-') };
}
