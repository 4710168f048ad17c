import type { Config } from '../platform/config/config.js';
import { startEmbeddedPostgres } from '../../libs/embedded-postgres/index.js';

export interface OpenDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens the PostgreSQL of DATABASE_URL, or starts the embedded one, which ends with this process. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined };
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { url: embedded.url, close: () => embedded.stop() };
}
