import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cancelled orders by the amount that would be due if they were reinstated. */
export class CancelledAmounts1766000000141 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS shop_order_cancelled_amount
        ON shop_order ((total - paid + refunded), currency) WHERE status = 'cancelled'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX shop_order_cancelled_amount');
  }
}
