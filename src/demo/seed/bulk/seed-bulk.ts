import pg from 'pg';
import { Money } from '#kernel';
import { BATCH } from './batch.sql.js';
import { colors, materials, nouns, pictures, series, sizes } from './vocabulary.js';

const BATCH_SIZE = 10_000;

/**
 * Adds `count` generated products, distributed over the categories (some are created if there are none). Numbers
 * continue those of the last run. Takes about a minute for 100 000.
 */
export async function seedBulk(
  url: string,
  currency: string,
  count: number,
  print: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 });
  await client.connect();
  try {
    const categories = await categoryIds(client);
    const first = 1 + (await lastNumber(client));
    for (let from = first; from < first + count; from += BATCH_SIZE) {
      const to = Math.min(from + BATCH_SIZE, first + count) - 1;
      await client.query(BATCH, [
        from,
        to,
        ...byLanguage(nouns),
        ...byLanguage(series),
        categories,
        colors,
        materials,
        sizes,
        pictures,
        oneWhole(currency),
      ]);
      print(`${to - first + 1} of ${count} products`);
    }
    // Vacuums and analyzes the tables, so that the first queries are fast.
    await client.query(
      'VACUUM (ANALYZE) product, stock_level, product_image, product_attribute, product_variant, product_facet, review',
    );
  } finally {
    await client.end();
  }
}

const byLanguage = (list: typeof nouns): string[][] =>
  [0, 1, 2].map((language) => list.map((entry) => entry[language]!));

const oneWhole = (currency: string): string => Money.parse(1, currency).minor.toString();

async function lastNumber(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    `SELECT coalesce(max(substring(sku FROM 2)::int), 0) AS last FROM product WHERE sku ~ '^B[0-9]{7}$'`,
  );
  return rows[0]!.last;
}

/** Ids of the categories without subcategories; a dozen new categories if there is none. */
async function categoryIds(client: pg.Client): Promise<number[]> {
  const leaves =
    'SELECT id FROM category c WHERE NOT EXISTS (SELECT FROM category k WHERE k.parent_id = c.id) ORDER BY id';
  const { rows } = await client.query<{ id: number }>(leaves);
  if (rows.length > 0) return rows.map(({ id }) => id);
  await client.query(
    `WITH tops AS (
       INSERT INTO category (name, alias, position) SELECT 'Floor ' || n, 'floor-' || n, n FROM generate_series(1, 3) n
         RETURNING id, position
     ) INSERT INTO category (parent_id, name, alias, position)
       SELECT id, 'Shelf ' || tops.position || '.' || n, 'shelf-' || tops.position || '-' || n, n FROM tops,
         generate_series(1, 4) n`,
  );
  return (await client.query<{ id: number }>(leaves)).rows.map(({ id }) => id);
}
