import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { OrderModule } from '../order/index.js';
import { PaymentModule } from '../payment/index.js';
import { SettlementModule } from '../settlement/index.js';
import { ShippingModule } from '../shipping/index.js';
import { OrderLookupController } from './http/order-lookup.controller.js';
import { LoadOrder } from './use-cases/load-order.js';
import { OrderDates } from './use-cases/order-dates.js';
import { OrderPresenter } from './use-cases/order-presenter.js';
import { ReadTransfer } from './use-cases/read-transfer.js';
import { SampleOrders } from './use-cases/sample-orders.js';
import { SendOrderLink } from './use-cases/send-order-link.js';
import { ViewOrder } from './use-cases/view-order.js';

const views = [LoadOrder, OrderPresenter, ReadTransfer, SampleOrders, SendOrderLink, ViewOrder];

/** Presentation of orders for pages, emails, documents and the API. */
@Module({
  imports: [CatalogModule, OrderModule, PaymentModule, SettlementModule, ShippingModule],
  controllers: [OrderLookupController],
  providers: [...views, OrderDates],
  exports: views,
})
export class OrderViewModule {}
