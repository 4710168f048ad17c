import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For each account of a bank feed: the days of which all transactions were fetched, and the number of stored
 * transactions.
 */
export class FetchedPeriods1766000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_feed_account ADD COLUMN covered_from date, ADD COLUMN covered_until date,
        ADD COLUMN imported int NOT NULL DEFAULT 0
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_feed_account DROP COLUMN covered_from, DROP COLUMN covered_until, DROP COLUMN imported
    `);
  }
}
