import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { SellableRef, StockLine } from '../catalog/index.js';
import { Database } from '../platform/database/database.js';
import type { Transaction } from '../platform/database/transaction.js';
import { emptyCart, lockCart, readCart, type Cart } from './data/cart-rows.js';
import { taxOfPrices, type TaxOfPrices } from './domain/tax-of-prices.js';
import { calculateTotals, type Totals, type TotalsInput } from './domain/totals.js';
import { CartChanges } from './use-cases/cart-changes.js';
import { ReadMiniCart, type MiniCart } from './use-cases/mini-cart.js';
import { PriceCheckout, type CheckoutCart, type CheckoutSelection } from './use-cases/price-checkout.js';
import { ReadTaxRules } from './tax/read-tax-rules.js';
import { TaxCountry } from './tax/tax-country.js';

export type OpenCart = Cart;

/** All that other modules see of carts. `ownerKey`: see Caller.ownerKey. */
@Injectable()
export class CartFacade {
  constructor(
    private readonly database: Database,
    private readonly taxRules: ReadTaxRules,
    private readonly taxCountry: TaxCountry,
    private readonly checkouts: PriceCheckout,
    private readonly minis: ReadMiniCart,
    private readonly changes: CartChanges,
  ) {}

  /** For every page's head: at most two statements. */
  mini(ownerKey: string, language: Language): Promise<MiniCart> {
    return this.minis.run(ownerKey, language);
  }

  /** Adds to the quantity. @throws unknown_product (404), 422 at `variant_id`, insufficient_stock (409) with `available`, cart_full (409) */
  add(ownerKey: string, wanted: StockLine, language: Language): Promise<SellableRef> {
    return this.changes.adding.run(ownerKey, wanted, language);
  }

  /** @throws unknown_item (404), insufficient_stock (409) with `available` */
  setQuantity(ownerKey: string, itemId: number, quantity: number, language: Language): Promise<SellableRef> {
    return this.changes.quantities.run(ownerKey, itemId, quantity, language);
  }

  /** Answers what the line was. @throws unknown_item (404) */
  remove(ownerKey: string, itemId: number): Promise<SellableRef> {
    return this.changes.removing.run(ownerKey, itemId);
  }

  clear(ownerKey: string): Promise<void> {
    return this.changes.clearing.run(ownerKey);
  }

  /** @param country null: the one chosen before. @throws 422 at `method` when it does not serve the cart */
  chooseShipping(ownerKey: string, method: string, country: string | null, language: Language): Promise<void> {
    return this.changes.shipping.run(ownerKey, method, country, language);
  }

  /** The cart as an order from it would be priced now, with the ways to ship it. */
  forCheckout(ownerKey: string, language: Language, selection: CheckoutSelection): Promise<CheckoutCart> {
    return this.checkouts.run(ownerKey, language, selection);
  }

  /** Locks the cart's row until the transaction ends, then reads it; null when there is none. */
  async open(tx: Transaction, ownerKey: string): Promise<OpenCart | null> {
    return (await lockCart(tx, ownerKey)) === null ? null : readCart(tx, ownerKey);
  }

  /** Without a lock. */
  peek(ownerKey: string): Promise<OpenCart | null> {
    return readCart(this.database, ownerKey);
  }

  /** Takes the lines and the choice of shipping away. */
  empty(tx: Transaction, cartId: string): Promise<void> {
    return emptyCart(tx, cartId);
  }

  /** Tax by the shop's rules, half-up per line; shipping is not taxed. Cached reads, then arithmetic. */
  async totals({ isCollected, country, ...input }: TotalsInput & { readonly isCollected: boolean }): Promise<Totals> {
    return calculateTotals(
      { ...input, country: await this.taxCountry.of(country, isCollected) },
      await this.taxRules.run(),
    );
  }

  /** What pages show about tax beside a price, to readers whose country is not known. */
  async taxOfPrices(): Promise<TaxOfPrices> {
    return taxOfPrices(await this.taxRules.run(), null);
  }
}
