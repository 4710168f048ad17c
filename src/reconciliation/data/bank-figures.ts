import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

export interface TransactionsToReview {
  /** Number of transactions that need a decision. */
  readonly waiting: number;
  /** Number of those among them that have suggestions. */
  readonly suggested: number;
}

/** SQL: counts rows from an index. */
const TO_REVIEW = {
  name: 'bank_transactions_to_review',
  text: `SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE state = 'suggested'))::int AS suggested
    FROM bank_transaction WHERE state IN ('suggested', 'unmatched')`,
};

/** Numbers for the dashboard and the navigation. */
@Injectable()
export class BankFigures {
  constructor(private readonly database: Database) {}

  async toReview(): Promise<TransactionsToReview> {
    const [row] = await this.database.readLagging<TransactionsToReview>(TO_REVIEW);
    return row!;
  }
}
