import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/http/errors/common-errors.js';
import { productKey } from '../domain/product-key.js';
import { REVIEW_COLUMNS, reviewView, type ReviewRow, type ReviewView } from '../domain/review-view.js';

export interface ReviewPage {
  readonly items: ReviewView[];
  readonly total: number;
}

type Row = ReviewRow & { total: number; product: number };

/** Reviews, newest first. */
@Injectable()
export class ListReviews {
  constructor(private readonly database: Database) {}

  /** The approved ones of a product. @throws not_found (404) */
  async ofProduct(idOrAlias: string, seesUnpublished: boolean, limit: number, offset: number): Promise<ReviewPage & { productId: number }> {
    const key = productKey(idOrAlias);
    const rows = await this.database.query<Row>({
      name: `catalog_reviews_${key.by}_${seesUnpublished}`,
      text: `SELECT p.id AS product, p.reviews_count AS total, r.* FROM product p
        LEFT JOIN LATERAL (SELECT ${REVIEW_COLUMNS} FROM review WHERE product_id = p.id AND approved
          ORDER BY id DESC LIMIT $2::int OFFSET $3::int) r ON true
        WHERE p.${key.by} = $1 AND p.deleted_at IS NULL ${seesUnpublished ? '' : 'AND p.published'} ORDER BY r.id DESC`,
    }, [key.value, limit, offset]);
    if (!rows[0]) throw commonErrors.not_found();
    return { ...pageOf(rows), productId: rows[0].product };
  }

  /** All of them, for administrators. @param approved null: both kinds */
  async all(approved: boolean | null, productId: number | null, limit: number, offset: number): Promise<ReviewPage> {
    const where = '($1::boolean IS NULL OR approved = $1) AND ($2::int IS NULL OR product_id = $2)';
    return pageOf(await this.database.query<Row>(
      `SELECT t.total, r.* FROM (SELECT count(*)::int AS total FROM review WHERE ${where}) t
       LEFT JOIN LATERAL (SELECT ${REVIEW_COLUMNS} FROM review WHERE ${where} ORDER BY id DESC LIMIT $3::int OFFSET $4::int) r ON true
       ORDER BY r.id DESC`, [approved, productId, limit, offset],
    ));
  }
}

const pageOf = (rows: readonly Row[]): ReviewPage => ({
  total: rows[0]?.total ?? 0,
  items: rows.filter(({ id }) => id !== null).map(reviewView),
});
