import { Injectable } from '@nestjs/common';
import type { Money } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { namingOrders } from './suggested-orders.js';
import { FROM_TRANSACTIONS, toBankTransaction, TRANSACTION_COLUMNS, type TransactionRow } from './transaction-row.js';

/** Seconds after which an import with undecided transactions counts as interrupted. */
const LEFT_OVER_S = 120;

/** The next transactions that are not decided yet, in the order of their ids. SQL: pages by the last id. */
const UNDECIDED = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.decided_at IS NULL AND t.id > $1 AND (t.file_id = $2 OR ($2::int IS NULL AND (t.suggest_only
    OR t.created_at < now() - $4 * interval '1 second'))) ORDER BY t.id LIMIT $3`;
/** SQL: pages by the last id. */
const RELEASED = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.decided_at IS NULL AND t.suggest_only AND t.id > $1 ORDER BY t.id LIMIT $2`;
/**
 * The next transactions whose suggestions name one of the orders, sorted by id. SQL: searches in JSON, with one index
 * look-up per order.
 */
const SUGGESTING = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.id > $2 AND t.id = ANY (ARRAY(${namingOrders('$1')})) ORDER BY t.id LIMIT $3`;
/** SQL: searches in JSON. */
const SUGGESTING_REGISTERS = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.state = 'suggested' AND EXISTS (SELECT FROM jsonb_array_elements(t.suggestions) s,
    jsonb_array_elements(coalesce(s -> 'register_ids', '[]')) i WHERE i::int = ANY ($1::int[])) ORDER BY t.id LIMIT 500`;
/** SQL: pages by the last id. */
const WAITING_CREDITS = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS} WHERE t.id > $1 AND t.kind = 'credit'
  AND t.state IN ('suggested', 'unmatched') ORDER BY t.id LIMIT $2`;
/**
 * The next credits without suggestions that have the amount, or the digits of the order's number in their texts. An
 * import that is being decided is left alone, because it books what is certain. SQL: pages by the last id.
 */
const HINTING = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.state = 'unmatched' AND t.kind = 'credit' AND t.decided_at IS NOT NULL AND t.id > $3 AND (t.amount = $2
    OR strpos(regexp_replace(t.remittance || coalesce(t.creditor_reference, ''), '[^0-9]', '', 'g'), $1) > 0)
  ORDER BY t.id LIMIT $4`;

/** Reads bank transactions that need a decision, in the order of their ids. Lists begin after the id `after`. */
@Injectable()
export class WaitingRows {
  constructor(private readonly database: Database) {}

  /** @param fileId the import; null: all imports that began long enough ago to have been interrupted */
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

  /** @param after id of the last transaction that was already read; 0: none */
  async suggesting(orderIds: readonly number[], after: number, most: number): Promise<BankTransaction[]> {
    return this.read(SUGGESTING, [orderIds, after, most]);
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

  /** Credits without suggestions that may be meant for an order with this balance due. */
  async hinting(orderId: number, open: Money, after: number, most: number): Promise<BankTransaction[]> {
    return this.read(HINTING, [String(orderId), open.minor.toString(), after, most]);
  }

  private async read(sql: string, values: readonly unknown[]): Promise<BankTransaction[]> {
    return (await this.database.query<TransactionRow>(sql, values)).map(toBankTransaction);
  }
}
