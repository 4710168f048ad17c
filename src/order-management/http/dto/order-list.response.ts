import { ORDER_STATUSES, OrderResponse, orderResponse, type OrderStatus } from '../../../order/index.js';
import { Flag, Integer, ListOf, MapOf, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import type { OrderListRow, OrderOverview } from '../../use-cases/list-order-rows.js';

/** An order in a list: without its lines. */
export class OrderRowResponse extends OrderResponse {
  @Text({ description: "In the reader's language; its key when the method is gone." }) payment_method_title!: string;
  @Integer({ description: 'Pieces of all its lines.' }) item_count!: number;
  @Flag({ description: 'The buyer comes for the goods: nothing is shipped.' }) is_pickup!: boolean;
  @Flag({ description: 'The customer says that the transfer is made, and it is not confirmed yet.' })
  payment_reported!: boolean;

  @Flag({
    optional: true,
    description: 'The last attempt to pay was refused, and nothing is shipped; for those who work on orders.',
  })
  payment_declined?: boolean;
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    list: true,
    optional: true,
    description: 'Where the caller may move the order, for those who work on orders.',
  })
  allowed?: OrderStatus[];
}

export class PaymentMethodTitleResponse {
  @Text() key!: string;
  @Text({ description: "In the reader's language." }) title!: string;
}

/** How many orders there are. */
export class OrderCountsResponse {
  @Integer() total!: number;
  @Integer({ description: 'Waiting for a payment whose due date has passed.' }) overdue!: number;
  @Integer({ description: 'Whose money an administrator has to confirm.' }) to_verify!: number;
  @MapOf({ type: 'integer' }, { description: 'A number for each status.' })
  by_status!: Readonly<Record<OrderStatus, number>>;
  @ListOf(() => PaymentMethodTitleResponse, { description: 'All registered methods, to filter by.' })
  payment_methods!: PaymentMethodTitleResponse[];
}

export const orderRowResponse = ({
  order,
  itemCount,
  paymentTitle,
  isPickup,
  isPaymentReported,
  isDeclined,
  allowed,
}: OrderListRow): OrderRowResponse => ({
  ...orderResponse(order),
  payment_method_title: paymentTitle,
  item_count: itemCount,
  is_pickup: isPickup,
  payment_reported: isPaymentReported,
  ...(isDeclined !== null && { payment_declined: isDeclined }),
  ...(allowed !== null && { allowed: [...allowed] }),
});

export const orderCountsResponse = (overview: OrderOverview): OrderCountsResponse => ({
  total: Object.values(overview.byStatus).reduce((sum, count) => sum + count, 0),
  overdue: overview.overdue,
  to_verify: overview.toVerify,
  by_status: overview.byStatus,
  payment_methods: overview.paymentMethods.map(({ key, title }) => ({ key, title })),
});
