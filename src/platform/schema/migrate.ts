import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { installJobs } from '../jobs/install-jobs.js';
import { dataSourceOptions } from '../database/data-source.js';
import type { MigrationClass } from '../plugins/installed-plugins.js';
import { grantToRuntime } from './grants.js';

/** An arbitrary number, the same in all instances. */
const LOCK = 4_917_001;
/** Milliseconds; a server that accepts the connection but does not answer counts as unavailable. */
const CONNECT_MS = 3_000;
/** Milliseconds between attempts to take the lock. */
const TRY_MS = 200;

/**
 * Runs pending migrations, each in its own transaction. If several processes start at once, one migrates; the others
 * wait and then find nothing to do. Returns the names of the migrations that ran.
 * @param url of the role that owns the schema
 * @param runtimeRole another role, which is granted what the server needs
 * @param more migrations of plugins: they run after the shop's own, whatever their time, and are recorded in the same
 * table
 */
export async function runMigrations(
  url: string,
  runtimeRole: string | null = null,
  more: readonly MigrationClass[] = [],
): Promise<string[]> {
  const guard = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await guard.connect();
  try {
    while (!(await hasLock(guard))) await pause(TRY_MS);
    const names = await runPending(url, {});
    if (more.length > 0) names.push(...(await runPending(url, { migrations: [...more] })));
    await installJobs(url);
    if (runtimeRole !== null) await grantToRuntime(guard, runtimeRole);
    return names;
  } finally {
    await guard.end();
  }
}

/**
 * Tries to take the lock. Polling is necessary: a statement that waits for the lock would hold a snapshot, and CREATE
 * INDEX CONCURRENTLY in the process with the lock would wait for that statement, a deadlock.
 */
async function hasLock(guard: pg.Client): Promise<boolean> {
  // SQL: takes a lock
  const { rows } = await guard.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
  return rows[0]!.taken;
}

/** Runs the migrations that are not recorded yet, ordered by time. */
async function runPending(url: string, options: { migrations?: MigrationClass[] }): Promise<string[]> {
  const dataSource = new DataSource({
    ...dataSourceOptions(url, 2),
    ...options,
    extra: { statement_timeout: 0, lock_timeout: 60_000 },
  } as ConstructorParameters<typeof DataSource>[0]);
  await dataSource.initialize();
  try {
    return (await dataSource.runMigrations()).map(({ name }) => name);
  } finally {
    await dataSource.destroy();
  }
}
