import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { judgedReviewView, REVIEW_COLUMNS, type JudgedReviewView, type ReviewRow } from '../domain/review-view.js';

export interface JudgedReviews {
  /** How many are shown now and were not, or the other way round; or left those that wait. */
  readonly changed: number;
  /** Of those that were sent; removed meanwhile. */
  readonly missing: number[];
}

/** Approves, rejects and removes reviews; count and sum of ratings stand on the product and change along. */
@Injectable()
export class ModerateReview {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** @throws not_found (404) */
  approve(id: number, approved: boolean, caller: Caller): Promise<JudgedReviewView> {
    return this.database.transaction(async (tx) => {
      const [before] = await lockWithProducts(tx, [id]);
      if (!before) throw commonErrors.not_found();
      const [after] = await judge(tx, [before], approved);
      await this.audit.record(tx, {
        caller,
        action: 'review.judged',
        subjectType: 'review',
        subjectId: id,
        before: { status: before.status },
        after: { status: after!.status },
      });
      return judgedReviewView(after!);
    });
  }

  /** All in one transaction; those that are gone are told, and hinder nothing. */
  judgeMany(ids: readonly number[], approved: boolean, caller: Caller): Promise<JudgedReviews> {
    return this.database.transaction(async (tx) => {
      const before = await lockWithProducts(tx, ids);
      const after = await judge(tx, before, approved);
      const changed = before.filter(({ id, status }) => after.find((one) => one.id === id)?.status !== status);
      await this.audit.recordMany(tx, {
        caller,
        action: 'review.judged',
        subjectType: 'review',
        subjects: changed.map(({ id, status }) => ({
          subjectId: id,
          before: { status },
          after: { status: approved ? 'approved' : 'rejected' },
        })),
      });
      const known = new Set(before.map(({ id }) => id));
      return { changed: changed.length, missing: ids.filter((id) => !known.has(id)) };
    });
  }

  /** @throws not_found (404) */
  remove(id: number, caller: Caller): Promise<void> {
    return this.database.transaction(async (tx) => {
      const [before] = await lockWithProducts(tx, [id]);
      if (!before) throw commonErrors.not_found();
      await tx.query('DELETE FROM review WHERE id = $1', [id]);
      if (before.approved) await count(tx, [before], -1);
      await this.audit.record(tx, { caller, action: 'review.deleted', subjectType: 'review', subjectId: id, before });
    });
  }
}

/** The products first, as everywhere, each by ascending id; the reviews are read again under the locks. */
async function lockWithProducts(tx: Transaction, ids: readonly number[]): Promise<ReviewRow[]> {
  await tx.query(
    'SELECT id FROM product WHERE id IN (SELECT product_id FROM review WHERE id = ANY($1::int[])) ORDER BY id FOR NO KEY UPDATE',
    [ids],
  );
  return tx.query<ReviewRow>(`SELECT ${REVIEW_COLUMNS} FROM review WHERE id = ANY($1::int[]) ORDER BY id FOR UPDATE`, [
    ids,
  ]);
}

async function judge(tx: Transaction, before: readonly ReviewRow[], approved: boolean): Promise<ReviewRow[]> {
  const after = await tx.query<ReviewRow>(
    `UPDATE review SET approved = $2, judged_at = now(), approved_at = CASE WHEN $2 THEN coalesce(approved_at, now()) END
     WHERE id = ANY($1::int[]) RETURNING ${REVIEW_COLUMNS}`,
    [before.map(({ id }) => id), approved],
  );
  await count(
    tx,
    before.filter((review) => review.approved !== approved),
    approved ? 1 : -1,
  );
  return after;
}

/** One statement for all products. */
async function count(tx: Transaction, reviews: readonly ReviewRow[], by: 1 | -1): Promise<void> {
  if (reviews.length === 0) return;
  await tx.query(
    `UPDATE product p SET reviews_count = reviews_count + $3 * d.reviews, rating_sum = rating_sum + $3 * d.ratings
     FROM (SELECT product_id, count(*)::int AS reviews, sum(rating)::int AS ratings
       FROM unnest($1::int[], $2::int[]) AS r(product_id, rating) GROUP BY product_id) d WHERE p.id = d.product_id`,
    [reviews.map((review) => review.product_id), reviews.map(({ rating }) => rating), by],
  );
  tx.touch(...new Set(reviews.map((review) => `product:${review.product_id}`)));
}
