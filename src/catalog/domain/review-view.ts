/** A public review. */
export interface ReviewView {
  readonly id: number;
  readonly product_id: number;
  readonly name: string;
  /** 1 to 5 stars. */
  readonly rating: number;
  readonly text: string;
  readonly approved: boolean;
  /** Whether the author had bought the product. */
  readonly verified_purchase: boolean;
  readonly created_at: string;
}

/** New reviews are waiting; moderated ones are approved or rejected. */
export const REVIEW_STATES = ['waiting', 'approved', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A review for administrators. */
export interface JudgedReviewView extends ReviewView {
  readonly status: ReviewState;
}

export interface ReviewRow extends Omit<JudgedReviewView, 'created_at'> {
  created_at: Date;
}

export const reviewView = (row: ReviewRow): ReviewView => ({
  id: row.id,
  product_id: row.product_id,
  name: row.name,
  rating: row.rating,
  text: row.text,
  approved: row.approved,
  verified_purchase: row.verified_purchase,
  created_at: row.created_at.toISOString(),
});

export const judgedReviewView = (row: ReviewRow): JudgedReviewView => ({ ...reviewView(row), status: row.status });
