import { ApiPropertyOptional } from '@nestjs/swagger';
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
import { ID_OR_ALIAS_SCHEMA } from '../id-or-alias.js';
import { EmptyIsMissing } from './empty-is-missing.decorator.js';
import { LIMITS } from './limits.js';

const SORT_WORDS = SORTS.flatMap((key) => [key, `-${key}`]);

/** Filters of the product list; all of them must match. */
export class ListProductsQuery extends PageQuery {
  /**
   * Words that names, SKUs or short descriptions contain, in any language. Spelling mistakes are corrected if
   * nothing is found.
   */
  @IsOptional()
  @CleanText(200)
  q?: string;

  /** Category id or alias; products of the categories below it are included. */
  @IsOptional()
  @ApiPropertyOptional(ID_OR_ALIAS_SCHEMA)
  @CleanText(120)
  category?: string;

  /** Lowest price, inclusive, in the shop's currency. Compared with the price that is shown. */
  @IsOptional()
  @EmptyIsMissing()
  @DecimalNumber()
  @IsAmount()
  price_min?: number;

  /** Highest price, inclusive, in the shop's currency. Compared with the price that is shown. */
  @IsOptional()
  @EmptyIsMissing()
  @DecimalNumber()
  @IsAmount()
  price_max?: number;

  /** 1: in stock, 0: sold out. Default: both. */
  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  in_stock?: boolean;

  /** 1: only featured products; 0: only the others. Default: both. */
  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  featured?: boolean;

  /** Exact SKU of a product or of one of its variants. */
  @IsOptional()
  @CleanText(LIMITS.sku)
  sku?: string;

  /** 1: only published products; 0: only unpublished ones. Ignored for callers who see published products only. */
  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  published?: boolean;

  /** A leading `-` sorts in descending order. Default: by relevance with `q`, else by position. */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn(SORT_WORDS)
  sort?: string;

  /** 1: adds `data.facets`, which counts the attribute values of all products found. */
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
