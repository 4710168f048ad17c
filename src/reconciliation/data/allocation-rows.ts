import { Injectable } from '@nestjs/common';
import type { Money } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { MovedPayment } from '../../settlement/index.js';

/** SQL: the table has no entity, because its other statements need SQL. */
const ADD = 'INSERT INTO bank_allocation (transaction_id, order_id, payment_id, amount) VALUES ($1, $2, $3, $4)';
/** SQL: the table has no entity. */
const REMOVE = 'DELETE FROM bank_allocation WHERE transaction_id = $1';
/**
 * Ends the recognition of a transaction as the payout of refunds, or as the return of a payout. The transaction is not
 * recognized again. A refund that is in a later file stays in it, and a refund whose file was discarded is due.
 * SQL: changes several tables in one statement.
 */
const REMOVE_PAYOUTS = `
  WITH looked_up AS (UPDATE bank_transaction SET payout_reference = NULL WHERE id = $1),
  lines AS (
    UPDATE bank_refund_line x SET paid_by = nullif(x.paid_by, $1), returned_by = nullif(x.returned_by, $1),
      live = (x.live OR x.returned_by = $1
        AND NOT EXISTS (SELECT FROM bank_refund_line y WHERE y.refund_id = x.refund_id AND y.live))
        AND (f.discarded_at IS NULL OR nullif(x.paid_by, $1) IS NOT NULL)
    FROM bank_refund_file f
    WHERE f.id = x.file_id AND (x.paid_by = $1 OR x.returned_by = $1)
    RETURNING x.refund_id, x.paid_by, x.live, f.discarded_at)
  UPDATE bank_refund r SET version = r.version + 1, changed_at = now(),
    state = CASE WHEN l.paid_by IS NOT NULL THEN 'paid_out' WHEN l.live THEN 'exported' ELSE 'due' END
  FROM lines l WHERE r.refund_id = l.refund_id AND (l.live OR l.discarded_at IS NOT NULL)`;
/** Marks the money as owed by the courier again. SQL: the table has no entity. */
const REMOVE_REGISTERS = 'DELETE FROM courier_transfer WHERE transaction_id = $1 AND live';
/** SQL: the table has no entity. */
const OF_PAYMENT = 'SELECT transaction_id FROM bank_allocation WHERE payment_id = $1';
/** SQL: the table has no entity. */
const REMOVE_PAYMENT = 'DELETE FROM bank_allocation WHERE payment_id = $1';
/** SQL: the table has no entity. */
const MOVE = 'UPDATE bank_allocation SET payment_id = $2, order_id = $3 WHERE payment_id = $1';
/** SQL: the table has no entity. */
const PAYMENTS_OF = 'SELECT payment_id FROM bank_allocation WHERE transaction_id = $1';
/** SQL: joins two tables without entities. */
const HAS_REFERENCE = `SELECT FROM bank_allocation l JOIN bank_transaction t ON t.id = l.transaction_id
  WHERE l.order_id = $1 AND lower(t.bank_reference) = lower($2)`;
/**
 * The account of a courier does not count as that of a customer. SQL: reads the orders of many accounts in one query.
 */
const PAID_BY = `SELECT DISTINCT t.counterparty_account AS account, l.order_id
  FROM bank_transaction t JOIN bank_allocation l ON l.transaction_id = t.id
  WHERE t.state = 'matched' AND t.counterparty_account = ANY ($1::text[])
    AND NOT EXISTS (SELECT FROM courier_transfer y WHERE y.transaction_id = t.id)`;

/**
 * Allocations: the amount of a bank transaction that an order got, and the payment by which it was recorded; and the
 * refunds that a transaction has paid out.
 */
@Injectable()
export class AllocationRows {
  constructor(private readonly database: Database) {}

  async add(tx: Transaction, transactionId: number, orderId: number, paymentId: number, amount: Money): Promise<void> {
    await tx.query(ADD, [transactionId, orderId, paymentId, amount.minor.toString()]);
  }

  /** Removes the bookings of the transaction: shares of orders, payouts of refunds, and money of registers. */
  async remove(tx: Transaction, transactionId: number): Promise<void> {
    await tx.query(REMOVE, [transactionId]);
    await tx.query(REMOVE_PAYOUTS, [transactionId]);
    await tx.query(REMOVE_REGISTERS, [transactionId]);
  }

  /** Removes the share of the order that the payment belongs to. */
  async removePayment(tx: Transaction, paymentId: number): Promise<void> {
    await tx.query(REMOVE_PAYMENT, [paymentId]);
  }

  /** Assigns the transaction of a payment to the payment of another order. */
  async move(tx: Transaction, { from, to, toOrder }: MovedPayment): Promise<void> {
    await tx.query(MOVE, [from, to, toOrder]);
  }

  async paymentsOf(tx: Transaction, transactionId: number): Promise<ReadonlySet<number>> {
    const rows = await tx.query<{ payment_id: number }>(PAYMENTS_OF, [transactionId]);
    return new Set(rows.map(({ payment_id: id }) => id));
  }

  /** Id of the transaction that the payment comes from; null for a payment that was recorded by hand. */
  async transactionOf(tx: Transaction, paymentId: number): Promise<number | null> {
    const [row] = await tx.query<{ transaction_id: number }>(OF_PAYMENT, [paymentId]);
    return row?.transaction_id ?? null;
  }

  /** Whether the order was paid by a bank transaction with this reference. */
  async hasReference(tx: Transaction, orderId: number, reference: string): Promise<boolean> {
    return (await tx.query(HAS_REFERENCE, [orderId, reference])).length > 0;
  }

  /** Orders that were paid from these accounts. */
  async paidFrom(accounts: readonly string[]): Promise<Array<{ account: string; order_id: number }>> {
    return accounts.length === 0 ? [] : this.database.query(PAID_BY, [accounts]);
  }
}
