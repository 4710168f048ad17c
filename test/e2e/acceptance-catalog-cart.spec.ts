import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { startTestShop, type Client, type TestShop } from '#testing';

describe('details of the catalog and cart API', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
  });
  afterAll(() => shop?.close());

  const make = async (fields: object) =>
    (await admin.post('/api/products', { name: 'Lamp', price_regular: 10, ...fields })).body.data;

  it('every validation rule of request bodies has its sentence in i18n/en/validation.json', () => {
    const sentences = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../i18n/en/validation.json'), 'utf8'),
    ) as Record<string, string>;
    const { validationMetadatas } = getMetadataStorage() as unknown as {
      validationMetadatas: Map<unknown, Array<{ type: string; name?: string }>>;
    };
    const names = [...validationMetadatas.values()]
      .flat()
      .filter(({ type }) => type === 'customValidation')
      .map(({ name }) => name);
    expect(names.length).toBeGreaterThan(100);
    expect([...new Set(names)].filter((name) => !(name! in sentences))).toEqual([]);
  });

  it.each(['images', 'attributes', 'variants'])(
    'a product with an invalid entry in the list of %s is rejected with 422 at that field',
    async (member) => {
      for (const element of [[], [[]], null, 'text', 5]) {
        const { status, body } = await admin.post('/api/products', {
          name: 'Lamp',
          price_regular: 1,
          [member]: [element],
        });
        expect([status, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([422, member]);
      }
    },
  );

  it('a list in place of an object is rejected with 422', async () => {
    for (const body of [{ translations: [] }, { translations: { uk: [] } }]) {
      expect((await admin.post('/api/products', { name: 'Lamp', price_regular: 1, ...body })).status).toBe(422);
      expect((await admin.post('/api/categories', { name: 'Light', ...body })).status).toBe(422);
    }
    expect((await admin.put('/api/admin/tax', { rates: [[]] })).body.errors.rates).toBeDefined();
    const order = {
      items: [[]],
      payment_method: 'cash',
      shipping_address: { address: 'a', city: 'b', zip: 'c', country: 'UA' },
    };
    expect((await admin.post('/api/orders', order)).body.errors.items).toBeDefined();
  });

  it('a product id in a path with a leading 0 or a sign is 404', async () => {
    const { id } = await make({});
    expect((await admin.get(`/api/products/${id}`)).status).toBe(200);
    for (const path of [`/api/products/0${id}`, `/api/products/+${id}`])
      expect((await admin.delete(path)).status).toBe(404);
  });

  it('no two products or variants have the same SKU, also when two requests store it concurrently', async () => {
    await make({ sku: 'ONE' });
    const { id } = await make({ variants: [{ sku: 'TWO', attributes: { color: 'red' } }] });
    const taken = await Promise.all([
      admin.post('/api/products', { name: 'x', price_regular: 1, sku: 'TWO' }),
      admin.post('/api/products', {
        name: 'x',
        price_regular: 1,
        variants: [{ sku: 'ONE', attributes: { color: 'red' } }],
      }),
      admin.put(`/api/products/${id}`, { sku: 'ONE' }),
    ]);
    expect(taken.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'sku_taken']));
    expect((await admin.put(`/api/products/${id}`, { sku: 'TWO' })).status).toBe(200);
    const races = await Promise.all([
      admin.post('/api/products', { name: 'x', price_regular: 1, sku: 'RACE' }),
      admin.post('/api/products', {
        name: 'x',
        price_regular: 1,
        variants: [{ sku: 'RACE', attributes: { color: 'red' } }],
      }),
    ]);
    expect(races.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('a per_page above 100 is read as 100, and a value that is not a positive integer is 422', async () => {
    for (const large of ['101', '999999999999', '9'.repeat(60)]) {
      expect((await admin.get(`/api/products?per_page=${large}`)).body.meta.per_page).toBe(100);
    }
    for (const bad of ['0', '-1', '1.5', 'abc', ''])
      expect((await admin.get(`/api/products?per_page=${bad}`)).status).toBe(422);
  });

  it('categories can be sorted by position and name only', async () => {
    for (const [name, position] of [
      ['Beta', 1],
      ['alpha', 2],
      ['Gamma', 0],
    ])
      await admin.post('/api/categories', { name, position });
    const names = async (sort: string) =>
      (await admin.get(`/api/categories?sort=${sort}`)).body.data.items.map((item: { name: string }) => item.name);
    expect(await names('')).toEqual(['Gamma', 'Beta', 'alpha']);
    expect(await names('-position')).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(await names('name')).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(await names('-name')).toEqual(['Gamma', 'Beta', 'alpha']);
    expect((await admin.get('/api/categories?sort=bogus')).body.errors.sort).toBeDefined();
  });

  it('wishlist and comparison have the meta data of lists, and a repeat with the same Idempotency-Key has no effect', async () => {
    const { id } = await make({});
    for (const path of ['/api/wishlist', '/api/compare']) {
      const guest = shop.client();
      expect((await guest.get(path)).body.meta).toEqual({ total: 0, page: 1, per_page: 1 });
      const key = { 'idempotency-key': 'again' };
      await guest.post(path, { product_id: id }, key);
      const repeat = await guest.post(path, { product_id: id }, key);
      expect([repeat.headers.get('idempotent-replayed'), repeat.body.data.event]).toEqual(['true', 'add']);
      expect((await guest.get(path)).body.meta.total).toBe(1);
    }
  });

  it('an Idempotency-Key of more than 255 characters is 422 at Idempotency-Key', async () => {
    const { status, body } = await admin.post(
      '/api/categories',
      { name: 'Keyed' },
      { 'idempotency-key': 'x'.repeat(256) },
    );
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'validation_failed', ['Idempotency-Key']]);
    expect(
      (await admin.post('/api/categories', { name: 'Keyed' }, { 'idempotency-key': 'x'.repeat(255) })).status,
    ).toBe(201);
  });

  it.each(['uk', 'UK', 'uk-UA', 'uk_UA'])('the parameter ?lang=%s selects Ukrainian', async (lang) => {
    expect((await admin.get(`/api/products?lang=${lang}`)).headers.get('content-language')).toBe('uk');
  });

  it.each(['/api/docs', '/api/openapi.json'])('a POST to %s is 405 with the allowed methods', async (path) => {
    const response = await fetch(shop.url + path, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
