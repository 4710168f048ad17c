import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { PersonalData } from '../../privacy/index.js';

const EXPORT = `SELECT r.id, r.product_id, p.name AS product, r.name, r.rating, r.text, r.status, r.created_at
  FROM review r JOIN product p ON p.id = r.product_id WHERE r.user_id = $1 ORDER BY r.id`;
/** Instead of a name; the same in every language. */
const NAMELESS = '—';

/** Reviews of a person: published ones stay without the name, the others go. */
@Injectable()
export class ForgetReviewers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.exports('reviews', ({ userId }) => this.database.query(EXPORT, [userId]));
    this.data.erases((tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number | null): Promise<void> {
    if (userId === null) return;
    await tx.query('DELETE FROM review WHERE user_id = $1 AND NOT approved', [userId]);
    const reviews = await tx.query<{ product_id: number }>(
      'UPDATE review SET name = $2, user_id = NULL WHERE user_id = $1 RETURNING product_id',
      [userId, NAMELESS],
    );
    if (reviews.length > 0) tx.touch(...new Set(reviews.map((review) => `product:${review.product_id}`)));
  }
}
