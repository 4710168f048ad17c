import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of the orders with a reversed payment: the dashboard counts them, and lists are filtered by them. */
export class PaymentReversals1765402000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY order_history_payment_reversed ON order_history (order_id)
        WHERE kind = 'payment_reversed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_history_payment_reversed');
  }
}
