import type { Money } from '#kernel';
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
import { ORDER_STATUSES, PAYMENT_STATUSES, type OrderStatus, type PaymentStatus } from '../../../order/index.js';
import { ClockAccountResponse, clockAccountResponse } from '../../../order-management/index.js';
import type { Dashboard, RecentOrder, ToDo } from '../read-dashboard.js';
import { NOTICE_CODES, type Notice } from '../read-notices.js';
import { FirstStepsResponse, firstStepsResponse } from './first-steps.response.js';
import { SystemStateResponse, systemStateResponse } from './system-state.response.js';

export class NoticeResponse {
  @OneOf(NOTICE_CODES, {
    name: 'NoticeCode',
    description:
      '`insecure_base_url`: BASE_URL is not HTTPS. `untrusted_proxy`: a proxy is in front whose headers ' +
      'are not trusted. `proxy_without_address`: the proxy does not send the address of the client. ' +
      '`e_invoice_incomplete`: the seller in the settings lacks data that electronic invoices need. ' +
      '`mail_not_set_up`: there is no mail server, so no email is sent.',
  })
  code!: Notice['code'];
  @Text({ description: 'Environment variable or setting of the shop to change.' }) setting!: string;
  @Text({
    description: 'URL or address that was found, or names of the missing members, separated by commas; empty: none.',
  })
  value!: string;
}

export class OpenAmountResponse {
  @Text() currency!: string;
  @Amount({ description: 'Sum of the balances due.' }) amount!: number;
  @Amount({ description: 'Part of it whose due date has passed.' }) overdue_amount!: number;
}

export class ToVerifyFiguresResponse {
  @Integer({ description: 'Number of orders with money that an administrator has to confirm.' }) count!: number;
  @Integer({ description: 'Number of those orders whose payment is overdue.' }) overdue!: number;
  @ListOf(() => OpenAmountResponse, { description: 'Balances due by currency; empty for the role support.' })
  open!: OpenAmountResponse[];
}

export class ToDoResponse {
  @Ref(() => ToVerifyFiguresResponse, { description: 'Payments to confirm.' }) to_verify!: ToVerifyFiguresResponse;
  @Integer({ description: 'Number of bank transactions that need a decision.' }) transactions_to_review!: number;
  @Integer({ description: 'Number of those bank transactions that have suggestions.' })
  transactions_suggested!: number;
  @Integer({ description: 'Number of orders with the status `pending`.' }) pending!: number;
  @Integer({ description: 'Number of orders with the status `processing`.' }) processing!: number;
  @Integer({ description: 'Number of orders with the status `ready_for_shipment`.' }) ready_for_shipment!: number;
  @Integer({ description: 'Number of paid orders that are not shipped.' }) paid_not_shipped!: number;
  @Integer({ description: 'Number of cancelled orders with a payment that is not refunded.' }) refunds_due!: number;
  @ListOf(
    { type: 'integer' },
    { description: 'Ids of orders with reserved money that the payment provider does not release: the 20 oldest.' },
  )
  reservations_to_release!: number[];

  @ListOf(
    { type: 'integer' },
    {
      description:
        'Ids of cancelled orders that a transfer on a bank statement may be for: the 20 oldest. Staff reinstate the ' +
        'order or refund the money.',
    },
  )
  money_for_cancelled!: number[];

  @Integer({ description: 'Number of transfers that customers reported and nobody has confirmed.' })
  payments_reported!: number;

  @Integer({
    description: 'Number of processed or shipped orders whose payment was reversed and that have a balance due.',
  })
  payments_reversed!: number;

  @Integer({ description: 'Number of refunds to be sent by bank transfer.' }) refund_transfers_due!: number;
  @Integer({ description: 'Number of refunds that the bank has returned.' }) refund_transfers_returned!: number;
  @Integer({ description: 'Number of published products without stock.' }) sold_out!: number;
  @Integer({ description: 'Number of published products with low stock.' }) low_stock!: number;
  @Integer({ description: 'Stock at or below this number of pieces counts as low.' }) low_stock_threshold!: number;
  @Integer({ description: 'Number of reviews that wait for approval.' }) reviews_waiting!: number;
  @Integer({ description: 'Number of failed jobs.' }) dead_letters!: number;
  @Integer({ description: 'Number of emails whose delivery failed permanently.' }) dead_mails!: number;
  @Integer({
    description:
      'Number of orders refused in the last 24 hours, because a buyer had too many unpaid orders or orders ' +
      'per hour.',
  })
  orders_refused!: number;
}

export class SalesDayResponse {
  @Day({ description: "Day in the shop's time zone." }) day!: string;
  @Integer({ description: 'Number of orders placed on the day, without cancelled ones.' }) orders!: number;
  @Amount({ nullable: true, description: 'Sum of their totals. null for the role support.' }) turnover!: number | null;
  @Amount({ nullable: true, description: 'Money received on the day. null for the role support.' }) paid!:
    number | null;
}

export class SalesPeriodResponse {
  @ListOf(() => SalesDayResponse, {
    description: 'One entry for each day, oldest first, also for days without orders.',
  })
  days!: SalesDayResponse[];
  @Integer({ description: 'Number of orders placed in the period, without cancelled ones.' }) orders!: number;
  @Amount({ nullable: true, description: 'Sum of their totals. null for the role support.' }) turnover!: number | null;
  @Amount({ nullable: true, description: 'Money received in the period. null for the role support.' }) paid!:
    number | null;
}

