import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { CatalogFacade, mostOf, type Sellable, type StockLine } from '../../catalog/index.js';
import { Database } from '../../platform/database/database.js';
import { isForeignKeyViolation } from '../../platform/database/pg-errors.js';
import { cartErrors, MAX_LINES } from '../cart.errors.js';
import { addLine } from '../data/cart-rows.js';
import type { Cart } from '../domain/cart.js';
import { isOfSame } from '../domain/price-lines.js';
import { mustBeForSale, mustBePossible } from './must-be-for-sale.js';

export interface AddedToCart {
  /** With the addition. */
  readonly cart: Cart;
  /** As it was read just before. */
  readonly sellable: Sellable;
}

/**
 * Adds to the quantity, in two round trips: the product is read, then the cart is written and read back. The cart's lock
 * puts simultaneous adds in a row, so that together they stay within the stock.
 */
@Injectable()
export class AddToCart {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
  ) {}

  /**
   * @throws unknown_product (404), 422 at `variant_id` or `quantity`, insufficient_stock (409) with `available`,
   * cart_full (409)
   */
  async run(holder: string, wanted: StockLine, language: Language): Promise<AddedToCart> {
    const [found] = await this.catalog.sellables([wanted], language);
    const sellable = found!;
    mustBeForSale(sellable);
    mustBePossible(sellable, wanted.quantity);
    const addition = { ...wanted, price: sellable.price.minor, most: mostOf(sellable) };
    try {
      return await addLine(this.database, holder, addition, (cart, isAdded) => {
        if (!isAdded) assertNotFull(cart, sellable);
        return { cart, sellable };
      });
    } catch (error) {
      // deleted between the look and the write
      if (isForeignKeyViolation(error)) throw cartErrors.unknown_product();
      throw error;
    }
  }
}

/** Of a cart that nothing was added to. @throws cart_full, 422 at `quantity`, insufficient_stock */
function assertNotFull({ lines }: Cart, sellable: Sellable): void {
  if (lines.filter((line) => !isOfSame(line, sellable)).length >= MAX_LINES)
    throw cartErrors.cart_full({ lines: MAX_LINES });
  mustBePossible(sellable, mostOf(sellable) + 1);
}
