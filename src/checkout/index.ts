export { CheckoutModule } from './checkout.module.js';
export { CheckoutFacade, type OrderDetails } from './checkout.facade.js';
export type { OrderJourney, PaymentTime } from './domain/order-journey.js';
export { basketLines, type BasketLine, type HeldLine, type RequestedLine } from './domain/basket-lines.js';
export { stockDifference, stockKey } from './domain/basket-lines.js';
export { EditedItemBody, MAX_ITEMS, OrderItemBody, requestedLines } from './http/dto/order-item.dto.js';
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
export { PriceBasket, type PricedBasket, type Shipment } from './use-cases/price-basket.js';
export { OrderLookupBody } from './http/dto/order-lookup.dto.js';
export { SendOrderLink } from './use-cases/send-order-link.js';
