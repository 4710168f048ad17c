import type { Transaction } from '../../platform/database/transaction.js';
import { MAX_LINES } from '../cart.errors.js';
import { CartEntity } from './cart.entity.js';

/** Locks both carts by ascending id, so that concurrent logins do not deadlock. SQL: takes a lock, in this order. */
const LOCK = 'SELECT id, holder FROM cart WHERE holder = ANY($1::text[]) ORDER BY id FOR UPDATE';

/**
 * Lines that the cart has get the given quantity; new lines are added in their order while the cart is not full.
 * SQL: one statement for all lines, which adds no more than the cart may have.
 */
const MOVE = `
  INSERT INTO cart_item (cart_id, product_id, variant_id, quantity, price_seen)
  SELECT $2::bigint, g.product_id, g.variant_id, coalesce(t.quantity, g.quantity), g.price_seen
  FROM (
    SELECT s.*, m.id IS NOT NULL AS there, count(*) FILTER (WHERE m.id IS NULL) OVER (ORDER BY s.id) AS newcomer
    FROM cart_item s
    LEFT JOIN cart_item m ON m.cart_id = $2 AND m.product_id = s.product_id AND m.variant_id IS NOT DISTINCT FROM s.variant_id
    WHERE s.cart_id = $1
  ) g
  LEFT JOIN unnest($3::bigint[], $4::int[]) AS t(item_id, quantity) ON t.item_id = g.id
  WHERE g.there OR g.newcomer <= ${MAX_LINES} - (SELECT count(*) FROM cart_item WHERE cart_id = $2)
  ORDER BY g.id
  ON CONFLICT (cart_id, product_id, variant_id) DO UPDATE SET quantity = excluded.quantity`;

/** The guest's recent choice of shipping replaces the customer's older one. SQL: copies from one row to another. */
const CHOICE = `
  UPDATE cart c SET shipping_method = coalesce(g.shipping_method, c.shipping_method),
    shipping_country = coalesce(g.shipping_country, c.shipping_country), updated_at = now()
  FROM cart g WHERE g.id = $1 AND c.id = $2`;

/** A line that both carts have, with its quantity after the merge. */
export interface SharedLine {
  readonly itemId: number;
  readonly quantity: number;
}

export function hasCart({ entities }: Transaction, holder: string): Promise<boolean> {
  return entities.existsBy(CartEntity, { holder });
}

/** Locks the existing carts until the transaction ends. Returns their ids by owner. */
export async function lockCarts(tx: Transaction, holders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ id: string; holder: string }>(LOCK, [holders]);
  return new Map(rows.map(({ id, holder }) => [holder, id]));
}

/** Moves lines and the choice of shipping from one locked cart into another, and deletes the first one. */
export async function moveCart(
  tx: Transaction,
  from: string,
  to: string,
  shared: readonly SharedLine[],
): Promise<void> {
  await tx.query(MOVE, [from, to, shared.map(({ itemId }) => itemId), shared.map(({ quantity }) => quantity)]);
  await tx.query(CHOICE, [from, to]);
  await tx.entities.delete(CartEntity, { id: from });
}
