import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether an account's owner has proven to read the mail of its address. Accounts that are there already count as
 * verified: they were made under the former rules, and their owners have orders and logins that must not go.
 */
export class VerifiedAddresses1763700171000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // a default is stored once for all rows that are there, without writing them
    await runner.query(`
      ALTER TABLE app_user ADD COLUMN email_verified_at timestamptz DEFAULT now(), ADD COLUMN pending_email text;
      ALTER TABLE app_user ALTER COLUMN email_verified_at DROP DEFAULT;
      CREATE INDEX app_user_unverified ON app_user (created_at) WHERE email_verified_at IS NULL AND role = 'customer';

      CREATE TABLE email_verification (
        token_hash bytea PRIMARY KEY,
        user_id int NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        email text NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX email_verification_user ON email_verification (user_id);
      CREATE INDEX email_verification_expiry ON email_verification (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE email_verification;
      DROP INDEX app_user_unverified;
      ALTER TABLE app_user DROP COLUMN pending_email, DROP COLUMN email_verified_at;
    `);
  }
}
