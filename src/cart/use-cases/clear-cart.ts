import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { emptyCart, lockCart } from '../data/cart-rows.js';

/** Takes all lines out; an empty cart stays as it is. */
@Injectable()
export class ClearCart {
  constructor(private readonly database: Database) {}

  async run(holder: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const cartId = await lockCart(tx, holder);
      if (cartId !== null) await emptyCart(tx, cartId);
    });
  }
}
