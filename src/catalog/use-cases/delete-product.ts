import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Redirects } from '../../redirects/index.js';
import { lockProduct, removeProduct } from '../data/product-rows.js';
import { productKey } from '../domain/product-key.js';
import { eventData } from './save-product.js';

/**
 * Deletes a product. If it was ordered or is in a cart, it is hidden permanently instead; its alias and SKU become
 * free.
 */
@Injectable()
export class DeleteProduct {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly redirects: Redirects,
  ) {}

  /**
   * Returns the product's id.
   * @throws not_found (404)
   */
  run(idOrAlias: string, caller: Caller): Promise<number> {
    return this.database.transaction(async (tx) => {
      const stored = await lockProduct(tx, productKey(idOrAlias), 'key');
      if (!stored) throw commonErrors.not_found();
      await removeProduct(tx, stored.id);
      await this.redirects.deleted(tx, 'product', stored.alias);
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
