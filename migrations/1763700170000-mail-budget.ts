import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mails that callers cause who have not proven to own the address: when each may be sent, so that one address gets only
 * so many an hour.
 */
export class MailBudget1763700170000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail ADD COLUMN budget_key bytea, ADD COLUMN send_after timestamptz;
      CREATE INDEX mail_budget ON mail (budget_key, send_after DESC) WHERE budget_key IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX mail_budget;
      ALTER TABLE mail DROP COLUMN send_after, DROP COLUMN budget_key;
    `);
  }
}
