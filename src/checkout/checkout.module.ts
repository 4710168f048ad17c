import { Global, Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { CustomerModule } from '../customer/index.js';
import { OrderModule } from '../order/index.js';
import { PaymentModule } from '../payment/index.js';
import { ORDER_PRESENTATION, SAMPLE_ORDERS } from '../ports/order-presentation.js';
import { SettlementModule } from '../settlement/index.js';
import { ShippingModule } from '../shipping/index.js';
import { CheckoutFacade } from './checkout.facade.js';
import { OrderPresenter } from './data/order-presenter.js';
import { RefusedOrders } from './data/refused-orders.js';
import { SampleOrders } from './data/sample-orders.js';
import { CheckoutController } from './http/checkout.controller.js';
import { CheckoutFormController } from './http/checkout-form.controller.js';
import { OrderLookupController } from './http/order-lookup.controller.js';
import { ReportPaymentController } from './http/report-payment.controller.js';
import { SubmitFastOrderForm } from './http/submit-fast-order-form.js';
import { SubmitOrderController } from './http/submit-order.controller.js';
import { HoldOpenOrder } from './use-cases/hold-open-order.js';
import { LimitAutomaticInvoices } from './use-cases/limit-automatic-invoices.js';
import { LoadOrder } from './use-cases/load-order.js';
import { PayOffline } from './use-cases/pay-offline.js';
import { PayOrder } from './use-cases/pay-order.js';
import { PlaceFastOrder } from './use-cases/place-fast-order.js';
import { PlaceOrder } from './use-cases/place-order.js';
import { ProcessCheckout } from './use-cases/process-checkout.js';
import { ReportPayment } from './use-cases/report-payment.js';
import { ReturnFromProvider } from './use-cases/return-from-provider.js';
import { SendOrderLink } from './use-cases/send-order-link.js';
import { SubmitOrder } from './use-cases/submit-order.js';

/** The buyer's flow: price, submit, pay, fast order. Global for the ports by which mails read orders. */
@Global()
@Module({
  imports: [CartModule, CatalogModule, CustomerModule, OrderModule, PaymentModule, SettlementModule, ShippingModule],
  controllers: [
    OrderLookupController,
    ReportPaymentController,
    SubmitOrderController,
    CheckoutController,
    CheckoutFormController,
  ],
  providers: [
    CheckoutFacade,
    HoldOpenOrder,
    LimitAutomaticInvoices,
    LoadOrder,
    OrderPresenter,
    PayOffline,
    PayOrder,
    PlaceFastOrder,
    PlaceOrder,
    ProcessCheckout,
    RefusedOrders,
    ReportPayment,
    ReturnFromProvider,
    SendOrderLink,
    SubmitFastOrderForm,
    SubmitOrder,
    SampleOrders,
    { provide: ORDER_PRESENTATION, useExisting: OrderPresenter },
    { provide: SAMPLE_ORDERS, useExisting: SampleOrders },
  ],
  exports: [ORDER_PRESENTATION, SAMPLE_ORDERS, CheckoutFacade, ReturnFromProvider, LoadOrder, SendOrderLink],
})
export class CheckoutModule {}
