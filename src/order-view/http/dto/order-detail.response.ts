import {
  ORDER_STATUSES,
  OrderLineResponse,
  orderLineResponse,
  OrderResponse,
  orderResponse,
} from '../../../order/index.js';
import type { OrderStatus } from '../../../order/index.js';
import {
  CONTRADICTIONS,
  type Contradiction,
  type Payment,
  type Refund,
  type ReservationOperation,
} from '../../../payment/index.js';
import { Amount, Integer, ListOf, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { LoadedOrder } from '../../use-cases/load-order.js';

const PAYMENT_OUTCOMES = [
  'pending',
  'authorized',
  'releasing',
  'captured',
  'declined',
  'voided',
] as const satisfies ReadonlyArray<Payment['status']>;
const REFUND_OUTCOMES = ['pending', 'recorded', 'refunded', 'failed'] as const satisfies ReadonlyArray<
  Refund['status']
>;

/** A payment, or an attempt to pay. */
export class OrderPaymentResponse {
  @Integer() id!: number;
  @Text({ description: 'Key of the payment method.' }) method!: string;
  @Text({ nullable: true, description: "The gateway's." }) transaction_id!: string | null;
  @Amount() amount!: number;
  @OneOf(PAYMENT_OUTCOMES, {
    name: 'PaymentOutcome',
    description:
      '`pending`: the outcome is not known yet. `authorized`: the amount is reserved. `releasing`: the reserved amount ' +
      'is not needed, and the provider is asked to release it. `voided`: it was released.',
  })
  status!: Payment['status'];
  @Text({ nullable: true, description: "The bank's reference of the transfer." }) reference!: string | null;
  @Timestamp({ nullable: true }) received_at!: string | null;
  @Timestamp() created_at!: string;
  @OneOf(['capture', 'void'], {
    name: 'ReservationOperation',
    optional: true,
    description: 'Operation that the gateway was asked for and whose outcome is not known yet.',
  })
  operation?: ReservationOperation;
  @OneOf(CONTRADICTIONS, {
    name: 'PaymentContradiction',
    optional: true,
    description:
      'The gateway reports a payment with another amount, currency or order, or without an amount. Nothing ' +
      'was booked, and an administrator decides.',
  })
  contradiction?: Contradiction;
}

/** A refund. */
export class OrderRefundResponse {
  @Integer() id!: number;
  @Text({ description: 'Key of the payment method.' }) method!: string;
  @Amount() amount!: number;
  @OneOf(REFUND_OUTCOMES, { name: 'RefundOutcome', description: '`recorded`: it is paid out by hand.' })
  status!: Refund['status'];
  @Text({ nullable: true, description: "The gateway's." }) refund_id!: string | null;
  @Text({ nullable: true }) reason!: string | null;
  @Timestamp() created_at!: string;
}

/** An order with its lines, payments and refunds. */
export class OrderDetailResponse extends OrderResponse {
  @Text({ optional: true, description: 'Opens the order for anybody; not for tokens that read orders only.' })
  key?: string;
  @ListOf(() => OrderLineResponse) items!: OrderLineResponse[];
  @ListOf(() => OrderPaymentResponse) payments!: OrderPaymentResponse[];
  @ListOf(() => OrderRefundResponse) refunds!: OrderRefundResponse[];
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    list: true,
    optional: true,
    description: 'Where the caller may move the order, for those who work on orders.',
  })
  allowed?: OrderStatus[];
}

export const orderPaymentResponse = (payment: Payment): OrderPaymentResponse => ({
  id: payment.id,
  method: payment.method,
  transaction_id: payment.transactionId,
  amount: payment.amount.toNumber(),
  status: payment.status,
  reference: payment.reference,
  received_at: payment.receivedAt?.toISOString() ?? null,
  created_at: payment.createdAt.toISOString(),
  ...(payment.operation && { operation: payment.operation }),
  ...(payment.contradiction && { contradiction: payment.contradiction }),
});

export const orderRefundResponse = (refund: Refund): OrderRefundResponse => ({
  id: refund.id,
  method: refund.method,
  amount: refund.amount.toNumber(),
  status: refund.status,
  refund_id: refund.refundId,
  reason: refund.reason,
  created_at: refund.createdAt.toISOString(),
});

export const orderDetailResponse = ({
  order,
  lines,
  payments,
  refunds,
  key,
  allowed,
}: LoadedOrder): OrderDetailResponse => ({
  ...orderResponse(order),
  ...(key !== null && { key }),
  items: lines.map((line) => orderLineResponse(order, line)),
  payments: payments.map(orderPaymentResponse),
  refunds: refunds.map(orderRefundResponse),
  ...(allowed !== null && { allowed: [...allowed] }),
});
