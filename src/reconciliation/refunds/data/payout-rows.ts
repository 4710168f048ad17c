import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { RefundState } from '../domain/bank-refund.js';
import type { Payout, PayoutLine } from '../domain/decide-payout.js';

export interface OpenPayout {
  readonly transactionId: number;
  readonly reference: string;
}
interface LineRow {
  readonly id: number;
  readonly refund_id: number;
  readonly amount: string;
  readonly currency: string;
  readonly state: RefundState;
  readonly is_live: boolean;
  readonly is_paid: boolean;
  readonly is_returned: boolean;
}

/** Debits first, because a statement may have a debit and its return. SQL: uses a partial index. */
const OPEN = `SELECT id AS "transactionId", payout_reference AS reference FROM bank_transaction
  WHERE payout_reference IS NOT NULL AND state <> 'matched' ORDER BY amount > 0, booked_on, id LIMIT $1`;
/** SQL: joins tables without entities. */
const LINES = `
  SELECT x.id, x.refund_id, r.amount, r.currency, r.state, x.live AS is_live, x.paid_by IS NOT NULL AS is_paid,
    x.returned_by IS NOT NULL AS is_returned
  FROM bank_refund r JOIN bank_refund_line x ON x.refund_id = r.refund_id
  WHERE x.end_to_end_id = $1 OR x.batch_reference = $1 ORDER BY r.refund_id`;
/** SQL: locks the refunds in the order of their ids. */
const LOCK_LINES = `${LINES} FOR UPDATE OF r, x`;
/** SQL: the table has no entity. */
const FORGET = 'UPDATE bank_transaction SET payout_reference = NULL WHERE id = $1';
/** SQL: handles many rows at once. */
const PAY = 'UPDATE bank_refund_line SET paid_by = $2, live = live OR NOT $3 WHERE id = ANY ($1::int[])';
/** Ends all other lines of the refunds, so that each refund has one live line. SQL: handles many rows at once. */
const END_OTHERS = `UPDATE bank_refund_line SET live = false
  WHERE live AND refund_id = ANY ($1::int[]) AND id <> ALL ($2::int[])`;
/** SQL: handles many rows at once. */
const RETURN = 'UPDATE bank_refund_line SET returned_by = $2, live = false WHERE id = ANY ($1::int[])';

/** Lines of refund files, with the bank transactions that paid them out or sent their money back. */
@Injectable()
export class PayoutRows {
  constructor(private readonly database: Database) {}

  /** Transactions with the reference of a refund or a file whose lines were not looked up yet. */
  open(most: number): Promise<OpenPayout[]> {
    return this.database.query<OpenPayout>(OPEN, [most]);
  }

  /** Lines with this end-to-end id, or of the batch with this reference. */
  async lines(reference: string): Promise<PayoutLine[]> {
    return (await this.database.query<LineRow>(LINES, [reference])).map(toLine);
  }

  /** Returns the same lines as `lines`, and locks them and their refunds. */
  async lockLines(tx: Transaction, reference: string): Promise<PayoutLine[]> {
    return (await tx.query<LineRow>(LOCK_LINES, [reference])).map(toLine);
  }

  /** Removes the reference from the transaction, so that it is not looked up again. */
  async forget(tx: Transaction, transactionId: number): Promise<void> {
    await tx.query(FORGET, [transactionId]);
  }

  /**
   * Stores the payout. Returns the ids of the refunds whose state changes: those whose money was not sent back before.
   */
  async store(tx: Transaction, transactionId: number, { kind, lines }: Payout): Promise<number[]> {
    const ids = lines.map(({ id }) => id);
    if (kind === 'returned') {
      await tx.query(RETURN, [ids, transactionId]);
      return lines.map(({ refundId }) => refundId);
    }
    const returned = lines.filter(({ isReturned }) => isReturned);
    const paid = lines.filter(({ isReturned }) => !isReturned);
    const refundIds = paid.map(({ refundId }) => refundId);
    await tx.query(END_OTHERS, [refundIds, ids]);
    await tx.query(PAY, [returned.map(({ id }) => id), transactionId, true]);
    await tx.query(PAY, [paid.map(({ id }) => id), transactionId, false]);
    return refundIds;
  }
}

const toLine = (row: LineRow): PayoutLine => ({
  id: row.id,
  refundId: row.refund_id,
  amount: Money.of(row.amount, row.currency),
  state: row.state,
  isLive: row.is_live,
  isPaid: row.is_paid,
  isReturned: row.is_returned,
});
