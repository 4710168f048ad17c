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

/** An order with a payment to verify. */
export class PaymentToVerifyResponse {
  @Integer({ description: 'Id of the order.' }) id!: number;
  @Text({ description: 'ISO 11649 creditor reference (`RF…`) by which bank transfers are matched.' })
  reference!: string;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', description: 'Status of the order.' }) status!: OrderStatus;
  @Ref(() => OrderCustomerResponse, { description: 'Contact data of the buyer, as given with the order.' })
  customer!: OrderCustomerResponse;
  @Amount({ description: 'Total of the order.' }) total!: number;
  @Amount({ description: 'Balance due of the order.' }) open_amount!: number;
  @Text() currency!: string;
  @Text({ description: 'Key of the method.' }) payment_method!: string;
  @Timestamp({ nullable: true }) payment_due_at!: string | null;
  @Flag() overdue!: boolean;
  @Timestamp() created_at!: string;
  @Text()
  payment_method_title!: string;
  @Timestamp({ nullable: true, description: 'When the customer reported the payment; null: not reported.' })
  reported_at!: string | null;
  @Integer({
    description: 'Version of the order. Send it with a change, which is refused if the order has changed since.',
  })
  version!: number;
}

/** Sum of the open amounts in one currency. */
export class MoneyToVerifyResponse {
  @Text() currency!: string;
  @Integer({ description: 'Number of orders.' }) count!: number;
  @Amount({ description: 'Sum of their balances due.' }) open_amount!: number;
  @Integer({ description: 'Number of orders among them whose payment is overdue.' }) overdue!: number;
  @Amount({ description: 'Sum of the overdue balances.' }) overdue_amount!: number;
}

export class PaymentsToVerifyResponse {
  @ListOf(() => PaymentToVerifyResponse, {
    description: 'Orders of this page: reported payments first, then the earliest due date.',
  })
  items!: PaymentToVerifyResponse[];
  @ListOf(() => MoneyToVerifyResponse, {
    description: 'Sums over all orders, not over this page only; one for each currency.',
  })
  open!: MoneyToVerifyResponse[];
}

export const paymentToVerifyResponse = (
  { order, paymentTitle, reportedAt }: OrderToVerify,
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
  reported_at: reportedAt?.toISOString() ?? null,
  version: order.version,
});

export const moneyToVerifyResponse = ({ count, open, overdue, overdueOpen }: MoneyToVerify): MoneyToVerifyResponse => ({
  currency: open.currency,
  count,
  open_amount: open.toNumber(),
  overdue,
  overdue_amount: overdueOpen.toNumber(),
});
