import {
  ORDER_STATUSES,
  OrderLineResponse,
  orderLineResponse,
  OrderResponse,
  orderResponse,
} from '../../../order/index.js';
import type { OrderStatus, PaymentReminder } from '../../../order/index.js';
import {
  CONTRADICTIONS,
  type Contradiction,
  type Payment,
  showsGoods,
  type Refund,
  type RefundedGoods,
  type ReservationOperation,
} from '../../../payment/index.js';
import {
  Amount,
  Flag,
  Integer,
  ListOf,
  OneOf,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import type { LoadedOrder, PlacedOrder } from '../../use-cases/load-order.js';

const PAYMENT_OUTCOMES = [
  'pending',
  'authorized',
  'releasing',
  'captured',
  'declined',
  'voided',
  'reversed',
] as const satisfies ReadonlyArray<Payment['status']>;
const REFUND_OUTCOMES = ['pending', 'recorded', 'refunded', 'failed'] as const satisfies ReadonlyArray<
  Refund['status']
>;

/** A payment, or an attempt to pay. */
export class OrderPaymentResponse {
  @Integer() id!: number;
  @Text({ description: 'Key of the payment method.' }) method!: string;
  @Text({ nullable: true, description: 'Id of the payment at the provider; null: it has none.' }) transaction_id!:
    string | null;
  @Amount({ description: 'Amount of the payment, in the currency of the order.' }) amount!: number;
  @OneOf(PAYMENT_OUTCOMES, {
    name: 'PaymentOutcome',
    description:
      '`pending`: the outcome is not known yet. `authorized`: the amount is reserved. `captured`: the money was ' +
      'received. `declined`: the provider refused. `releasing`: the reserved amount is not needed, and the provider ' +
      'is asked to release it. `voided`: it was released. `reversed`: an administrator recorded the payment and took ' +
      'it back; it counts nowhere as money.',
  })
  status!: Payment['status'];
  @Text({ nullable: true, description: 'Reference of the transfer on the bank statement; null: none.' }) reference!:
    string | null;
  @Timestamp({ nullable: true, description: 'When the money arrived, ISO 8601 in UTC; null: it has not.' })
  received_at!: string | null;
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
      'The last answer of the gateway names another amount, currency or order, or no amount. That answer booked ' +
      'nothing, and an administrator decides. A settled payment may have a contradiction as well.',
  })
  contradiction?: Contradiction;
}

/** Pieces of an order line that a refund returned. */
export class RefundedLineResponse {
  @Integer({ description: 'Id of the line in `items`.' }) order_item_id!: number;
  @Integer({ description: 'Number of pieces.' }) quantity!: number;
  @Amount({ description: 'Price of the pieces with tax.' }) amount!: number;
  @Flag({ description: 'Whether the refund returned the pieces to stock.' }) restock!: boolean;
}

/** A refund. */
export class OrderRefundResponse {
  @Integer() id!: number;
  @Text({ description: 'Key of the payment method of the payment that is refunded.' }) method!: string;
  @Amount({ description: 'Amount returned, in the currency of the order.' }) amount!: number;
  @OneOf(REFUND_OUTCOMES, {
    name: 'RefundOutcome',
    description:
      '`pending`: the outcome is not known yet. `recorded`: an administrator transfers the money by hand. ' +
      '`refunded`: the provider has returned it. `failed`: the provider refused.',
  })
  status!: Refund['status'];
  @Text({ nullable: true, description: 'Id of the refund at the provider; null: it has none.' }) refund_id!:
    string | null;
  @Text({ nullable: true, description: 'Reason given by the administrator; null: none.' }) reason!: string | null;
  @ListOf(() => RefundedLineResponse, {
    description:
      'Pieces that the request returned; empty for an amount. A request that refunds several payments lists them ' +
      'once, at its first refund.',
  })
  lines!: RefundedLineResponse[];
  @Amount({ description: 'Shipping costs that the request returned, listed like `lines`; 0: none.' }) shipping!: number;
  @Timestamp() created_at!: string;
}

export class PaymentReminderResponse {
  @Integer({ description: 'Day of the settings, relative to the due date; negative ones are before it.' }) day!: number;
  @Timestamp({ description: 'When it was sent, ISO 8601 in UTC.' }) sent_at!: string;
}

/** An order with its lines, payments and refunds. */
export class OrderDetailResponse extends OrderResponse {
  @Text({
    optional: true,
    description:
      'Order key: opens the order without an account, as `X-Order-Key` or `?key=`. Missing for tokens that ' +
      'only read orders.',
  })
  key?: string;
  @ListOf(() => OrderLineResponse, { description: 'Order lines.' }) items!: OrderLineResponse[];
  @ListOf(() => OrderPaymentResponse)
  payments!: OrderPaymentResponse[];
  @ListOf(() => OrderRefundResponse)
  refunds!: OrderRefundResponse[];
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    list: true,
    optional: true,
    description: 'Statuses to which the caller may move the order; only for those who work on orders.',
  })
  allowed?: OrderStatus[];
  @ListOf(() => PaymentReminderResponse, {
    optional: true,
    description: 'Reminders of the payment that were sent, oldest first; missing for buyers.',
  })
  reminders?: PaymentReminderResponse[];
}

/** An order that was just placed. */
export class PlacedOrderResponse extends OrderDetailResponse {
  @Text({ description: 'Secret with which the order is read and paid without an account: `X-Order-Key` or `?key=`.' })
  override key = '';
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

/** @param all refunds of the order */
export const orderRefundResponse = (refund: Refund, all: readonly Refund[]): OrderRefundResponse => ({
  id: refund.id,
  method: refund.method,
  amount: refund.amount.toNumber(),
  status: refund.status,
  refund_id: refund.refundId,
  reason: refund.reason,
  ...goodsResponse(showsGoods(refund, all) ? refund.goods : null),
  created_at: refund.createdAt.toISOString(),
});

const goodsResponse = (goods: RefundedGoods | null): Pick<OrderRefundResponse, 'lines' | 'shipping'> => ({
  lines: (goods?.lines ?? []).map(({ orderItemId, quantity, amount, restock }) => ({
    order_item_id: orderItemId,
    quantity,
    amount: amount.toNumber(),
    restock,
  })),
  shipping: goods?.shipping.toNumber() ?? 0,
});

export const paymentReminderResponse = ({ day, sentAt }: PaymentReminder): PaymentReminderResponse => ({
  day,
  sent_at: sentAt.toISOString(),
});

export const orderDetailResponse = ({
  order,
  lines,
  payments,
  refunds,
  key,
  allowed,
  reminders,
}: LoadedOrder): OrderDetailResponse => ({
  ...orderResponse(order),
  ...(key !== null && { key }),
  items: lines.map((line) => orderLineResponse(order, line)),
  payments: payments.map(orderPaymentResponse),
  refunds: refunds.map((one) => orderRefundResponse(one, refunds)),
  ...(allowed !== null && { allowed: [...allowed] }),
  ...(reminders && { reminders: reminders.map(paymentReminderResponse) }),
});

export const placedOrderResponse = (placed: PlacedOrder): PlacedOrderResponse => ({
  ...orderDetailResponse(placed),
  key: placed.key,
});
