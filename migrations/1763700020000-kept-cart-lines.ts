import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOREIGN_KEYS = { product_id: 'product', variant_id: 'product_variant' };

/**
 * Products and variants in carts cannot be deleted, only hidden, like ordered ones: the cart line stays and says why
 * the product cannot be bought. If the line were deleted with the product, the customer would order less than the
 * checkout has just shown.
 */
export class KeptCartLines1763700020000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return refer(runner, '');
  }

  down(runner: QueryRunner): Promise<void> {
    return refer(runner, 'ON DELETE CASCADE');
  }
}

async function refer(runner: QueryRunner, rule: string): Promise<void> {
  // Locks all tables in one statement, in the order in which the removal of a product locks them, so that no deadlock
  // is possible.
  await runner.query('LOCK TABLE product, product_variant, cart_item IN ACCESS EXCLUSIVE MODE');
  for (const [column, table] of Object.entries(FOREIGN_KEYS)) {
    await runner.query(`ALTER TABLE cart_item DROP CONSTRAINT cart_item_${column}_fkey,
      ADD CONSTRAINT cart_item_${column}_fkey FOREIGN KEY (${column}) REFERENCES ${table} (id) ${rule}`);
  }
}
