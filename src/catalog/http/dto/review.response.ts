import {
  Flag,
  Integer,
  ListOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import { REVIEW_STATES, type JudgedReviewView, type ReviewState, type ReviewView } from '../../domain/review-view.js';
import type { ListedReview } from '../../use-cases/list-reviews.js';
import type { JudgedReviews } from '../../use-cases/moderate-review.js';

export class ReviewResponse implements ReviewView {
  @Integer() id!: number;
  @Integer() product_id!: number;
  @Text({ description: 'Of the author.' }) name!: string;
  @Integer({ description: '1 to 5.' }) rating!: number;
  @Text() text!: string;
  @Flag({ description: 'Everybody sees it.' }) approved!: boolean;
  @Flag({ description: 'The author had bought the product.' }) verified_purchase!: boolean;
  @Timestamp() created_at!: string;
}

export class ModeratedReviewResponse extends ReviewResponse implements JudgedReviewView {
  @OneOf(REVIEW_STATES, { name: 'ReviewStatus' }) status!: ReviewState;
}

class ReviewedProductResponse {
  @Integer() id!: number;
  @Text() name!: string;
  @Flag() published!: boolean;
}

export class ListedReviewResponse extends ModeratedReviewResponse implements ListedReview {
  @Ref(() => ReviewedProductResponse) product!: ReviewedProductResponse;
}

export class ModeratedReviewsResponse implements JudgedReviews {
  @Integer({ description: 'How many are shown now and were not, or the other way round; or no longer wait.' })
  changed!: number;
  @ListOf({ type: 'integer' }, { description: 'Ids that were sent, of reviews removed meanwhile.' }) missing!: number[];
}
