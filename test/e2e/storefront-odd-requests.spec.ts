import { readFile } from 'node:fs/promises';
import { startTestShop, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';

const FIELDS = [
  'product_id',
  'variant_id',
  'item_id',
  'quantity',
  'back',
  'next',
  'country',
  'shipping_method',
  'payment_method',
  'phone',
  'email',
  'first_name',
  'once',
  'rating',
  'text',
  'name',
  'key',
  'reason',
  'token',
  'password',
  'repeated',
  'current_password',
  'shipping_country',
  'repair',
  'note',
];
/** Percent-encoded values for fields of forms and for parameters. */
const ODD = [
  '',
  '0',
  '-1',
  '1e9',
  '2147483648',
  '99999999999999999999',
  'NaN',
  '%00',
  '%ED%A0%80',
  '%F0%9F%92%A9',
  '%0D%0AX:%201',
  '__proto__',
  '//evil.example',
  '%5C',
  '%7B%7B1%7D%7D',
  '%',
  '%ff',
  'x'.repeat(9_000),
];
const NAMED = ODD.map((odd): [string, string] => [odd.slice(0, 20), odd]);
/** Request bodies that no page of the shop sends. */
const BODIES: Array<[string, string, string | undefined]> = [
  ['nothing', 'application/x-www-form-urlencoded', undefined],
  ['an empty form', 'application/x-www-form-urlencoded', ''],
  ['every field as a list', 'application/x-www-form-urlencoded', FIELDS.map((name) => `${name}=1&${name}=2`).join('&')],
  [
    'brackets',
    'application/x-www-form-urlencoded',
    FIELDS.map((name) => `${name}[]=1&${name}[a][b]=2&${name}[__proto__]=3`).join('&'),
  ],
  [
    'objects',
    'application/json',
    JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, { length: 5, toString: 1 }]))),
  ],
  ['numbers', 'application/json', JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, 1e300])))],
  ['a list', 'application/json', '[[1]]'],
  ['null', 'application/json', 'null'],
  ['text', 'text/plain', 'x'],
  ...NAMED.map(([name, odd]): [string, string, string] => [
    `"${name}" everywhere`,
    'application/x-www-form-urlencoded',
    FIELDS.map((field) => `${field}=${odd}`).join('&'),
  ]),
];

let shop: TestShop;
let pages: Array<{ method: string; path: string }>;

beforeAll(async () => {
  shop = await startTestShop({ env: { TRUST_PROXY: 'loopback' } });
  const product = await makeProduct(await shop.admin(), { name: 'Teapot', alias: 'teapot', in_stock: 5 });
  const table = await readFile('docs/access.md', 'utf8');
  pages = [...table.matchAll(/^\| (GET|POST) \| `(\/[^`]*)`/gm)]
    .map(([, method, path]) => ({
      method: method!,
      path: path!
        .replace('{alias}', 'teapot')
        .replace('{id}', String(product))
        .replace(/\{\w+\}/g, '1'),
    }))
    .filter(({ path }) => !/^\/(api|admin|health|metrics)/.test(path));
});
afterAll(() => shop.close());

let calls = 0;
/** Sends a request from a new client address, because other specs test the limits. */
const send = (method: string, path: string, init: RequestInit = {}) =>
  fetch(shop.url + path, {
    method,
    redirect: 'manual',
    ...init,
    headers: {
      accept: 'text/html',
      'x-forwarded-for': `10.0.${(++calls >> 8) & 255}.${calls & 255}`,
      ...(init.headers as Record<string, string>),
    },
  });

/** Returns the status; cancels the body, which would keep the connection and the shop open. */
async function statusOf(...request: Parameters<typeof send>): Promise<number> {
  const { body, status } = await send(...request);
  await body?.cancel();
  return status;
}

async function guest(): Promise<Record<string, string>> {
  const page = await send('GET', '/cart');
  const token = /csrf-token" content="([^"]+)"/.exec(await page.text())![1]!;
  return {
    cookie: page.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
    'x-csrf-token': token,
  };
}

describe('malformed requests to storefront pages', () => {
  test('the test of malformed requests finds more than twenty forms in the access table', () => {
    expect(pages.filter(({ method }) => method === 'POST').length).toBeGreaterThan(20);
  });

  test.each(BODIES)('no storefront form fails with a server error if it is sent %s', async (_name, type, body) => {
    const headers = { ...(await guest()), ...(body !== undefined && { 'content-type': type }) };
    for (const { path } of pages.filter(({ method }) => method === 'POST')) {
      const status = await statusOf('POST', path, { headers, ...(body !== undefined && { body }) });
      expect({ path, broken: status >= 500 }).toEqual({ path, broken: false });
    }
  });

  test.each([...NAMED, ['lists', null] as const])(
    'no storefront page fails with a server error if all its parameters are "%s"',
    async (_name, odd) => {
      const names = [
        ...FIELDS,
        'q',
        'page',
        'sort',
        'price_min',
        'price_max',
        'in_stock',
        'attributes[color]',
        'lang',
        'said',
        'variant',
        'reviews',
        'only',
      ];
      const query = names
        .map((name) => (odd === null ? `${name}[]=1&${name}[a]=2` : `${name}=${odd}`))
        .join('&')
        .slice(0, 12_000);
      for (const { path } of pages.filter(({ method }) => method === 'GET')) {
        const status = await statusOf('GET', `${path}?${query}`);
        expect({ path, broken: status >= 500 }).toEqual({ path, broken: false });
      }
    },
  );

  test('every storefront form rejects requests without a CSRF token or from another site', async () => {
    for (const { path } of pages.filter(({ method }) => method === 'POST')) {
      const { cookie, 'x-csrf-token': token } = await guest();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const without = await statusOf('POST', path, { headers: { cookie: cookie!, ...type }, body: 'product_id=1' });
      const foreign = await statusOf('POST', path, {
        headers: { cookie: cookie!, ...type, 'x-csrf-token': token!, origin: 'https://evil.example' },
        body: 'product_id=1',
      });
      // The page of a payment provider sends the customer back by a form, which only redirects to the order.
      const isReturn = path.startsWith('/checkout/return/');
      expect({ path, without, foreign }).toEqual({ path, without: 403, foreign: isReturn ? 303 : 403 });
    }
  });
});
