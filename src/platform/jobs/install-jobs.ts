import { PgBoss } from 'pg-boss';
import { JOBS_SCHEMA, quiet } from './boss-options.js';

/** Creates or upgrades pg-boss's schema. An advisory lock makes it safe to run twice or concurrently. */
export async function installJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: JOBS_SCHEMA,
    max: 1,
    migrate: true,
    createSchema: true,
    ...quiet,
  });
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
}
