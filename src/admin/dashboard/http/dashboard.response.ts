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
import type { Dashboard, RecentOrder, ToDo } from '../read-dashboard.js';
import { NOTICE_CODES, type Notice } from '../read-notices.js';
import { SystemStateResponse, systemStateResponse } from './system-state.response.js';

const NOT_FOR_SUPPORT = 'null for the role support.';

export class NoticeResponse {
  @OneOf(NOTICE_CODES, { name: 'NoticeCode' }) code!: Notice['code'];
  @Text({ description: 'The environment variable that changes it.' }) setting!: string;
  @Text({ description: 'The address that was found.' }) value!: string;
}

export class OpenAmountResponse {
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Amount() amount!: number;
  @Amount() overdue_amount!: number;
}

export class ToVerifyFiguresResponse {
  @Integer() count!: number;
  @Integer() overdue!: number;
  @ListOf(() => OpenAmountResponse, { description: 'Empty for the role support.' }) open!: OpenAmountResponse[];
}

export class ToDoResponse {
  @Ref(() => ToVerifyFiguresResponse) to_verify!: ToVerifyFiguresResponse;
  @Integer() pending!: number;
  @Integer() processing!: number;
  @Integer() ready_for_shipment!: number;
  @Integer() paid_not_shipped!: number;
  @Integer({ description: 'Cancelled orders with a payment that is not refunded.' }) refunds_due!: number;
  @ListOf(
    { type: 'integer' },
    { description: 'Orders with reserved money that the payment provider does not release: the 20 oldest.' },
  )
  reservations_to_release!: number[];

  @Integer({ description: 'Transfers that customers say are made, and that are not confirmed yet.' })
  payments_reported!: number;

  @Integer() sold_out!: number;
  @Integer() low_stock!: number;
  @Integer({ description: 'Pieces.' }) low_stock_threshold!: number;
  @Integer() reviews_waiting!: number;
  @Integer() dead_letters!: number;
  @Integer() dead_mails!: number;
  @Integer({
    description: 'Orders rejected in the last 24 hours because a buyer had too many unpaid orders or orders per hour.',
  })
  orders_refused!: number;
}

export class SalesDayResponse {
  @Day() day!: string;
  @Integer() orders!: number;
  @Amount({ nullable: true, description: NOT_FOR_SUPPORT }) turnover!: number | null;
  @Amount({ nullable: true, description: NOT_FOR_SUPPORT }) paid!: number | null;
}

export class SalesPeriodResponse {
  @ListOf(() => SalesDayResponse) days!: SalesDayResponse[];
  @Integer() orders!: number;
  @Amount({ nullable: true, description: NOT_FOR_SUPPORT }) turnover!: number | null;
  @Amount({ nullable: true, description: NOT_FOR_SUPPORT }) paid!: number | null;
}

export class SalesResponse extends SalesPeriodResponse {
  @Ref(() => SalesPeriodResponse, { description: 'The same number of days before.' }) previous!: SalesPeriodResponse;
}

export class RecentOrderResponse {
  @Integer() id!: number;
  @Timestamp() created_at!: Date;
  @Text({ description: 'Name, else e-mail address; empty when they have been erased.' }) customer!: string;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus' }) status!: OrderStatus;
  @OneOf(PAYMENT_STATUSES, { name: 'PaymentStatus' }) payment_status!: PaymentStatus;
  @Flag() overdue!: boolean;
  @Flag({ description: 'The buyer comes for the goods.' }) is_pickup!: boolean;
  @Amount({ nullable: true, description: NOT_FOR_SUPPORT }) total!: number | null;
  @Text({ nullable: true, description: `ISO 4217. ${NOT_FOR_SUPPORT}` }) currency!: string | null;
}

export class FirstStepsResponse {
  @Flag() bank_invoice!: boolean;
  @Text({ nullable: true, description: 'Key of the payment method whose bank account is to be filled in.' })
  bank_method!: string | null;

  @Flag() product!: boolean;
  @Flag() order!: boolean;
  @Flag() mail!: boolean;
}

export class DashboardResponse {
  @Timestamp() at!: Date;
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Text({ description: 'Of the IANA time zone database.' }) time_zone!: string;
  @ListOf(() => NoticeResponse, { description: 'Empty for the role support.' }) notices!: NoticeResponse[];
  @Ref(() => ToDoResponse) to_do!: ToDoResponse;
  @Ref(() => SalesResponse) sales!: SalesResponse;
  @ListOf(() => RecentOrderResponse, { description: 'The newest first.' }) recent_orders!: RecentOrderResponse[];
  @Ref(() => SystemStateResponse) system!: SystemStateResponse;
  @Ref(() => FirstStepsResponse) first_steps!: FirstStepsResponse;
}

export const dashboardResponse = (dashboard: Dashboard): DashboardResponse => ({
  at: dashboard.at,
  currency: dashboard.currency,
  time_zone: dashboard.timeZone,
  notices: dashboard.notices.map(({ code, setting, value }) => ({ code, setting, value })),
  to_do: toDoResponse(dashboard.toDo),
  sales: { ...salesResponse(dashboard.sales), previous: salesResponse(dashboard.sales.previous) },
  recent_orders: dashboard.recentOrders.map(recentOrderResponse),
  system: systemStateResponse(dashboard.system),
  first_steps: {
    bank_invoice: dashboard.firstSteps.bankInvoice,
    bank_method: dashboard.firstSteps.bankMethod,
    product: dashboard.firstSteps.product,
    order: dashboard.firstSteps.order,
    mail: dashboard.firstSteps.mail,
  },
});

const toDoResponse = ({ toVerify, orders, catalog, ...counts }: ToDo): ToDoResponse => ({
  to_verify: {
    count: toVerify.count,
    overdue: toVerify.overdue,
    open: toVerify.open.map(({ open, overdueOpen }) => ({
      currency: open.currency,
      amount: open.toNumber(),
      overdue_amount: overdueOpen.toNumber(),
    })),
  },
  pending: orders.pending,
  processing: orders.processing,
  ready_for_shipment: orders.readyForShipment,
  paid_not_shipped: orders.paidNotShipped,
  refunds_due: orders.refundsDue,
  reservations_to_release: [...counts.refusedReleases],
  payments_reported: orders.paymentsReported,
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
