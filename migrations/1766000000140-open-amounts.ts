import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders by the amount that is still to be paid, with which bank transfers are compared. */
export class OpenAmounts1766000000140 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS shop_order_open_amount
        ON shop_order ((total - paid + refunded), currency) WHERE paid_at IS NULL AND total > paid - refunded`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX shop_order_open_amount');
  }
}
