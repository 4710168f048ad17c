import { OrderPaymentResponse, OrderRefundResponse } from '../../../order-view/index.js';
import {
  ORDER_STATUSES,
  OrderCustomerResponse,
  OrderLineResponse,
  OrderRecordResponse,
  type OrderStatus,
} from '../../../order/index.js';
import { ListOf, OneOf, Ref, Timestamp } from '../../../platform/http/openapi/response-properties.js';

export class StatusChangeResponse {
  @Timestamp() at!: string;
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    nullable: true,
    description: 'Status before; null: the order was placed.',
  })
  from!: OrderStatus | null;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', description: 'Status after.' }) to!: OrderStatus;
}

/** An order in the export of a customer's data. */
export class ExportedOrderResponse extends OrderRecordResponse {
  @Ref(() => OrderCustomerResponse, { description: 'Contact data of the buyer, as given with the order.' })
  customer!: OrderCustomerResponse;
  @ListOf(() => OrderLineResponse, { description: 'Order lines.' }) items!: OrderLineResponse[];
  @ListOf(() => OrderPaymentResponse)
  payments!: OrderPaymentResponse[];
  @ListOf(() => OrderRefundResponse)
  refunds!: OrderRefundResponse[];
  @ListOf(() => StatusChangeResponse, { description: 'Changes of the status, oldest first.' })
  history!: StatusChangeResponse[];
}
