import type { TestShop } from '#testing';
import { until } from '../fixtures/until.js';

const LEFT = `SELECT coalesce(sum(relpages - relallvisible), 0)::int AS pages FROM pg_class
  WHERE relname = ANY($1::text[])`;

/**
 * Vacuums and analyzes tables until all their rows are visible to everyone, as those of a shop of some age are. A
 * statement of autovacuum that began before the rows were written keeps them from being marked, and plans then read
 * the table instead of the index alone.
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
