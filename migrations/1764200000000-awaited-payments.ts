import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'status, payment_method, payment_status, customer_id, created_at, total, paid, refunded, currency';

/**
 * Payments to verify are those of orders with an open amount. Orders that were fully paid once, even if refunded later,
 * and orders with a total of 0 are not among them. Lists and sums are read from this index alone.
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
