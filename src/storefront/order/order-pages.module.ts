import { Module } from '@nestjs/common';
import { CartModule } from '../../cart/index.js';
import { CheckoutModule } from '../../checkout/index.js';
import { DocumentModule } from '../../document/index.js';
import { OrderManagementModule } from '../../order-management/index.js';
import { OrderModule } from '../../order/index.js';
import { OrderViewModule } from '../../order-view/index.js';
import { PaymentModule } from '../../payment/index.js';
import { PageModule } from '../page/page.module.js';
import { DropOrderKey } from './drop-order-key.js';
import { OrderAgain } from './order-again.js';
import { OrderForms } from './order-forms.js';
import { OrderPageController } from './order-page.controller.js';
import { PaymentReturnController } from './payment-return.controller.js';
import { OrderDays } from './order-days.js';
import { ShowOrderPage } from './show-order-page.js';

/** The page of an order, and its forms. */
@Module({
  imports: [
    CartModule,
    CheckoutModule,
    DocumentModule,
    OrderManagementModule,
    OrderModule,
    OrderViewModule,
    PaymentModule,
    PageModule,
  ],
  controllers: [OrderPageController, PaymentReturnController],
  providers: [DropOrderKey, OrderAgain, OrderDays, OrderForms, ShowOrderPage],
})
export class OrderPagesModule {}
