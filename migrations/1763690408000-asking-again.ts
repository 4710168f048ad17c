import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `ask_at`: when the gateway is queried next about a pending payment or refund; null: not any more. `asks`: the number
 * of queries so far.
 */
export class AskingAgain1763690408000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['payment', 'refund']) {
      await runner.query(`
        ALTER TABLE ${table}
          ADD COLUMN asks smallint NOT NULL DEFAULT 0,
          ADD COLUMN ask_at timestamptz DEFAULT now() + interval '1 minute';
        CREATE INDEX ${table}_to_ask ON ${table} (ask_at) WHERE status = 'pending';
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['payment', 'refund']) {
      await runner.query(`DROP INDEX ${table}_to_ask; ALTER TABLE ${table} DROP COLUMN asks, DROP COLUMN ask_at`);
    }
  }
}
