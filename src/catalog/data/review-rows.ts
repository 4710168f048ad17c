import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Language } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { RecordKey } from '../domain/product-key.js';
import { localized, Parameters } from './card.sql.js';
import { ReviewEntity } from './review.entity.js';

export type NewReview = Pick<ReviewEntity, 'product_id' | 'user_id' | 'name' | 'rating' | 'text' | 'verified_purchase'>;
type Listed = Omit<ReviewEntity, 'user_id' | 'approved_at' | 'judged_at'>;

/** Data of the product in a list row. */
export interface ReviewedProduct {
  readonly id: number;
  readonly name: string;
  readonly published: boolean;
}

const COLUMNS = 'id, product_id, name, rating, text, approved, status, verified_purchase, created_at';
/** `waiting`: reviews that wait for approval first, and within each group the newest first. */
const ORDERS = { '-created_at': 'r.id DESC', created_at: 'r.id', waiting: 'r.status DESC, r.id DESC' };
export type ReviewOrder = keyof typeof ORDERS;

/** Reviews. Their count and the sum of their ratings are columns of the product. */
@Injectable()
export class ReviewRows {
  constructor(private readonly database: Database) {}

  /**
   * Approved reviews of a product, newest first. No row means that the product does not exist; a product without
   * reviews has one row with a null id.
   */
  ofProduct(
    key: RecordKey,
    seesUnpublished: boolean,
    limit: number,
    offset: number,
  ): Promise<Array<Listed & { total: number; product: number }>> {
    // SQL: this read is frequent; one statement has the product and the total
    return this.database.readPublic(
      {
        name: `catalog_reviews_${key.by}_${seesUnpublished}`,
        text: `SELECT p.id AS product, p.reviews_count AS total, r.* FROM product p
        LEFT JOIN LATERAL (SELECT ${COLUMNS} FROM review WHERE product_id = p.id AND approved
          ORDER BY id DESC LIMIT $2::int OFFSET $3::int) r ON true
        WHERE p.${key.by} = $1 AND p.deleted_at IS NULL ${seesUnpublished ? '' : 'AND p.published'} ORDER BY r.id DESC`,
      },
      [key.value, limit, offset],
      { lagging: false },
    );
  }

