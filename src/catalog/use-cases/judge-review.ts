import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/auth/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller/caller.js';
import { commonErrors } from '../../platform/http/errors/common-errors.js';
import { REVIEW_COLUMNS, reviewView, type ReviewRow, type ReviewView } from '../domain/review-view.js';

/** Approves, hides and removes reviews; count and sum of ratings stand on the product and change along. */
@Injectable()
export class JudgeReview {
  constructor(private readonly database: Database, private readonly audit: AuditLog) {}

  /** @throws not_found (404) */
  approve(id: number, approved: boolean, caller: Caller): Promise<ReviewView> {
    return this.database.transaction(async (tx) => {
      const before = await lockWithProduct(tx, id);
      const [after] = await tx.query<ReviewRow>(
        `UPDATE review SET approved = $2, approved_at = CASE WHEN $2 THEN coalesce(approved_at, now()) END
         WHERE id = $1 RETURNING ${REVIEW_COLUMNS}`, [id, approved],
      );
      if (before.approved !== approved) await count(tx, before, approved ? 1 : -1);
      await this.audit.record(tx, { caller, action: 'review.judged', subjectType: 'review', subjectId: id, before: { approved: before.approved }, after: { approved } });
      return reviewView(after!);
    });
  }

  /** @throws not_found (404) */
  remove(id: number, caller: Caller): Promise<void> {
    return this.database.transaction(async (tx) => {
      const before = await lockWithProduct(tx, id);
      await tx.query('DELETE FROM review WHERE id = $1', [id]);
      if (before.approved) await count(tx, before, -1);
      await this.audit.record(tx, { caller, action: 'review.deleted', subjectType: 'review', subjectId: id, before });
    });
  }
}

/** The product first, as everywhere; the review is read again under the locks. */
async function lockWithProduct(tx: Transaction, id: number): Promise<ReviewRow> {
  await tx.query('SELECT id FROM product WHERE id = (SELECT product_id FROM review WHERE id = $1) FOR NO KEY UPDATE', [id]);
  const [row] = await tx.query<ReviewRow>(`SELECT ${REVIEW_COLUMNS} FROM review WHERE id = $1 FOR UPDATE`, [id]);
  if (!row) throw commonErrors.not_found();
  return row;
}

async function count(tx: Transaction, { product_id: productId, rating }: ReviewRow, by: 1 | -1): Promise<void> {
  await tx.query('UPDATE product SET reviews_count = reviews_count + $2, rating_sum = rating_sum + $2 * $3::int WHERE id = $1', [productId, by, rating]);
  tx.touch(`product:${productId}`);
}
