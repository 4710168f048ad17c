import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { namingOrders } from './suggested-orders.js';
import { FROM_TRANSACTIONS, toBankTransaction, TRANSACTION_COLUMNS, type TransactionRow } from './transaction-row.js';

/** Seconds after which an import with undecided transactions counts as interrupted. */
export const LEFT_OVER_S = 120;

/** The next transactions that are not decided yet, in the order of their ids. SQL: pages by the last id. */
const UNDECIDED = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.decided_at IS NULL AND t.id > $1 AND (t.file_id = $2 OR ($2::int IS NULL AND (t.suggest_only
    OR t.created_at < now() - $4 * interval '1 second'))) ORDER BY t.id LIMIT $3`;
/** SQL: pages by the last id. */
const RELEASED = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.decided_at IS NULL AND t.suggest_only AND t.id > $1 ORDER BY t.id LIMIT $2`;
/** SQL: searches in JSON, with one index look-up per order. */
const NAMING = `SELECT DISTINCT id FROM (${namingOrders('$1')}) n ORDER BY id`;
/** SQL: reads each transaction with its allocations in one query. */
const SUGGESTED_CREDITS = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.id = ANY ($1::int[]) AND t.state = 'suggested' AND t.kind = 'credit' ORDER BY t.id`;
/** SQL: searches in JSON. */
const SUGGESTING_REGISTERS = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.state = 'suggested' AND EXISTS (SELECT FROM jsonb_array_elements(t.suggestions) s,
    jsonb_array_elements(coalesce(s -> 'register_ids', '[]')) i WHERE i::int = ANY ($1::int[])) ORDER BY t.id LIMIT 500`;
/** SQL: pages by the last id. */
const WAITING_CREDITS = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS} WHERE t.id > $1 AND t.kind = 'credit'
  AND t.state IN ('suggested', 'unmatched') ORDER BY t.id LIMIT $2`;
/** Reads bank transactions that need a decision, in the order of their ids. Lists begin after the id `after`. */
@Injectable()
export class WaitingRows {
  constructor(private readonly database: Database) {}

  /** @param fileId the import; null: interrupted imports, and transactions that are unmatched again */
  async undecided(after: number, fileId: number | null, most: number): Promise<BankTransaction[]> {
    const values = [after, fileId, most, LEFT_OVER_S];
    return this.read(UNDECIDED, values);
  }

  /**
   * The next transactions that are unmatched again and have no new suggestions yet, in the order of their ids.
   * @param after id of the last transaction that was already read; 0: none
   */
  async released(after: number, most: number): Promise<BankTransaction[]> {
    return this.read(RELEASED, [after, most]);
  }

  /** Ids of the transactions whose suggestions name one of the orders. */
  async naming(orderIds: readonly number[]): Promise<number[]> {
    return (await this.database.query<{ id: number }>(NAMING, [orderIds])).map(({ id }) => id);
  }

  /** Those of the transactions that are credits with suggestions. */
  async suggestedCredits(ids: readonly number[]): Promise<BankTransaction[]> {
    return this.read(SUGGESTED_CREDITS, [ids]);
  }

  /** Transactions whose suggestions name one of the couriers' registers. */
  async suggestingRegisters(registerIds: readonly number[]): Promise<BankTransaction[]> {
    return this.read(SUGGESTING_REGISTERS, [registerIds]);
  }

  /**
   * The next incoming transactions that need a decision, in the order of their ids.
   * @param after id of the last transaction that was read before; 0: none
   */
  async waitingCredits(after: number, most: number): Promise<BankTransaction[]> {
    return this.read(WAITING_CREDITS, [after, most]);
  }

  private async read(sql: string, values: readonly unknown[]): Promise<BankTransaction[]> {
    return (await this.database.query<TransactionRow>(sql, values)).map(toBankTransaction);
  }
}
