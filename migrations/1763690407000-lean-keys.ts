import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Omits orders without an idempotency key, which are most, from the index of keys. Headers of stored answers are part
 * of the encrypted `body`.
 */
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
