import { Module } from '@nestjs/common';
import { CartModule } from '../../cart/index.js';
import { CatalogModule } from '../../catalog/index.js';
import { CheckoutModule } from '../../checkout/index.js';
import { CustomerModule } from '../../customer/index.js';
import { PageModule } from '../page/page.module.js';
import { CartForms } from './cart-forms.js';
import { CartPageController } from './cart-page.controller.js';
import { FastOrderForms } from './fast-order-forms.js';
import { FastOrderController } from './fast-order.controller.js';
import { MiniCartController } from './mini-cart.controller.js';
import { ShowCartPage } from './show-cart-page.js';
import { ShowFastOrder } from './show-fast-order.js';
import { ShowWishlist } from './show-wishlist.js';
import { WishlistForms } from './wishlist-forms.js';
import { WishlistPageController } from './wishlist-page.controller.js';

/** The cart, the wishlist and the fast order. */
@Module({
  imports: [CartModule, CatalogModule, CheckoutModule, CustomerModule, PageModule],
  controllers: [CartPageController, FastOrderController, MiniCartController, WishlistPageController],
  providers: [CartForms, FastOrderForms, ShowCartPage, ShowFastOrder, ShowWishlist, WishlistForms],
})
export class CartPagesModule {}
