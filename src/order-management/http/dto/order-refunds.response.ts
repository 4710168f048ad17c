import {
  OrderDetailResponse,
  orderDetailResponse,
  OrderRefundResponse,
  orderRefundResponse,
  type LoadedOrder,
} from '../../../order-view/index.js';
import type { Refund } from '../../../payment/index.js';
import { ListOf, Ref } from '../../../platform/http/openapi/response-properties.js';

/** The order after a refund, and what this request has given back: one part for each payment that it took from. */
export class OrderRefundsResponse {
  @Ref(() => OrderDetailResponse) order!: OrderDetailResponse;
  @ListOf(() => OrderRefundResponse) refunds!: OrderRefundResponse[];
}

export const orderRefundsResponse = (order: LoadedOrder, refunds: readonly Refund[]): OrderRefundsResponse => ({
  order: orderDetailResponse(order),
  refunds: refunds.map(orderRefundResponse),
});
