import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { namingOrders } from './suggested-orders.js';
import { LEFT_OVER_S } from './waiting-rows.js';

/**
 * Notes those of the given orders that suggestions name. While suggestions are missing or being renewed, it notes all
 * given orders, because those suggestions may be made with former data.
 * SQL: searches in JSON; inserts in the order of the ids, so that concurrent calls do not deadlock.
 */
const NOTE = `INSERT INTO bank_changed_order (order_id)
  SELECT id FROM unnest($1::int[]) AS changed (id) WHERE EXISTS (SELECT FROM bank_transaction WHERE decided_at IS NULL)
    OR EXISTS (SELECT FROM bank_changed_order)
  UNION ${namingOrders('$1', 'orders.id')} ORDER BY 1
  ON CONFLICT (order_id) DO UPDATE SET note = DEFAULT RETURNING order_id`;
/** SQL: inserts in the order of the ids, so that concurrent calls do not deadlock. */
const NOTE_ALL = `INSERT INTO bank_changed_order (order_id) SELECT id FROM unnest($1::int[]) AS named (id) ORDER BY id
  ON CONFLICT (order_id) DO UPDATE SET note = DEFAULT`;
/** SQL: the table has no entity. */
const NOTED = 'SELECT order_id AS id, note FROM bank_changed_order WHERE note > $1 ORDER BY note LIMIT $2';
/** SQL: keeps the orders that were noted again. */
const REMOVE = `DELETE FROM bank_changed_order c USING unnest($1::int[], $2::bigint[]) AS done (id, note)
  WHERE c.order_id = done.id AND c.note = done.note`;
/** SQL: takes the time from PostgreSQL's clock. */
const IMPORTING = `SELECT max(created_at) > now() - $1 * interval '1 second' AS is_recent FROM bank_transaction
  WHERE decided_at IS NULL AND NOT suggest_only`;

/** `long`: the import was interrupted, or is still matching. */
export type Importing = 'no' | 'recently' | 'long';

export interface ChangedOrder {
  readonly id: number;
  /** Number of the note; another one if the order was noted again. */
  readonly note: string;
}

/** Orders that have changed since the suggestions that name them were made. */
@Injectable()
export class ChangedOrders {
  constructor(private readonly database: Database) {}

  /** Notes those of the orders that suggestions may name. Returns whether there are any. */
  async note(orderIds: readonly number[]): Promise<boolean> {
    return (await this.database.query(NOTE, [orderIds])).length > 0;
  }

  /** Notes orders whose suggestions a change in the same transaction outdates. */
  async noteAll(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    if (orderIds.length > 0) await tx.query(NOTE_ALL, [[...new Set(orderIds)]]);
  }

  /**
   * The orders that were noted first.
   * @param after number of the last note that was read before; '0': none
   */
  async noted(most: number, after = '0'): Promise<ChangedOrder[]> {
    return this.database.query<ChangedOrder>(NOTED, [after, most]);
  }

  /** Removes the notes of orders whose suggestions were renewed. */
  async remove(orders: readonly ChangedOrder[]): Promise<void> {
    await this.database.query(REMOVE, [orders.map(({ id }) => id), orders.map(({ note }) => note)]);
  }

  /** Whether imports have transactions that still need their first suggestions, and since when. */
  async importing(): Promise<Importing> {
    const [row] = await this.database.query<{ is_recent: boolean | null }>(IMPORTING, [LEFT_OVER_S]);
    const isRecent = row?.is_recent ?? null;
    return isRecent === null ? 'no' : isRecent ? 'recently' : 'long';
  }
}
