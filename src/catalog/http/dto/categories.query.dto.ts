import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { CATEGORY_SORTS, type CategorySort } from '../../domain/category-view.js';
import { EmptyIsMissing } from './empty-is-missing.decorator.js';

export class CategoriesQuery extends PageQuery {
  /** Those directly below this one; 0: the top. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  parent?: number;

  /** The other spelling of `parent`. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  parent_id?: number;

  /** By position when it is not sent; `-` in front: descending. */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn(CATEGORY_SORTS)
  sort?: CategorySort;
}
