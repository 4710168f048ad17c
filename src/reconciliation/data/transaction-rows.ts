import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type {
  BankTransaction,
  TransactionFilter,
  TransactionSort,
  TransactionState,
  TransactionSuggestion,
} from '../domain/bank-transaction.js';
import {
  IS_REVERSED,
  LOCK_RETURNS_NAMING,
  RETURNABLE,
  RETURNS_NAMING,
  soughtReturn,
  WAITING_RETURNS_OF,
  WITHDRAW_REVERSAL,
  type SoughtReturn,
} from './return.sql.js';
import {
  FROM_TRANSACTIONS,
  storedSuggestions,
  toBankTransaction,
  TRANSACTION_COLUMNS,
  UNALLOCATED,
  type TransactionRow,
} from './transaction-row.js';

/** SQL: reads the transaction and its allocations in one query. */
const FIND = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS} WHERE t.id = $1`;
/** SQL: locks the rows in the order of their ids. */
const LOCK = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS} WHERE t.id = ANY ($1::int[]) ORDER BY t.id FOR UPDATE OF t`;
/** SQL: whether the best suggestion has a high confidence. Reads JSON, so only the lists sorted by it contain it. */
const IS_SURE = `coalesce(t.state = 'suggested' AND t.suggestions -> 0 ->> 'confidence' = 'high', false)`;
const SORTS: Readonly<Record<TransactionSort, { readonly isSure: string; readonly order: string }>> = {
  newest: { isSure: 'false', order: 'f.booked_on DESC, f.id DESC' },
  surest: { isSure: IS_SURE, order: `f.is_sure DESC, f.state = 'suggested' DESC, f.booked_on, f.id` },
};
/**
 * SQL: reads the page and the total in one query. First it sorts and counts only the ids. Then it reads the texts and
 * suggestions of the page, because those of thousands of transactions would fill the memory.
 */
const listOf = ({ isSure, order }: (typeof SORTS)[TransactionSort]): string => `
  WITH found AS MATERIALIZED (
    SELECT t.id, t.booked_on, t.state, ${isSure} AS is_sure ${FROM_TRANSACTIONS}
    WHERE ($1::text[] IS NULL OR t.state = ANY ($1)) AND ($2::int IS NULL OR t.file_id = $2)
      AND ($3::text IS NULL OR strpos(lower(concat_ws(' ', t.counterparty_name, t.counterparty_account, t.remittance,
        t.creditor_reference, t.end_to_end_id, t.bank_reference, t.note)), lower($3)) > 0)
      AND ($4::date IS NULL OR t.booked_on >= $4) AND ($5::date IS NULL OR t.booked_on <= $5)
      AND ($6::bigint IS NULL OR abs(t.amount) = $6) AND ($9::text IS NULL OR a.account = $9)
      AND ($10::int IS NULL OR t.id IN (SELECT transaction_id FROM bank_allocation WHERE order_id = $10))
      AND ($11::boolean IS NULL OR $11 = (${UNALLOCATED} > 0))),
    page AS MATERIALIZED (SELECT * FROM found f ORDER BY ${order} LIMIT $7 OFFSET $8)
  SELECT ${TRANSACTION_COLUMNS}, (SELECT count(*) FROM found)::int AS total
  FROM page f JOIN bank_transaction t ON t.id = f.id JOIN bank_account a ON a.id = t.account_id
  ORDER BY ${order}`;
/**
 * Stores new suggestions. The version of a transaction rises only if its best suggestion names other orders or amounts.
 * Otherwise an administrator who has read the transaction can still accept it, because the booking checks the orders.
 * SQL: updates many rows in one statement, except those that were changed or got other suggestions since they were
 * read; locks the rows in the order of their ids, so that concurrent calls do not deadlock.
 */
const DECIDE = `
  WITH d AS (SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS d(id int, version int, decided_at timestamptz, suggestions jsonb)),
    locked AS (SELECT id FROM bank_transaction WHERE id IN (SELECT id FROM d) ORDER BY id FOR UPDATE)
  UPDATE bank_transaction t SET state = CASE WHEN jsonb_array_length(d.suggestions) > 0 THEN 'suggested'
      ELSE 'unmatched' END, suggestions = d.suggestions, decided_at = clock_timestamp(),
    version = t.version + CASE WHEN t.state = 'suggested'
      AND t.suggestions -> 0 #- '{reasons}' #- '{confidence}' = d.suggestions -> 0 #- '{reasons}' #- '{confidence}'
      THEN 0 ELSE 1 END
  FROM d JOIN locked ON locked.id = d.id
  WHERE t.id = d.id AND t.version = d.version AND t.decided_at IS NOT DISTINCT FROM d.decided_at
    AND t.state IN ('unmatched', 'suggested') RETURNING t.id`;
/**
 * A transaction that becomes unmatched again needs new suggestions, but is never booked without a person. Debits have no
 * suggestions. SQL: takes the time from PostgreSQL's clock.
 */
const CHANGE_STATE = `UPDATE bank_transaction SET state = $2, matched_by = $3, reverses = $4,
  decided_at = CASE WHEN $2 = 'unmatched' AND kind <> 'debit' THEN NULL ELSE now() END,
  suggest_only = suggest_only OR $2 = 'unmatched', version = version + 1 WHERE id = $1`;
