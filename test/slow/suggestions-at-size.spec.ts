import { startTestShop, type TestShop } from '#testing';
import { Parameters } from '../../src/catalog/data/card.sql.js';
import { suggestSql } from '../../src/catalog/data/suggest.sql.js';
import { Database } from '../../src/platform/database/database.js';
import { fill } from '../fixtures/fill.js';
import { vacuum } from './vacuum.js';

const PRODUCTS = 50_000;
/** Products have one of 20, so 5 in 100 products each. */
const SERIES = ['Мох', 'Янтарь', 'Река', 'Берёза', 'Сумерки', 'Жатва', 'Липа', 'Снег', 'Луг', 'Камень'];
const LATIN = ['Moss', 'Amber', 'River', 'Birch', 'Dusk', 'Harvest', 'Linden', 'Snow', 'Meadow', 'Stone'];
/** Of the table: what is ranked at most, several times over. */
const MOST_READ = 2_000;

describe('Suggestions in a shop with many products', () => {
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
    ['a word that all have', 'teapot'],
    ['the beginning of one', 'te'],
    ['a word that many have', 'мох'],
    ['one that has an ending', 'амбары'],
    ['the beginning of a word that many have', 'янта'],
    ['two words', 'teapot липа'],
    ['a number', 'B0040000'],
    ['nothing that is there', 'qwrtp'],
  ])('are found for %s without reading the table', async (_, q) => {
    const parameters = new Parameters();
    const text = suggestSql({ q }, 'ru', 10, parameters)!;
    const plan = await shop.app
      .get(Database, { strict: false })
      .readPublic<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, parameters.values);
    expect(rowsRead(plan.map((row) => row['QUERY PLAN']))).toBeLessThan(MOST_READ);
  });

  it.each(['teapot', 'te', 'мох', 'moss', 'teapot snow', 'vjc', 'teapto'])(
    'are the same each time for %s',
    async (q) => {
      const found = [];
      // an address of its own each time, so that no kept answer is sent
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

/** Rows of the products' table that were looked at, found or not. */
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
