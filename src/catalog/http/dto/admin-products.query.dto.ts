import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { YesNo } from '../../../platform/http/validation/query.transforms.js';
import {
  ADMIN_SORTS,
  type AdminProductFilter,
  type AdminProductSort,
  STOCK_STATES,
  type StockState,
} from '../../domain/admin-product-filter.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { EmptyIsMissing } from './empty-is-missing.decorator.js';

/** Filters of an administrator's product list; all of them must match. */
export class AdminProductsQuery extends PageQuery {
  /** Search text for names, SKUs and short descriptions, in any language. */
  @IsOptional()
  @CleanText(200)
  q?: string;

  /** Category id or alias, including subcategories; `none`: products without a category. */
  @IsOptional()
  @CleanText(120)
  category?: string;

  /** 1: published, 0: unpublished. Default: both. */
  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  published?: boolean;

  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  featured?: boolean;

  /** Stock; `low`: at or below the limit in the shop's settings. */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn([...STOCK_STATES])
  stock?: StockState;

  /** Sort key; a leading `-` means descending. Default: relevance if `q` is sent, otherwise position. */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn(ADMIN_SORTS.flatMap((key) => [key, `-${key}`]))
  sort?: string;
}

export const adminProductFilter = ({
  q,
  category,
  published,
  featured,
  stock,
}: AdminProductsQuery): AdminProductFilter => ({
  q: q?.trim() || null,
  category: category?.trim() || null,
  published: published ?? null,
  featured: featured ?? null,
  stock: stock ?? null,
});

export const adminProductSort = ({ sort }: AdminProductsQuery): AdminProductSort | null =>
  sort ? { key: sort.replace('-', '') as AdminProductSort['key'], descending: sort.startsWith('-') } : null;
