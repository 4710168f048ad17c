import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';

/**
 * Only the best suggestion of a transaction counts, because the others are for orders that merely have the same name or
 * amount. SQL: reads JSON.
 */
const SUGGESTED = `SELECT DISTINCT (l ->> 'order_id')::int AS id FROM bank_transaction t,
    jsonb_array_elements(t.suggestions -> 0 -> 'allocations') l
  WHERE t.state = 'suggested' AND t.kind = 'credit' AND ($1::int[] IS NULL OR (l ->> 'order_id')::int = ANY ($1))`;

/** Orders of transfers for which staff have to decide. */
@Injectable()
export class SuggestedOrders {
  constructor(private readonly database: Database) {}

  /** The orders that undecided transfers are most likely for: among the given orders, or among all. */
  async among(orderIds: readonly number[] | null, tx?: Transaction): Promise<ReadonlySet<number>> {
    if (orderIds?.length === 0) return new Set();
    const rows = await (tx ?? this.database).query<{ id: number }>(SUGGESTED, [orderIds]);
    return new Set(rows.map(({ id }) => id));
  }
}
