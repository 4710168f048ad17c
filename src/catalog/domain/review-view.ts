/** A review as it leaves. */
export interface ReviewView {
  readonly id: number;
  readonly product_id: number;
  readonly name: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly approved: boolean;
  readonly created_at: string;
}

export interface ReviewRow extends Omit<ReviewView, 'created_at'> {
  created_at: Date;
}

export const REVIEW_COLUMNS = 'id, product_id, name, rating, text, approved, created_at';

export const reviewView = (row: ReviewRow): ReviewView => ({
  id: row.id,
  product_id: row.product_id,
  name: row.name,
  rating: row.rating,
  text: row.text,
  approved: row.approved,
  created_at: row.created_at.toISOString(),
});
