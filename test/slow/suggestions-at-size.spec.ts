import { startTestShop, type TestShop } from '#testing';
import { Parameters } from '../../src/catalog/data/card.sql.js';
import { suggestSql } from '../../src/catalog/data/suggest.sql.js';
import { Database } from '../../src/platform/database/database.js';
import { fill } from '../fixtures/fill.js';
import { vacuum } from './vacuum.js';

const PRODUCTS = 50_000;
/** Each product has one of 20 words, so that each word is in five of 100 products. */
const SERIES = ['Мох', 'Янтарь', 'Река', 'Берёза', 'Сумерки', 'Жатва', 'Липа', 'Снег', 'Луг', 'Камень'];
const LATIN = ['Moss', 'Amber', 'River', 'Birch', 'Dusk', 'Harvest', 'Linden', 'Snow', 'Meadow', 'Stone'];
/** Limit for the rows that are read: several times the number of ranked rows. */
const MOST_READ = 2_000;

describe('search suggestions in a shop with many products', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
    await fill(
      shop,
      `INSERT INTO product (name, alias, sku, price_regular, published, short_description)
        SELECT 'Teapot ' || (ARRAY['${[...SERIES, ...LATIN].join("','")}'])[1 + n % 20] || ' ' || n, 'teapot-' || n,
          'B' || lpad(n::text, 7, '0'), 1000, true, repeat('Made by hand. ', 20) FROM generate_series(1, ${PRODUCTS}) n`,
    );
    await vacuum(shop, 'product');
  });
  afterAll(() => shop?.close());

  it.each([
    ['a word that all products have', 'teapot'],
    ['the beginning of a word that all products have', 'te'],
    ['a word that many products have', 'мох'],
    ['a word with an ending', 'амбары'],
    ['the beginning of a word that many products have', 'янта'],
    ['two words', 'teapot липа'],
    ['a number', 'B0040000'],
    ['a word without results', 'qwrtp'],
  ])('search suggestions for %s are found without reading the whole table', async (_, q) => {
    const parameters = new Parameters();
    const text = suggestSql({ q }, 'ru', 10, parameters)!;
    const plan = await shop.app
      .get(Database, { strict: false })
      .readPublic<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, parameters.values);
    expect(rowsRead(plan.map((row) => row['QUERY PLAN']))).toBeLessThan(MOST_READ);
  });

  it.each(['teapot', 'te', 'мох', 'moss', 'teapot snow', 'vjc', 'teapto'])(
    'search suggestions for %s are the same for repeated requests',
    async (q) => {
      const found = [];
      // A different address each time, so that no answer comes from the cache.
      for (const end of ['', '&', '&&']) {
        const { body } = await shop.client().get(`/api/search/suggestions?q=${encodeURIComponent(q)}${end}`);
        found.push((body.data as { products: unknown[] }).products);
      }
      expect(found[0]).not.toEqual([]);
      expect(found[1]).toEqual(found[0]);
      expect(found[2]).toEqual(found[0]);
    },
  );
});

/** Rows of the product table that the plan read, including those that a filter removed. */
function rowsRead(plan: readonly string[]): number {
  const from = plan.findIndex((line) => /(?:Seq|Heap) Scan.* on product\b/.test(line));
  expect(from).toBeGreaterThanOrEqual(0);
  const rows = Number(/actual rows=([\d.]+)/.exec(plan[from]!)![1]);
  const rest = plan.slice(
    from + 1,
    plan.findIndex((line, at) => at > from && line.includes('->')),
  );
  const removed = rest.map((line) => /Rows Removed by (?:Filter|Index Recheck): (\d+)/.exec(line)?.[1] ?? '0');
  return removed.reduce((sum, count) => sum + Number(count), rows);
}
