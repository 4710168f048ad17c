import { Money } from '#kernel';
import type { PaymentView, PendingPayment } from '../payment.types.js';
import type { PaymentRow } from './payment-rows.js';

export const paymentView = (row: PaymentRow): PaymentView => ({
  id: row.id,
  method: row.method,
  transaction_id: row.transaction_id,
  amount: Money.of(row.amount, row.currency).toNumber(),
  status: row.status,
  reference: row.reference,
  received_at: row.received_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

export const pendingPayment = (row: PaymentRow): PendingPayment => ({
  id: row.id,
  orderId: row.order_id,
  method: row.method,
  amount: Money.of(row.amount, row.currency),
  idempotencyKey: row.idempotency_key,
  transactionId: row.transaction_id,
});
