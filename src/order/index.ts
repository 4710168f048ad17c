export { OrderModule } from './order.module.js';
export { OrderFacade } from './order.facade.js';
export { OrderFigures } from './data/order-figures.js';
export { OrderSearch } from './data/order-search.js';
export type { AwaitedOrder, MoneyToVerify, OrderWork, SalesDay, ToVerifyFilter } from './domain/order-figures.types.js';
export { NEW_ORDER_ID } from './data/insert-order.js';
export { orderErrors } from './order.errors.js';
export { orderEventData } from './domain/order-record.js';
export {
  ORDER_STATUSES,
  orderTransitions,
  readStatus,
  STATUS_WORDS,
  type OrderSituation,
  type OrderStatus,
} from './domain/order-status.js';
export { buyerMayCancel, isOpenToItsOwner, mayCancel } from './domain/may-cancel.js';
export {
  mayMove,
  mayRead,
  mayReinstate,
  mustAdminister,
  mustBeAllowedToMove,
  mustBeAllowedToReinstate,
  mustManage,
  mustOwn,
  mustOwnOrLogIn,
  mustRead,
} from './domain/order-gate.js';
export { isPickup, isDeliveryUndecided } from './domain/delivery.js';
export { grossOf, heldPieces, refundedPieces, type WantedPieces } from './domain/refunded-pieces.js';
export { statusKey } from './domain/status-key.js';
export { mustAllow, nextStatuses } from './domain/order-moves.js';
export {
  holdsNothing,
  isOverdue,
  isPaid,
  openAmount,
  overpaidAmount,
  orderAmount,
  waitsForTransfer,
} from './domain/order-balance.js';
export { isCorrectable, isEditable, situationOf } from './domain/order-moves.js';
export {
  PAYMENT_STATUSES,
  type Address,
  type Contact,
  type OrderLine,
  type OrderRecord,
  type PaymentStatus,
} from './domain/order-record.js';
export type { CreatedOrder, NewOrder, NewOrderLine } from './domain/order-record.js';
export { ORDER_SORTS } from './data/order-list.sql.js';
export type { OrderFilter } from './domain/order-filter.js';
export type { ListedOrder, OrderCounts } from './data/order-lists.js';
export type { Purchases } from './data/purchases.js';
export { PaymentReminders } from './data/payment-reminders.js';
export { UnpaidOrders } from './data/unpaid-orders.js';
export type { OverdueOrders, PaymentReminder } from './domain/unpaid-order.types.js';
export { CourierOrders } from './data/courier-orders.js';
export { TransferCandidates } from './data/transfer-candidates.js';
export type { TransferCandidate } from './domain/transfer-candidate.js';
export {
  CANCELLATION_POSTPONED,
  isOverpaymentKept,
  OVERPAYMENT_KEPT,
  PAYMENT_REMINDED,
  PAYMENT_REPORTED,
  PAYMENT_REVERSED,
  sinceReopened,
  type HistoryView,
  type OrderEntryDetails,
} from './domain/order-history.js';
export { orderHistoryExample, orderExample, orderLineExample } from './http/order.examples.js';
export {
  OrderHistoryEntryResponse,
  orderHistoryEntryResponse,
  OrderHistoryResponse,
  orderHistoryResponse,
} from './http/dto/order-history.response.js';
export { OrderLineResponse, orderLineResponse } from './http/dto/order.response.js';
export {
  OrderCustomerResponse,
  orderCustomerResponse,
  OrderRecordResponse,
  OrderResponse,
  orderResponse,
} from './http/dto/order.response.js';
