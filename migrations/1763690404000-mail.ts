import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that were sent or are to be sent. `dedupe_key` is unique, so that one intent causes one mail. */
export class Mail1763690404000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail (
        id uuid PRIMARY KEY,
        dedupe_key text NOT NULL UNIQUE,
        kind text NOT NULL,
        language text NOT NULL,
        recipient text NOT NULL,
        subject text,
        order_id int,
        user_id int,
        data jsonb NOT NULL DEFAULT '{}',
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'dead')),
        attempts int NOT NULL DEFAULT 0,
        last_error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz
      );
      CREATE INDEX mail_state ON mail (state, created_at);
      CREATE INDEX mail_order ON mail (order_id, created_at) WHERE order_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail');
  }
}
