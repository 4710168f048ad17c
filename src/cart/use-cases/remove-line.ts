import { Injectable } from '@nestjs/common';
import type { SellableRef } from '../../catalog/index.js';
import { Database } from '../../platform/database/database.js';
import { cartErrors } from '../cart.errors.js';
import { lockCart } from '../data/cart-rows.js';

const REMOVE = {
  name: 'cart_remove',
  text: 'DELETE FROM cart_item WHERE cart_id = $1 AND id = $2 RETURNING product_id, variant_id',
};

/** Takes a line out. Answers what it was. */
@Injectable()
export class RemoveLine {
  constructor(private readonly database: Database) {}

  /** @throws unknown_item (404) */
  async run(holder: string, itemId: number): Promise<SellableRef> {
    if (!Number.isSafeInteger(itemId)) throw cartErrors.unknown_item();
    return this.database.transaction(async (tx) => {
      const cartId = await lockCart(tx, holder);
      const [gone] =
        cartId === null
          ? []
          : await tx.query<{ product_id: number; variant_id: number | null }>(REMOVE, [cartId, itemId]);
      if (!gone) throw cartErrors.unknown_item();
      return { productId: gone.product_id, variantId: gone.variant_id };
    });
  }
}
