import { FieldErrors } from '#kernel';
import type { Transaction } from '../../../platform/database/transaction.js';
import { readImages } from '../../data/product-lists.js';
import type { StockChange } from '../../data/stock-rows.js';
import { insertVariants, lockVariants, releaseKeys, removeVariants, updateVariants } from '../../data/variant-rows.js';
import { matchVariants, type VariantPlan } from '../../domain/match-variants.js';
import { attributesKey, type VariantDraft } from '../../domain/product-draft.js';
import { variantPictures, type PictureOf } from '../../domain/variant-pictures.js';
import { refused } from './aliases.js';

/**
 * Replaces the variants of a locked product by the sent list. Rows of carts refer to the keys of variants, so keys are
 * locked and changed only if the list requires it. Ordered variants are hidden and kept for their orders; others are
 * deleted.
 * @returns the changes of stock, for `stock_movement`
 */
export async function replaceVariants(
  tx: Transaction,
  productId: number,
  drafts: readonly VariantDraft[],
): Promise<StockChange[]> {
  const plan = matchVariants(await lockVariants(tx, productId), drafts);
  checkIds(plan.added);
  const pictureOf = variantPictures(drafts, await readImages(tx, productId));
  const areGone = await removeVariants(
    tx,
    plan.removed.map(({ id }) => id),
  );
  await updateKept(tx, plan.kept, pictureOf);
  const added = await insertAdded(tx, productId, plan.added, pictureOf);
  return [
    // Movements of deleted variants now belong to the product.
    ...plan.removed.map(({ id, in_stock: stock }) => ({ variantId: areGone ? null : id, delta: -stock })),
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

async function updateKept(tx: Transaction, kept: VariantPlan['kept'], pictureOf: PictureOf): Promise<void> {
  const rows = kept.map(({ stored, draft, position }) => ({
    id: stored.id,
    sku: draft.sku === undefined ? stored.sku : draft.sku,
    attributes: draft.attributes,
    price: draft.price === undefined ? stored.price : draft.price,
    in_stock: draft.in_stock ?? stored.in_stock,
    position,
    image_id: pictureOf(draft) === undefined ? stored.image_id : pictureOf(draft)!,
  }));
  // Two variants may swap SKU or attributes, so both are cleared first.
  const renamed = kept.filter(
    ({ stored, draft }) =>
      (draft.sku !== undefined && draft.sku !== stored.sku) ||
      attributesKey(draft.attributes) !== attributesKey(stored.attributes),
  );
  await releaseKeys(
    tx,
    renamed.map(({ stored }) => stored.id),
  );
  await refused(() => updateVariants(tx, rows));
}

async function insertAdded(
  tx: Transaction,
  productId: number,
  added: VariantPlan['added'],
  pictureOf: PictureOf,
): Promise<StockChange[]> {
  const rows = added.map(({ draft, position }) => ({
    ...draft,
    in_stock: draft.in_stock ?? 0,
    position,
    image_id: pictureOf(draft) ?? null,
  }));
  const inserted = await refused(() => insertVariants(tx, productId, rows));
  return inserted.map(({ id, in_stock: stock }) => ({ variantId: id, delta: stock }));
}
