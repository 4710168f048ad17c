import { isForeignKeyViolation } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Checks the deferred foreign keys of order lines now, which PostgreSQL would otherwise check at the commit. */
const CHECK_ORDER_LINES = 'SET CONSTRAINTS order_item_product_id_fkey, order_item_variant_id_fkey IMMEDIATE';

/**
 * Deletes rows unless others refer to them; returns whether they were deleted. Otherwise nothing changes. SQL: uses a
 * savepoint, and checks deferred foreign keys at once.
 */
export async function deleteUnlessReferred(tx: Transaction, deletion: () => Promise<unknown>): Promise<boolean> {
  await tx.query('SAVEPOINT removing');
  try {
    await deletion();
    await tx.query(CHECK_ORDER_LINES);
    await tx.query('RELEASE SAVEPOINT removing');
    return true;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT removing');
    return false;
  }
}
