export type ReviewStatus = 'waiting' | 'approved' | 'rejected';

export interface Review {
  readonly id: number;
  readonly product_id: number;
  readonly name: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly status: ReviewStatus;
  readonly created_at: string;
  readonly product: { readonly id: number; readonly name: string; readonly published: boolean };
}
