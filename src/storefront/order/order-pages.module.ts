import { Module } from '@nestjs/common';
import { CheckoutModule } from '../../checkout/index.js';
import { DocumentModule } from '../../document/index.js';
import { PaymentModule } from '../../payment/index.js';
import { RenderPage } from '../use-cases/render-page.js';
import { Stylesheet } from '../page/stylesheet.js';
import { OrderPageController } from './order-page.controller.js';
import { ShowOrderPage } from './show-order-page.js';

/** The page of an order. */
@Module({
  imports: [CheckoutModule, DocumentModule, PaymentModule],
  controllers: [OrderPageController],
  providers: [RenderPage, ShowOrderPage, Stylesheet],
})
export class OrderPagesModule {}
