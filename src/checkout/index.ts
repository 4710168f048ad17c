export { CheckoutModule } from './checkout.module.js';
export { CheckoutFacade, type OrderDetails } from './checkout.facade.js';
export type { OrderJourney, PaymentTime } from './domain/order-journey.js';
export { basketLines } from './domain/basket-lines.js';
export { isBuyer } from './domain/is-buyer.js';
export { isOpenToItsOwner } from './domain/may-cancel.js';
export {
  mayMove,
  mustAdminister,
  mustBeAllowedToMove,
  mustManage,
  mustOwnOrLogIn,
  mustRead,
} from './domain/order-gate.js';
export { type OrderView, lineView, orderView } from './domain/order-view.js';
export { payableOrder } from './domain/payable-order.js';
export { stockDifference, stockKey } from './domain/stock-difference.js';
export { EditedItemBody, MAX_ITEMS, OrderItemBody } from './http/dto/order-item.dto.js';
export { CountryCode, Trimmed } from './http/dto/order-text.decorators.js';
export {
  historyExample,
  ok,
  orderDetailExample,
  orderRowExample,
  orderTold,
  refundsExample,
} from './http/orders.examples.js';
export {
  type BasketLine,
  type HeldLine,
  PriceBasket,
  type PricedBasket,
  type Shipment,
} from './use-cases/price-basket.js';
export { type Receipt, ReceivePayment } from './use-cases/receive-payment.js';
export { ShowOrder } from './use-cases/show-order.js';
export { SettlePayment } from './use-cases/settle-payment.js';
