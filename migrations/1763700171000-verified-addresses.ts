import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `email_verified_at`: when the owner of an account has proven to receive mail at its address. Existing accounts count
 * as verified, because their owners registered under the former rules, and must keep their orders and logins.
 */
export class VerifiedAddresses1763700171000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // PostgreSQL stores such a default once for all existing rows, without rewriting them.
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
