import { Money } from '#kernel';
import { readGoods } from '../domain/refunded-goods.js';
import type { PendingRefund, Refund } from '../refund.types.js';
import type { PaymentRow } from './payment-row.js';
import type { RefundEntity } from './refund.entity.js';

export type RefundRow = Readonly<
  Pick<
    RefundEntity,
    | 'id'
    | 'order_id'
    | 'payment_id'
    | 'method'
    | 'amount'
    | 'currency'
    | 'status'
    | 'refund_id'
    | 'reason'
    | 'created_at'
    | 'idempotency_key'
    | 'intent'
    | 'request'
    | 'goods'
    | 'notify'
  >
>;

export const toRefund = (row: RefundRow): Refund => ({
  id: row.id,
  paymentId: row.payment_id,
  method: row.method,
  amount: Money.of(row.amount, row.currency),
  status: row.status,
  refundId: row.refund_id,
  reason: row.reason,
  createdAt: row.created_at,
  request: row.request,
  goods: row.goods && readGoods(row.goods, row.currency),
  notify: row.notify,
});

/** @param transactionId the provider's id of the refunded payment */
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

/** The provider's id of the payment that the refund returns. */
export const transactionOf = (payments: readonly PaymentRow[], { payment_id }: RefundRow): string | null =>
  payments.find(({ id }) => id === payment_id)?.transaction_id ?? null;
