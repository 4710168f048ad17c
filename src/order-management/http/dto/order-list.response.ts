import { ORDER_STATUSES, OrderResponse, orderResponse, type OrderStatus } from '../../../order/index.js';
import { Flag, Integer, ListOf, MapOf, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import type { OrderListRow, OrderOverview } from '../../use-cases/list-order-rows.js';

/** An order in a list: without its lines. */
export class OrderRowResponse extends OrderResponse {
  @Text()
  payment_method_title!: string;
  @Text({
    nullable: true,
    description: "Title of the shipping method in the reader's language; null: not agreed on yet.",
  })
  shipping_method_title!: string | null;
  @Integer({ description: 'Number of pieces of all lines.' }) item_count!: number;
  @Flag() is_pickup!: boolean;
  @Flag({ description: 'Whether the customer pays on delivery.' }) pays_on_delivery!: boolean;
  @Flag({ description: 'Whether the customer reported a transfer that is not confirmed yet.' })
  payment_reported!: boolean;
  @Flag({ description: 'Whether the shop decided to keep what the customer paid above the total.' })
  overpayment_kept!: boolean;

  @Flag({
    optional: true,
    description:
      'Whether the last attempt to pay was refused and nothing was shipped; only for those who work on ' + 'orders.',
  })
  payment_declined?: boolean;
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    list: true,
    optional: true,
    description: 'Statuses to which the caller may move the order; only for those who work on orders.',
  })
  allowed?: OrderStatus[];
}

export class PaymentMethodTitleResponse {
  @Text() key!: string;
  @Text() title!: string;
}

export class ShippingMethodTitleResponse {
  @Text() key!: string;
  @Text() title!: string;
}

/** Numbers of orders. */
export class OrderCountsResponse {
  @Integer({ description: 'Number of all orders.' }) total!: number;
  @Integer({ description: 'Number of orders that wait for a payment whose due date has passed.' }) overdue!: number;
  @Integer({ description: 'Number of orders with money that an administrator has to confirm.' }) to_verify!: number;
  @MapOf({ type: 'integer' }, { description: 'Number of orders by status; every status is there.' })
  by_status!: Readonly<Record<OrderStatus, number>>;
  @ListOf(() => PaymentMethodTitleResponse, { description: 'All payment methods, active or not, to filter by.' })
  payment_methods!: PaymentMethodTitleResponse[];
  @ListOf(() => ShippingMethodTitleResponse, { description: 'All shipping methods, active or not, to filter by.' })
  shipping_methods!: ShippingMethodTitleResponse[];
}

export const orderRowResponse = ({
  order,
  itemCount,
  paymentTitle,
  shippingTitle,
  isPickup,
  paysOnDelivery,
  isPaymentReported,
  isOverpaymentKept,
  isDeclined,
  allowed,
}: OrderListRow): OrderRowResponse => ({
  ...orderResponse(order),
  payment_method_title: paymentTitle,
  shipping_method_title: shippingTitle,
  item_count: itemCount,
  is_pickup: isPickup,
  pays_on_delivery: paysOnDelivery,
  payment_reported: isPaymentReported,
  overpayment_kept: isOverpaymentKept,
  ...(isDeclined !== null && { payment_declined: isDeclined }),
  ...(allowed !== null && { allowed: [...allowed] }),
});

export const orderCountsResponse = (overview: OrderOverview): OrderCountsResponse => ({
  total: Object.values(overview.byStatus).reduce((sum, count) => sum + count, 0),
  overdue: overview.overdue,
  to_verify: overview.toVerify,
  by_status: overview.byStatus,
  payment_methods: overview.paymentMethods.map(({ key, title }) => ({ key, title })),
  shipping_methods: overview.shippingMethods.map(({ key, title }) => ({ key, title })),
});
