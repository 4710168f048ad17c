import { join } from 'node:path';
import pg from 'pg';
import { readIfThere } from './files.js';

/** URL of the embedded PostgreSQL of a running server on this data folder; null if none answers. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const port = (await readIfThere(join(dataDir, 'postgres.port')))?.trim();
  const password = (await readIfThere(join(dataDir, 'postgres.password')))?.trim();
  if (!port || !password) return null;
  const url = `postgres://shop:${password}@127.0.0.1:${port}/shop`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
