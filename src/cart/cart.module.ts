import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog/index.js';
import { ShippingModule } from '../shipping/index.js';
import { CartFacade } from './cart.facade.js';
import { CartOfOrder } from './data/cart-of-order.js';
import { CartEntity } from './data/cart.entity.js';
import { CartActionsController } from './http/cart-actions.controller.js';
import { CartOperations } from './http/cart-operations.js';
import { CartController } from './http/cart.controller.js';
import { CheckoutShippingController } from './http/checkout-shipping.controller.js';
import { ChangeTaxRules } from './use-cases/change-tax-rules.js';
import { ReadTaxRules } from './use-cases/read-tax-rules.js';
import { TaxCountry } from './use-cases/tax-country.js';
import { WorkOutTotals } from './use-cases/work-out-totals.js';
import { TaxController } from './http/tax.controller.js';
import { AddToCart } from './use-cases/add-to-cart.js';
import { ChangeCart } from './use-cases/change-cart.js';
import { ChosenShipping } from './use-cases/chosen-shipping.js';
import { ChooseShipping } from './use-cases/choose-shipping.js';
import { ForgetCarts } from './use-cases/forget-carts.js';
import { MergeCarts } from './use-cases/merge-carts.js';
import { ReadMiniCart } from './use-cases/mini-cart.js';
import { PriceCheckout } from './use-cases/price-checkout.js';
import { PriceBasket } from './use-cases/price-basket.js';
import { PriceCart } from './use-cases/price-cart.js';
import { PruneCarts } from './use-cases/prune-carts.js';
import { ShowCart } from './use-cases/show-cart.js';

@Module({
  imports: [CatalogModule, ShippingModule, TypeOrmModule.forFeature([CartEntity])],
  controllers: [CartActionsController, CartController, CheckoutShippingController, TaxController],
  providers: [
    PriceBasket,
    PriceCart,
    PriceCheckout,
    ChosenShipping,
    ReadMiniCart,
    ShowCart,
    AddToCart,
    ChangeCart,
    ChooseShipping,
    MergeCarts,
    PruneCarts,
    ForgetCarts,
    CartOfOrder,
    CartOperations,
    ReadTaxRules,
    TaxCountry,
    WorkOutTotals,
    ChangeTaxRules,
    CartFacade,
  ],
  exports: [CartFacade, PriceBasket, ReadTaxRules],
})
export class CartModule {}
