import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { CatalogFacade, type SellableRef } from '../../catalog/index.js';
import { Database } from '../../platform/database/database.js';
import { cartErrors } from '../cart.errors.js';
import { emptyCart, findLine, lockCart, removeLine, setQuantity } from '../data/cart-rows.js';
import { mustBePossible } from './add-to-cart.js';

/** Changes existing lines, under the cart's lock. */
@Injectable()
export class ChangeCart {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
  ) {}

  /**
   * Returns the product and variant of the line.
   * @throws unknown_item (404), 422 at `quantity`, insufficient_stock (409) with `available`
   */
  async setQuantity(holder: string, itemId: number, quantity: number, language: Language): Promise<SellableRef> {
    const ref = Number.isSafeInteger(itemId) ? await findLine(this.database, holder, itemId) : null;
    if (!ref) throw cartErrors.unknown_item();
    const [sellable] = await this.catalog.sellables([ref], language);
    mustBePossible(sellable!, quantity);
    await this.database.transaction(async (tx) => {
      const cartId = await lockCart(tx, holder);
      if (cartId === null || !(await setQuantity(tx, cartId, itemId, quantity))) throw cartErrors.unknown_item();
    });
    return ref;
  }

  /**
   * Removes a line and returns its product and variant.
   * @throws unknown_item (404)
   */
  async remove(holder: string, itemId: number): Promise<SellableRef> {
    if (!Number.isSafeInteger(itemId)) throw cartErrors.unknown_item();
    return this.database.transaction(async (tx) => {
      const cartId = await lockCart(tx, holder);
      const gone = cartId === null ? null : await removeLine(tx, cartId, itemId);
      if (!gone) throw cartErrors.unknown_item();
      return gone;
    });
  }

  /** Removes all lines; an empty cart stays unchanged. */
  async clear(holder: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const cartId = await lockCart(tx, holder);
      if (cartId !== null) await emptyCart(tx, cartId);
    });
  }
}
