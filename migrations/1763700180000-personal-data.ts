import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Erasure and retention of personal data. The audit stays append-only: its entries are changed and deleted only by four
 * functions, which do no more than the law requires. A function inserts its transaction id into `audit_private.pass`, a
 * table to which only the owner of the functions has access, and deletes it at the end; the trigger allows the
 * statements between. A server that connects by another role needs EXECUTE on the functions and nothing else.
 */
export class PersonalData1763700180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }] = (await runner.query('SELECT quote_ident(current_schema()) AS schema')) as [{ schema: string }];
    await runner.query(`
      ALTER TABLE customer ADD COLUMN erased_at timestamptz;
      CREATE INDEX customer_erased ON customer (id) WHERE erased_at IS NOT NULL;
      ALTER TABLE shop_order ADD COLUMN anonymized_at timestamptz;
      CREATE INDEX mail_user ON mail (user_id, created_at) WHERE user_id IS NOT NULL;
      CREATE INDEX review_user ON review (user_id) WHERE user_id IS NOT NULL;
      CREATE INDEX audit_entry_addresses ON audit_entry (at) WHERE ip IS NOT NULL;

      CREATE SCHEMA audit_private;
      REVOKE ALL ON SCHEMA audit_private FROM PUBLIC;
      CREATE TABLE audit_private.pass (xid xid8 PRIMARY KEY);

      CREATE OR REPLACE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql
      SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
          IF TG_OP <> 'TRUNCATE' AND EXISTS (SELECT FROM audit_private.pass WHERE xid = pg_current_xact_id()) THEN RETURN NULL; END IF;
          RAISE EXCEPTION 'audit_entry is append-only';
        END $$;
    `);
    for (const [signature, statement] of functions(schema)) {
      await runner.query(`
        CREATE FUNCTION ${signature} RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
          DECLARE done int;
          BEGIN
            INSERT INTO audit_private.pass VALUES (pg_current_xact_id());
            ${statement};
            GET DIAGNOSTICS done = ROW_COUNT;
            DELETE FROM audit_private.pass WHERE xid = pg_current_xact_id();
            RETURN done;
          END $$;
        REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [signature] of functions('public')) await runner.query(`DROP FUNCTION ${signature}`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'audit_entry is append-only'; END $$;
      DROP SCHEMA audit_private CASCADE;
      DROP INDEX audit_entry_addresses, review_user, mail_user, customer_erased;
      ALTER TABLE shop_order DROP COLUMN anonymized_at;
      ALTER TABLE customer DROP COLUMN erased_at;
    `);
  }
}

/**
 * Functions, each with its only statement; they return the number of changed entries. The minimum ages apply to any
 * argument.
 */
const functions = (schema: string): ReadonlyArray<readonly [string, string]> => [
  // Removes the IP addresses of entries that are older than `older_than`, and at least 30 days old.
  [
    'audit_forget_addresses(older_than timestamptz, at_once int)',
    `
    UPDATE ${schema}.audit_entry SET ip = NULL WHERE id IN (
      SELECT id FROM ${schema}.audit_entry WHERE ip IS NOT NULL AND at < least(older_than, now() - interval '30 days')
      ORDER BY at LIMIT at_once FOR UPDATE SKIP LOCKED)`,
  ],
  // Deletes entries that are older than `older_than`, and at least a year old.
  [
    'audit_delete_entries(older_than timestamptz, at_once int)',
    `
    DELETE FROM ${schema}.audit_entry WHERE id IN (
      SELECT id FROM ${schema}.audit_entry WHERE at < least(older_than, now() - interval '1 year')
      ORDER BY at, id LIMIT at_once FOR UPDATE SKIP LOCKED)`,
  ],
  // Removes the IP addresses and recorded data from entries about an erased customer and the deleted account.
  [
    'audit_forget_person(erased_customer int, erased_account int)',
    `
    UPDATE ${schema}.audit_entry e SET ip = CASE WHEN e.actor ->> 'kind' = 'administrator' THEN e.ip END, before = NULL, after = NULL
    WHERE EXISTS (SELECT FROM ${schema}.customer c WHERE c.id = erased_customer AND c.erased_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM ${schema}.app_user u WHERE u.id = erased_account)
      AND ((e.subject_type = 'customer' AND e.subject_id = erased_customer::text)
        OR (e.subject_type = 'user' AND e.subject_id = erased_account::text)
        OR (e.actor ->> 'kind' = 'customer' AND e.actor ->> 'id' = erased_account::text)
        OR (e.subject_type = 'job' AND e.before #>> '{data,data,customer_id}' = erased_customer::text)
        OR (e.subject_type = 'review' AND e.before ->> 'user_id' = erased_account::text))`,
  ],
  // Removes the recorded data and IP addresses from entries about anonymized orders.
  [
    'audit_forget_orders(orders int[])',
    `
    UPDATE ${schema}.audit_entry e SET before = NULL, after = NULL, ip = CASE WHEN e.actor ->> 'kind' = 'administrator' THEN e.ip END
    FROM ${schema}.shop_order o
    WHERE o.id = ANY (orders) AND o.anonymized_at IS NOT NULL AND e.subject_type = 'order' AND e.subject_id = o.id::text`,
  ],
];
