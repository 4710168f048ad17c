import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { CatalogFacade, type GoodsSource, type Sellable } from '../../catalog/index.js';
import { Database } from '../../platform/database/database.js';
import { guard } from '../../platform/database/pg-errors.js';
import type { Statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Cart } from '../domain/cart.js';
import { cartOf, readCart, type CartRow } from './cart-rows.js';

/**
 * Lines of the cart of a holder; of an empty cart one without a product.
 * SQL: a fragment that the catalog joins to its goods, so that an order reads both in one statement (ADR 0009).
 */
const LINES: GoodsSource = {
  name: 'cart',
  sql: `SELECT i.product_id, i.variant_id, i.id AS place, c.id, c.shipping_method, c.shipping_country, i.id AS item_id,
      i.quantity, i.price_seen
    FROM cart c LEFT JOIN cart_item i ON i.cart_id = c.id WHERE c.holder = $1`,
  columns: ['id', 'shipping_method', 'shipping_country', 'item_id', 'quantity', 'price_seen'],
};
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

/** A cart and, for each of its lines, what the catalog says about it. */
export interface CartWithGoods {
  readonly cart: Cart;
  readonly sellables: readonly Sellable[];
}

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
  async read(holder: string, language: Language): Promise<CartWithGoods | null> {
    const goods = await this.catalog.goodsOf<CartRow>(LINES, [holder], language);
    const cart = cartOf(goods.map(({ row }) => row));
    return cart && { cart, sellables: cart.lines.length === 0 ? [] : goods.map(({ sellable }) => sellable) };
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
