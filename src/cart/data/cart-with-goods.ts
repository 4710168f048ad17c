import type { Language } from '#kernel';
import type { CatalogFacade, GoodsSource, Sellable } from '../../catalog/index.js';
import type { Part } from '../../platform/database/part.js';
import type { Cart } from '../domain/cart.js';
import { cartOf, type CartRow } from './cart-rows.js';

/**
 * Lines of the cart of an owner; one line without a product if the cart is empty. SQL: a fragment that the catalog
 * joins to its tables, so that one statement reads both (ADR 0009).
 */
const LINES: GoodsSource = {
  name: 'cart',
  sql: `SELECT i.product_id, i.variant_id, i.id AS place, c.id, c.shipping_method, c.shipping_country, i.id AS item_id,
      i.quantity, i.price_seen
    FROM cart c LEFT JOIN cart_item i ON i.cart_id = c.id WHERE c.holder = $1`,
  columns: ['id', 'shipping_method', 'shipping_country', 'item_id', 'quantity', 'price_seen'],
};

/** A cart with the catalog's data of each line. */
export interface CartWithGoods {
  readonly cart: Cart;
  readonly sellables: readonly Sellable[];
}

/** The cart of the owner with its products, in one statement; null if there is none. */
export const cartWithGoods = (catalog: CatalogFacade, holder: string, language: Language): Part<CartWithGoods | null> =>
  catalog.goodsOf<CartRow>(LINES, [holder], language).map((goods) => {
    const cart = cartOf(goods.map(({ row }) => row));
    return cart && { cart, sellables: cart.lines.length === 0 ? [] : goods.map(({ sellable }) => sellable) };
  });
