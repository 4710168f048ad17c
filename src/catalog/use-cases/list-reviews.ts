import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { localized } from '../data/localized.sql.js';
import { Parameters } from '../data/parameters.js';
import { productKey } from '../domain/product-key.js';
import {
  judgedReviewView,
  REVIEW_COLUMNS,
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

type Row = ReviewRow & { total: number; product: number };

/** What is not given does not matter. */
export interface ReviewFilter {
  readonly approved?: boolean;
  readonly status?: ReviewState;
  readonly product_id?: number;
  readonly rating?: number;
  readonly sort: ReviewSort;
}

/** A review in an administrator's list. */
export interface ListedReview extends JudgedReviewView {
  readonly product: { readonly id: number; readonly name: string; readonly published: boolean };
}

/** `waiting`: those that wait first; always the newest of each first. */
const ORDERS = { '-created_at': 'r.id DESC', created_at: 'r.id', waiting: 'r.status DESC, r.id DESC' };
export const REVIEW_SORTS = ['-created_at', 'created_at', 'waiting'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Reviews, newest first. */
@Injectable()
export class ListReviews {
  constructor(private readonly database: Database) {}

  /** The approved ones of a product. @throws not_found (404) */
  async ofProduct(
    idOrAlias: string,
    seesUnpublished: boolean,
    limit: number,
    offset: number,
  ): Promise<ReviewPage & { productId: number }> {
    const key = productKey(idOrAlias);
    const rows = await this.database.readPublic<Row>(
      {
        name: `catalog_reviews_${key.by}_${seesUnpublished}`,
        text: `SELECT p.id AS product, p.reviews_count AS total, r.* FROM product p
        LEFT JOIN LATERAL (SELECT ${REVIEW_COLUMNS} FROM review WHERE product_id = p.id AND approved
          ORDER BY id DESC LIMIT $2::int OFFSET $3::int) r ON true
        WHERE p.${key.by} = $1 AND p.deleted_at IS NULL ${seesUnpublished ? '' : 'AND p.published'} ORDER BY r.id DESC`,
      },
      [key.value, limit, offset],
      { lagging: false },
    );
    if (!rows[0]) throw commonErrors.not_found();
    return { ...pageOf(rows), productId: rows[0].product };
  }

  /** All of them, for administrators, with what they are about. */
  async all(
    { sort, ...filter }: ReviewFilter,
    language: Language,
    limit: number,
    offset: number,
  ): Promise<{ items: ListedReview[]; total: number }> {
    const parameters = new Parameters();
    const conditions = Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => `${column} = ${parameters.bind(value)}`);
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    const order = ORDERS[sort];
    const rows = await this.database.query<Row & { about: ListedReview['product'] }>(
      `SELECT t.total, r.*, json_build_object('id', p.id, 'name', ${localized('p', 'name', language)}, 'published', p.published) AS about
       FROM (SELECT count(*)::int AS total FROM review ${where}) t
       LEFT JOIN (SELECT ${REVIEW_COLUMNS} FROM review r ${where} ORDER BY ${order} LIMIT ${parameters.bind(limit)}::int OFFSET ${parameters.bind(offset)}::int) r ON true
       LEFT JOIN product p ON p.id = r.product_id ORDER BY ${order}`,
      parameters.values,
    );
    const items = rows.filter(({ id }) => id !== null).map((row) => ({ ...judgedReviewView(row), product: row.about }));
    return { items, total: rows[0]?.total ?? 0 };
  }
}

const pageOf = (rows: readonly Row[]): ReviewPage => ({
  total: rows[0]?.total ?? 0,
  items: rows.filter(({ id }) => id !== null).map(reviewView),
});
