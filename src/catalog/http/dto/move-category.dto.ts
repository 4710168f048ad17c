import { IsOptional, Max, Min } from 'class-validator';
import type { CategoryMove } from '../../use-cases/move-category.js';
import { LIMITS } from './limits.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

const MAX_ID = 2_147_483_647;

export class MoveCategoryDto {
  /** 0 at the top; where it is, when not sent. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  parent?: number | null;

  /** The sibling that is to come after it. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  before?: number | null;

  /** Place among its siblings from 0, when `before` is not sent; neither: the last one. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  position?: number;

  /** As read. When it is no longer the present one: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

export const categoryMove = ({ parent, before, position, version }: MoveCategoryDto): CategoryMove => ({
  parent: parent === 0 ? null : parent,
  before,
  position,
  version,
});
