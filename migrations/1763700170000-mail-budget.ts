import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Limits mails per hour to an address whose owner has not proven to own it: `budget_key` identifies the address,
 * `send_after` is when the mail may be sent.
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
