import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber, YesNo } from '../../../platform/http/validation/query.transforms.js';
import { REVIEW_STATES, type ReviewState } from '../../domain/review-view.js';
import { REVIEW_SORTS, type ReviewFilter, type ReviewSort } from '../../use-cases/list-reviews.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { EmptyIsMissing } from './empty-is-missing.decorator.js';
import { LIMITS } from './limits.js';
import { IsFlag } from './shapes.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

export class WriteReviewDto {
  /** 1 to 5 stars. */
  @IsInt()
  @Min(1)
  @Max(5)
  rating!: number;

  @CleanText(LIMITS.review, 1)
  text!: string;

  /** Required for guests. */
  @WhenSent()
  @CleanText(100)
  name?: string;
}

export class JudgeReviewDto {
  /** Whether the review is published: 1, 0, true or false. */
  @IsFlag()
  approved!: boolean;
}

export class JudgeReviewsDto extends JudgeReviewDto {
  /** 1 to 100 ids of reviews. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids!: number[];
}

export class ReviewsQuery extends PageQuery {
  /** 0: unpublished reviews, waiting or rejected; 1: approved ones. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  approved?: boolean;

  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  product_id?: number;

  @IsOptional()
  @EmptyIsMissing()
  @IsIn(REVIEW_STATES)
  status?: ReviewState;

  /** 1 to 5 stars. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(5)
  rating?: number;

  /** Sort key. Default: newest first; `waiting`: those that wait for approval first. */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn(REVIEW_SORTS)
  sort?: ReviewSort;

  get filter(): ReviewFilter {
    const { approved, product_id, status, rating, sort = '-created_at' } = this;
    return { approved, product_id, status, rating, sort };
  }
}
