import { In } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { CartEntity } from './cart.entity.js';

/** SQL: deletes a limited number of rows, and skips locked ones. */
const PRUNE = `
  DELETE FROM cart WHERE id IN (
    SELECT id FROM cart WHERE updated_at < $1 AND holder LIKE 'g:%' ORDER BY updated_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING id`;
/** SQL: reads the lines of a cart with the names of the catalog. */
const EXPORT = `SELECT i.product_id, i.variant_id, p.name, i.quantity, i.added_at FROM cart c JOIN cart_item i ON i.cart_id = c.id
  JOIN product p ON p.id = i.product_id WHERE c.holder = $1 ORDER BY i.id`;

/** Deletes at most `most` guests' carts without a change since `before`. Returns their number. */
export async function pruneGuestCarts(database: Database, before: Date, most: number): Promise<number> {
  return (await database.query(PRUNE, [before, most])).length;
}

export async function deleteCarts(tx: Transaction, holders: readonly string[]): Promise<void> {
  await tx.entities.delete(CartEntity, { holder: In([...holders]) });
}

/** The lines of a cart for the export of personal data. */
export function exportedLines(database: Database, holder: string): Promise<object[]> {
  return database.query(EXPORT, [holder]);
}
