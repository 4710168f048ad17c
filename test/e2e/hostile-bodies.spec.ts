import { startTestShop, type TestShop } from '#testing';
import { keys, MANY, OPERATIONS, repeat, TAKEN_TO_PIECES, TOO_LARGE } from '../fixtures/hostile-bodies.js';
import { makeProduct } from '../fixtures/orders.js';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await startTestShop();
  const admin = await shop.admin();
  await makeProduct(admin, { name: 'Teapot', alias: 'teapot' });
  token = (admin as unknown as { options: { token: string } }).options.token;
});
afterAll(() => shop?.close());

interface Sent {
  readonly status: number;
  readonly body: { code?: string; message?: string; errors?: Record<string, string[]> };
}

async function send(method: string, path: string, body: string, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(shop.url + path, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Sent['body']) : {} };
}

const bearer = (as: 'anyone' | 'admin'): Record<string, string> =>
  as === 'admin' ? { authorization: `Bearer ${token}` } : {};

describe('A body with too many', () => {
  test.each(TOO_LARGE)('%s is refused before it is parsed', async (_name, make, code) => {
    for (const [method, path, field, as] of OPERATIONS.filter((_, index) => index % 5 === 0)) {
      const { body } = await send(method, path, make(field), bearer(as));
      expect([path, body.code]).toEqual([path, code]);
    }
  });

  test.each(TAKEN_TO_PIECES)('%s is refused by every operation', async (_name, make) => {
    for (const [method, path, field, as] of OPERATIONS) {
      const { status } = await send(method, path, make(field), bearer(as));
      expect([path, status]).toEqual([path, 422]);
    }
  });

  test("fields, forms included, is refused in the reader's language, with the limit", async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const pairs = Array.from({ length: MANY }, (_, index) => `${index.toString(36)}=1`).join('&');
    for (const path of ['/checkout/process', '/cart/add', '/account/login', '/admin/login']) {
      const { status } = await send('POST', path, pairs, form);
      expect([path, status]).toEqual([path, 422]);
    }
    const { body } = await send('POST', '/api/cart/items', keys(1001), { 'accept-language': 'uk' });
    expect(body).toMatchObject({
      code: 'too_many_fields',
      message: 'Запит має забагато полів. Ліміт для одного об’єкта, форми чи адреси — 1000.',
    });
    expect((await send('POST', '/api/orders', `{"items":[${repeat(15_001, () => '1')}]}`)).body).toMatchObject({
      code: 'too_many_values',
      message: 'The request has too many values. The limit is 15000.',
    });
    expect((await send('POST', '/api/orders', `{"a":${'['.repeat(32)}${']'.repeat(32)}}`)).body).toMatchObject({
      code: 'nested_too_deep',
      message: 'The request is nested too deeply. The limit is 32 levels.',
    });
  });

  test('brackets, hidden in another encoding, is not read', async () => {
    const utf16 = Buffer.from('{"a":1}', 'utf16le').toString('latin1');
    const { status, body } = await send('POST', '/api/cart/items', utf16, {
      'content-type': 'application/json; charset=utf-16le',
    });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('wrong fields is answered with the first fifty', async () => {
    const items = repeat(100, () => '{"product_id":0,"quantity":0}');
    const { status, body } = await send('POST', '/api/orders', `{"items":[${items}]}`);
    expect([status, Object.keys(body.errors!).length]).toEqual([422, 50]);
  });

  test('entries is reported at its list, with the limit of that list', async () => {
    const order = await send('POST', '/api/orders', `{"items":[${repeat(101, () => '{}')}]}`);
    expect(order.body.errors).toEqual({ items: ['must have at most 100 entries'] });
    const product = await send(
      'PUT',
      '/api/products/1',
      `{"images":[${repeat(51, () => '{}')}],"variants":[${repeat(201, () => '{}')}]}`,
      bearer('admin'),
    );
    expect(product.body.errors).toEqual({
      images: ['must have at most 50 entries'],
      variants: ['must have at most 200 entries'],
    });
    const settings = await send(
      'PUT',
      '/api/admin/settings',
      `{"languages":[${repeat(1001, () => '"en"')}]}`,
      bearer('admin'),
    );
    expect(settings.body.errors).toEqual({ languages: ['must have at most 1000 entries'] });
  });
});

describe('An address', () => {
  const get = async (path: string): Promise<[number, string?]> => {
    const response = await fetch(shop.url + path);
    const text = await response.text();
    const { code } = text.startsWith('{') ? (JSON.parse(text) as { code?: string }) : {};
    return code === undefined ? [response.status] : [response.status, code];
  };

  test('of too many parameters is refused, and one longer than 16 KiB is not read', async () => {
    expect(await get(`/api/products?${Array.from({ length: 501 }, (_, index) => `a${index}`).join('&')}`)).toEqual([
      422,
      'too_many_fields',
    ]);
    expect(await get(`/api/products?${'&'.repeat(8000)}`)).toEqual([422, 'too_many_fields']);
    expect(
      await get(`/api/products?${Array.from({ length: MANY }, (_, index) => `attributes[a${index}]=1`).join('&')}`),
    ).toEqual([431]);
    expect((await get(`/api/products?${Array.from({ length: 400 }, (_, index) => `a${index}`).join('&')}`))[0]).toBe(
      200,
    );
  });

  test('may have a NUL in an undeclared parameter, and in no other', async () => {
    for (const path of [
      '/api/products?utm=%00',
      '/api/categories?x=1&utm[a]=%00',
      '/?utm=%00',
      '/product/teapot?utm=%00',
      '/search?utm=%00',
      '/api/cart?key=%00',
    ]) {
      expect([path, (await get(path))[0]]).toEqual([path, 200]);
    }
    for (const path of [
      '/api/products?q=%00',
      '/api/products?q=a&q=%00',
      '/api/products?category=a%00',
      '/api/products/a%00b',
      '/product/a%00b?q=1',
    ]) {
      expect([path, (await get(path))[0]]).toEqual([path, 400]);
    }
    const read = async (path: string): Promise<number> =>
      (await fetch(shop.url + path, { headers: bearer('admin') })).status;
    for (const path of [
      '/api/orders?q=%00',
      '/api/orders?status=%00',
      '/api/admin/audit?action=%00',
      '/api/customers?q=%00',
      '/api/admin/mails?q=%00',
    ]) {
      expect([path, await read(path)]).toEqual([path, 400]);
    }
    expect((await get('/api/products?attributes[color]=%00'))[0]).toBe(422);
    expect((await get('/api/orders/1?key=%00'))[0]).toBe(404);
  });
});

describe('What is large, but within the limits, is taken', () => {
  test('a product with all the images, attributes and variants that it may have', async () => {
    const product = {
      name: 'Large',
      price_regular: 20,
      custom_fields: Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`field ${index}`, index])),
      images: Array.from({ length: 50 }, (_, index) => ({
        image: `/media/${index}.svg`,
        alt: 'Seen from the side',
        sort: index,
      })),
      attributes: Array.from({ length: 100 }, (_, index) => ({
        attribute: `a${index % 10}`,
        value: `v${index}`,
        price_modifier: 1,
      })),
      variants: Array.from({ length: 200 }, (_, index) => ({
        sku: `L-${index}`,
        price: 20,
        in_stock: 1,
        attributes: Object.fromEntries(
          Array.from({ length: 10 }, (_, at) => [`a${at}`, at === 0 ? String(index) : 'v']),
        ),
      })),
      translations: { uk: { name: 'Великий', description: 'о'.repeat(50_000) }, ru: { name: 'Большой' } },
    };
    const { status, body } = await send('POST', '/api/products', JSON.stringify(product), bearer('admin'));
    expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  });

  test('labels of a thousand values, and an order of a hundred lines', async () => {
    const labels = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`v${index}`, { en: 'Red', uk: 'Червоний', ru: 'Красный' }]),
    );
    expect(
      (await send('PUT', '/api/attributes/color', JSON.stringify({ value_labels: labels }), bearer('admin'))).status,
    ).toBe(200);
    const items = Array.from({ length: 100 }, () => ({ product_id: 1, quantity: 1 }));
    expect((await send('POST', '/api/admin/orders/quote', JSON.stringify({ items }), bearer('admin'))).status).not.toBe(
      422,
    );
  });
});
