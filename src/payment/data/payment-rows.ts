import { Money } from '#kernel';
import type { PaymentView, PendingPayment } from '../payment.types.js';

export const PAYMENT_COLUMNS =
  'id, order_id, method, transaction_id, amount, currency, status, reference, received_at, created_at, idempotency_key';

export interface PaymentRow {
  readonly id: number;
  readonly order_id: number;
  readonly method: string;
  readonly transaction_id: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly status: PaymentView['status'];
  readonly reference: string | null;
  readonly received_at: Date | null;
  readonly created_at: Date;
  readonly idempotency_key: string;
}

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
