import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders of payments: one for each order, deadline and day of the settings. */
export class PaymentReminders1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_reminder (
        order_id int NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
        -- the deadline of the order when the reminder was sent: a new one starts the reminders again
        due_at timestamptz NOT NULL,
        -- relative to the deadline, as in the settings of the payment method
        day int NOT NULL,
        sent_at timestamptz NOT NULL,
        PRIMARY KEY (order_id, due_at, day)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_reminder');
  }
}
