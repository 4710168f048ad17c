import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the rows for the constraints of credit notes, without blocking reads and writes. */
export class CreditNotesValidated1765801000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice VALIDATE CONSTRAINT invoice_kind');
    await runner.query('ALTER TABLE invoice VALIDATE CONSTRAINT invoice_corrects');
    await runner.query('ALTER TABLE invoice VALIDATE CONSTRAINT invoice_corrects_fkey');
  }

  /** Nothing to undo: the migration that added the constraints removes them. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
