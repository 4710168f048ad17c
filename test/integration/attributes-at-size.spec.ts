import { performance } from 'node:perf_hooks';
import { startTestShop, type Client, type TestShop } from '#testing';

const PRODUCTS = 100_000;

describe('A shop with 100,000 products of four attributes each', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
    admin = await shop.admin();
    await shop.db.transaction(async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0');
      await tx.query(`INSERT INTO product (name, alias, price_regular, published) SELECT 'Thing ' || n, 'thing-' || n, 1000, true FROM generate_series(1, ${PRODUCTS}) n`);
      await tx.query(`INSERT INTO product_facet (product_id, attribute, value)
        SELECT p.id, a.name, 'value ' || p.id % a.values FROM product p, (VALUES ('color', 12), ('glaze', 5), ('size', 8), ('year', 60)) AS a(name, values)`);
    });
    await shop.db.query('VACUUM (ANALYZE) product_facet');
  }, 180_000);
  afterAll(() => shop?.close());

  it.each([['names', '', 4], ['values', '/year', 60]])('suggests their %s at once: it steps through an index', async (_, path, count) => {
    let took = Infinity;
    for (let time = 0; time < 5; time++) {
      const started = performance.now();
      const { body } = await admin.get(`/api/admin/attribute-suggestions${path}`);
      took = Math.min(took, performance.now() - started);
      expect(body.data.items).toHaveLength(count);
    }
    expect(took).toBeLessThan(50);
  });

  it('counts who has them within a second or two', async () => {
    const started = performance.now();
    const { body } = await admin.get('/api/admin/attributes');
    if (process.env['TELL']) process.stdout.write(`${Math.round(performance.now() - started)} ms\n`);
    expect(body.data.items.map(({ products_count: products, values_count: values }: { products_count: number; values_count: number }) => [products, values]))
      .toEqual([[PRODUCTS, 12], [PRODUCTS, 5], [PRODUCTS, 8], [PRODUCTS, 60]]);
  });
});