  /**
   * A page of the reviews that match `filter`; `total` of each row is the number of all that match. An empty page has
   * one row, whose id is null.
   */
  page(
    filter: Partial<Pick<ReviewEntity, 'approved' | 'status' | 'product_id' | 'rating'>>,
    order: ReviewOrder,
    language: Language,
    limit: number,
    offset: number,
  ): Promise<Array<Listed & { total: number; about: ReviewedProduct }>> {
    const parameters = new Parameters();
    const conditions = Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => `${column} = ${parameters.bind(value)}`);
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    const by = ORDERS[order];
    // SQL: one statement with the translated name of each product and the total
    return this.database.query(
      `SELECT t.total, r.*, json_build_object('id', p.id, 'name', ${localized('p', 'name', language)}, 'published',
        p.published) AS about
       FROM (SELECT count(*)::int AS total FROM review ${where}) t
       LEFT JOIN (SELECT ${COLUMNS} FROM review r ${where} ORDER BY ${by}
         LIMIT ${parameters.bind(limit)}::int OFFSET ${parameters.bind(offset)}::int) r ON true
       LEFT JOIN product p ON p.id = r.product_id ORDER BY ${by}`,
      parameters.values,
    );
  }

  /** Numbers of approved reviews of a product by rating; ratings without reviews are left out. */
  ratings(productId: number): Promise<Array<{ rating: number; reviews: number }>> {
    // SQL: this read is frequent
    return this.database.query(
      {
        name: 'catalog_ratings',
        text: 'SELECT rating, count(*)::int AS reviews FROM review WHERE product_id = $1 AND approved GROUP BY rating',
      },
      [productId],
    );
  }

  async insert(tx: Transaction, review: NewReview): Promise<ReviewEntity> {
    const { identifiers } = await tx.entities.insert(ReviewEntity, review);
    return tx.entities.findOneByOrFail(ReviewEntity, { id: identifiers[0]!['id'] as number });
  }

  /**
   * Locks the products by ascending id, then the reviews, as all transactions do. The returned reviews are read under
   * the locks.
   */
  async lockWithProducts(tx: Transaction, ids: readonly number[]): Promise<ReviewEntity[]> {
    // SQL: takes a lock
    await tx.query(
      `SELECT id FROM product WHERE id IN (SELECT product_id FROM review WHERE id = ANY($1::int[])) ORDER BY id
        FOR NO KEY UPDATE`,
      [ids],
    );
    return tx.entities.find(ReviewEntity, {
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Approves or rejects locked reviews, updates the products' counts, and returns the reviews. */
  async judge(tx: Transaction, before: readonly ReviewEntity[], approved: boolean): Promise<ReviewEntity[]> {
    const id = In(before.map((review) => review.id));
    await tx.entities.update(
      ReviewEntity,
      { id },
      { approved, judged_at: () => 'now()', approved_at: approved ? () => 'coalesce(approved_at, now())' : null },
    );
    const changed = before.filter((review) => review.approved !== approved);
    await this.addToProducts(tx, changed, approved ? 1 : -1);
    return tx.entities.find(ReviewEntity, { where: { id }, order: { id: 'ASC' } });
  }

  /** Deletes a locked review. */
  async remove(tx: Transaction, review: ReviewEntity): Promise<void> {
    await tx.entities.delete(ReviewEntity, { id: review.id });
    if (review.approved) await this.addToProducts(tx, [review], -1);
  }

  private async addToProducts(tx: Transaction, reviews: readonly ReviewEntity[], sign: 1 | -1): Promise<void> {
    if (reviews.length === 0) return;
    // SQL: one statement for all products
    await tx.query(
      `UPDATE product p SET reviews_count = reviews_count + $3 * d.reviews, rating_sum = rating_sum + $3 * d.ratings
       FROM (SELECT product_id, count(*)::int AS reviews, sum(rating)::int AS ratings
         FROM unnest($1::int[], $2::int[]) AS r(product_id, rating) GROUP BY product_id) d WHERE p.id = d.product_id`,
      [reviews.map((review) => review.product_id), reviews.map(({ rating }) => rating), sign],
    );
    tx.touch(...new Set(reviews.map((review) => `product:${review.product_id}`)));
  }

  /** Whether an order of the account with the product was paid or shipped. */
  async hasBought(userId: number, productId: number): Promise<boolean> {
    // SQL: orders and customers belong to other modules, which must not be imported here
    const rows = await this.database.query(
      `SELECT FROM customer c JOIN shop_order o ON o.customer_id = c.id JOIN order_item i ON i.order_id = o.id
       WHERE c.user_id = $1 AND i.product_id = $2 AND o.status <> 'cancelled'
         AND (o.paid_at IS NOT NULL OR o.shipped_at IS NOT NULL OR o.status = 'completed') LIMIT 1`,
      [userId, productId],
    );
    return rows.length > 0;
  }

  /** First name of the customer; '' if the account belongs to no customer. */
  async firstNameOf(userId: number): Promise<string> {
    // SQL: the customer's table belongs to another module, which must not be imported here
    const [row] = await this.database.query<{ first_name: string | null }>(
      'SELECT first_name FROM customer WHERE user_id = $1',
      [userId],
    );
    return row?.first_name?.trim() ?? '';
  }

  /** All reviews of a person, for the export of personal data. */
  writtenBy(userId: number | null): Promise<object[]> {
    // SQL: reads the name of each product in the same statement
    return this.database.query(
      `SELECT r.id, r.product_id, p.name AS product, r.name, r.rating, r.text, r.status, r.verified_purchase,
        r.created_at
       FROM review r JOIN product p ON p.id = r.product_id WHERE r.user_id = $1 ORDER BY r.id`,
      [userId],
    );
  }

  /** Renames the author of the person's published reviews, and deletes the person's other reviews. */
  async anonymize(tx: Transaction, userId: number, name: string): Promise<void> {
    await tx.entities.delete(ReviewEntity, { user_id: userId, approved: false });
    const kept = await tx.entities.find(ReviewEntity, { select: { product_id: true }, where: { user_id: userId } });
    if (kept.length === 0) return;
    await tx.entities.update(ReviewEntity, { user_id: userId }, { name, user_id: null });
    tx.touch(...new Set(kept.map((review) => `product:${review.product_id}`)));
  }
}
