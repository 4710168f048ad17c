import { Module } from '@nestjs/common';
import { CartModule } from '../../cart/index.js';
import { CatalogModule } from '../../catalog/index.js';
import { CustomerModule } from '../../customer/index.js';
import { PaymentModule } from '../../payment/index.js';
import { ErrorPagesModule } from '../errors/error-pages.module.js';
import { PageModule } from '../page/page.module.js';
import { CheckoutPageController } from './checkout-page.controller.js';
import { CheckoutRefusals } from './checkout-refusals.js';
import { KnownEntries } from './known-entries.js';
import { RepairCart } from './repair-cart.js';
import { ShowCheckout } from './show-checkout.js';

/** The checkout's page. */
@Module({
  imports: [CartModule, CatalogModule, CustomerModule, PaymentModule, ErrorPagesModule, PageModule],
  controllers: [CheckoutPageController],
  providers: [KnownEntries, CheckoutRefusals, RepairCart, ShowCheckout],
})
export class CheckoutPagesModule {}
