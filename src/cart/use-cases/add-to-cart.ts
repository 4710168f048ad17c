import { FieldErrors, type Language } from '#kernel';
import { Injectable } from '@nestjs/common';
import {
  catalogErrors,
  isAboveLimit,
  type Sellable,
  CatalogFacade,
  mostOf,
  type StockLine,
} from '../../catalog/index.js';
import { cartErrors, MAX_LINES } from '../cart.errors.js';
import { Database } from '../../platform/database/database.js';
import { isForeignKeyViolation } from '../../platform/database/pg-errors.js';
import { addLine } from '../data/cart-rows.js';
import type { Cart } from '../domain/cart.js';
import { isOfSame } from '../domain/price-lines.js';

/** @throws unknown_product (404), 422 at `variant_id` */
export function mustBeForSale({ unavailable }: Sellable): void {
  if (unavailable === 'unknown' || unavailable === 'unpublished') throw cartErrors.unknown_product();
  if (unavailable === 'variant_required' || unavailable === 'variant_unknown') {
    throw new FieldErrors({ variant_id: [{ key: `cart.errors.${unavailable}` }] });
  }
}

/** @throws insufficient_stock (409) with `available` */
function mustBeInStock({ productId, variantId, name, inStock }: Sellable, quantity: number): void {
  if (quantity <= inStock) return;
  const details = { available: inStock, product_id: productId, variant_id: variantId, name };
  throw catalogErrors.insufficient_stock({ ...details, wording: 'named' });
}

/** @throws 422 at `quantity` for more pieces than one line may have; insufficient_stock (409) with `available` */
export function mustBePossible(sellable: Sellable, quantity: number): void {
  const { maxQuantity: limit } = sellable;
  if (isAboveLimit(sellable, quantity))
    throw new FieldErrors({ quantity: [{ key: 'cart.errors.max_quantity', args: { limit } }] });
  mustBeInStock(sellable, quantity);
}

export interface AddedToCart {
  /** With the addition. */
  readonly cart: Cart;
  /** As it was read just before. */
  readonly sellable: Sellable;
}

/**
 * Adds to the quantity, in two round trips: the product is read, then the cart is written and read back. The cart's
 * lock puts simultaneous adds in a row, so that together they stay within the stock.
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
