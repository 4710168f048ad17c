import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ReviewRows } from '../data/review-rows.js';
import { judgedReviewView, type JudgedReviewView } from '../domain/review-view.js';

export interface JudgedReviews {
  /** Number of reviews that were published, hidden or rejected by this call. */
  readonly changed: number;
  /** Ids that no longer exist. */
  readonly missing: number[];
}

/**
 * Approves, rejects and deletes reviews, and updates their count and sum of ratings, which are columns of the product.
 */
@Injectable()
export class ModerateReview {
  constructor(
    private readonly database: Database,
    private readonly rows: ReviewRows,
    private readonly audit: AuditLog,
  ) {}

  /** @throws not_found (404) */
  approve(id: number, approved: boolean, caller: Caller): Promise<JudgedReviewView> {
    return this.database.transaction(async (tx) => {
      const [before] = await this.rows.lockWithProducts(tx, [id]);
      if (!before) throw commonErrors.not_found();
      const [after] = await this.rows.judge(tx, [before], approved);
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

  /** Approves or rejects many reviews in one transaction; missing ones are reported and do not affect the others. */
  judgeMany(ids: readonly number[], approved: boolean, caller: Caller): Promise<JudgedReviews> {
    return this.database.transaction(async (tx) => {
      const before = await this.rows.lockWithProducts(tx, ids);
      const after = await this.rows.judge(tx, before, approved);
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
      const [before] = await this.rows.lockWithProducts(tx, [id]);
      if (!before) throw commonErrors.not_found();
      await this.rows.remove(tx, before);
      await this.audit.record(tx, { caller, action: 'review.deleted', subjectType: 'review', subjectId: id, before });
    });
  }
}
