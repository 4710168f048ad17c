import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds of pieces of order lines. `refund.request` groups the refunds of one request: one for each payment.
 * `order_item` counts the pieces that are refunded or being refunded, and those that returned to stock.
 */
export class RefundsByLines1766000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refund
        ADD COLUMN request uuid,
        ADD COLUMN goods jsonb,
        ADD COLUMN notify boolean NOT NULL DEFAULT false;
      ALTER TABLE order_item
        ADD COLUMN refunded int NOT NULL DEFAULT 0,
        ADD COLUMN refunded_amount bigint NOT NULL DEFAULT 0,
        ADD COLUMN restocked int NOT NULL DEFAULT 0,
        ADD CONSTRAINT order_item_refunded_check CHECK (refunded BETWEEN 0 AND quantity) NOT VALID,
        ADD CONSTRAINT order_item_restocked_check CHECK (restocked BETWEEN 0 AND quantity) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_item DROP COLUMN refunded, DROP COLUMN refunded_amount, DROP COLUMN restocked;
      ALTER TABLE refund DROP COLUMN request, DROP COLUMN goods, DROP COLUMN notify`);
  }
}
