import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * VerifiedAddresses1763700171000 marked all existing accounts as verified, with the same timestamp. This marks
 * customers' accounts without login, emailed password and order as unverified again: nobody has proven to own their
 * addresses. The timestamp is the column's stored default; after a restore it is the one that several accounts share.
 */
export class AccountsNeverUsed1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH marked (moment) AS (
        SELECT coalesce(
          (SELECT (a.attmissingval::text::timestamptz[])[1] FROM pg_attribute a
            WHERE a.attrelid = 'app_user'::regclass AND a.attname = 'email_verified_at'),
          (SELECT u.email_verified_at FROM app_user u WHERE u.email_verified_at IS NOT NULL AND u.created_at < u.email_verified_at
            GROUP BY u.email_verified_at HAVING count(*) > 1 ORDER BY u.email_verified_at LIMIT 1)
        )
      )
      UPDATE app_user u SET email_verified_at = NULL FROM marked
      WHERE u.email_verified_at = marked.moment AND u.created_at < marked.moment
        AND u.role = 'customer' AND u.last_login_at IS NULL
        AND NOT EXISTS (SELECT FROM session s WHERE s.user_id = u.id)
        AND NOT EXISTS (SELECT FROM audit_entry e WHERE e.subject_type = 'user' AND e.subject_id = u.id::text
          AND e.action IN ('login.succeeded', 'password.changed'))
        AND NOT EXISTS (SELECT FROM email_verification v WHERE v.user_id = u.id AND v.used_at IS NOT NULL)
        AND NOT EXISTS (SELECT FROM customer c JOIN shop_order o ON o.customer_id = c.id WHERE c.user_id = u.id);
    `);
  }

  async down(): Promise<void> {
    // Nothing to undo: the schema is unchanged, and the former values are unknown.
  }
}
