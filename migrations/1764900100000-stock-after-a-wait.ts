import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Returns the stock of a product without variants as it is committed now. A VOLATILE function takes its own snapshot; a
 * statement that has waited for a lock still uses the snapshot of its start.
 */
export class StockAfterAWait1764900100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION stock_now(product_id int) RETURNS int LANGUAGE sql VOLATILE AS $$
        SELECT coalesce(
          (SELECT p.in_stock FROM product p WHERE p.id = product_id AND p.deleted_at IS NULL AND NOT p.has_variants), 0)
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION stock_now(int);');
  }
}
