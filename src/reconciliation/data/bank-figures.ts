import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { UNALLOCATED } from './transaction-row.js';

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

/** SQL: the first conditions are those of a partial index, which leaves few transfers to check for the others. */
const PARTLY_ASSIGNED = {
  name: 'bank_transactions_partly_assigned',
  text: `SELECT count(*)::int AS count FROM bank_transaction t
    WHERE t.state = 'matched' AND t.kind = 'credit' AND t.amount > t.allocated AND ${UNALLOCATED} > 0`,
};

/** Numbers for the dashboard and the navigation. */
@Injectable()
export class BankFigures {
  constructor(private readonly database: Database) {}

  async toReview(): Promise<TransactionsToReview> {
    const [row] = await this.database.readLagging<TransactionsToReview>(TO_REVIEW);
    return row!;
  }

  /** Number of matched transfers with an unassigned part. */
  async partlyAssigned(): Promise<number> {
    const [row] = await this.database.readLagging<{ count: number }>(PARTLY_ASSIGNED);
    return row!.count;
  }
}
