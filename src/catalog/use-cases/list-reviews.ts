import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ReviewRows, type ReviewedProduct, type ReviewOrder } from '../data/review-rows.js';
import { productKey } from '../domain/product-key.js';
import {
  judgedReviewView,
  reviewView,
  type JudgedReviewView,
  type ReviewRow,
  type ReviewState,
  type ReviewView,
} from '../domain/review-view.js';

export interface ReviewPage {
  readonly items: ReviewView[];
  readonly total: number;
}

/** Filters of the list; missing ones match everything. */
export interface ReviewFilter {
  readonly approved?: boolean;
  readonly status?: ReviewState;
  readonly product_id?: number;
  readonly rating?: number;
  readonly sort: ReviewSort;
}

/** A review in an administrator's list. */
export interface ListedReview extends JudgedReviewView {
  readonly product: ReviewedProduct;
}

/** `waiting`: reviews that wait for approval first, and within each group the newest first. */
export const REVIEW_SORTS = ['-created_at', 'created_at', 'waiting'] as const satisfies readonly ReviewOrder[];
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Lists reviews, newest first. */
@Injectable()
export class ListReviews {
  constructor(private readonly reviews: ReviewRows) {}

  /**
   * Approved reviews of a product.
   * @throws not_found (404)
   */
  async ofProduct(
    idOrAlias: string,
    seesUnpublished: boolean,
    limit: number,
    offset: number,
  ): Promise<ReviewPage & { productId: number }> {
    const rows = await this.reviews.ofProduct(productKey(idOrAlias), seesUnpublished, limit, offset);
    if (!rows[0]) throw commonErrors.not_found();
    return { ...pageOf(rows), productId: rows[0].product };
  }

  /** All reviews with their products, for administrators. */
  async all(
    { sort, ...filter }: ReviewFilter,
    language: Language,
    limit: number,
    offset: number,
  ): Promise<{ items: ListedReview[]; total: number }> {
    const rows = await this.reviews.page(filter, sort, language, limit, offset);
    const items = rows.filter(({ id }) => id !== null).map((row) => ({ ...judgedReviewView(row), product: row.about }));
    return { items, total: rows[0]?.total ?? 0 };
  }
}

const pageOf = (rows: ReadonlyArray<ReviewRow & { total: number }>): ReviewPage => ({
  total: rows[0]?.total ?? 0,
  items: rows.filter(({ id }) => id !== null).map(reviewView),
});
