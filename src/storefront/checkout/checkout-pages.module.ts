import { Module } from '@nestjs/common';
import { CartModule } from '../../cart/index.js';
import { CustomerModule } from '../../customer/index.js';
import { PaymentModule } from '../../payment/index.js';
import { RenderPage } from '../use-cases/render-page.js';
import { Stylesheet } from '../page/stylesheet.js';
import { CheckoutPageController } from './checkout-page.controller.js';
import { ShowCheckout } from './show-checkout.js';

/** The checkout's page. */
@Module({
  imports: [CartModule, CustomerModule, PaymentModule],
  controllers: [CheckoutPageController],
  providers: [RenderPage, ShowCheckout, Stylesheet],
  exports: [ShowCheckout],
})
export class CheckoutPagesModule {}
