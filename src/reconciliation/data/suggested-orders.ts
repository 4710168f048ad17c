import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';

/**
 * SQL: the transactions whose suggestions name one of the orders. The condition matches that of the index
 * bank_transaction_suggested_order.
 * @param orderIds SQL expression of type int[]
 * @param column what is selected of each transaction and the order that it names
 */
export const namingOrders = (
  orderIds: string,
  column: 'named.id' | 'orders.id' = 'named.id',
): string => `SELECT ${column} FROM unnest(${orderIds}::int[]) AS orders (id)
  JOIN bank_transaction named ON named.state = 'suggested'
    AND jsonb_path_query_array(named.suggestions, '$[*].allocations[*].order_id') @> to_jsonb(orders.id)`;

/** SQL: reads JSON. */
const ALL = `SELECT DISTINCT (l ->> 'order_id')::int AS id FROM bank_transaction t,
    jsonb_array_elements(t.suggestions -> 0 -> 'allocations') l WHERE t.state = 'suggested' AND t.kind = 'credit'`;
/** SQL: reads JSON. */
const AMONG = `${ALL} AND (l ->> 'order_id')::int = ANY ($1) AND t.id = ANY (ARRAY(${namingOrders('$1')}))`;

/** Orders of transfers for which staff have to decide. */
@Injectable()
export class SuggestedOrders {
  constructor(private readonly database: Database) {}

  /**
   * Returns the orders that undecided transfers most likely pay: among the given orders, or among all. Only the best
   * suggestion of a transaction counts, because the others merely have the name or the amount in common.
   */
  async among(orderIds: readonly number[] | null, tx?: Transaction): Promise<ReadonlySet<number>> {
    if (orderIds?.length === 0) return new Set();
    const [text, values] = orderIds === null ? [ALL, []] : [AMONG, [orderIds]];
    const rows = await (tx ?? this.database).query<{ id: number }>(text, values);
    return new Set(rows.map(({ id }) => id));
  }
}
