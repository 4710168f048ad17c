import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { BankRefund } from '../domain/bank-refund.js';
import { SELECT_REFUNDS, toBankRefund, type RefundRow } from './refund-row.js';

const EMPTIED = 'receiver_name = NULL, receiver_account = NULL, version = version + 1';

/** SQL: handles many orders at once. */
const EMPTY_OF_ORDERS = `UPDATE bank_refund SET ${EMPTIED}
  WHERE order_id = ANY ($1::int[]) AND receiver_account IS NOT NULL`;
/** SQL: handles many orders at once; a file names the receivers of all its refunds. */
const EMPTY_FILES = `UPDATE bank_refund_file SET content = NULL WHERE content IS NOT NULL AND id IN (
  SELECT x.file_id FROM bank_refund_line x JOIN bank_refund r ON r.refund_id = x.refund_id
  WHERE r.order_id = ANY ($1::int[]))`;
/** SQL: updates a limited number of rows, and only those that still have personal data. */
const EMPTY_OLD = `
  WITH emptied AS (
    UPDATE bank_refund SET ${EMPTIED} WHERE refund_id = ANY (ARRAY(SELECT refund_id FROM bank_refund
      WHERE state = 'paid_out' AND changed_at < $1 AND receiver_account IS NOT NULL LIMIT $2)) RETURNING 1),
  files AS (
    UPDATE bank_refund_file SET content = NULL WHERE id = ANY (ARRAY(SELECT id FROM bank_refund_file
      WHERE created_at < $1 AND content IS NOT NULL LIMIT $2)) RETURNING 1)
  SELECT ((SELECT count(*) FROM emptied) + (SELECT count(*) FROM files))::int AS count`;
/** SQL: joins tables without entities. */
const OF_ORDERS = `${SELECT_REFUNDS} WHERE r.order_id = ANY ($1::int[]) ORDER BY r.refund_id`;

/** Receivers of refunds, and the files that name them. Amounts, references and checksums stay for accounting. */
@Injectable()
export class RefundPrivacy {
  constructor(private readonly database: Database) {}

  async emptyOfOrders(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.query(EMPTY_FILES, [orderIds]);
    await tx.query(EMPTY_OF_ORDERS, [orderIds]);
  }

  /**
   * Removes at most `most` receivers that were paid out before `before`, and at most `most` files that were created
   * before it.
   */
  async emptyOld(before: Date, most: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(EMPTY_OLD, [before, most]);
    return row!.count;
  }

  async ofOrders(orderIds: readonly number[]): Promise<BankRefund[]> {
    return (await this.database.query<RefundRow>(OF_ORDERS, [orderIds])).map(toBankRefund);
  }
}
