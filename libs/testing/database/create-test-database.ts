import { randomBytes } from 'node:crypto';
import { administer } from './administer.js';
import { SERVER_URL, TEMPLATE_NAME, withDatabase } from './environment.js';

export interface TestDatabase {
  /** A connection string, as in DATABASE_URL. */
  url: string;
  /** Ends all its connections and removes it. */
  drop(): Promise<void>;
}

/**
 * A database of one's own, with the real schema and no rows but those of the migrations: a clone of the run's template,
 * made in some 50 ms. One for each test file is the habit.
 * @param options `empty`: without any schema, for tests of the migrations themselves
 * @throws when the spec is outside test/integration, test/e2e, test/browser and test/slow, whose run starts PostgreSQL
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = process.env[SERVER_URL];
  const template = process.env[TEMPLATE_NAME];
  if (!server || !template)
    throw new Error('No test PostgreSQL: put the spec into test/integration, test/e2e, test/browser or test/slow.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // copied as files: by the write-ahead log, the default, it takes twice as much of a core
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : template} STRATEGY file_copy`);
  return { url: withDatabase(server, name), drop: () => drop(server, name) };
}

const PERMISSION_DENIED = '42501';

async function drop(server: string, name: string): Promise<void> {
  try {
    await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } catch (error) {
    if ((error as { code?: string }).code !== PERMISSION_DENIED) throw error;
    // a vacuum that is the server's own may not be ended by us; without FORCE the server ends it
    await administer(server, `DROP DATABASE IF EXISTS ${name}`);
  }
}
