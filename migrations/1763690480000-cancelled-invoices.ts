import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An order whose invoice is overtaken gets another: the first keeps its number and is cancelled, and one at most is in force.
 * `facts` is a hash of what the order was when the invoice was issued; null: issued before it was kept.
 */
export class CancelledInvoices1763690480000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice ADD COLUMN facts text, ADD COLUMN cancelled_at timestamptz;
      ALTER TABLE invoice DROP CONSTRAINT invoice_order_id_key;
      CREATE UNIQUE INDEX invoice_in_force ON invoice (order_id) WHERE cancelled_at IS NULL;
      CREATE INDEX invoice_order ON invoice (order_id, id);
    `);
  }

  /** Of each order only the newest invoice is left, as the older schema has room for one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM invoice i WHERE EXISTS (SELECT FROM invoice newer WHERE newer.order_id = i.order_id AND newer.id > i.id);
      DROP INDEX invoice_order, invoice_in_force;
      ALTER TABLE invoice ADD CONSTRAINT invoice_order_id_key UNIQUE (order_id);
      ALTER TABLE invoice DROP COLUMN cancelled_at, DROP COLUMN facts;
    `);
  }
}
