import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOREIGN_KEYS = { product_id: 'product', variant_id: 'product_variant' };

/**
 * A product or a variant that lies in a cart is hidden when it is removed, as an ordered one is: the line stays and says why it cannot be
 * bought. Gone with it, the buyer would order less than the checkout has just shown.
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
  // in the order in which a product is removed, and at once: nobody holds one of them while waiting for another
  await runner.query('LOCK TABLE product, product_variant, cart_item IN ACCESS EXCLUSIVE MODE');
  for (const [column, table] of Object.entries(FOREIGN_KEYS)) {
    await runner.query(`ALTER TABLE cart_item DROP CONSTRAINT cart_item_${column}_fkey,
      ADD CONSTRAINT cart_item_${column}_fkey FOREIGN KEY (${column}) REFERENCES ${table} (id) ${rule}`);
  }
}
