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

/**
 * SQL: sums the allocations of all transfers in one pass, because almost all transfers are assigned completely. Only
 * the others are checked for returns, couriers and refunds.
 */
const PARTLY_ASSIGNED = {
  name: 'bank_transactions_partly_assigned',
  text: `WITH short AS MATERIALIZED (
      SELECT t.id FROM bank_transaction t
        LEFT JOIN (SELECT transaction_id, sum(amount) AS amount FROM bank_allocation GROUP BY transaction_id) l
          ON l.transaction_id = t.id
      WHERE t.state = 'matched' AND t.kind = 'credit' AND t.amount > coalesce(l.amount, 0))
    SELECT count(*)::int AS count FROM short JOIN bank_transaction t ON t.id = short.id WHERE ${UNALLOCATED} > 0`,
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
