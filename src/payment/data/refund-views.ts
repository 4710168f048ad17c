import { Money } from '#kernel';
import type { PendingRefund, RefundView } from '../payment.types.js';
import type { RefundRow } from './refund-rows.js';

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
