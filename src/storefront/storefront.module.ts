import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { CustomerModule } from '../customer/index.js';
import { DocumentModule } from '../document/index.js';
import { PaymentModule } from '../payment/index.js';
import { AssetsController } from './http/assets.controller.js';
import { CheckoutPageController } from './http/checkout-page.controller.js';
import { HomeController } from './http/home.controller.js';
import { OrderPageController } from './http/order-page.controller.js';
import { BrowserErrors } from './http/browser-errors.js';
import { RenderPage } from './use-cases/render-page.js';
import { ShowCheckout } from './use-cases/show-checkout.js';
import { ShowOrderPage } from './use-cases/show-order-page.js';
import { Stylesheet } from './use-cases/stylesheet.js';

/** Pages for browsers, on the same services as REST. Everything on them works without a script. */
@Module({
  imports: [CartModule, CheckoutModule, CustomerModule, DocumentModule, PaymentModule],
  controllers: [AssetsController, CheckoutPageController, HomeController, OrderPageController],
  providers: [BrowserErrors, RenderPage, ShowCheckout, ShowOrderPage, Stylesheet],
})
export class StorefrontModule {}
