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
  @Text({ description: 'Author, as signed.' }) name!: string;
  @Integer({ description: 'Stars, 1 (worst) to 5 (best).' }) rating!: number;
  @Text({ description: 'Plain text, as the author wrote it.' }) text!: string;
  @Flag({ description: 'Whether everybody sees the review.' }) approved!: boolean;
  @Flag({ description: 'Whether the author had bought the product before.' }) verified_purchase!: boolean;
  @Timestamp() created_at!: string;
}

export class ModeratedReviewResponse extends ReviewResponse implements JudgedReviewView {
  @OneOf(REVIEW_STATES, {
    name: 'ReviewStatus',
    description: '`waiting`: not judged yet; `approved`: public; `rejected`: hidden.',
  })
  status!: ReviewState;
}

class ReviewedProductResponse {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Flag({ description: 'Whether customers see the product.' }) published!: boolean;
}

export class ListedReviewResponse extends ModeratedReviewResponse implements ListedReview {
  @Ref(() => ReviewedProductResponse, { description: 'Product that the review is about.' })
  product!: ReviewedProductResponse;
}

export class ModeratedReviewsResponse implements JudgedReviews {
  @Integer({ description: 'Number of reviews whose status changed.' })
  changed!: number;
  @ListOf({ type: 'integer' }, { description: 'Ids of the request that belong to no review any more.' })
  missing!: number[];
}
