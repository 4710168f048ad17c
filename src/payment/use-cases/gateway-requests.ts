import type {
  CaptureRequest,
  PaymentRequest,
  PaymentSnapshot,
  PaymentStatusRequest,
  RefundRequest,
  SettingValues,
  VoidRequest,
} from '#contracts';
import type { PendingPayment } from '../gateway-call.types.js';
import type { OfferedMethod, PayableOrder } from '../payment.types.js';
import type { PendingRefund } from '../refund.types.js';
import type { PendingOperation } from '../reservation.types.js';

export const paymentRequest = (
  order: PayableOrder,
  method: OfferedMethod,
  attempt: PendingPayment | null,
  data: Record<string, string>,
  baseUrl: string,
): PaymentRequest => ({
  ...snapshot(order, method, attempt),
  customer: order.customer,
  data,
  return_url: `${baseUrl}/checkout/return/${method.key}/${order.id}`,
  webhook_url: `${baseUrl}/api/payments/${method.key}/webhook`,
});

export const statusRequest = (
  order: PayableOrder,
  method: OfferedMethod,
  attempt: PendingPayment,
): PaymentStatusRequest => ({ ...snapshot(order, method, attempt), transaction_id: attempt.transactionId });

export const captureRequest = (operation: PendingOperation, settings: SettingValues): CaptureRequest => ({
  ...voidRequest(operation, settings),
  amount_minor: operation.amount.minor.toString(),
  amount: operation.amount.toString(),
  currency: operation.amount.currency,
});

export const voidRequest = (operation: PendingOperation, settings: SettingValues): VoidRequest => ({
  transaction_id: operation.reservation.transactionId ?? '',
  idempotency_key: operation.idempotencyKey,
  settings: structuredClone(settings),
});

export const refundRequest = (
  { amount, idempotencyKey }: PendingRefund,
  transactionId: string,
  method: OfferedMethod,
): RefundRequest => ({
  transaction_id: transactionId,
  amount_minor: amount.minor.toString(),
  amount: amount.toString(),
  currency: amount.currency,
  idempotency_key: idempotencyKey,
  settings: structuredClone(method.settings),
});

function snapshot(order: PayableOrder, method: OfferedMethod, attempt: PendingPayment | null): PaymentSnapshot {
  const amount = attempt?.amount ?? order.open;
  return {
    order_id: order.id,
    reference: order.reference,
    amount_minor: amount.minor.toString(),
    amount: amount.toString(),
    currency: amount.currency,
    language: order.language,
    // An offline method has no row; repeated calls have the same key while the order exists.
    idempotency_key: attempt?.idempotencyKey ?? `order-${order.id}-${method.key}`,
    settings: structuredClone(method.settings),
  };
}
