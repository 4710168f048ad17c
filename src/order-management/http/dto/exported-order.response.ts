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
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', nullable: true, description: 'null: it was placed.' })
  from!: OrderStatus | null;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus' }) to!: OrderStatus;
}

/** An order in the export of a customer's data. */
export class ExportedOrderResponse extends OrderRecordResponse {
  @Ref(() => OrderCustomerResponse) customer!: OrderCustomerResponse;
  @ListOf(() => OrderLineResponse) items!: OrderLineResponse[];
  @ListOf(() => OrderPaymentResponse) payments!: OrderPaymentResponse[];
  @ListOf(() => OrderRefundResponse) refunds!: OrderRefundResponse[];
  @ListOf(() => StatusChangeResponse, { description: 'The oldest first.' }) history!: StatusChangeResponse[];
}
