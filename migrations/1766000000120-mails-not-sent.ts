import type { MigrationInterface, QueryRunner } from 'typeorm';

const check = (states: string): string => `
  ALTER TABLE mail DROP CONSTRAINT mail_state_check;
  ALTER TABLE mail ADD CONSTRAINT mail_state_check CHECK (state IN (${states})) NOT VALID;`;

/** Adds the state of emails that were only written to files, because no mail server was set up. */
export class MailsNotSent1766000000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(check(`'queued', 'sent', 'not_sent', 'dead', 'dropped'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE mail SET state = 'sent', sent_at = created_at WHERE state = 'not_sent';
       ${check(`'queued', 'sent', 'dead', 'dropped'`)}`,
    );
  }
}
