import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Most orders have no idempotency key: they need no place in its index. The kept answers' headers are in `body`, sealed. */
export class LeanKeys1763690407000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE shop_order DROP CONSTRAINT shop_order_idempotency_ref_key;
      CREATE UNIQUE INDEX shop_order_idempotency_ref_key ON shop_order (idempotency_ref) WHERE idempotency_ref IS NOT NULL;
      ALTER TABLE idempotency_key DROP COLUMN headers;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE idempotency_key ADD COLUMN headers jsonb;
      DROP INDEX shop_order_idempotency_ref_key;
      ALTER TABLE shop_order ADD CONSTRAINT shop_order_idempotency_ref_key UNIQUE (idempotency_ref);
    `);
  }
}
