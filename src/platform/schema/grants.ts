import type pg from 'pg';
import { JOBS_SCHEMA } from '../jobs/boss-options.js';

/**
 * Grants the server's role what it needs and revokes everything else: the role reads and writes rows, and cannot change
 * the schema; it can read the activity log and add to it. Repeated runs are allowed; the last one counts. Needs the
 * role that owns the schema.
 */
export async function grantToRuntime(owner: pg.Client, role: string): Promise<void> {
  const name = owner.escapeIdentifier(role);
  const schemas = `public, ${JOBS_SCHEMA}`;
  // SQL: TypeORM has no statements for rights
  await owner.query('BEGIN');
  try {
    for (const statement of [
      `REVOKE ALL ON SCHEMA ${schemas} FROM ${name}`,
      // This is the default since PostgreSQL 15.
      'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
      `GRANT USAGE ON SCHEMA ${schemas} TO ${name}`,
      `REVOKE ALL ON ALL TABLES IN SCHEMA ${schemas} FROM ${name}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schemas} TO ${name}`,
      `REVOKE UPDATE, DELETE ON audit_entry FROM ${name}`,
      `REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${name}`,
      `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${name}`,
      // When an empty shop starts, the server sets the number of the first order in this sequence (SHOP_ORDER_START).
      `GRANT UPDATE ON SEQUENCE shop_order_id_seq TO ${name}`,
      grantOwnFunctions(schemas.split(', '), owner.escapeLiteral(role)),
    ])
      await owner.query(statement);
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK');
    throw error;
  }
}

// SQL: TypeORM has no statements for rights
/** Functions of extensions are excluded: they are executable by PUBLIC already. */
const grantOwnFunctions = (schemas: readonly string[], role: string): string => `
  DO $$
  DECLARE f regprocedure;
  BEGIN
    FOR f IN SELECT p.oid FROM pg_proc p
      WHERE p.pronamespace = ANY ('{${schemas.join(',')}}'::regnamespace[]) AND p.proowner = current_user::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    LOOP
      EXECUTE format('GRANT EXECUTE ON ROUTINE %s TO %I', f, ${role});
    END LOOP;
  END $$`;
