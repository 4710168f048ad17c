import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why the last run of a bank feed failed, as code and detail instead of an English sentence. */
export class FeedProblems1766000000143 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_feed ADD COLUMN last_problem jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_feed DROP COLUMN last_problem');
  }
}
