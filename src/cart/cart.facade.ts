import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Database } from '../platform/database/database.js';
import type { Transaction } from '../platform/database/transaction.js';
import { emptyCart, lockCart, readCart, type Cart } from './data/cart-rows.js';
import { calculateTotals, type Totals, type TotalsInput } from './domain/totals.js';
import { PriceCheckout, type CheckoutCart, type CheckoutWish } from './use-cases/price-checkout.js';
import { ReadTaxRules } from './tax/read-tax-rules.js';

export type OpenCart = Cart;

/** All that other modules see of carts. `holder`: see Caller.holder. */
@Injectable()
export class CartFacade {
  constructor(
    private readonly database: Database,
    private readonly taxRules: ReadTaxRules,
    private readonly checkouts: PriceCheckout,
  ) {}

  /** The cart as an order from it would be priced now, with the ways to ship it. */
  forCheckout(holder: string, language: Language, wish: CheckoutWish): Promise<CheckoutCart> {
    return this.checkouts.run(holder, language, wish);
  }

  /** Locks the cart's row until the transaction ends, then reads it; null when there is none. */
  async open(tx: Transaction, holder: string): Promise<OpenCart | null> {
    return (await lockCart(tx, holder)) === null ? null : readCart(tx, holder);
  }

  /** Without a lock. */
  peek(holder: string): Promise<OpenCart | null> {
    return readCart(this.database, holder);
  }

  /** Takes the lines and the choice of shipping away. */
  empty(tx: Transaction, cartId: string): Promise<void> {
    return emptyCart(tx, cartId);
  }

  /** Tax by the shop's rules, half-up per line; shipping is not taxed. One cached read, then arithmetic. */
  async totals(input: TotalsInput): Promise<Totals> {
    return calculateTotals(input, await this.taxRules.run());
  }
}
