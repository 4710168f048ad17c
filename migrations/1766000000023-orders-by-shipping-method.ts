import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for the list of the orders of a shipping method. */
export class OrdersByShippingMethod1766000000023 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS shop_order_shipping_method ON shop_order (shipping_method, id DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS shop_order_shipping_method');
  }
}
