import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Credit notes are stored with the invoices: they share numbering, files and retention. `figures` has the amounts of a
 * document in minor units, and its parties; null for invoices of earlier versions. `corrects` is the invoice of a credit
 * note, `intent` identifies the request that issued it.
 */
export class CreditNotes1765800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice
        ADD COLUMN kind text NOT NULL DEFAULT 'invoice',
        ADD COLUMN figures jsonb,
        ADD COLUMN corrects int,
        ADD COLUMN reason text,
        ADD COLUMN intent uuid;
      ALTER TABLE invoice ADD CONSTRAINT invoice_kind CHECK (kind IN ('invoice', 'credit_note')) NOT VALID;
      ALTER TABLE invoice ADD CONSTRAINT invoice_corrects CHECK ((kind = 'credit_note') = (corrects IS NOT NULL))
        NOT VALID;
      ALTER TABLE invoice ADD CONSTRAINT invoice_corrects_fkey FOREIGN KEY (corrects) REFERENCES invoice (id) NOT VALID;
      DROP INDEX invoice_in_force;
      CREATE UNIQUE INDEX invoice_in_force ON invoice (order_id) WHERE cancelled_at IS NULL AND kind = 'invoice';
      CREATE UNIQUE INDEX invoice_intent ON invoice (intent) WHERE intent IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM invoice WHERE kind = 'credit_note';
      DROP INDEX invoice_in_force;
      CREATE UNIQUE INDEX invoice_in_force ON invoice (order_id) WHERE cancelled_at IS NULL;
      ALTER TABLE invoice DROP COLUMN kind, DROP COLUMN figures, DROP COLUMN corrects, DROP COLUMN reason,
        DROP COLUMN intent;
    `);
  }
}
