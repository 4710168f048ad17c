import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { CatalogFacade, type SellableRef } from '../../catalog/index.js';
import { Database } from '../../platform/database/database.js';
import { cartErrors } from '../cart.errors.js';
import { lockCart } from '../data/cart-rows.js';
import { mustBePossible } from './must-be-for-sale.js';

const FIND = {
  name: 'cart_find_item',
  text: 'SELECT i.product_id, i.variant_id FROM cart c JOIN cart_item i ON i.cart_id = c.id WHERE c.holder = $1 AND i.id = $2',
};
const SET = {
  name: 'cart_set_quantity',
  text: 'UPDATE cart_item SET quantity = $3 WHERE cart_id = $1 AND id = $2 RETURNING id',
};
const TOUCH = { name: 'cart_touch', text: 'UPDATE cart SET updated_at = now() WHERE id = $1' };

/** Sets the quantity of a line. */
@Injectable()
export class ChangeQuantity {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
  ) {}

  /** @throws unknown_item (404), 422 at `quantity`, insufficient_stock (409) with `available` */
  async run(holder: string, itemId: number, quantity: number, language: Language): Promise<SellableRef> {
    const ref = await this.find(holder, itemId);
    const [sellable] = await this.catalog.sellables([ref], language);
    mustBePossible(sellable!, quantity);
    await this.database.transaction(async (tx) => {
      const cartId = await lockCart(tx, holder);
      const changed = cartId === null ? [] : await tx.query(SET, [cartId, itemId, quantity]);
      if (changed.length === 0) throw cartErrors.unknown_item();
      await tx.query(TOUCH, [cartId]);
    });
    return ref;
  }

  private async find(holder: string, itemId: number): Promise<SellableRef> {
    if (!Number.isSafeInteger(itemId)) throw cartErrors.unknown_item();
    const [row] = await this.database.query<{ product_id: number; variant_id: number | null }>(FIND, [holder, itemId]);
    if (!row) throw cartErrors.unknown_item();
    return { productId: row.product_id, variantId: row.variant_id };
  }
}
