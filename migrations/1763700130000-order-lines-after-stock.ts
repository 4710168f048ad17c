import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOREIGN_KEYS = ['order_item_product_id_fkey', 'order_item_variant_id_fkey'];

/**
 * Checks the foreign keys of order lines at the commit, to avoid a deadlock. The check locks the product's key, and an
 * order inserts its lines before it takes their stock. With an immediate check, several buyers held that lock while
 * they waited for the product's row, and a change of the product's alias, which had begun to lock this row, waited for
 * all of them.
 */
export class OrderLinesAfterStock1763700130000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return checked(runner, 'DEFERRABLE INITIALLY DEFERRED');
  }

  down(runner: QueryRunner): Promise<void> {
    return checked(runner, 'NOT DEFERRABLE');
  }
}

/** Changes the catalog only: no row is read. The tables are locked in the order in which a product is deleted. */
async function checked(runner: QueryRunner, when: string): Promise<void> {
  await runner.query('LOCK TABLE product, product_variant, order_item IN ACCESS EXCLUSIVE MODE');
  for (const key of FOREIGN_KEYS) await runner.query(`ALTER TABLE order_item ALTER CONSTRAINT ${key} ${when}`);
}