/** SQL: the table has no entity. */
const TOUCH = 'UPDATE bank_transaction SET version = version + 1 WHERE id = $1';
/** SQL: the table has no entity. */
const NOTE = 'UPDATE bank_transaction SET note = $2, version = version + 1 WHERE id = $1';
/** SQL: counts rows by group; the table has no entity. */
const COUNTS = `SELECT file_id, state, count(*)::int AS count FROM bank_transaction WHERE file_id = ANY ($1::int[])
  GROUP BY file_id, state`;

/** Reads and writes bank transactions. */
@Injectable()
export class TransactionRows {
  constructor(private readonly database: Database) {}

  async find(id: number): Promise<BankTransaction | null> {
    const [row] = await this.database.query<TransactionRow>(FIND, [id]);
    return row ? toBankTransaction(row) : null;
  }

  /** Locks the transactions in the order of their ids. Lock them before the orders that they pay. */
  async lock(tx: Transaction, ids: readonly number[]): Promise<BankTransaction[]> {
    return (await tx.query<TransactionRow>(LOCK, [ids])).map(toBankTransaction);
  }

  async list(filter: TransactionFilter): Promise<{ transactions: BankTransaction[]; total: number }> {
    const { states, fileId, orderId, isUnallocated, account, q, from, to, amount, sort, limit, offset } = filter;
    const minor = amount?.toString() ?? null;
    const values = [states, fileId, q, from, to, minor, limit, offset, account, orderId, isUnallocated];
    const rows = await this.database.query<TransactionRow & { total: number }>(listOf(SORTS[sort]), values);
    return { transactions: rows.map(toBankTransaction), total: rows[0]?.total ?? 0 };
  }

  /**
   * Stores the suggestions of each transaction, unless it was changed or got other suggestions since it was read.
   * Returns whether all were stored.
   */
  async decide(
    decided: ReadonlyArray<{
      readonly transaction: BankTransaction;
      readonly suggestions: readonly TransactionSuggestion[];
    }>,
  ): Promise<boolean> {
    const rows = decided.map(({ transaction: { id, version, decidedAt }, suggestions }) => ({
      ...{ id, version, decided_at: decidedAt },
      suggestions: storedSuggestions(suggestions),
    }));
    if (rows.length === 0) return true;
    return (await this.database.query(DECIDE, [JSON.stringify(rows)])).length === rows.length;
  }

  async changeState(
    tx: Transaction,
    id: number,
    state: TransactionState,
    { matchedBy = null, reverses = null }: Partial<Pick<BankTransaction, 'matchedBy' | 'reverses'>> = {},
  ): Promise<void> {
    await tx.query(CHANGE_STATE, [id, state, matchedBy, reverses]);
  }

  /** Raises the version of a transaction whose allocations have changed. */
  async touch(tx: Transaction, id: number): Promise<void> {
    await tx.query(TOUCH, [id]);
  }

  async note(tx: Transaction, id: number, note: string | null): Promise<void> {
    await tx.query(NOTE, [id, note]);
  }

  /**
   * For each of the returns, the credits of its amount and account that were booked in the 100 days up to it. First
   * the matched ones, then those that wait for a decision; in each group, the newest come first.
   */
  async returnable(returns: readonly SoughtReturn[]): Promise<BankTransaction[][]> {
    const found: BankTransaction[][] = returns.map(() => []);
    const sought = JSON.stringify(returns.map(soughtReturn));
    for (const row of await this.database.query<TransactionRow & { place: number }>(RETURNABLE, [sought]))
      found[row.place]!.push(toBankTransaction(row));
    return found;
  }

  /** Waiting returns that have the account and the amount of one of the credits. */
  async waitingReturnsOf(credits: readonly BankTransaction[]): Promise<BankTransaction[]> {
    const ids = credits.map(({ id }) => id);
    return (await this.database.query<TransactionRow>(WAITING_RETURNS_OF, [ids])).map(toBankTransaction);
  }

  /** Ids of the returns that are suggested as reversals of the credit. Lock them with it, before its orders. */
  async returnsNaming(tx: Transaction, creditId: number): Promise<number[]> {
    return (await tx.query<{ id: number }>(RETURNS_NAMING, [creditId])).map(({ id }) => id);
  }

  /** Locks the same returns and reads them. Never waits for a lock. */
  async lockReturnsNaming(tx: Transaction, creditId: number): Promise<BankTransaction[]> {
    const ids = (await tx.query<{ id: number }>(LOCK_RETURNS_NAMING, [creditId])).map(({ id }) => id);
    return this.lock(tx, ids);
  }

  /** Removes the credit from the suggestions of locked returns. The others keep their confidence. */
  async withdrawReversal(tx: Transaction, returns: readonly BankTransaction[], creditId: number): Promise<void> {
    if (returns.length > 0) await tx.query(WITHDRAW_REVERSAL, [returns.map(({ id }) => id), creditId]);
  }

  /** Whether a confirmed return has reversed the credit. */
  async isReversed(tx: Transaction, creditId: number): Promise<boolean> {
    return (await tx.query(IS_REVERSED, [creditId])).length > 0;
  }

  /** Counts the transactions of each import by state. */
  async counts(
    fileIds: readonly number[],
  ): Promise<Array<{ file_id: number; state: TransactionState; count: number }>> {
    return fileIds.length === 0 ? [] : this.database.query(COUNTS, [fileIds]);
  }
}
