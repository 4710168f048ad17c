export { CheckoutModule } from './checkout.module.js';
export { CheckoutFacade, type OrderDetails } from './checkout.facade.js';
export type { OrderJourney, PaymentTime } from './domain/order-journey.js';
export {
  OrderDetailResponse,
  orderDetailResponse,
  OrderPaymentResponse,
  orderPaymentResponse,
  OrderRefundResponse,
  orderRefundResponse,
} from './http/dto/order-detail.response.js';
export { orderDetailExample, orderRefundExample, paidOrderExample } from './http/order-detail.examples.js';
export { LoadOrder, type LoadedOrder } from './use-cases/load-order.js';
export { OrderLookupBody } from './http/dto/order-lookup.dto.js';
export { SendOrderLink } from './use-cases/send-order-link.js';
export { ReturnFromProvider } from './use-cases/return-from-provider.js';
