import pg from 'pg';
import { migrations } from '../../../migrations/index.js';
import { SettingError } from '../config/setting-error.js';
import { checkMigrations } from '../plugins/check-migrations.js';
import { migrationName, type InstalledPlugins, type MigrationClass } from '../plugins/installed-plugins.js';
import { runMigrations } from './migrate.js';
import { errorCode, isDatabaseUnavailable } from '../database/pg-errors.js';

const CONNECT_MS = 3_000;

interface Role {
  readonly role: string;
  readonly database: string;
  /** Whether the role may change the schema. */
  readonly owns: boolean;
}

// SQL: calls functions of PostgreSQL
const WHO = `SELECT current_user AS role, current_database() AS database,
  coalesce((SELECT pg_has_role(relowner, 'USAGE') FROM pg_class WHERE oid = to_regclass('public.migrations')),
    has_schema_privilege('public', 'CREATE')) AS owns`;

/**
 * Prepares the schema for the server. With DATABASE_MIGRATION_URL, its role runs the migrations and grants the server's
 * role what it needs; otherwise the server's role runs them; a server's role that may not change the schema only checks
 * that nothing is pending. Returns the names of the migrations that ran.
 * @param plugins with migrations that run after the shop's
 * @throws SettingError if this role must not run the pending migrations; PluginError if two have the same name
 */
export async function prepareSchema(
  url: string,
  migrationUrl: string | null,
  plugins: InstalledPlugins | null = null,
): Promise<string[]> {
  if (plugins) checkMigrations(plugins);
  const more = plugins?.migrations ?? [];
  const runtime = await inspectAs(url, async (_, role) => role);
  if (migrationUrl !== null) return migrateFor(runtime, migrationUrl, more);
  if (runtime.owns) return runMigrations(url, null, more);
  await inspectAs(url, (client, role) => mustBeMigrated(client, role, more));
  return [];
}

async function migrateFor(runtime: Role, migrationUrl: string, more: readonly MigrationClass[]): Promise<string[]> {
  try {
    const owner = await inspectAs(migrationUrl, async (_, role) => role);
    if (owner.database !== runtime.database)
      throw new SettingError('DATABASE_MIGRATION_URL', 'leads to another database than DATABASE_URL');
    return await runMigrations(migrationUrl, owner.role === runtime.role ? null : runtime.role, more);
  } catch (error) {
    const code = errorCode(error);
    if (!isDatabaseUnavailable(error) && !/^(28|3D|42501)/.test(code)) throw error;
    throw new SettingError(
      'DATABASE_MIGRATION_URL',
      `the database cannot be migrated by this role (${code || 'no answer'})`,
    );
  }
}

async function inspectAs<T>(url: string, inspect: (client: pg.Client, role: Role) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    return await inspect(client, (await client.query<Role>(WHO)).rows[0]!);
  } finally {
    await client.end();
  }
}

async function mustBeMigrated(client: pg.Client, { role }: Role, more: readonly MigrationClass[]): Promise<void> {
  // SQL: the table belongs to TypeORM, whose own read would create it
  const done = await client.query<{ name: string }>('SELECT name FROM public.migrations').catch((error: unknown) => {
    // The table does not exist, or this role may not read it.
    if (/^42/.test(errorCode(error))) return { rows: [] };
    throw error;
  });
  const names = new Set(done.rows.map(({ name }) => name));
  const known = [...migrations.map(({ name }) => name), ...more.map(migrationName)];
  const waiting = known.filter((name) => !names.has(name)).length;
  if (waiting === 0) return;
  throw new SettingError(
    'DATABASE_MIGRATION_URL',
    `is needed: migrations wait (${waiting}), and the role ${role} of DATABASE_URL may not change the schema`,
  );
}
