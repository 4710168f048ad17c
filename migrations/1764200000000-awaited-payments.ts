import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'status, payment_method, payment_status, customer_id, created_at, total, paid, refunded, currency';

/**
 * Payments to verify are those of orders with something open: what was once fully paid is not among them, also after a
 * refund, nor is an order of 0. Lists and sums of them are read from this index alone.
 */
export class AwaitedPayments1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX shop_order_to_verify;
      CREATE INDEX shop_order_to_verify ON shop_order (payment_due_at, id) INCLUDE (${COLUMNS}, paid_at)
        WHERE status IN ('awaiting_payment', 'shipped') AND paid_at IS NULL AND total > paid - refunded;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX shop_order_to_verify;
      CREATE INDEX shop_order_to_verify ON shop_order (payment_due_at, id) INCLUDE (status, total, paid, currency)
        WHERE status = 'awaiting_payment' OR (status = 'shipped' AND payment_status IN ('unpaid', 'partially_paid'));
    `);
  }
}
