import type { TestShop } from '#testing';
import { until } from '../fixtures/until.js';

const LEFT = `SELECT coalesce(sum(relpages - relallvisible), 0)::int AS pages FROM pg_class
  WHERE relname = ANY($1::text[])`;

/**
 * Vacuums and analyzes tables until all their rows are marked as visible to all transactions, as in a shop that has run
 * for a while. An older snapshot, such as that of autovacuum, can prevent this; plans then read the table and not only
 * the index.
 */
export async function vacuum({ db }: Pick<TestShop, 'db'>, ...tables: string[]): Promise<void> {
  await until(
    async () => {
      await db.query(`VACUUM (ANALYZE) ${tables.join(', ')}`);
      const [left] = await db.query<{ pages: number }>(LEFT, [tables]);
      return left!.pages;
    },
    (pages) => pages === 0,
  );
}

/** Disables autovacuum for all tables, so that statistics, and with them plans, do not change during a test. */
export async function stopAutovacuum({ db }: Pick<TestShop, 'db'>): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) await db.query(`ALTER TABLE ${name} SET (autovacuum_enabled = false)`);
}
