import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { isForeignKeyViolation } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { productKey } from '../domain/product-key.js';
import { eventData } from './save-product.js';
import { CHECK_ORDER_LINES, lockProduct } from './save/product-row.js';

/** Removes a product. One that was ordered or lies in a cart is hidden for good and stays for them; its alias and SKU become free. */
@Injectable()
export class DeleteProduct {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Answers the id it had. @throws not_found (404) */
  run(idOrAlias: string, caller: Caller): Promise<number> {
    const key = productKey(idOrAlias);
    return this.database.transaction(async (tx) => {
      const stored = await lockProduct(tx, key.by, key.value, 'key');
      if (!stored) throw commonErrors.not_found();
      await remove(tx, stored.id);
      tx.publish('ProductDeleted', actorOf(caller), eventData(stored));
      tx.touch('products', 'stock-edges', `product:${stored.id}`);
      await this.audit.record(tx, {
        caller,
        action: 'product.deleted',
        subjectType: 'product',
        subjectId: stored.id,
        before: stored,
      });
      return stored.id;
    });
  }
}

/**
 * What refers to a product is known to the database alone: the foreign keys decide. They would wait for a checkout that
 * empties its cart and then waits for this product: one that lies in a cart, or was ordered, is hidden without asking
 * them.
 */
async function remove(tx: Transaction, id: number): Promise<void> {
  const [{ kept } = { kept: false }] = await tx.query<{ kept: boolean }>(
    'SELECT EXISTS (SELECT FROM order_item WHERE product_id = $1) OR EXISTS (SELECT FROM cart_item WHERE product_id = $1) AS kept',
    [id],
  );
  if (kept) return hide(tx, id);
  await tx.query('SAVEPOINT removing');
  try {
    await tx.query('DELETE FROM product WHERE id = $1', [id]);
    await tx.query(CHECK_ORDER_LINES);
    await tx.query('RELEASE SAVEPOINT removing');
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT removing');
    await hide(tx, id);
  }
}

async function hide(tx: Transaction, id: number): Promise<void> {
  await tx.query('UPDATE product_variant SET sku = NULL WHERE product_id = $1', [id]);
  await tx.query(
    `UPDATE product SET deleted_at = now(), published = false, sku = NULL, alias = 'deleted-' || id || '-' || md5(alias),
       version = version + 1, updated_at = now() WHERE id = $1`,
    [id],
  );
}
