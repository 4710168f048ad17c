import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CustomerModule } from '../customer/index.js';
import { OrderModule } from '../order/index.js';
import { OrderViewModule } from '../order-view/index.js';
import { PaymentModule } from '../payment/index.js';
import { SettlementModule } from '../settlement/index.js';
import { ShippingModule } from '../shipping/index.js';
import { CheckoutFacade } from './checkout.facade.js';
import { RefusedOrders } from './data/refused-orders.js';
import { CheckoutController } from './http/checkout.controller.js';
import { CheckoutFormController } from './http/checkout-form.controller.js';
import { ReadSubmission } from './http/read-submission.js';
import { ReportPaymentController } from './http/report-payment.controller.js';
import { SubmitFastOrderForm } from './http/submit-fast-order-form.js';
import { SubmitOrderController } from './http/submit-order.controller.js';
import { HoldOpenOrder } from './use-cases/hold-open-order.js';
import { LimitAutomaticInvoices } from './use-cases/limit-automatic-invoices.js';
import { PayOffline } from './use-cases/pay-offline.js';
import { PayOrder } from './use-cases/pay-order.js';
import { PlaceFastOrder } from './use-cases/place-fast-order.js';
import { PlaceOrder } from './use-cases/place-order.js';
import { ProcessCheckout } from './use-cases/process-checkout.js';
import { ReportPayment } from './use-cases/report-payment.js';
import { ReturnFromProvider } from './use-cases/return-from-provider.js';
import { SubmitOrder } from './use-cases/submit-order.js';

/** The buyer's steps: price, submit, pay, and the fast order. */
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
  controllers: [ReportPaymentController, SubmitOrderController, CheckoutController, CheckoutFormController],
  providers: [
    CheckoutFacade,
    HoldOpenOrder,
    LimitAutomaticInvoices,
    PayOffline,
    PayOrder,
    PlaceFastOrder,
    PlaceOrder,
    ProcessCheckout,
    ReadSubmission,
    RefusedOrders,
    ReportPayment,
    ReturnFromProvider,
    SubmitFastOrderForm,
    SubmitOrder,
  ],
  exports: [CheckoutFacade, ReturnFromProvider],
})
export class CheckoutModule {}
