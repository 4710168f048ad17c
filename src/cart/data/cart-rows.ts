import type { StockLine } from '../../catalog/index.js';
import type { Sql, Statement } from '../../platform/database/transaction.js';

/** A Database or a running Transaction. */
interface Queries {
  query<T>(sql: Sql, values?: readonly unknown[]): Promise<T[]>;
}

export interface CartLine extends StockLine {
  readonly itemId: number;
  /** Minor units: the price when the line was last added to. */
  readonly priceSeen: string;
}

export interface Cart {
  readonly cartId: string;
  readonly lines: readonly CartLine[];
  readonly shippingMethod: string | null;
  readonly shippingCountry: string | null;
}

interface Row {
  id: string;
  shipping_method: string | null;
  shipping_country: string | null;
  item_id: string | null;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  price_seen: string;
}

const READ: Statement = {
  name: 'cart_read',
  text: `SELECT c.id, c.shipping_method, c.shipping_country, i.id AS item_id, i.product_id, i.variant_id, i.quantity, i.price_seen
    FROM cart c LEFT JOIN cart_item i ON i.cart_id = c.id WHERE c.holder = $1 ORDER BY i.id`,
};
const LOCK: Statement = { name: 'cart_lock', text: 'SELECT id FROM cart WHERE holder = $1 FOR UPDATE' };
/** Makes the cart when there is none, and locks it either way. */
const MAKE: Statement = {
  name: 'cart_make',
  text: 'INSERT INTO cart (holder) VALUES ($1) ON CONFLICT (holder) DO UPDATE SET updated_at = now() RETURNING id',
};
const EMPTY: Statement = {
  name: 'cart_empty',
  text: `WITH gone AS (DELETE FROM cart_item WHERE cart_id = $1)
    UPDATE cart SET shipping_method = NULL, shipping_country = NULL, updated_at = now() WHERE id = $1`,
};

/** The cart with its lines in the order they were added: one statement. null when there is none. */
export async function readCart(queries: Queries, holder: string): Promise<Cart | null> {
  const rows = await queries.query<Row>(READ, [holder]);
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

/** Locks the cart until the transaction ends; everything that changes lines does so first. Answers its id. */
export async function lockCart(tx: Queries, holder: string): Promise<string | null> {
  const [cart] = await tx.query<{ id: string }>(LOCK, [holder]);
  return cart?.id ?? null;
}

export async function makeCart(tx: Queries, holder: string): Promise<string> {
  const [cart] = await tx.query<{ id: string }>(MAKE, [holder]);
  return cart!.id;
}

/** Takes the lines and the choice of shipping away. */
export async function emptyCart(tx: Queries, cartId: string): Promise<void> {
  await tx.query(EMPTY, [cartId]);
}
