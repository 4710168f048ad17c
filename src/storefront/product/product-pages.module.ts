import { Module } from '@nestjs/common';
import { CartModule } from '../../cart/index.js';
import { CatalogModule } from '../../catalog/index.js';
import { CustomerModule } from '../../customer/index.js';
import { PaymentModule } from '../../payment/index.js';
import { ShippingModule } from '../../shipping/index.js';
import { PageModule } from '../page/page.module.js';
import { ComparePageController } from './compare-page.controller.js';
import { MakeProductPage } from './make-product-page.js';
import { ProductPageController } from './product-page.controller.js';
import { ShowCompare } from './show-compare.js';
import { ShowDeliveryOffer } from './show-delivery-offer.js';
import { ShowProduct } from './show-product.js';
import { StockAlertsPageController } from './stock-alerts.controller.js';
import { TakeStockAlert } from './take-stock-alert.js';
import { TakeReview } from './take-review.js';
import { PurchaseOptions } from './purchase-options.js';

/** Pages of single products, and of the comparison. */
@Module({
  imports: [CartModule, CatalogModule, CustomerModule, PageModule, PaymentModule, ShippingModule],
  controllers: [ProductPageController, ComparePageController, StockAlertsPageController],
  providers: [
    MakeProductPage,
    ShowCompare,
    ShowProduct,
    TakeReview,
    TakeStockAlert,
    PurchaseOptions,
    ShowDeliveryOffer,
  ],
})
export class ProductPagesModule {}
