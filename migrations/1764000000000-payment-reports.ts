import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Index of the orders whose customers reported a payment: the dashboard counts them, and lists are filtered by them.
 */
export class PaymentReports1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX order_history_payment_reported ON order_history (order_id) WHERE kind = 'payment_reported'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_history_payment_reported');
  }
}
