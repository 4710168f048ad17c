import { connect } from 'node:net';
import { startTestShop, type TestShop } from '#testing';
import { AddressesInAscii1764600000000 } from '../../migrations/1764600000000-addresses-in-ascii.js';
import { keys, MANY, OPERATIONS, repeat, TAKEN_TO_PIECES, TOO_LARGE } from '../fixtures/hostile-bodies.js';
import { buyer, makeProduct, orderBody } from '../fixtures/orders.js';

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

describe('limits of request bodies', () => {
  test.each(TOO_LARGE)('a body with too many %s is rejected before it is parsed', async (_name, make, code) => {
    for (const [method, path, field, as] of OPERATIONS.filter((_, index) => index % 5 === 0)) {
      const { body } = await send(method, path, make(field), bearer(as));
      expect([path, body.code]).toEqual([path, code]);
    }
  });

  test.each(TAKEN_TO_PIECES)('a body with too many %s is rejected by every operation', async (_name, make) => {
    for (const [method, path, field, as] of OPERATIONS) {
      const { status } = await send(method, path, make(field), bearer(as));
      expect([path, status]).toEqual([path, 422]);
    }
  });

  test('a body or form above a limit is rejected in the reader’s language with the limit', async () => {
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

  test('a body in UTF-16, which could hide brackets, is rejected', async () => {
    const utf16 = Buffer.from('{"a":1}', 'utf16le').toString('latin1');
    const { status, body } = await send('POST', '/api/cart/items', utf16, {
      'content-type': 'application/json; charset=utf-16le',
    });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('a body with more than fifty invalid fields is answered with the first fifty errors', async () => {
    const items = repeat(100, () => '{"product_id":0,"quantity":0}');
    const { status, body } = await send('POST', '/api/orders', `{"items":[${items}]}`);
    expect([status, Object.keys(body.errors!).length]).toEqual([422, 50]);
  });

  test('a list with too many entries is reported with the limit of that list', async () => {
    const order = await send('POST', '/api/orders', `{"items":[${repeat(101, () => '{}')}]}`);
    expect(order.body.errors!['items']).toEqual(['must have at most 100 entries']);
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

describe('limits of addresses', () => {
  const get = async (path: string): Promise<[number, string?]> => {
    const response = await fetch(shop.url + path);
    const text = await response.text();
    const { code } = text.startsWith('{') ? (JSON.parse(text) as { code?: string }) : {};
    return code === undefined ? [response.status] : [response.status, code];
  };

  test('an address with more than 500 parameters is 422, and one longer than 16 KiB is 431', async () => {
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

  test('a NUL is allowed in undeclared parameters of an address and rejected in declared ones', async () => {
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

/** Bytes that are not UTF-8. */
const BROKEN: ReadonlyArray<[string, number[]]> = [
  ['a byte that never occurs', [0xff]],
  ['an overlong form', [0xc0, 0xaf]],
  ['half a surrogate pair', [0xed, 0xa0, 0x80]],
  ['a truncated character', [0xe2, 0x82]],
  ['a code point above U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
];
const encoded = (bytes: readonly number[]): string =>
  bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

describe('requests that are not valid UTF-8', () => {
  const post = async (path: string, type: string, body: Uint8Array): Promise<[number, string?]> => {
    const headers = { ...bearer('admin'), 'content-type': type };
    const answer = await fetch(shop.url + path, { method: 'POST', headers, body: Buffer.from(body) });
    const text = await answer.text();
    return [answer.status, text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined];
  };

  test.each(BROKEN)('JSON with %s, which is not valid UTF-8, is 400', async (_what, bytes) => {
    const body = Buffer.concat([Buffer.from('{"name":"Tea '), Buffer.from(bytes), Buffer.from('","price_regular":1}')]);
    expect(await post('/api/products', 'application/json', body)).toEqual([400, 'unreadable_body']);
    const name = Buffer.concat([Buffer.from('{"'), Buffer.from(bytes), Buffer.from('":1}')]);
    expect(await post('/api/cart/items', 'application/json', name)).toEqual([400, 'unreadable_body']);
  });

  test.each(BROKEN)('a form with %s, which is not valid UTF-8, is 400', async (_what, bytes) => {
    const type = 'application/x-www-form-urlencoded';
    for (const path of ['/checkout/process', '/account/login', '/admin/login']) {
      for (const value of [Buffer.from(encoded(bytes)), Buffer.from(bytes)]) {
        const [status] = await post(path, type, Buffer.concat([Buffer.from('email=a&first_name=Anna '), value]));
        expect([path, status]).toEqual([path, 400]);
      }
    }
  });

  test.each(BROKEN)('a field of an upload with %s, which is not valid UTF-8, is 400', async (_what, bytes) => {
    const body = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="alt"\r\n\r\nTea '),
      Buffer.from(bytes),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    expect(await post('/api/admin/pictures', 'multipart/form-data; boundary=b', body)).toEqual([
      400,
      'unreadable_body',
    ]);
  });

  test.each(BROKEN)('an address with %s, which is not valid UTF-8, is 400', async (_what, bytes) => {
    for (const path of [
      '/api/products?q=a',
      '/api/products?utm=',
      '/search?q=',
      '/product/',
      '/api/products/a',
      '/?x=',
    ]) {
      const { status } = await fetch(shop.url + path + encoded(bytes));
      expect([path, status]).toEqual([path, 400]);
      expect([path, await statusOf(Buffer.concat([Buffer.from(path), Buffer.from(bytes)]))]).toEqual([path, 400]);
    }
  });

  /** Requests a path with raw bytes, which `fetch` would encode. @returns the status */
  const statusOf = (target: Buffer): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(shop.url);
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          Buffer.concat([
            Buffer.from('GET '),
            target,
            Buffer.from(` HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`),
          ]),
        ),
      );
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
      socket.on('end', () => resolve(Number(answer.split(' ')[1])));
      socket.on('error', reject);
    });

  test('percent signs and U+FFFD in requests are accepted', async () => {
    for (const path of ['/search?q=100%', '/search?q=%zz', '/search?q=%EF%BF%BD'])
      expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
    const [status] = await post(
      '/api/products',
      'application/json',
      Buffer.from('{"name":"\ufffd","price_regular":1}'),
    );
    expect(status).toBe(201);
  });
});

describe('fields of request bodies', () => {
  const errorsOf = async (method: string, path: string, body: object, language = 'en'): Promise<unknown> =>
    (await send(method, path, JSON.stringify(body), { ...bearer('admin'), 'accept-language': language })).body.errors;

  const controls = 'must not contain control characters or line breaks';
  test.each([
    [undefined, 'is required'],
    ['', 'is required'],
    [' \u200b\u2060', 'is required'],
    ['\u3164', 'is required'],
    ['\u{e0041}\ufe0f', 'is required'],
    [7, 'must be text'],
    ['x'.repeat(256), 'must have 1 to 255 characters'],
    ['Tea\u0007', controls],
    ['Green\ntea', controls],
    ['Green\u2028tea', controls],
  ])('a field with several problems has one error that says how to fix it: %j', async (name, error) => {
    expect(await errorsOf('POST', '/api/products', { name, price_regular: 1 })).toEqual({ name: [error] });
    expect(await errorsOf('POST', '/api/categories', { name })).toEqual({ name: [error] });
  });

  test.each(['24.50', '', true, {}, [24.5]])(
    'an amount that is not a JSON number is reported as such: %j',
    async (amount) => {
      const error = ['must be a number'];
      expect(await errorsOf('POST', '/api/products', { name: 'Tea', price_regular: amount })).toEqual({
        price_regular: error,
      });
      expect(await errorsOf('POST', '/api/orders/1/verify-payment', { amount })).toEqual({ amount: error });
      expect(await errorsOf('POST', '/api/orders/1/refund', { amount, reason: 'Damaged' })).toEqual({ amount: error });
      expect(await errorsOf('PUT', '/api/admin/settings', { max_quantity: amount })).toEqual({
        max_quantity: ['must be a whole number'],
      });
    },
  );

  test('control characters are rejected at any depth; line breaks are allowed in long texts only', async () => {
    const translations = { uk: { name: 'Чай\n', description: 'Зелений\nчай' } };
    expect(await errorsOf('PUT', '/api/products/1', { description: 'a\nb', translations })).toBeUndefined();
    expect(
      await errorsOf('PUT', '/api/products/1', {
        description: 'a\u001bb',
        translations: { uk: { name: 'a\nb' } },
        variants: [{ sku: 'a\tb', attributes: { 'co\nlor': 'red' } }],
      }),
    ).toEqual({
      description: ['must not contain control characters'],
      'translations.uk.name': [controls],
      'variants.0.sku': [controls],
      'variants.0.attributes': [controls],
    });
    expect(await errorsOf('PUT', '/api/admin/payment-methods/cash', { title: { en: 'Ca\nsh' } })).toEqual({
      'title.en': [controls],
    });
    const emptied = { title: { en: 'Cash', uk: '\u200b\u3164' } };
    expect(await errorsOf('PUT', '/api/admin/payment-methods/cash', emptied)).toBeUndefined();
    const { body } = await (await shop.admin()).get('/api/admin/payment-methods/cash');
    expect(JSON.stringify(body)).not.toMatch(/[\u200b\u3164]/);
  });

  test('a missing required field is reported as required, in the language of the response', async () => {
    for (const [language, sentence] of [
      ['en', 'is required'],
      ['uk', 'обов’язкове для заповнення'],
      ['ru', 'обязательно для заполнения'],
    ] as const) {
      const errors = await errorsOf('POST', '/api/orders', { customer: {}, shipping_address: {} }, language);
      expect(errors).toMatchObject({
        'shipping_address.address': [sentence],
        'shipping_address.country': [sentence],
        payment_method: [sentence],
      });
    }
  });
});

describe('spellings of internationalized email addresses', () => {
  const SPELLINGS = ['anna@bu\u0308cher.example', 'ANNA@B\u00dcCHER.example', 'anna@xn--bcher-kva.example'];
  const rowsOf = (table: string): Promise<unknown[]> =>
    shop.db.query(`SELECT DISTINCT email FROM ${table} WHERE lower(email) LIKE 'anna@%'`);

  test('registration, login, orders, lookup and search treat all spellings of an address as one account', async () => {
    const account = { password: 'Long enough for Anna 7', first_name: 'Anna', last_name: 'Blau' };
    for (const email of ['anna@b\u00fccher.example', ...SPELLINGS])
      expect((await shop.client().post('/api/auth/register', { ...account, email })).status).toBe(201);
    expect(await rowsOf('app_user')).toEqual([{ email: 'anna@xn--bcher-kva.example' }]);
    const admin = await shop.admin();
    for (const email of SPELLINGS) {
      expect((await shop.client().post('/api/auth/login', { email, password: account.password })).status).toBe(200);
      const body = orderBody(1, { customer: { ...buyer, email } });
      const placed = await shop.client().post('/api/orders', body);
      expect(placed.status).toBe(201);
      for (const list of ['/api/orders', '/api/customers', '/api/admin/mails']) {
        const { body: found } = await admin.get(`${list}?q=${encodeURIComponent(email)}`);
        expect([list, email, found.meta.total]).toEqual([list, email, expect.any(Number)]);
        expect([list, email, found.meta.total > 0]).toEqual([list, email, true]);
      }
    }
    expect(await rowsOf('shop_order')).toHaveLength(2);
  });

  test('the migration rewrites stored addresses unless another row already has the new spelling', async () => {
    await shop.db.query(
      `INSERT INTO app_user (email, password_hash, role) VALUES ('o@пошта.укр', '', 'customer'),
       ('jo\u0308rg@пошта.укр', '', 'customer'), ('j\u00f6rg@пошта.укр', '', 'customer'), ('o@b.example', '', 'customer')`,
    );
    await shop.db.query(
      `INSERT INTO stock_alert (product_id, email, language) VALUES (1, 'o@пошта.укр', 'uk'), (1, 'o@xn--80a1acn3a.xn--j1amh', 'uk')`,
    );
    await shop.db.query(`INSERT INTO customer (email) VALUES ('o@пошта.укр'), ('o@пошта.укр'), ('o@b.example')`);
    const runner = shop.db.dataSource.createQueryRunner();
    await new AddressesInAscii1764600000000().up(runner);
    await runner.release();
    const stored = async (table: string): Promise<string[]> => {
      const rows = await shop.db.query<{ email: string }>(
        `SELECT email FROM ${table} WHERE email ~ '^(o|j\u00f6rg|jo\u0308rg)@' ORDER BY email COLLATE "C", id`,
      );
      return rows.map(({ email }) => email);
    };
    const ascii = 'xn--80a1acn3a.xn--j1amh';
    const accounts = await stored('app_user');
    expect(accounts).toEqual(expect.arrayContaining(['o@b.example', `o@${ascii}`, `j\u00f6rg@${ascii}`]));
    expect(accounts.filter((email) => email.endsWith('укр'))).toHaveLength(1);
    expect(await stored('stock_alert')).toEqual([`o@${ascii}`, 'o@пошта.укр']);
    expect(await stored('customer')).toEqual(['o@b.example', `o@${ascii}`, `o@${ascii}`]);
  });
});

describe('large requests within the limits', () => {
  test('a product with the maximum number of pictures, attributes and variants is accepted', async () => {
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

  test('labels for a thousand attribute values and an order of a hundred lines are accepted', async () => {
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
