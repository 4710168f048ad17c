import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations and versions of administrators, their second factor, and indexes for searches in the audit. */
export class Administrators1763690440000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user
        ADD COLUMN language text CHECK (language IN ('en', 'uk', 'ru')),
        ADD COLUMN invited_at timestamptz,
        ADD COLUMN last_login_at timestamptz,
        ADD COLUMN version int NOT NULL DEFAULT 1;
      CREATE INDEX app_user_administrators ON app_user (id) WHERE role <> 'customer';

      CREATE TABLE second_factor (
        user_id int PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
        secret text NOT NULL,
        begun_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0
      );
      CREATE TABLE recovery_code (
        user_id int NOT NULL REFERENCES second_factor (user_id) ON DELETE CASCADE,
        hash bytea NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (user_id, hash)
      );

      CREATE INDEX audit_entry_action ON audit_entry (action, at DESC, id DESC);
      CREATE INDEX audit_entry_actor ON audit_entry ((actor ->> 'kind'), (actor ->> 'id'), at DESC, id DESC);
      CREATE INDEX audit_entry_subject_type ON audit_entry (subject_type, at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX audit_entry_subject_type, audit_entry_actor, audit_entry_action;
      DROP TABLE recovery_code, second_factor;
      DROP INDEX app_user_administrators;
      ALTER TABLE app_user DROP COLUMN version, DROP COLUMN last_login_at, DROP COLUMN invited_at, DROP COLUMN language;
    `);
  }
}
