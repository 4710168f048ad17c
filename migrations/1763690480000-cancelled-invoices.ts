import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An order that changes after its invoice was issued gets another one: the first keeps its number and is cancelled, so
 * that at most one is in force. `facts` is a hash of the order's data when the invoice was issued; null for invoices of
 * earlier versions.
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

  /** Keeps only the newest invoice of each order, because the older schema allows one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM invoice i WHERE EXISTS (SELECT FROM invoice newer WHERE newer.order_id = i.order_id AND newer.id > i.id);
      DROP INDEX invoice_order, invoice_in_force;
      ALTER TABLE invoice ADD CONSTRAINT invoice_order_id_key UNIQUE (order_id);
      ALTER TABLE invoice DROP COLUMN cancelled_at, DROP COLUMN facts;
    `);
  }
}
