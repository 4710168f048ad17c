import { Money } from '#kernel';
import type { PendingPayment } from '../gateway-call.types.js';
import type { Payment } from '../payment.types.js';
import type { PaymentEntity } from './payment.entity.js';

const FIELDS = [
  'id',
  'order_id',
  'method',
  'transaction_id',
  'amount',
  'currency',
  'status',
  'reference',
  'split',
  'received_at',
  'created_at',
  'idempotency_key',
  'redirect_url',
  'contradiction',
  'operation',
  'operation_amount',
  'operation_key',
  'operation_actor',
] as const;

export type PaymentRow = Readonly<Pick<PaymentEntity, (typeof FIELDS)[number]>>;

/** SQL: selects the members of a PaymentRow. */
export const PAYMENT_COLUMNS = FIELDS.join(', ');

export const first = <T>([row]: readonly T[]): T | null => row ?? null;

export const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  method: row.method,
  transactionId: row.transaction_id,
  amount: Money.of(row.amount, row.currency),
  status: row.status,
  reference: row.reference,
  isSplit: row.split ?? false,
  receivedAt: row.received_at,
  createdAt: row.created_at,
  redirectUrl: row.redirect_url,
  contradiction: row.contradiction,
  operation: row.operation,
});

export const pendingPayment = (row: PaymentRow): PendingPayment => ({
  id: row.id,
  orderId: row.order_id,
  method: row.method,
  amount: Money.of(row.amount, row.currency),
  idempotencyKey: row.idempotency_key,
  transactionId: row.transaction_id,
  redirectUrl: row.redirect_url,
  isReserved: row.status === 'authorized' || row.status === 'releasing',
});
