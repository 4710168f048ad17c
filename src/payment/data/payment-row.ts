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

/** SQL: the members of a PaymentRow. */
export const PAYMENT_COLUMNS = FIELDS.join(', ');

export const first = <T>([row]: readonly T[]): T | null => row ?? null;
