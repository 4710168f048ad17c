import { Injectable } from '@nestjs/common';
import type { Language, TaxClass } from '#kernel';
import type { SellableRef, StockLine } from '../catalog/index.js';
import type { Part } from '../platform/database/part.js';
import { CartOfOrder } from './data/cart-of-order.js';
import type { CartWithGoods } from './data/cart-with-goods.js';
import type { Cart } from './domain/cart.js';
import type { TaxOfPrices } from './domain/tax-of-prices.js';
import { WorkOutTotals } from './use-cases/work-out-totals.js';
import { AddToCart } from './use-cases/add-to-cart.js';
import { ChangeCart } from './use-cases/change-cart.js';
import { ChooseShipping } from './use-cases/choose-shipping.js';
import { ReadMiniCart, type MiniCart } from './use-cases/mini-cart.js';
import { PriceCheckout, type CheckoutCart, type CheckoutSelection } from './use-cases/price-checkout.js';

/** Carts for other modules. `ownerKey`: see Caller.ownerKey. */
@Injectable()
export class CartFacade {
  constructor(
    private readonly workOutTotals: WorkOutTotals,
    private readonly checkouts: PriceCheckout,
    private readonly minis: ReadMiniCart,
    private readonly adding: AddToCart,
    private readonly changing: ChangeCart,
    private readonly shipping: ChooseShipping,
    private readonly ofOrder: CartOfOrder,
  ) {}

  /** The cart's summary in the header of every page; at most two statements. */
  mini(ownerKey: string, language: Language): Promise<MiniCart> {
    return this.minis.run(ownerKey, language);
  }

  /**
   * Adds to the quantity of a line.
   * @throws unknown_product (404), 422 at `variant_id`, insufficient_stock (409) with `available`, cart_full (409)
   */
  async add(ownerKey: string, wanted: StockLine, language: Language): Promise<void> {
    await this.adding.run(ownerKey, wanted, language);
  }

  /** @throws unknown_item (404), insufficient_stock (409) with `available` */
  setQuantity(ownerKey: string, itemId: number, quantity: number, language: Language): Promise<SellableRef> {
    return this.changing.setQuantity(ownerKey, itemId, quantity, language);
  }

  /**
   * Removes a line and returns its product and variant.
   * @throws unknown_item (404)
   */
  remove(ownerKey: string, itemId: number): Promise<SellableRef> {
    return this.changing.remove(ownerKey, itemId);
  }

  clear(ownerKey: string): Promise<void> {
    return this.changing.clear(ownerKey);
  }

  /**
   * @param country null: the one chosen before
   * @throws 422 at `method` if it cannot ship the cart
   */
  chooseShipping(ownerKey: string, method: string, country: string | null, language: Language): Promise<void> {
    return this.shipping.run(ownerKey, method, country, language);
  }

  /** The cart with current prices as an order would have them, and its shipping methods. */
  forCheckout(ownerKey: string, language: Language, selection: CheckoutSelection): Promise<CheckoutCart> {
    return this.checkouts.run(ownerKey, language, selection);
  }

  /** Reads the cart without a lock. */
  peek(ownerKey: string): Promise<Cart | null> {
    return this.ofOrder.peek(ownerKey);
  }

  /** The cart with the catalog's data of its lines, without a lock, in one statement; null if there is none. */
  withGoods(ownerKey: string, language: Language): Promise<CartWithGoods | null> {
    return this.ofOrder.read(ownerKey, language);
  }

  /**
   * Locks the cart and empties it for an order. Refuses with `cart_empty` or `cart_changed` unless the cart is
   * unchanged since it was read.
   */
  emptying(ownerKey: string, cart: Cart): Part<unknown> {
    return this.ofOrder.emptying(ownerKey, cart);
  }

  /** The note on tax beside the price of goods of a class, for visitors whose country is unknown. */
  taxOfPrices(taxClass: TaxClass): Promise<TaxOfPrices> {
    return this.workOutTotals.taxOfPrices(taxClass);
  }
}
