import {
  openAmount,
  ORDER_STATUSES,
  OrderCustomerResponse,
  orderCustomerResponse,
  type OrderStatus,
} from '../../../order/index.js';
import { PaymentReminderResponse, paymentReminderResponse } from '../../../order-view/index.js';
import {
  Amount,
  Day,
  Flag,
  Integer,
  ListOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import { dayText } from '../../domain/calendar-day.js';
import { WAITS_FOR, type PaymentStep, type WaitsFor } from '../../domain/payment-step.js';
import type { WatchedMethod, WatchedOrder } from '../../use-cases/list-payment-clock.js';
import type { ClockAccount } from '../../use-cases/read-clock-accounts.js';

export class PaymentStepResponse {
  @OneOf(['remind', 'cancel'], {
    name: 'PaymentClockAction',
    description: '`remind`: the customer gets an email. `cancel`: the order is cancelled.',
  })
  action!: PaymentStep['action'];
  @Day({ description: "Day of the action in the shop's time zone; if it waits, the day on which it was due." })
  on!: string;
  @Integer({ nullable: true, description: 'Day of the reminder, relative to the due date; null: a cancellation.' })
  day!: number | null;
  @Integer({
    nullable: true,
    description: 'Position of the reminder among those of the method, from 1; null: a cancellation.',
  })
  number!: number | null;
  @Flag({ description: 'Whether the next run, within the hour, takes the step.' }) due!: boolean;
  @OneOf(WAITS_FOR, {
    name: 'PaymentClockBlocker',
    nullable: true,
    description:
      '`statement`: no bank statement covers the due date yet. `reported`: the customer reported the payment. ' +
      '`attempt`: the outcome of an online payment is not known. `transfer`: a transfer on a bank statement may be for ' +
      'the order, and staff decide. null: only for the day.',
  })
  waits_for!: WaitsFor | null;
  @Day({
    nullable: true,
    description: 'First day of which a bank statement is missing; null: the step does not wait for a statement.',
  })
  missing_since!: string | null;
  @Day({
    nullable: true,
    description: 'Last day that bank statements must cover, that of the due date; null like `missing_since`.',
  })
  missing_until!: string | null;
}

export class WatchedOrderResponse {
  @Integer({ description: 'Id of the order.' }) order_id!: number;
  @Integer({ description: 'Order number, the same as the id.' }) number!: number;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', description: 'Status of the order.' }) status!: OrderStatus;
  @Ref(() => OrderCustomerResponse, { description: 'Contact data of the buyer, as given with the order.' })
  customer!: OrderCustomerResponse;
  @Amount({ description: 'Balance due of the order.' }) open_amount!: number;
  @Text() currency!: string;
  @Text({ description: 'Key of the method.' }) payment_method!: string;
  @Text() payment_method_title!: string;
  @Timestamp({ nullable: true }) payment_due_at!: string | null;
  @Timestamp() created_at!: string;
  @ListOf(() => PaymentReminderResponse, { description: 'Reminders of the payment that were sent, oldest first.' })
  reminders!: PaymentReminderResponse[];
  @Ref(() => PaymentStepResponse, { nullable: true, description: 'Next step of the clock; null: nothing will happen.' })
  next!: PaymentStepResponse | null;
}

/** How the payment clock follows the bank statements of an account. */
export class ClockAccountResponse {
  @Text({ description: 'Key of the payment method.' }) method!: string;
  @Text({ description: 'IBAN or number of the account.' }) account!: string;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @OneOf(['statements', 'plain'], {
    name: 'PaymentClockMode',
    description:
      '`statements`: the clock waits for statements. `plain`: it does not, because none of the account was imported in ' +
      'the last 30 days.',
  })
  mode!: ClockAccount['mode'];
  @Day({ nullable: true, description: 'Last day that statements cover; null: none.' }) covered_until!: string | null;
  @Day({
    nullable: true,
    description: 'First day of which a statement is missing for an overdue order; null: none is missing.',
  })
  missing_since!: string | null;
  @Integer({ description: 'Number of overdue orders for which the clock waits for a statement.' }) waiting!: number;
}

/** A payment method whose orders the clock reminds or cancels. */
export class ClockMethodResponse {
  @Text({ description: 'Key of the payment method.' }) method!: string;
  @Text({ description: "Name of the method, in the reader's language." }) title!: string;
  @ListOf({ type: 'integer' }, { description: 'Days of the reminders, relative to the due date, in ascending order.' })
  reminders!: number[];
  @Integer({ nullable: true, description: 'Days after the due date on which an order is cancelled; null: never.' })
  cancel_after!: number | null;
}

export class PaymentClockResponse {
  @ListOf(() => WatchedOrderResponse, { description: 'Orders of this page, the earliest due date first.' })
  items!: WatchedOrderResponse[];
  @ListOf(() => ClockAccountResponse, { description: 'Bank accounts whose statements the clock follows.' })
  accounts!: ClockAccountResponse[];
  @ListOf(() => ClockMethodResponse, { description: 'Payment methods with reminders or `cancel_after`.' })
  methods!: ClockMethodResponse[];
  @Integer({
    nullable: true,
    description: 'Days after which an order that nobody has confirmed is cancelled; null: never.',
  })
  cancel_unconfirmed_after!: number | null;
}

export const watchedOrderResponse = ({ order, paymentTitle, next, reminders }: WatchedOrder): WatchedOrderResponse => ({
  order_id: order.id,
  number: order.id,
  status: order.status,
  customer: orderCustomerResponse(order),
  open_amount: openAmount(order).toNumber(),
  currency: order.currency,
  payment_method: order.paymentMethod,
  payment_method_title: paymentTitle,
  payment_due_at: order.paymentDueAt?.toISOString() ?? null,
  created_at: order.createdAt.toISOString(),
  reminders: reminders.map(paymentReminderResponse),
  next: next && {
    action: next.action,
    on: dayText(next.on),
    day: next.reminder,
    number: next.number,
    due: next.isDue,
    waits_for: next.waitsFor,
    missing_since: next.missing?.since ?? null,
    missing_until: next.missing?.until ?? null,
  },
});

export const clockAccountResponse = (account: ClockAccount): ClockAccountResponse => ({
  method: account.method,
  account: account.account,
  currency: account.currency,
  mode: account.mode,
  covered_until: account.coveredUntil,
  missing_since: account.missingSince,
  waiting: account.waiting,
});

export const clockMethodResponse = ({ key, title, reminders, cancelAfter }: WatchedMethod): ClockMethodResponse => ({
  method: key,
  title,
  reminders: [...reminders],
  cancel_after: cancelAfter,
});
