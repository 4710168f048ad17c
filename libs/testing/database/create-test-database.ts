import { randomBytes } from 'node:crypto';
import { administer } from './administer.js';
import { SERVER_URL, TEMPLATE_NAME, withDatabase } from './environment.js';

export interface TestDatabase {
  /** Connection URL, as in DATABASE_URL. */
  url: string;
  /** Ends all connections and drops the database. */
  drop(): Promise<void>;
}

/**
 * Creates a database with the real schema and only the rows of the migrations, by cloning the run's template in about
 * 50 ms. Usually one per test file.
 * @param options `empty`: without any schema, for tests of the migrations
 * @throws Error if the spec is outside test/integration, test/e2e, test/browser and test/slow, whose runs start
 * PostgreSQL
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = process.env[SERVER_URL];
  const template = process.env[TEMPLATE_NAME];
  if (!server || !template)
    throw new Error('No test PostgreSQL: put the spec into test/integration, test/e2e, test/browser or test/slow.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // This strategy copies files, which takes half the CPU time of the default, which writes to the write-ahead log.
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : template} STRATEGY file_copy`);
  return { url: withDatabase(server, name), drop: () => drop(server, name) };
}

const PERMISSION_DENIED = '42501';

async function drop(server: string, name: string): Promise<void> {
  try {
    await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } catch (error) {
    if ((error as { code?: string }).code !== PERMISSION_DENIED) throw error;
    // An autovacuum worker may be connected, which this role may not terminate. DROP without FORCE cancels it.
    await administer(server, `DROP DATABASE IF EXISTS ${name}`);
  }
}
