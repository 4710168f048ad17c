import { startTestShop, type Client, type TestShop } from '#testing';
import { SUGGESTED_NAMES, SUGGESTED_VALUES } from '../../src/catalog/data/attribute-reads.js';
import { fill } from '../fixtures/fill.js';
import { vacuum } from './vacuum.js';

const PRODUCTS = 20_000;

describe('attributes of a shop with many products', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
    admin = await shop.admin();
    await fill(
      shop,
      `INSERT INTO product (name, alias, price_regular, published) SELECT 'Thing ' || n, 'thing-' || n, 1000, true
        FROM generate_series(1, ${PRODUCTS}) n`,
      `INSERT INTO product_facet (product_id, attribute, value)
        SELECT p.id, a.name, 'value ' || p.id % a.values FROM product p, (VALUES ('color', 12), ('glaze', 5),
          ('size', 8), ('year', 60)) AS a(name, values)`,
    );
    await vacuum(shop, 'product_facet');
  });
  afterAll(() => shop?.close());

  it.each([
    ['names', SUGGESTED_NAMES.text, [], 4],
    ['values', SUGGESTED_VALUES.text, ['year'], 60],
  ] as const)(
    'suggested %s of attributes are read in steps through an index, without reading all products',
    async (_, text, values, count) => {
      const rows = await shop.db.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE) ${text}`, [...values]);
      const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => /Scan.* on product_facet/.test(line));
      expect(scans.filter((line) => !line.includes('Index Only Scan'))).toEqual([]);
      const read = scans
        .map((line) => /rows=(\d+)\S* loops=(\d+)/.exec(line.slice(line.indexOf('actual')))!)
        .map(([, found, loops]) => Number(found) * Number(loops));
      expect(read.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(count + 2);
    },
  );

  it('attribute suggestions list all names and values, and the list of attributes counts products and values', async () => {
    expect((await admin.get('/api/admin/attribute-suggestions')).body.data.items).toHaveLength(4);
    expect((await admin.get('/api/admin/attribute-suggestions/year')).body.data.items).toHaveLength(60);
    const { items } = (await admin.get('/api/admin/attributes')).body.data;
    expect(
      items.map(
        ({ products_count: products, values_count: values }: { products_count: number; values_count: number }) => [
          products,
          values,
        ],
      ),
    ).toEqual([
      [PRODUCTS, 12],
      [PRODUCTS, 5],
      [PRODUCTS, 8],
      [PRODUCTS, 60],
    ]);
  });
});
