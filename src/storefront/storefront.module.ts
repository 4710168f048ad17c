import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { CatalogPagesModule } from './catalog/catalog-pages.module.js';
import { AccountPagesModule } from './account/account-pages.module.js';
import { CartPagesModule } from './cart/cart-pages.module.js';
import { CheckoutPagesModule } from './checkout/checkout-pages.module.js';
import { ContentPageController } from './content/content-page.controller.js';
import { ShowText } from './content/show-text.js';
import { ErrorPagesModule } from './errors/error-pages.module.js';
import { OrderPagesModule } from './order/order-pages.module.js';
import { ProductPagesModule } from './product/product-pages.module.js';
import { PageModule } from './page/page.module.js';
import { ScriptModule } from './script/script.module.js';

/** Pages for browsers, on the same services as REST. Everything works without scripts. */
@Module({
  imports: [
    CartPagesModule,
    AccountPagesModule,
    CatalogPagesModule,
    CheckoutPagesModule,
    ContentModule,
    ErrorPagesModule,
    OrderPagesModule,
    PageModule,
    ProductPagesModule,
    ScriptModule,
  ],
  controllers: [ContentPageController],
  providers: [ShowText],
})
export class StorefrontModule {}
