import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the list of mails: newest first, of one kind, or to an address of which a part is known. */
export class MailLists1763690412000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX mail_created ON mail (created_at, id);
      CREATE INDEX mail_kind ON mail (kind, created_at, id);
      CREATE INDEX mail_recipient ON mail USING gin (lower(recipient) gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mail_created, mail_kind, mail_recipient');
  }
}
