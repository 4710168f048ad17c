import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { catalogErrors } from '../catalog.errors.js';
import { correctedStock, type CorrectedStock, type StockCorrection } from '../domain/stock-correction.js';

interface Locked {
  readonly product: { readonly id: number; readonly in_stock: number; readonly has_variants: boolean };
  readonly variant: { readonly id: number; readonly in_stock: number } | null;
}

/** Brings the stock to what the shelf says, with the reason. The product's version stays: its form need not be read again. */
@Injectable()
export class CorrectStock {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws not_found (404); insufficient_stock, stock_changed (409) with `available`; FieldErrors at `variant_id`, `change` (422)
   */
  run(productId: number, correction: StockCorrection, caller: Caller): Promise<CorrectedStock> {
    return this.database.transaction(async (tx) => {
      const { product, variant } = await lock(tx, productId, correction.variantId);
      const before = (variant ?? product).in_stock;
      if (correction.seen !== undefined && correction.seen !== before) {
        throw catalogErrors.stock_changed({
          available: before,
          product_id: productId,
          variant_id: correction.variantId,
        });
      }
      const change = correctedStock(correction, before) - before;
      if (before + change < 0) {
        throw catalogErrors.insufficient_stock({
          available: before,
          product_id: productId,
          variant_id: correction.variantId,
        });
      }
      await write(tx, { product, variant }, change, correction, caller);
      const after = product.in_stock + change;
      tx.touch(`product:${productId}`, ...(product.in_stock === 0 || after === 0 ? ['stock-edges'] : []));
      await this.audit.record(tx, {
        caller,
        action: 'product.stock_corrected',
        subjectType: 'product',
        subjectId: productId,
        before: { variant_id: correction.variantId, in_stock: before },
        after: {
          variant_id: correction.variantId,
          in_stock: before + change,
          reason: correction.reason,
          note: correction.note,
        },
      });
      return {
        product_id: productId,
        variant_id: correction.variantId,
        change,
        in_stock: before + change,
        product_in_stock: after,
      };
    });
  }
}

/** The product first, then the variant, as every sale does. */
async function lock(tx: Transaction, productId: number, variantId: number | null): Promise<Locked> {
  const [product] = await tx.query<Locked['product']>(
    'SELECT id, in_stock, has_variants FROM product WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
    [productId],
  );
  if (!product) throw commonErrors.not_found();
  if (variantId === null) {
    if (product.has_variants) throw new FieldErrors({ variant_id: [{ key: 'validation.required' }] });
    return { product, variant: null };
  }
  const [variant] = await tx.query<{ id: number; in_stock: number }>(
    'SELECT id, in_stock FROM product_variant WHERE id = $1 AND product_id = $2 AND deleted_at IS NULL FOR NO KEY UPDATE',
    [variantId, productId],
  );
  if (!variant) throw new FieldErrors({ variant_id: [{ key: 'catalog.errors.unknown_variant' }] });
  return { product, variant };
}

/** A product with variants carries their sum. */
async function write(
  tx: Transaction,
  { product, variant }: Locked,
  change: number,
  { reason, note }: StockCorrection,
  caller: Caller,
): Promise<void> {
  if (variant)
    await tx.query('UPDATE product_variant SET in_stock = in_stock + $2 WHERE id = $1', [variant.id, change]);
  await tx.query('UPDATE product SET in_stock = in_stock + $2 WHERE id = $1', [product.id, change]);
  await tx.query(
    'INSERT INTO stock_movement (product_id, variant_id, delta, reason, note, actor) VALUES ($1, $2, $3, $4, $5, $6)',
    [product.id, variant?.id ?? null, change, reason, note, JSON.stringify(actorOf(caller))],
  );
}
