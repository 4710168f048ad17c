import pg from 'pg';
import { startEmbeddedPostgres } from '../../../dist/libs/embedded-postgres/index.js';

/**
 * `public` comes before `pg_catalog`, so that the statements of the shop call this now(). It is the server's time plus
 * the interval in `month.clock`.
 */
const CLOCK = `
  CREATE SCHEMA month;
  CREATE TABLE month.clock AS SELECT interval '0' AS ahead;
  CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT pg_catalog.now() + (SELECT ahead FROM month.clock)';
  DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database());
  END $$`;

/** Opens an empty database whose now() can be moved: the database of DATABASE_URL, or else a new one in the folder. */
export async function openDatabase(folder) {
  const given = process.env.DATABASE_URL;
  const server = given ? null : await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const url = given ?? server.url;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace LIMIT 1");
  if (rows.length > 0) throw new Error('The database of DATABASE_URL is not empty.');
  await client.query(CLOCK);
  return {
    url,
    /** Moves now() this many milliseconds ahead of the server's time. */
    move: (ms) => client.query("UPDATE month.clock SET ahead = $1 * interval '1 millisecond'", [ms]),
    /**
     * Ends the schedule of a job, because schedules follow the machine's time and would start the job at any moment.
     */
    unschedule: (job) => client.query('DELETE FROM pgboss.schedule WHERE name = $1', [job]),
    async close() {
      await client.end();
      await server?.stop();
    },
  };
}
