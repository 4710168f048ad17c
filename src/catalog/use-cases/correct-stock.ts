import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { catalogErrors } from '../catalog.errors.js';
import { addStock, lockProductStock, lockVariantStock, recordStock } from '../data/stock-rows.js';
import { correctedStock, type CorrectedStock, type StockCorrection } from '../domain/stock-correction.js';

/** Corrects the stock with a reason. The product's version does not change, so that its form need not be reloaded. */
@Injectable()
export class CorrectStock {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws not_found (404); insufficient_stock, stock_changed (409) with `available`; FieldErrors at `variant_id`,
   * `change` (422)
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
      const { variantId, reason, note } = correction;
      await addStock(tx, productId, { variantId, delta: change });
      await recordStock(tx, productId, [{ variantId, delta: change }], { reason, note, actor: actorOf(caller) });
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

/** Locks the product first, then the variant, like every sale. */
async function lock(tx: Transaction, productId: number, variantId: number | null) {
  const product = await lockProductStock(tx, productId);
  if (!product) throw commonErrors.not_found();
  if (variantId === null) {
    if (product.has_variants) throw new FieldErrors({ variant_id: [{ key: 'validation.required' }] });
    return { product, variant: null };
  }
  const variant = await lockVariantStock(tx, productId, variantId);
  if (!variant) throw new FieldErrors({ variant_id: [{ key: 'catalog.errors.unknown_variant' }] });
  return { product, variant };
}
