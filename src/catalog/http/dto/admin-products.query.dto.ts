import { ApiPropertyOptional } from '@nestjs/swagger';
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
import { ID_OR_ALIAS_SCHEMA } from '../id-or-alias.js';
import { EmptyIsMissing } from './empty-is-missing.decorator.js';

/** Filters of an administrator's product list; all of them must match. */
export class AdminProductsQuery extends PageQuery {
  /** Words that names, SKUs or short descriptions contain, in any language. All words must match. */
  @IsOptional()
  @CleanText(200)
  q?: string;

  /** Category id or alias, including the categories below it; `none`: products without a category. */
  @IsOptional()
  @ApiPropertyOptional(ID_OR_ALIAS_SCHEMA)
  @CleanText(120)
  category?: string;

  /** 1: only published products; 0: only unpublished ones. Default: both. */
  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  published?: boolean;

  /** 1: only featured products; 0: only the others. Default: both. */
  @IsOptional()
  @EmptyIsMissing()
  @YesNo()
  @IsBoolean()
  featured?: boolean;

  /**
   * `in_stock`: at least one piece; `low`: at or below `low_stock_threshold` of the answer, but not 0; `sold_out`:
   * none.
   */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn([...STOCK_STATES])
  stock?: StockState;

  /** A leading `-` sorts in descending order. Default: by relevance with `q`, else by position. */
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
