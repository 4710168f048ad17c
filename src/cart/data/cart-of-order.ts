import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { CatalogFacade } from '../../catalog/index.js';
import { Database } from '../../platform/database/database.js';
import { part, type Part } from '../../platform/database/part.js';
import type { Statement } from '../../platform/database/statement.js';
import type { Cart } from '../domain/cart.js';
import { readCart } from './cart-rows.js';
import { cartWithGoods, type CartWithGoods } from './cart-with-goods.js';

/**
 * Locks the cart of an order and removes its choice of shipping; refuses if there is no cart. SQL: is part of the
 * message of an order.
 */
const CLOSE: Statement = {
  name: 'cart_close',
  text: `WITH closed AS (
      UPDATE cart SET shipping_method = NULL, shipping_country = NULL, updated_at = now() WHERE holder = $1 RETURNING id
    ) SELECT CASE WHEN NOT EXISTS (SELECT FROM closed) THEN refuse('cart_empty') END`,
};
/**
 * Removes the lines of the locked cart; refuses if they have changed since they were read ($2: ids and quantities).
 * SQL: is part of the message of an order; it runs after the lock, so that it sees the changes that other transactions
 * committed before.
 */
const TAKE_LINES: Statement = {
  name: 'cart_take_lines',
  text: `WITH gone AS (
      DELETE FROM cart_item WHERE cart_id = (SELECT id FROM cart WHERE holder = $1) RETURNING id, quantity
    ), taken AS (SELECT string_agg(id || 'x' || quantity, ' ' ORDER BY id) AS lines FROM gone)
    SELECT CASE WHEN lines IS NULL THEN refuse('cart_empty') WHEN lines <> $2::text THEN refuse('cart_changed') END
    FROM taken`,
};

/** The cart of an order. */
@Injectable()
export class CartOfOrder {
  constructor(
    private readonly database: Database,
    private readonly catalog: CatalogFacade,
  ) {}

  /** Reads the cart without a lock; null if there is none. */
  peek(holder: string): Promise<Cart | null> {
    return readCart(this.database, holder);
  }

  /** Like `peek`, with the catalog's data of its lines, in one statement. */
  read(holder: string, language: Language): Promise<CartWithGoods | null> {
    return this.database.ask(cartWithGoods(this.catalog, holder, language));
  }

  /**
   * Locks a cart that was read and empties it. If several orders race for one cart, only the first succeeds. Refuses
   * with `cart_empty` or `cart_changed` if the cart has changed since it was read.
   */
  emptying(holder: string, { lines }: Cart): Part<unknown> {
    const read = lines.map(({ itemId, quantity }) => `${itemId}x${quantity}`).join(' ');
    return part(TAKE_LINES, [holder, read]).after(part(CLOSE, [holder]));
  }
}
