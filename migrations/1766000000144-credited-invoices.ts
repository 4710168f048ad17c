import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When another invoice took the place of one that credit notes had credited. */
export class CreditedInvoices1766000000144 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice ADD COLUMN credited_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice DROP COLUMN credited_at');
  }
}
