import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The erasure of a person also removes what the audit has recorded about discarded deliveries of events that name only
 * an order or an account, such as a requested link to an order or a changed email address.
 */
export class DiscardedDeliveries1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceFunction(
      runner,
      (schema) => `(e.before #>> '{data,data,customer_id}' = erased_customer::text
          OR e.before #>> '{data,data,user_id}' = erased_account::text
          OR e.before #>> '{data,data,order_id}' IN (SELECT o.id::text FROM ${schema}.shop_order o WHERE o.customer_id = erased_customer))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceFunction(runner, () => `e.before #>> '{data,data,customer_id}' = erased_customer::text`);
  }
}

/**
 * Replaces the function of PersonalData1763700180000 by one with another condition. Its permissions stay.
 * @param isOfPerson condition on the data of a discarded delivery
 */
async function replaceFunction(runner: QueryRunner, isOfPerson: (schema: string) => string): Promise<void> {
  const [{ schema }] = (await runner.query('SELECT quote_ident(current_schema()) AS schema')) as [{ schema: string }];
  await runner.query(`
    CREATE OR REPLACE FUNCTION audit_forget_person(erased_customer int, erased_account int) RETURNS int LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
      DECLARE done int;
      BEGIN
        INSERT INTO audit_private.pass VALUES (pg_current_xact_id());
        UPDATE ${schema}.audit_entry e SET ip = CASE WHEN e.actor ->> 'kind' = 'administrator' THEN e.ip END, before = NULL, after = NULL
        WHERE EXISTS (SELECT FROM ${schema}.customer c WHERE c.id = erased_customer AND c.erased_at IS NOT NULL)
          AND NOT EXISTS (SELECT FROM ${schema}.app_user u WHERE u.id = erased_account)
          AND ((e.subject_type = 'customer' AND e.subject_id = erased_customer::text)
            OR (e.subject_type = 'user' AND e.subject_id = erased_account::text)
            OR (e.actor ->> 'kind' = 'customer' AND e.actor ->> 'id' = erased_account::text)
            OR (e.subject_type = 'job' AND ${isOfPerson(schema)})
            OR (e.subject_type = 'review' AND e.before ->> 'user_id' = erased_account::text));
        GET DIAGNOSTICS done = ROW_COUNT;
        DELETE FROM audit_private.pass WHERE xid = pg_current_xact_id();
        RETURN done;
      END $$;
  `);
}
