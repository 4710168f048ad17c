import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { CATEGORY_SORTS, type CategorySort } from '../../domain/category-view.js';
import { EmptyIsMissing } from './empty-is-missing.decorator.js';

export class CategoriesQuery extends PageQuery {
  /** Id of the category whose direct subcategories are listed; 0: the top level. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  parent?: number;

  /** Another spelling of `parent`. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  parent_id?: number;

  /** Sort key; a leading `-` means descending. Default: position. */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn(CATEGORY_SORTS)
  sort?: CategorySort;
}
