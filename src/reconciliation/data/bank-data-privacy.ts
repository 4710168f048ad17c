import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { toBankTransaction, TRANSACTION_COLUMNS, type TransactionRow } from './transaction-row.js';

const EMPTIED = `counterparty_name = NULL, counterparty_account = NULL, remittance = '', creditor_reference = NULL,
  end_to_end_id = NULL, return_text = NULL, note = NULL, suggestions = '[]', version = version + 1`;
const HAS_DATA = `(counterparty_name IS NOT NULL OR counterparty_account IS NOT NULL OR remittance <> ''
  OR creditor_reference IS NOT NULL OR end_to_end_id IS NOT NULL OR return_text IS NOT NULL OR note IS NOT NULL)`;
/**
 * Transactions that paid these orders; a courier's transfer has no data of a buyer. SQL: joins tables without entities.
 */
const PAYING = `(SELECT l.transaction_id FROM bank_allocation l WHERE l.order_id = ANY ($1::int[])
  AND NOT EXISTS (SELECT FROM courier_transfer y WHERE y.transaction_id = l.transaction_id))`;
/** Transactions of these orders, and the returns that took them back. */
const OF_THE_ORDERS = `(id IN ${PAYING} OR reverses IN ${PAYING})`;

/** Transactions whose suggestions name one of these orders. SQL: searches in JSON. */
const SUGGESTING = `state = 'suggested' AND EXISTS (SELECT FROM jsonb_array_elements(suggestions) s,
  jsonb_array_elements(s -> 'allocations') l WHERE (l ->> 'order_id')::int = ANY ($1::int[]))`;
/** SQL: locks the rows that the statements below update, in the order of their ids. */
const LOCK_OF_ORDERS = `SELECT FROM bank_transaction WHERE id = ANY (ARRAY(
    SELECT id FROM bank_transaction WHERE ${OF_THE_ORDERS} UNION SELECT id FROM bank_transaction WHERE ${SUGGESTING}))
  ORDER BY id FOR UPDATE`;
/** A suggested transaction may still pay an order, and staff need its data to decide. */
const WITHOUT_ORDER = `state IN ('unmatched', 'ignored')`;
/**
 * SQL: updates a limited number of rows, and only those that still have personal data; locked rows are left to the next
 * run.
 */
const EMPTY_OLD = `
  WITH emptied AS (
    UPDATE bank_transaction SET ${EMPTIED}
    WHERE id = ANY (ARRAY(SELECT id FROM bank_transaction WHERE ${WITHOUT_ORDER} AND created_at < $1 AND ${HAS_DATA}
      LIMIT $2 FOR UPDATE SKIP LOCKED)) AND ${WITHOUT_ORDER} RETURNING 1)
  SELECT count(*)::int AS count FROM emptied`;
/** SQL: updates the transactions of many orders in one statement. */
const EMPTY_OF_ORDERS = `UPDATE bank_transaction SET ${EMPTIED}
  WHERE ${OF_THE_ORDERS} AND ${HAS_DATA}`;
/** Removes the suggestions, whose reasons name the buyer. SQL: searches in JSON. */
const FORGET_SUGGESTIONS = `UPDATE bank_transaction SET suggestions = '[]', state = 'unmatched', version = version + 1
  WHERE ${SUGGESTING}`;
/** SQL: reads transactions and their allocations in one query. */
const OF_ORDERS = `SELECT ${TRANSACTION_COLUMNS} FROM bank_transaction t JOIN bank_account a ON a.id = t.account_id
  WHERE t.id IN ${PAYING} ORDER BY t.id`;

/** Removes names, accounts and texts of payers. Amounts, days and the bank's references are kept for accounting. */
@Injectable()
export class BankDataPrivacy {
  constructor(private readonly database: Database) {}

  /** Removes the data of transactions that were stored before a time and may pay no order; at most `most` of them. */
  async emptyOld(before: Date, most: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(EMPTY_OLD, [before, most]);
    return row!.count;
  }

  /** Must be called before the orders are locked, because a transaction is locked before the orders that it pays. */
  async lockOfOrders(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.query(LOCK_OF_ORDERS, [orderIds]);
  }

  async emptyOfOrders(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.query(EMPTY_OF_ORDERS, [orderIds]);
    await tx.query(FORGET_SUGGESTIONS, [orderIds]);
  }

  async ofOrders(orderIds: readonly number[]): Promise<BankTransaction[]> {
    return (await this.database.query<TransactionRow>(OF_ORDERS, [orderIds])).map(toBankTransaction);
  }
}
