export { OrderViewModule } from './order-view.module.js';
export type { PresentedRefund } from './domain/order-refunds.js';
export type { OrderJourney, PaymentTime } from './domain/order-journey.js';
export type { MailAddress, MailBankDetails, OrderMailLine, OrderPresentation } from './domain/order-presentation.js';
export {
  OrderDetailResponse,
  PlacedOrderResponse,
  placedOrderResponse,
  orderDetailResponse,
  PaymentReminderResponse,
  paymentReminderResponse,
  OrderPaymentResponse,
  orderPaymentResponse,
  OrderRefundResponse,
  orderRefundResponse,
} from './http/dto/order-detail.response.js';
export { OrderLookupBody } from './http/dto/order-lookup.dto.js';
export { orderDetailExample, orderRefundExample, paidOrderExample } from './http/order-detail.examples.js';
export { LoadOrder, type LoadedOrder } from './use-cases/load-order.js';
export { OrderPresenter } from './use-cases/order-presenter.js';
export { ReadTransfer, type Transfer } from './use-cases/read-transfer.js';
export { SAMPLE_PAYMENT, SampleOrders, type SampleOrderOptions } from './use-cases/sample-orders.js';
export { SendOrderLink } from './use-cases/send-order-link.js';
export { ViewOrder, type OrderDetails, type OrderedGoods } from './use-cases/view-order.js';
