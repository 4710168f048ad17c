import { Injectable } from '@nestjs/common';
import type { Money } from '#kernel';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { BankRefund, Receiver, RefundState } from '../domain/bank-refund.js';
import { paidBy, type Payers } from './paid-by.sql.js';
import { SELECT_REFUNDS, toBankRefund, type RefundRow } from './refund-row.js';

export interface NewBankRefund {
  readonly refundId: number;
  readonly orderId: number;
  readonly paymentId: number | null;
  readonly method: string;
  readonly amount: Money;
}

export interface RefundsFilter {
  readonly states: readonly RefundState[] | null;
  readonly orderId: number | null;
  /** Only refunds that this account of the shop pays. The account has capital letters and digits only. */
  readonly account: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** SQL: a repeat changes nothing. */
const ADD = `INSERT INTO bank_refund (refund_id, order_id, payment_id, method, amount, currency)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (refund_id) DO NOTHING`;
/** SQL: joins tables without entities. */
const FIND = `${SELECT_REFUNDS} WHERE r.refund_id = ANY ($1::int[]) ORDER BY r.refund_id`;
/** SQL: reads the page and the total in one statement. */
const LIST = `${SELECT_REFUNDS} WHERE ($1::text[] IS NULL OR r.state = ANY ($1)) AND ($2::int IS NULL OR r.order_id = $2)
    AND ${paidBy('r.method', 3)} ORDER BY r.refund_id LIMIT $6 OFFSET $7`;
/** SQL: locks the rows in the order of their ids. */
const LOCK = 'SELECT refund_id AS id FROM bank_refund WHERE refund_id = ANY ($1::int[]) ORDER BY refund_id FOR UPDATE';
/** SQL: locks the rows in the order of their ids. */
const LOCK_EXPORTABLE = `SELECT refund_id AS id FROM bank_refund WHERE state IN ('due', 'returned')
  ORDER BY refund_id FOR UPDATE`;
/** SQL: uses PostgreSQL's clock. */
const SET_RECEIVER = `UPDATE bank_refund SET receiver_name = $2, receiver_account = $3, version = version + 1,
  changed_at = now() WHERE refund_id = $1`;
/** SQL: handles many rows at once. */
const CHANGE_STATE = `UPDATE bank_refund SET state = $2, version = version + 1, changed_at = now()
  WHERE refund_id = ANY ($1::int[])`;
/** SQL: counts rows by state. */
const COUNTS = `SELECT (count(*) FILTER (WHERE state = 'due'))::int AS due,
  (count(*) FILTER (WHERE state = 'returned'))::int AS returned
  FROM bank_refund WHERE state IN ('due', 'returned')`;

/** Refunds that are paid out by a bank transfer. */
@Injectable()
export class RefundRows {
  constructor(private readonly database: Database) {}

  async add(tx: Transaction, { refundId, orderId, paymentId, method, amount }: NewBankRefund): Promise<void> {
    await tx.query(ADD, [refundId, orderId, paymentId, method, amount.minor.toString(), amount.currency]);
  }

  async find(ids: readonly number[], tx?: Transaction): Promise<BankRefund[]> {
    return (await (tx ?? this.database).query<RefundRow>(FIND, [ids])).map(toBankRefund);
  }

  async list(filter: RefundsFilter, payers: Payers): Promise<{ refunds: BankRefund[]; total: number }> {
    const { states, orderId, account, limit, offset } = filter;
    const values = [states, orderId, account, payers.byMethod, payers.usual, limit, offset];
    const rows = await this.database.query<RefundRow & { total: number }>(LIST, values);
    return { refunds: rows.map(toBankRefund), total: rows[0]?.total ?? 0 };
  }

  /**
   * Locks refunds and reads them under the lock, in the order of their ids.
   * @param ids null: all that can be exported
   */
  async lock(tx: Transaction, ids: readonly number[] | null): Promise<BankRefund[]> {
    const locked = await (ids === null
      ? tx.query<{ id: number }>(LOCK_EXPORTABLE)
      : tx.query<{ id: number }>(LOCK, [ids]));
    return locked.length === 0
      ? []
      : this.find(
          locked.map(({ id }) => id),
          tx,
        );
  }

  async setReceiver(tx: Transaction, id: number, { name, account }: Receiver): Promise<void> {
    await tx.query(SET_RECEIVER, [id, name, account]);
  }

  async changeState(tx: Transaction, ids: readonly number[], state: RefundState): Promise<void> {
    if (ids.length > 0) await tx.query(CHANGE_STATE, [ids, state]);
  }

  async counts(): Promise<{ due: number; returned: number }> {
    return (await this.database.query<{ due: number; returned: number }>(COUNTS))[0]!;
  }
}
