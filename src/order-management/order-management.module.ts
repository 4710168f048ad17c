import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CustomerModule } from '../customer/index.js';
import { OrderModule } from '../order/index.js';
import { OrderViewModule } from '../order-view/index.js';
import { PaymentModule } from '../payment/index.js';
import { SettlementModule } from '../settlement/index.js';
import { ShippingModule } from '../shipping/index.js';
import { AdminOrdersController } from './http/admin-orders.controller.js';
import { CustomerPurchasesController } from './http/customer-purchases.controller.js';
import { OrderListsController } from './http/order-lists.controller.js';
import { OrderMovesController } from './http/order-moves.controller.js';
import { OrderPaymentsController } from './http/order-payments.controller.js';
import { OrdersController } from './http/orders.controller.js';
import { OwnOrdersExport } from './http/own-orders-export.js';
import { RecordedPaymentsController } from './http/recorded-payments.controller.js';
import { ShipOrdersController } from './http/ship-orders.controller.js';
import { ReservationsController } from './http/reservations.controller.js';
import { PaymentClockController } from './http/payment-clock.controller.js';
import { PaymentsToVerifyController } from './http/payments-to-verify.controller.js';
import { OrderManagementFacade } from './order-management.facade.js';
import { AdvanceUnpaid } from './use-cases/advance-unpaid.js';
import { CancelOrder } from './use-cases/cancel-order.js';
import { CancelUnpaid } from './use-cases/cancel-unpaid.js';
import { ChangeStatus } from './use-cases/change-status.js';
import { EditOrder } from './use-cases/edit-order.js';
import { ExportOrders } from './use-cases/export-orders.js';
import { ListOrderRows } from './use-cases/list-order-rows.js';
import { ListPaymentClock } from './use-cases/list-payment-clock.js';
import { ListPaymentsToVerify } from './use-cases/list-payments-to-verify.js';
import { FindWatchedOrders } from './use-cases/find-watched-orders.js';
import { LoadAdminOrder } from './use-cases/load-admin-order.js';
import { MoveOrderPayment } from './use-cases/move-order-payment.js';
import { MoveOrders } from './use-cases/move-orders.js';
import { KeepOverpayment } from './use-cases/keep-overpayment.js';
import { NoteOrder } from './use-cases/note-order.js';
import { PaymentClock } from './use-cases/payment-clock.js';
import { PreviewClockMail } from './use-cases/preview-clock-mail.js';
import { PriceEdit } from './use-cases/price-edit.js';
import { OperateOrderReservation } from './use-cases/operate-order-reservation.js';
import { QuoteOrder } from './use-cases/quote-order.js';
import { ReadClockAccounts } from './use-cases/read-clock-accounts.js';
import { ReadClockRules } from './use-cases/read-clock-rules.js';
import { ReadPaymentSteps } from './use-cases/read-payment-steps.js';
import { RefundOrder } from './use-cases/refund-order.js';
import { ReinstateCancelled } from './use-cases/reinstate-cancelled.js';
import { ReverseOrderPayment } from './use-cases/reverse-order-payment.js';
import { ShipOrders } from './use-cases/ship-orders.js';
import { StatusDefaults } from './use-cases/status-defaults.js';
import { ShowOrderHistory } from './use-cases/show-order-history.js';
import { TrackOrder } from './use-cases/track-order.js';
import { VerifyPayment } from './use-cases/verify-payment.js';

/** The merchant's work on orders: list, detail, edit, verify, cancel, refund, ship, export, notes. */
@Module({
  imports: [
    CartModule,
    CatalogModule,
    CustomerModule,
    OrderModule,
    OrderViewModule,
    PaymentModule,
    SettlementModule,
    ShippingModule,
  ],
  controllers: [
    // This controller comes before the one of single orders, because `export` and `counts` are not ids.
    OrderListsController,
    ShipOrdersController,
    AdminOrdersController,
    CustomerPurchasesController,
    OrderMovesController,
    OrderPaymentsController,
    OrdersController,
    PaymentClockController,
    PaymentsToVerifyController,
    RecordedPaymentsController,
    ReservationsController,
  ],
  providers: [
    AdvanceUnpaid,
    CancelOrder,
    CancelUnpaid,
    ChangeStatus,
    EditOrder,
    ExportOrders,
    FindWatchedOrders,
    ListOrderRows,
    ListPaymentClock,
    ListPaymentsToVerify,
    LoadAdminOrder,
    MoveOrderPayment,
    MoveOrders,
    KeepOverpayment,
    NoteOrder,
    OperateOrderReservation,
    OrderManagementFacade,
    OwnOrdersExport,
    PaymentClock,
    PreviewClockMail,
    PriceEdit,
    ReadClockAccounts,
    ReadClockRules,
    ReadPaymentSteps,
    QuoteOrder,
    RefundOrder,
    ReinstateCancelled,
    ReverseOrderPayment,
    ShipOrders,
    StatusDefaults,
    ShowOrderHistory,
    TrackOrder,
    VerifyPayment,
  ],
  exports: [OrderManagementFacade, ReadClockAccounts],
})
export class OrderManagementModule {}
