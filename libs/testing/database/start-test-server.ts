import { startEmbeddedPostgres } from '../../embedded-postgres/index.js';
import { runMigrations } from '../../../src/platform/schema/migrate.js';
import { administer } from './administer.js';
import { SERVER_URL, TEMPLATE_NAME, withDatabase } from './environment.js';
import { makeRunFolder, removeRunFolder } from './run-folder.js';

/** Test data need not survive a power failure. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB' };

/**
 * Starts the run's PostgreSQL (or uses TEST_DATABASE_URL, whose role must be able to create databases and roles) and
 * migrates the template that createTestDatabase clones.
 * @param folder for the run's data, which is removed at the end
 * @returns a function that stops the server
 */
export async function startTestServer(folder: string): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => undefined } : await startOwn(folder);
  const template = `template_shop_${process.pid}`;
  try {
    await administer(server.url, `DROP DATABASE IF EXISTS ${template}`);
    await administer(server.url, `CREATE DATABASE ${template}`);
    await runMigrations(withDatabase(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env[SERVER_URL] = server.url;
  process.env[TEMPLATE_NAME] = template;
  return async () => {
    if (given) await administer(server.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
}

async function startOwn(parent: string): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await makeRunFolder(parent);
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: forgetful,
    mayCreateDatabases: true,
  });
  return { url: server.url, stop: () => server.stop().then(() => removeRunFolder(dataDir)) };
}
