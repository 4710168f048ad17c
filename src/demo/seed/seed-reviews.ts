import type { Transaction } from '../../platform/database/transaction.js';
import type { DemoReview } from '../types.js';

/** Stores reviews, and their count and sum in the products. */
export async function seedReviews(tx: Transaction, reviews: readonly DemoReview[]): Promise<void> {
  await tx.query(
    `INSERT INTO review (product_id, name, rating, text, approved, approved_at)
     SELECT p.id, r.name, r.rating, r.text, r.approved, CASE WHEN r.approved THEN now() END
     FROM jsonb_to_recordset($1::jsonb) AS r(sku text, name text, rating int, text text, approved boolean)
       JOIN product p ON p.sku = r.sku`,
    [JSON.stringify(reviews)],
  );
  await tx.query(
    `UPDATE product p SET reviews_count = r.count, rating_sum = r.sum
     FROM (SELECT product_id, count(*)::int AS count, sum(rating)::int AS sum FROM review WHERE approved GROUP BY 1) r
       WHERE p.id = r.product_id`,
  );
}
