import { IsOptional, Max, Min } from 'class-validator';
import type { CategoryMove } from '../../use-cases/move-category.js';
import { LIMITS } from './limits.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

const MAX_ID = 2_147_483_647;

export class MoveCategoryBody {
  /** Id of the new parent; 0: top level. Default: the current parent. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  parent?: number | null;

  /** Id of the sibling before which the category is placed. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  before?: number | null;

  /** Place among the siblings, from 0; ignored with `before`. Without both, the category comes last. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  position?: number;

  /** `version` that was read. If the category has changed since: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const categoryMove = ({ parent, before, position, version }: MoveCategoryBody): CategoryMove => ({
  parent: parent === 0 ? null : parent,
  before,
  position,
  version,
});
