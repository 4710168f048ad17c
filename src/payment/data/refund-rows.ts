import { Money } from '#kernel';
import type { PendingRefund, RefundView } from '../payment.types.js';

export const REFUND_COLUMNS =
  'id, order_id, payment_id, method, amount, currency, status, refund_id, reason, created_at, idempotency_key, intent';

export interface RefundRow {
  readonly id: number;
  readonly order_id: number;
  readonly payment_id: number | null;
  readonly method: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: RefundView['status'];
  readonly refund_id: string | null;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly idempotency_key: string;
  readonly intent: string | null;
}

export const refundView = (row: RefundRow): RefundView => ({
  id: row.id,
  method: row.method,
  amount: Money.of(row.amount, row.currency).toNumber(),
  status: row.status,
  refund_id: row.refund_id,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
});

export const pendingRefund = (row: RefundRow, transactionId: string | null): PendingRefund => ({
  id: row.id,
  orderId: row.order_id,
  paymentId: row.payment_id,
  method: row.method,
  amount: Money.of(row.amount, row.currency),
  idempotencyKey: row.idempotency_key,
  transactionId,
  reason: row.reason,
});
