import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { lockProducts, publishProducts } from '../data/product-rows.js';
import { eventData } from './save-product.js';

/** Publishes or hides many products at once. */
@Injectable()
export class PublishProducts {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the ids of changed products; the others had this state before, or were deleted. */
  run(ids: readonly number[], published: boolean, caller: Caller): Promise<number[]> {
    return this.database.transaction(async (tx) => {
      const changing = (await lockProducts(tx, ids)).filter((product) => product.published !== published);
      const changed = changing.map(({ id }) => id);
      if (changed.length === 0) return changed;
      await publishProducts(tx, changed, published);
      tx.touch('products', 'stock-edges', ...changed.map((id) => `product:${id}`));
      for (const product of changing) tx.publish('ProductUpdated', actorOf(caller), eventData(product));
      await this.audit.recordMany(tx, {
        caller,
        action: 'product.updated',
        subjectType: 'product',
        subjects: changing.map(({ id: subjectId, name }) => ({
          subjectId,
          before: { name, published: !published },
          after: { name, published },
        })),
      });
      return changed;
    });
  }
}
