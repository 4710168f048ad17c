import { FieldErrors } from '#kernel';
import { isForeignKeyViolation } from '../../../platform/database/pg-errors.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { matchVariants, type StoredVariant, type VariantPlan } from '../../domain/match-variants.js';
import { attributesKey, type VariantDraft } from '../../domain/product-draft.js';
import { CHECK_ORDER_LINES, refused } from './product-row.js';

export interface StockChange {
  readonly variantId: number | null;
  readonly delta: number;
}

/**
 * Brings the variants to the sent list, with the product locked. A cart has a share in its variant's key, so keys are
 * locked, and changed, only where the list says so. Ones that were ordered are hidden and stay for their orders, others
 * are removed.
 * @returns what changed in stock, for `stock_movement`
 */
export async function replaceVariants(
  tx: Transaction,
  productId: number,
  drafts: readonly VariantDraft[],
): Promise<StockChange[]> {
  const stored = await tx.query<StoredVariant>(
    `SELECT id, sku, attributes, price, in_stock FROM product_variant
     WHERE product_id = $1 AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
    [productId],
  );
  const plan = matchVariants(stored, drafts);
  checkIds(plan.added);
  await removeVariants(
    tx,
    plan.removed.map(({ id }) => id),
  );
  await updateVariants(tx, plan.kept);
  const added = await insertVariants(tx, productId, plan.added);
  return [
    ...plan.removed.map(({ in_stock: stock }) => ({ variantId: null, delta: -stock })),
    ...plan.kept.map(({ stored: { id, in_stock: stock }, draft }) => ({
      variantId: id,
      delta: (draft.in_stock ?? stock) - stock,
    })),
    ...added,
  ].filter(({ delta }) => delta !== 0);
}

function checkIds(added: VariantPlan['added']): void {
  if (added.some(({ draft }) => draft.id !== undefined))
    throw new FieldErrors({ variants: [{ key: 'catalog.errors.unknown_variant' }] });
}

async function removeVariants(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query('SAVEPOINT removing');
  try {
    await tx.query('DELETE FROM product_variant WHERE id = ANY ($1)', [ids]);
    await tx.query(CHECK_ORDER_LINES);
    await tx.query('RELEASE SAVEPOINT removing');
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT removing');
    await tx.query('UPDATE product_variant SET deleted_at = clock_timestamp(), sku = NULL WHERE id = ANY ($1)', [ids]);
  }
}

async function updateVariants(tx: Transaction, kept: VariantPlan['kept']): Promise<void> {
  if (kept.length === 0) return;
  const rows = kept.map(({ stored, draft, position }) => ({
    id: stored.id,
    sku: draft.sku === undefined ? stored.sku : draft.sku,
    attributes: draft.attributes,
    price: draft.price === undefined ? stored.price : draft.price,
    in_stock: draft.in_stock ?? stored.in_stock,
    position,
  }));
  // two variants may swap SKU or attributes: both let go first
  const renamed = kept.filter(
    ({ stored, draft }) =>
      (draft.sku !== undefined && draft.sku !== stored.sku) ||
      attributesKey(draft.attributes) !== attributesKey(stored.attributes),
  );
  if (renamed.length > 0) {
    await tx.query(
      `UPDATE product_variant SET sku = NULL, attributes = jsonb_build_object('', id::text) WHERE id = ANY ($1)`,
      [renamed.map(({ stored }) => stored.id)],
    );
  }
  await refused(() =>
    tx.query(
      `UPDATE product_variant v SET sku = n.sku, attributes = n.attributes, price = n.price, in_stock = n.in_stock, position = n.position
     FROM jsonb_to_recordset($1::jsonb) AS n(id int, sku text, attributes jsonb, price bigint, in_stock int, position int) WHERE v.id = n.id`,
      [JSON.stringify(rows)],
    ),
  );
}

async function insertVariants(tx: Transaction, productId: number, added: VariantPlan['added']): Promise<StockChange[]> {
  if (added.length === 0) return [];
  const rows = added.map(({ draft, position }) => ({ ...draft, in_stock: draft.in_stock ?? 0, position }));
  const inserted = await refused(() =>
    tx.query<{ id: number; in_stock: number }>(
      `INSERT INTO product_variant (product_id, sku, attributes, price, in_stock, position)
     SELECT $1, n.sku, n.attributes, n.price, n.in_stock, n.position
     FROM jsonb_to_recordset($2::jsonb) AS n(sku text, attributes jsonb, price bigint, in_stock int, position int) ORDER BY n.position
     RETURNING id, in_stock`,
      [productId, JSON.stringify(rows)],
    ),
  );
  return inserted.map(({ id, in_stock: stock }) => ({ variantId: id, delta: stock }));
}
