import { Module } from '@nestjs/common';
import { CatalogPagesModule } from './catalog/catalog-pages.module.js';
import { AccountPagesModule } from './account/account-pages.module.js';
import { CartPagesModule } from './cart/cart-pages.module.js';
import { CheckoutPagesModule } from './checkout/checkout-pages.module.js';
import { ContentPagesModule } from './content/content-pages.module.js';
import { ErrorPagesModule } from './errors/error-pages.module.js';
import { OrderPagesModule } from './order/order-pages.module.js';
import { ProductPagesModule } from './product/product-pages.module.js';
import { PageModule } from './page/page.module.js';
import { ScriptModule } from './script/script.module.js';

/** Pages for browsers, on the same services as REST. Everything on them works without a script. */
@Module({
  imports: [
    CartPagesModule,
    AccountPagesModule,
    CatalogPagesModule,
    CheckoutPagesModule,
    ContentPagesModule,
    ErrorPagesModule,
    OrderPagesModule,
    PageModule,
    ProductPagesModule,
    ScriptModule,
  ],
})
export class StorefrontModule {}