export class SalesResponse extends SalesPeriodResponse {
  @Ref(() => SalesPeriodResponse, { description: 'The same number of days before, for comparison.' })
  previous!: SalesPeriodResponse;
}

export class RecentOrderResponse {
  @Integer() id!: number;
  @Timestamp() created_at!: Date;
  @Text({ description: 'Name of the buyer, else the email address; empty: erased.' }) customer!: string;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', description: 'Stage of fulfilment.' }) status!: OrderStatus;
  @OneOf(PAYMENT_STATUSES, { name: 'PaymentStatus', description: 'Payment status, derived from payments and refunds.' })
  payment_status!: PaymentStatus;
  @Flag() overdue!: boolean;
  @Flag() is_pickup!: boolean;
  @Amount({ nullable: true, description: 'Total of the order. null for the role support.' }) total!: number | null;
  @Text({ nullable: true, description: 'ISO 4217 code. null for the role support.' }) currency!: string | null;
}

export class DashboardResponse {
  @Timestamp({ description: 'When the figures were read, ISO 8601 in UTC; they may be some seconds old.' }) at!: Date;
  @Text({ description: 'ISO 4217 code of the sales.' }) currency!: string;
  @Text({ description: 'Name in the IANA time zone database; days begin at its midnight.' }) time_zone!: string;
  @ListOf(() => NoticeResponse, {
    description: 'Settings of the server that should be changed; empty for the role support.',
  })
  notices!: NoticeResponse[];
  @Ref(() => ToDoResponse, { description: 'Numbers of open tasks.' }) to_do!: ToDoResponse;
  @ListOf(() => ClockAccountResponse, {
    description:
      'Bank accounts whose statements the payment clock follows, and since when one is missing; empty for the role ' +
      'support.',
  })
  payment_clock!: ClockAccountResponse[];
  @Ref(() => SalesResponse, { description: 'Sales of the last `days` days, today included.' }) sales!: SalesResponse;
  @ListOf(() => RecentOrderResponse, { description: 'Newest orders, newest first.' })
  recent_orders!: RecentOrderResponse[];
  @Ref(() => SystemStateResponse, { description: 'State of server, database, jobs and emails.' })
  system!: SystemStateResponse;
  @Ref(() => FirstStepsResponse, { description: 'What is already set up in a new shop.' })
  first_steps!: FirstStepsResponse;
}

export const dashboardResponse = (dashboard: Dashboard): DashboardResponse => ({
  at: dashboard.at,
  currency: dashboard.currency,
  time_zone: dashboard.timeZone,
  notices: dashboard.notices.map(({ code, setting, value }) => ({ code, setting, value })),
  to_do: toDoResponse(dashboard.toDo),
  payment_clock: dashboard.clockAccounts.map(clockAccountResponse),
  sales: { ...salesResponse(dashboard.sales), previous: salesResponse(dashboard.sales.previous) },
  recent_orders: dashboard.recentOrders.map(recentOrderResponse),
  system: systemStateResponse(dashboard.system),
  first_steps: firstStepsResponse(dashboard.firstSteps),
});

const toDoResponse = ({ toVerify, transactions, orders, catalog, ...counts }: ToDo): ToDoResponse => ({
  to_verify: {
    count: toVerify.count,
    overdue: toVerify.overdue,
    open: toVerify.open.map(({ open, overdueOpen }) => ({
      currency: open.currency,
      amount: open.toNumber(),
      overdue_amount: overdueOpen.toNumber(),
    })),
  },
  transactions_to_review: transactions.waiting,
  transactions_suggested: transactions.suggested,
  pending: orders.pending,
  processing: orders.processing,
  ready_for_shipment: orders.readyForShipment,
  paid_not_shipped: orders.paidNotShipped,
  refunds_due: orders.refundsDue,
  reservations_to_release: [...counts.refusedReleases],
  money_for_cancelled: [...counts.moneyForCancelled],
  payments_reported: orders.paymentsReported,
  payments_reversed: orders.paymentsReversed,
  refund_transfers_due: counts.refunds.due,
  refund_transfers_returned: counts.refunds.returned,
  sold_out: catalog.soldOut,
  low_stock: catalog.low,
  low_stock_threshold: counts.lowStockThreshold,
  reviews_waiting: catalog.reviewsWaiting,
  dead_letters: counts.deadLetters,
  dead_mails: counts.deadMails,
  orders_refused: counts.ordersRefused,
});

const salesResponse = ({ days, orders, turnover, paid }: Dashboard['sales']['previous']): SalesPeriodResponse => ({
  days: days.map((day) => ({
    day: day.day,
    orders: day.orders,
    turnover: amount(day.turnover),
    paid: amount(day.paid),
  })),
  orders,
  turnover: amount(turnover),
  paid: amount(paid),
});

const recentOrderResponse = (order: RecentOrder): RecentOrderResponse => ({
  id: order.id,
  created_at: order.createdAt,
  customer: order.customer,
  status: order.status,
  payment_status: order.paymentStatus,
  overdue: order.isOverdue,
  is_pickup: order.isPickup,
  total: amount(order.total),
  currency: order.total && order.total.currency,
});

const amount = (money: Money | null): number | null => money && money.toNumber();
