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

export class WriteReviewBody {
  /** Stars, 1 (worst) to 5 (best). */
  @IsInt()
  @Min(1)
  @Max(5)
  rating!: number;

  /** Plain text, 1 to 5000 characters. */
  @CleanText(LIMITS.review, 1)
  text!: string;

  /** Signature that is published. Required for guests; customers sign with their given name if it is left out. */
  @WhenSent()
  @CleanText(100)
  name?: string;
}

export class JudgeReviewBody {
  /** 1 or true: everybody sees the review; 0 or false: only administrators do. */
  @IsFlag()
  approved!: boolean;
}

export class JudgeReviewsBody extends JudgeReviewBody {
  /** Ids of 1 to 100 reviews, each once. */
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
  /** 1: only approved reviews; 0: only reviews that are waiting or rejected. Default: all. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  approved?: boolean;

  /** Only reviews of this product. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  product_id?: number;

  /** `waiting`: not judged yet; `approved`: public; `rejected`: hidden. */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn(REVIEW_STATES)
  status?: ReviewState;

  /** Only reviews with this number of stars, 1 to 5. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(5)
  rating?: number;

  /** `-created_at` (default): newest first; `waiting`: reviews that are not judged yet come first. */
  @IsOptional()
  @EmptyIsMissing()
  @IsIn(REVIEW_SORTS)
  sort?: ReviewSort;

  get filter(): ReviewFilter {
    const { approved, product_id, status, rating, sort = '-created_at' } = this;
    return { approved, product_id, status, rating, sort };
  }
}
