import { Global, Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CustomerModule } from '../customer/index.js';
import { OrderModule } from '../order/index.js';
import { PaymentModule } from '../payment/index.js';
import { ORDER_ACCESS } from '../ports/order-access.js';
import { ORDER_MAIL_DATA } from '../ports/order-mail-data.js';
import { ShippingModule } from '../shipping/index.js';
import { CheckoutFacade } from './checkout.facade.js';
import { OrderMailSource } from './data/order-mail-source.js';
import { CheckoutController } from './http/checkout.controller.js';
import { CheckoutFormController } from './http/checkout-form.controller.js';
import { OrderDeskController } from './http/order-desk.controller.js';
import { CustomerPurchasesController } from './http/customer-purchases.controller.js';
import { OrderListsController } from './http/order-lists.controller.js';
import { OrdersController } from './http/orders.controller.js';
import { PaymentsToVerifyController } from './http/payments-to-verify.controller.js';
import { AnswerOrders } from './use-cases/answer-orders.js';
import { AskAgain } from './use-cases/ask-again.js';
import { AwaitMoney } from './use-cases/await-money.js';
import { CancelOrder } from './use-cases/cancel-order.js';
import { CancelUnpaid } from './use-cases/cancel-unpaid.js';
import { ChangeStatus } from './use-cases/change-status.js';
import { EditOrder } from './use-cases/edit-order.js';
import { ExportOrders } from './use-cases/export-orders.js';
import { ExportOwnOrders } from './use-cases/export-own-orders.js';
import { ListPaymentsToVerify } from './use-cases/list-payments-to-verify.js';
import { ListOrderRows } from './use-cases/list-order-rows.js';
import { MoveOrders } from './use-cases/move-orders.js';
import { NoteOrder } from './use-cases/note-order.js';
import { HoldOpenOrder } from './use-cases/hold-open-order.js';
import { GuardOrder } from './use-cases/guard-order.js';
import { PayFreeOrder } from './use-cases/pay-free-order.js';
import { PayOrder } from './use-cases/pay-order.js';
import { PaymentClock } from './use-cases/payment-clock.js';
import { PlaceFastOrder } from './use-cases/place-fast-order.js';
import { PlaceOrder } from './use-cases/place-order.js';
import { PriceBasket } from './use-cases/price-basket.js';
import { ProcessCheckout } from './use-cases/process-checkout.js';
import { QuoteEdit } from './use-cases/quote-edit.js';
import { QuoteOrder } from './use-cases/quote-order.js';
import { ReceivePayment } from './use-cases/receive-payment.js';
import { RefundOrder } from './use-cases/refund-order.js';
import { SendFastOrder } from './use-cases/send-fast-order.js';
import { SettlePayment } from './use-cases/settle-payment.js';
import { SettleRefund } from './use-cases/settle-refund.js';
import { ShowOrderDesk } from './use-cases/show-order-desk.js';
import { ShowOrder } from './use-cases/show-order.js';
import { TakeOrder } from './use-cases/take-order.js';
import { TrackOrder } from './use-cases/track-order.js';
import { VerifyPayment } from './use-cases/verify-payment.js';

/** Where catalog, cart, customer, order, payment and shipping meet. Global for the ports that mails and documents read orders by. */
@Global()
@Module({
  imports: [CatalogModule, CustomerModule, CartModule, OrderModule, PaymentModule, ShippingModule],
  controllers: [OrdersController, CheckoutController, CheckoutFormController, CustomerPurchasesController, OrderListsController, OrderDeskController, PaymentsToVerifyController],
  providers: [
    AnswerOrders, AskAgain, AwaitMoney, CancelOrder, ChangeStatus, EditOrder, ExportOrders, ListOrderRows,
    ListPaymentsToVerify, MoveOrders, NoteOrder, PayFreeOrder, PayOrder, PlaceFastOrder, PlaceOrder, PriceBasket,
    ProcessCheckout,
    QuoteEdit, QuoteOrder, ReceivePayment, RefundOrder, SendFastOrder, SettlePayment, SettleRefund, ShowOrder, ShowOrderDesk, TakeOrder, TrackOrder, VerifyPayment, CheckoutFacade,
    CancelUnpaid, ExportOwnOrders, GuardOrder, HoldOpenOrder, PaymentClock, OrderMailSource,
    { provide: ORDER_MAIL_DATA, useExisting: OrderMailSource },
    { provide: ORDER_ACCESS, useExisting: GuardOrder },
  ],
  exports: [ORDER_ACCESS, ORDER_MAIL_DATA, CheckoutFacade],
})
export class CheckoutModule {}
