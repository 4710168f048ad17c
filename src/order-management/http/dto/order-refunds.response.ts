import {
  OrderDetailResponse,
  orderDetailResponse,
  OrderRefundResponse,
  orderRefundResponse,
  type LoadedOrder,
} from '../../../order-view/index.js';
import type { Refund } from '../../../payment/index.js';
import { ListOf, Ref } from '../../../platform/http/openapi/response-properties.js';

/** The order after a refund, and the refunds of this request: one for each payment. */
export class OrderRefundsResponse {
  @Ref(() => OrderDetailResponse, { description: 'The order after the refund.' }) order!: OrderDetailResponse;
  @ListOf(() => OrderRefundResponse, {
    description: 'Refunds that this request made: one for each payment from which money was returned.',
  })
  refunds!: OrderRefundResponse[];
}

export const orderRefundsResponse = (order: LoadedOrder, refunds: readonly Refund[]): OrderRefundsResponse => ({
  order: orderDetailResponse(order),
  refunds: refunds.map((one) => orderRefundResponse(one, order.refunds)),
});
