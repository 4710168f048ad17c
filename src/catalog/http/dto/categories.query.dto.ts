import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { CATEGORY_SORTS, type CategorySort } from '../../domain/category-view.js';
import { EmptyIsMissing } from './empty-is-missing.decorator.js';

export class CategoriesQuery extends PageQuery {
  /** Only the direct children of this category; 0: only the top level. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  parent?: number;

  /** The same as `parent`, which has precedence. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  parent_id?: number;

  /** A leading `-` sorts in descending order. Default: by position. */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn(CATEGORY_SORTS)
  sort?: CategorySort;
}
