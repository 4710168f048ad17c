import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the states of emails in a transaction of its own, which does not block other sessions while it reads. */
export class MailsNotSentValidated1766000000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail VALIDATE CONSTRAINT mail_state_check');
  }

  async down(): Promise<void> {
    // The migration that adds the constraint also removes it.
  }
}
