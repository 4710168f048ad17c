import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes which orders have changed, until a job has renewed the suggestions of the bank transactions that name them. */
export class ChangedOrders1766000000310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Without a foreign key, a note locks no order. The number tells whether an order was noted again.
    await runner.query(
      `CREATE TABLE bank_changed_order (
        order_id integer PRIMARY KEY,
        note bigint NOT NULL GENERATED ALWAYS AS IDENTITY
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank_changed_order');
  }
}
