import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { CatalogFacade } from '../../catalog/index.js';
import { Database } from '../../platform/database/database.js';
import { guard } from '../../platform/database/pg-errors.js';
import type { Statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Cart } from '../domain/cart.js';
import { readCart } from './cart-rows.js';
import { cartWithGoods, type CartWithGoods } from './cart-with-goods.js';

/** Locks the cart of an order and takes its choice away; fails when it is gone. SQL: goes in the message of an order. */
const CLOSE: Statement = {
  name: 'cart_close',
  text: `WITH closed AS (
      UPDATE cart SET shipping_method = NULL, shipping_country = NULL, updated_at = now() WHERE holder = $1 RETURNING id
    ) SELECT ${guard('count(*) = 1')} FROM closed`,
};
/**
 * Takes the lines of the cart that is locked; fails when they are not as they were read ($2: ids and quantities).
 * SQL: goes in the message of an order, after the lock, so that it sees what others committed before.
 */
const TAKE_LINES: Statement = {
  name: 'cart_take_lines',
  text: `WITH gone AS (
      DELETE FROM cart_item WHERE cart_id = (SELECT id FROM cart WHERE holder = $1) RETURNING id, quantity
    ) SELECT ${guard(`string_agg(id || 'x' || quantity, ' ' ORDER BY id) IS NOT DISTINCT FROM $2::text`)} FROM gone`,
};

/** What an order does with a cart. */
@Injectable()
export class CartOfOrder {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
  ) {}

  /** Without a lock; null when there is no cart. */
  peek(holder: string): Promise<Cart | null> {
    return readCart(this.database, holder);
  }

  /** As `peek`, with what the catalog says about its lines, in one statement. null when there is no cart. */
  read(holder: string, language: Language): Promise<CartWithGoods | null> {
    return this.database.ask(cartWithGoods(this.catalog, holder, language));
  }

  /**
   * Locks a cart that was read and empties it; of many orders from one cart the first finds its lines, the others fail.
   * Asks for all its statements at once. @throws a guard's failure when the cart is not as it was read
   */
  async take(tx: Transaction, holder: string, { lines }: Cart): Promise<void> {
    const read = lines.map(({ itemId, quantity }) => `${itemId}x${quantity}`).join(' ');
    await Promise.all([tx.query(CLOSE, [holder]), tx.query(TAKE_LINES, [holder, read])]);
  }
}
