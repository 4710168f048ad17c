import type { Config } from '../platform/config/config.js';
import { findRunningPostgres } from '../../libs/embedded-postgres/index.js';
import { openDatabase, type OpenDatabase } from './open-database.js';

/** For commands beside a running server: its database when it runs, else one's own. */
export async function joinDatabase(config: Config): Promise<OpenDatabase> {
  const running = config.databaseUrl ? null : await findRunningPostgres(config.dataDir);
  return running ? { url: running, close: async () => undefined } : openDatabase(config);
}
