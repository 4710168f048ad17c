import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestShop, type TestShop } from '#testing';
import { demoCategories, demoPages, demoPictures, demoProducts } from '../../src/demo/demo-data.js';
import { seedBulk } from '../../src/demo/seed/bulk/seed-bulk.js';
import { isEmptyShop, seedDemoShop } from '../../src/demo/seed/index.js';

describe('the demo shop', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop?.close());

  it('demo data is added to an empty shop once, even if several processes try at the same time', async () => {
    expect(await isEmptyShop(shop.app)).toBe(true);
    await Promise.all([seedDemoShop(shop.app), seedDemoShop(shop.app)]);
    expect(await isEmptyShop(shop.app)).toBe(false);
    const guest = shop.client();
    const { body } = await guest.get('/api/products?lang=uk&facets=1&per_page=100');
    expect(body.meta.total).toBe(demoProducts.length);
    expect((await guest.get('/api/categories')).body.meta.total).toBe(demoCategories.length);
    expect(readdirSync(join(shop.dataDir, 'media', 'demo'))).toEqual(readdirSync(demoPictures));
    for (const item of body.data.items.slice(0, 3)) expect((await fetch(shop.url + item.image)).status).toBe(200);
    const { items: pages } = (await guest.get('/api/pages?lang=uk')).body.data;
    expect(pages.map(({ slug, title }: { slug: string; title: string }) => [slug, title])).toEqual(
      demoPages.map(({ slug, title }) => [slug, title.uk]),
    );
    const detail = await guest.get(`/api/products/${body.data.items[0].alias}?lang=ru`);
    expect(detail.body.data.breadcrumbs.length).toBeGreaterThan(0);
    const payments = await guest.get('/api/checkout/payments?lang=uk');
    expect(payments.body.payments.map(({ key, title }: { key: string; title: string }) => [key, title])).toEqual([
      ['cash', 'Готівка'],
      ['bank_invoice', 'Банківський переказ'],
    ]);
  });

  it('npm run seed adds plausible products to the demo shop', async () => {
    await seedBulk(shop.databaseUrl, 'EUR', 250, () => undefined);
    const rows = await shop.db.query<{ n: number; broken: number }>(
      `SELECT count(*)::int AS n, (SELECT count(*)::int FROM product p WHERE has_variants
         AND in_stock <> (SELECT sum(v.in_stock) FROM product_variant v WHERE v.product_id = p.id)) AS broken
           FROM product`,
    );
    expect(rows).toEqual([{ n: demoProducts.length + 250, broken: 0 }]);
  });
});
