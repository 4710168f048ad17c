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
import { isForeignKeyViolation, isGuardFailure } from '../../platform/database/pg-errors.js';
import { addLine, startCart } from '../data/cart-addition.js';
import { readCart } from '../data/cart-rows.js';
import type { CartWithGoods } from '../data/cart-with-goods.js';
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

/** With the addition. */
export interface AddedToCart extends CartWithGoods {
  /** What was added. */
  readonly sellable: Sellable;
}

const TRIES = 3;

/**
 * Adds to the quantity, in one round trip. The cart's lock puts simultaneous adds in a row, so that together they stay
 * within the stock. What cannot be added fails there; the product and the cart are read then, to say why.
 */
@Injectable()
export class AddToCart {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
  ) {}

  /**
   * @param isNew the holder has no cart, as a guest whose token was just made
   * @throws unknown_product (404), 422 at `variant_id` or `quantity`, insufficient_stock (409) with `available`,
   * cart_full (409)
   */
  async run(holder: string, wanted: StockLine, language: Language, isNew = false): Promise<AddedToCart> {
    for (let attempt = 1; ; attempt++) {
      try {
        const add = isNew && attempt === 1 ? startCart : addLine;
        const added = await add(this.database, this.catalog, holder, wanted, language);
        return { ...added, sellable: added.sellables.find((one) => isOfSame(one, wanted))! };
      } catch (error) {
        // the foreign key: the product was deleted between two of the statements
        if (!isGuardFailure(error) && !isForeignKeyViolation(error)) throw error;
        const sellable = await this.assertPossible(holder, wanted, language);
        if (attempt >= TRIES) mustBePossible(sellable, mostOf(sellable) + 1);
      }
    }
  }

  /** Throws what keeps it from being added; nothing when that is over by now. */
  private async assertPossible(holder: string, wanted: StockLine, language: Language): Promise<Sellable> {
    const [found] = await this.catalog.sellables([wanted], language);
    const sellable = found!;
    mustBeForSale(sellable);
    mustBePossible(sellable, wanted.quantity);
    const lines = (await readCart(this.database, holder))?.lines ?? [];
    const held = lines.find((line) => isOfSame(line, wanted));
    if (lines.filter((line) => line !== held).length >= MAX_LINES) throw cartErrors.cart_full({ lines: MAX_LINES });
    if ((held?.quantity ?? 0) + wanted.quantity > mostOf(sellable)) mustBePossible(sellable, mostOf(sellable) + 1);
    return sellable;
  }
}
