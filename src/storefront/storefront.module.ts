import { Module } from '@nestjs/common';
import { CheckoutPagesModule } from './checkout/checkout-pages.module.js';
import { BrowserErrors } from './http/browser-errors.js';
import { HomeController } from './http/home.controller.js';
import { OrderPagesModule } from './order/order-pages.module.js';
import { PageModule } from './page/page.module.js';
import { ScriptModule } from './script/script.module.js';
import { RenderPage } from './use-cases/render-page.js';

/** Pages for browsers, on the same services as REST. Everything on them works without a script. */
@Module({
  imports: [CheckoutPagesModule, OrderPagesModule, PageModule, ScriptModule],
  controllers: [HomeController],
  providers: [BrowserErrors, RenderPage],
})
export class StorefrontModule {}
