import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the audit keeps of discarded deliveries is forgotten with the person also when the event names an order or an
 * account alone, as those about an order's link and about a changed email address do.
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
 * The function of PersonalData1763700180000 with another condition; who may execute it stays.
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
