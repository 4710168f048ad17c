import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Connections to banks, and where the fetched transactions of each account end. */
export class BankFeeds1765900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bank_feed (
        key text PRIMARY KEY,
        active boolean NOT NULL DEFAULT false,
        settings jsonb NOT NULL DEFAULT '{}',
        version int NOT NULL DEFAULT 1,
        -- transactions before are not fetched
        since timestamptz NOT NULL DEFAULT now() - interval '7 days',
        accounts_at timestamptz,
        next_run_at timestamptz NOT NULL DEFAULT now(),
        running_until timestamptz,
        last_run_at timestamptz,
        last_error text
      );
      CREATE TABLE bank_feed_account (
        feed_key text NOT NULL REFERENCES bank_feed (key) ON DELETE CASCADE,
        id text NOT NULL,
        account text NOT NULL,
        currency text NOT NULL,
        owner_name text,
        cursor text,
        has_more boolean NOT NULL DEFAULT false,
        fetched_at timestamptz,
        PRIMARY KEY (feed_key, id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank_feed_account; DROP TABLE bank_feed;');
  }
}
