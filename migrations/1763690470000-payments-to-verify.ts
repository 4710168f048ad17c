import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes with everything that the dashboard counts and sums, so that it reads no table, however many orders there are:
 * the orders whose payment is to be verified, by due date and with their open amounts, and the sales by day.
 */
export class PaymentsToVerify1763690470000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX shop_order_due;
      CREATE INDEX shop_order_to_verify ON shop_order (payment_due_at, id) INCLUDE (status, total, paid, currency)
        WHERE status = 'awaiting_payment' OR (status = 'shipped' AND payment_status IN ('unpaid', 'partially_paid'));
      CREATE INDEX shop_order_sales ON shop_order (created_at) INCLUDE (status, currency, total, paid, refunded);
      CREATE INDEX shop_order_paid_here ON shop_order (id) WHERE status = 'paid' AND shipped_at IS NULL;
      CREATE INDEX shop_order_refund_due ON shop_order (id) WHERE status = 'cancelled' AND paid > refunded;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX shop_order_refund_due, shop_order_paid_here, shop_order_sales, shop_order_to_verify;
      CREATE INDEX shop_order_due ON shop_order (payment_due_at) WHERE status = 'awaiting_payment';
    `);
  }
}
