import { startTestShop, type TestShop } from '#testing';
import { adminListSql } from '../../src/catalog/data/admin-list.sql.js';
import { Parameters } from '../../src/catalog/data/card.sql.js';
import { filterSql, listSql } from '../../src/catalog/data/filter.sql.js';
import { EVERY_PRODUCT } from '../../src/catalog/domain/product-filter.js';
import { fill } from '../fixtures/fill.js';
import { vacuum } from './vacuum.js';

const PRODUCTS = 100_000;
const PAGE = 20;

describe('product lists sorted by name in a shop with 100,000 products', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
    await fill(
      shop,
      `INSERT INTO product (name, alias, price_regular, published, translations)
        SELECT chr(65 + n % 26) || md5(n::text), 'product-' || n, 1000, n % 10 > 0,
          jsonb_build_object('uk', jsonb_build_object('name', substr('АБВГҐДЕЄЖЗИІЇЙ', 1 + n % 14, 1) || n))
        FROM generate_series(1, ${PRODUCTS}) n`,
    );
    await vacuum(shop, 'product');
  });
  afterAll(() => shop?.close());

  async function plan(text: string, { values }: Parameters): Promise<string[]> {
    const rows = await shop.db.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']);
  }

  const scanned = (lines: readonly string[], index: string): number => {
    const line = lines.find((one) => one.includes(`using ${index} on product`)) ?? '';
    return Number(/rows=(\d+)\S* loops=\d+\)$/.exec(line)?.[1] ?? 'NaN');
  };

  test.each([
    ['en', false, 0],
    ['uk', false, 0],
    ['ru', true, 0],
    ['uk', true, 5000],
  ] as const)(
    'a product list sorted by name is read from an index in %s (descending: %s) from offset %s on',
    async (language, descending, offset) => {
      const parameters = new Parameters();
      const filter = filterSql(EVERY_PRODUCT, parameters);
      const request = { language, sort: { key: 'name', descending }, limit: PAGE, offset, withTotal: false } as const;
      const lines = await plan(listSql(filter, request, parameters), parameters);
      expect([lines, scanned(lines, `product_by_name_${language}`)]).toEqual([lines, offset + PAGE]);
    },
  );

  test('the administrators’ list of products with low stock, sorted by name, uses two indexes', async () => {
    const parameters = new Parameters();
    const request = {
      language: 'uk',
      sort: { key: 'name', descending: false },
      limit: PAGE,
      offset: 0,
      lowStock: 3,
    } as const;
    const filter = { q: null, alternatives: [], category: null, featured: null, published: null, stock: null };
    const lines = await plan(adminListSql(filter, request, parameters), parameters);
    for (const index of ['product_by_name_uk', 'product_hidden_by_name_uk'])
      expect(scanned(lines, index)).toBeLessThanOrEqual(PAGE);
  });

  test('the pages of product lists sorted by name neither repeat nor skip products', async () => {
    const ids = new Set<number>();
    const names: string[] = [];
    for (let page = 1; page <= 5; page++) {
      const { body } = await shop.client().get(`/api/products?sort=name&lang=uk&per_page=100&page=${page}`);
      for (const { id, name } of body.data.items as Array<{ id: number; name: string }>) {
        ids.add(id);
        names.push(name);
      }
    }
    expect(ids.size).toBe(500);
    expect(names).toEqual(names.toSorted(new Intl.Collator('uk').compare));
  });
});
