import type { SellableRef } from '../../catalog/index.js';
import { part, type Part } from '../../platform/database/part.js';
import type { Sql, Statement } from '../../platform/database/statement.js';
import type { Cart } from '../domain/cart.js';

/** A Database or a running Transaction. */
interface Queries {
  query<T>(sql: Sql, values?: readonly unknown[]): Promise<T[]>;
}

/** A line of a cart; for a cart without lines, its members are null. */
export interface CartRow {
  id: string;
  shipping_method: string | null;
  shipping_country: string | null;
  item_id: string | null;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  price_seen: string;
}

/** SQL: carts are read with their lines frequently. */
const READ: Statement = {
  name: 'cart_read',
  text: `SELECT c.id, c.shipping_method, c.shipping_country, i.id AS item_id, i.product_id, i.variant_id, i.quantity, i.price_seen
    FROM cart c LEFT JOIN cart_item i ON i.cart_id = c.id WHERE c.holder = $1 ORDER BY i.id`,
};
/** SQL: takes a lock. */
const LOCK: Statement = { name: 'cart_lock', text: 'SELECT id FROM cart WHERE holder = $1 FOR UPDATE' };
/** Creates the cart if it does not exist, and locks it. SQL: takes a lock. */
const MAKE: Statement = {
  name: 'cart_make',
  text: 'INSERT INTO cart (holder) VALUES ($1) ON CONFLICT (holder) DO UPDATE SET updated_at = now() RETURNING id',
};
/** SQL: removes lines and choice in one statement. */
const EMPTY: Statement = {
  name: 'cart_empty',
  text: `WITH gone AS (DELETE FROM cart_item WHERE cart_id = $1)
    UPDATE cart SET shipping_method = NULL, shipping_country = NULL, updated_at = now() WHERE id = $1`,
};
/** SQL: stores the shipping method and the country, whether the cart exists or not. */
const CHOOSE: Statement = {
  name: 'cart_choose_shipping',
  text: `INSERT INTO cart (holder, shipping_method, shipping_country) VALUES ($1, $2, $3)
    ON CONFLICT (holder) DO UPDATE SET shipping_method = $2, shipping_country = $3, updated_at = now()`,
};

/** SQL: finds a line by the owner of its cart; prepared, because each change of a quantity runs it. */
const FIND: Statement = {
  name: 'cart_find_item',
  text: 'SELECT i.product_id, i.variant_id FROM cart c JOIN cart_item i ON i.cart_id = c.id WHERE c.holder = $1 AND i.id = $2',
};
/** SQL: updates the line and the time of its cart in one statement. */
const SET: Statement = {
  name: 'cart_set_quantity',
  text: `WITH line AS (UPDATE cart_item SET quantity = $3 WHERE cart_id = $1 AND id = $2 RETURNING cart_id)
    UPDATE cart SET updated_at = now() WHERE id = (SELECT cart_id FROM line) RETURNING id`,
};
/** SQL: returns what it deletes. */
const REMOVE: Statement = {
  name: 'cart_remove',
  text: 'DELETE FROM cart_item WHERE cart_id = $1 AND id = $2 RETURNING product_id, variant_id',
};
/** The cart with its lines in the order in which they were added, in one statement; null if there is none. */
export async function readCart(queries: Queries, holder: string): Promise<Cart | null> {
  return cartOf(await queries.query<CartRow>(READ, [holder]));
}

export function cartOf(rows: readonly CartRow[]): Cart | null {
  const [cart] = rows;
  if (!cart) return null;
  return {
    cartId: cart.id,
    shippingMethod: cart.shipping_method,
    shippingCountry: cart.shipping_country,
    lines: rows
      .filter((row) => row.item_id !== null)
      .map((row) => ({
        itemId: Number(row.item_id),
        productId: row.product_id,
        variantId: row.variant_id,
        quantity: row.quantity,
        priceSeen: row.price_seen,
      })),
  };
}

/** Locks the cart until the transaction ends, before any change of lines. Returns its id. */
export async function lockCart(tx: Queries, holder: string): Promise<string | null> {
  const [cart] = await tx.query<{ id: string }>(LOCK, [holder]);
  return cart?.id ?? null;
}

/** Part of a batch that does the same as `makeCart`. */
export const makingCart = (holder: string): Part<unknown> => part(MAKE, [holder]);

export async function makeCart(tx: Queries, holder: string): Promise<string> {
  const [cart] = await tx.query<{ id: string }>(MAKE, [holder]);
  return cart!.id;
}

/**
 * Stores the choice of shipping, also for a cart without lines.
 * @param country ISO 3166-1 alpha-2; null: unknown
 */
export async function chooseShipping(
  queries: Queries,
  holder: string,
  method: string,
  country: string | null,
): Promise<void> {
  await queries.query(CHOOSE, [holder, method, country]);
}

/** Removes the lines and the choice of shipping. */
export async function emptyCart(tx: Queries, cartId: string): Promise<void> {
  await tx.query(EMPTY, [cartId]);
}

type RefRow = Pick<CartRow, 'product_id' | 'variant_id'>;

const refOf = (row: RefRow | undefined): SellableRef | null =>
  row ? { productId: row.product_id, variantId: row.variant_id } : null;

/** Product and variant of a line; null if the cart has no such line. */
export async function findLine(queries: Queries, holder: string, itemId: number): Promise<SellableRef | null> {
  return refOf((await queries.query<RefRow>(FIND, [holder, itemId]))[0]);
}

/** Removes a line and returns its product and variant; null if there is none. */
export async function removeLine(tx: Queries, cartId: string, itemId: number): Promise<SellableRef | null> {
  return refOf((await tx.query<RefRow>(REMOVE, [cartId, itemId]))[0]);
}

/** Returns whether the line existed. */
export async function setQuantity(tx: Queries, cartId: string, itemId: number, quantity: number): Promise<boolean> {
  return (await tx.query(SET, [cartId, itemId, quantity])).length > 0;
}
