import {
  isOverdue,
  openAmount,
  ORDER_STATUSES,
  OrderCustomerResponse,
  orderCustomerResponse,
  type MoneyToVerify,
  type OrderStatus,
} from '../../../order/index.js';
import {
  Amount,
  Flag,
  Integer,
  ListOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import type { OrderToVerify } from '../../use-cases/list-payments-to-verify.js';

/** An order whose money is to be confirmed. */
export class PaymentToVerifyResponse {
  @Integer({ description: "The order's." }) id!: number;
  @Text({ description: 'ISO 11649 creditor reference.' }) reference!: string;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus' }) status!: OrderStatus;
  @Ref(() => OrderCustomerResponse) customer!: OrderCustomerResponse;
  @Amount() total!: number;
  @Amount({ description: 'Still to be paid.' }) open_amount!: number;
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Text({ description: 'Key of the method.' }) payment_method!: string;
  @Timestamp({ nullable: true }) payment_due_at!: string | null;
  @Flag() overdue!: boolean;
  @Timestamp() created_at!: string;
  @Text({ description: "In the reader's language; its key when the method is gone." }) payment_method_title!: string;
}

/** What is open in all, in one currency. */
export class MoneyToVerifyResponse {
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Integer({ description: 'Orders.' }) count!: number;
  @Amount() open_amount!: number;
  @Integer({ description: 'Orders whose due date has passed.' }) overdue!: number;
  @Amount() overdue_amount!: number;
}

export class PaymentsToVerifyResponse {
  @ListOf(() => PaymentToVerifyResponse) items!: PaymentToVerifyResponse[];
  @ListOf(() => MoneyToVerifyResponse, { description: 'Of all orders, not of this page alone; one for each currency.' })
  open!: MoneyToVerifyResponse[];
}

export const paymentToVerifyResponse = (
  { order, paymentTitle }: OrderToVerify,
  now: Date,
): PaymentToVerifyResponse => ({
  id: order.id,
  reference: order.reference,
  status: order.status,
  customer: orderCustomerResponse(order),
  total: order.total.toNumber(),
  open_amount: openAmount(order).toNumber(),
  currency: order.currency,
  payment_method: order.paymentMethod,
  payment_due_at: order.paymentDueAt?.toISOString() ?? null,
  overdue: isOverdue(order, now),
  created_at: order.createdAt.toISOString(),
  payment_method_title: paymentTitle,
});

export const moneyToVerifyResponse = ({ count, open, overdue, overdueOpen }: MoneyToVerify): MoneyToVerifyResponse => ({
  currency: open.currency,
  count,
  open_amount: open.toNumber(),
  overdue,
  overdue_amount: overdueOpen.toNumber(),
});
