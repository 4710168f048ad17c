import { Money } from '#kernel';
import { receiverOf, type BankRefund, type RefundState } from '../domain/bank-refund.js';

export interface RefundRow {
  readonly id: number;
  readonly order_id: number;
  readonly method: string;
  readonly amount: string;
  readonly currency: string;
  readonly state: RefundState;
  readonly receiver_name: string | null;
  readonly receiver_account: string | null;
  readonly end_to_end_id: string | null;
  readonly file_id: number | null;
  readonly return_code: string | null;
  readonly return_text: string | null;
  readonly created_at: Date;
  readonly version: number;
}

/**
 * Columns of refunds. The receiver is the one that was set or exported. Without one, a refund that is not in a file has
 * the payer of the statement as its receiver. The line is the one that was paid, else the current one, else the last
 * one. SQL: joins tables without entities.
 */
export const SELECT_REFUNDS = `SELECT r.refund_id AS id, r.order_id, r.method, r.amount, r.currency, r.state,
    CASE WHEN r.receiver_account IS NULL AND r.state IN ('due', 'returned') THEN t.counterparty_name
      ELSE r.receiver_name END AS receiver_name,
    CASE WHEN r.receiver_account IS NULL AND r.state IN ('due', 'returned') THEN t.counterparty_account
      ELSE r.receiver_account END AS receiver_account,
    x.end_to_end_id, x.file_id, b.return_code, b.return_text, r.created_at, r.version, count(*) OVER ()::int AS total
  FROM bank_refund r
  LEFT JOIN bank_allocation l ON l.payment_id = r.payment_id
  LEFT JOIN bank_transaction t ON t.id = l.transaction_id
  LEFT JOIN LATERAL (SELECT end_to_end_id, file_id, returned_by FROM bank_refund_line
    WHERE refund_id = r.refund_id AND r.state <> 'due' ORDER BY live DESC, id DESC LIMIT 1) x ON true
  LEFT JOIN bank_transaction b ON b.id = x.returned_by AND r.state = 'returned'`;

export const toBankRefund = (row: RefundRow): BankRefund => ({
  id: row.id,
  orderId: row.order_id,
  method: row.method,
  amount: Money.of(row.amount, row.currency),
  state: row.state,
  receiver: receiverOf(row.receiver_name, row.receiver_account),
  endToEndId: row.end_to_end_id,
  fileId: row.file_id,
  returnReason:
    row.return_code === null && row.return_text === null ? null : { code: row.return_code, text: row.return_text },
  createdAt: row.created_at,
  version: row.version,
});
