import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber, YesNo } from '../../../platform/http/validation/query.transforms.js';
import { CleanText } from './clean-text.decorator.js';
import { LIMITS } from './limits.js';
import { IsFlag } from './shapes.decorator.js';
import { WhenSent } from './when-sent.decorator.js';

export class WriteReviewDto {
  /** 1 to 5. */
  @IsInt() @Min(1) @Max(5)
  rating!: number;

  @CleanText(LIMITS.review, 1)
  text!: string;

  /** Required for guests. */
  @WhenSent() @CleanText(100)
  name?: string;
}

export class JudgeReviewDto {
  /** Whether everybody may see it; 1, 0, true or false. */
  @IsFlag()
  approved!: boolean;
}

export class ReviewsQuery extends PageQuery {
  /** 0: those that wait; 1: the approved ones. */
  @IsOptional() @YesNo() @IsBoolean()
  approved?: boolean;

  @IsOptional() @WholeNumber() @IsInt() @Min(1) @Max(2_147_483_647)
  product_id?: number;
}
