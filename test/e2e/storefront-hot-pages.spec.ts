import { Browser, startTestShop, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Awaited<ReturnType<TestShop['admin']>>;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  product = await makeProduct(admin, { name: 'Teapot', in_stock: 10, price_regular: 19.5 });
});
afterAll(() => shop.close());

const path = '/product/teapot';
const open = (headers: Record<string, string> = {}, at = path) => fetch(shop.url + at, { headers });
const tokenIn = (html: string): string => /name="csrf-token" content="([^"]+)"/.exec(html)![1]!;
const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('shop='))!
    .split(';')[0]!;

/** Opens the page twice: the first answer is rendered, the second comes from the cache. */
async function twice(): Promise<Array<{ answer: Response; html: string }>> {
  const pages = [];
  for (let i = 0; i < 2; i++) {
    const answer = await open();
    pages.push({ answer, html: await answer.text() });
  }
  return pages;
}

describe('cached public pages', () => {
  test('a cached page gives each guest a session with a valid CSRF token', async () => {
    const pages = await twice();
    const tokens = pages.map(({ html }) => tokenIn(html));
    expect(new Set(tokens).size).toBe(2);
    for (const [index, { answer }] of pages.entries()) {
      const cookie = cookieOf(answer);
      const add = (token: string) =>
        fetch(`${shop.url}/api/cart/add`, {
          method: 'POST',
          body: JSON.stringify({ product_id: product, quantity: 1 }),
          headers: { cookie, 'x-csrf-token': token, 'content-type': 'application/json' },
        });
      expect((await add(tokens[1 - index]!)).status).toBe(403);
      expect((await add(tokens[index]!)).status).toBe(200);
      expect(await (await open({ cookie })).text()).toMatch(/data-sc-cart-count="1">1</);
    }
    expect(await shop.db.query('SELECT FROM session')).toHaveLength(0);
  });

  test('a cached page has the same headers and text as the rendered one', async () => {
    const [first, second] = await twice();
    const headersOf = ({ answer }: { answer: Response }) =>
      [...answer.headers].filter(
        ([name]) =>
          !['date', 'x-request-id', 'set-cookie', 'content-length', 'connection', 'keep-alive', 'vary'].includes(name),
      );
    expect(headersOf(second!)).toEqual(headersOf(first!));
    const attributes = ({ answer }: { answer: Response }) =>
      answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+;/, '=;').replace(/Expires=[^;]+/, ''));
    expect(attributes(second!)).toEqual(attributes(first!));
    const plain = ({ html }: { html: string }) => html.replaceAll(tokenIn(html), '');
    expect(plain(second!)).toBe(plain(first!));
  });

  test('a public page for a logged-in customer is not cached by browsers', async () => {
    const account = { email: 'olena@example.com', password: 'a quiet evening at home' };
    const client = shop.client({ cookies: true });
    await client.csrf();
    expect(
      (await client.post('/api/auth/register', { ...account, first_name: 'Olena', last_name: 'Bondar' })).status,
    ).toBe(201);
    expect((await client.get(path)).headers.get('cache-control')).toBe('private, no-cache');
    await client.login(account.email, account.password);
    expect((await client.get(path)).headers.get('cache-control')).toBe('no-store');
  });

  test('a cached page shows a changed price immediately', async () => {
    await twice();
    await admin.put(`/api/products/${product}`, { price_regular: 23.75 });
    expect(await (await open()).text()).toContain('23.75');
  });

  test('a public page is in the reader’s language, cached or not', async () => {
    for (let i = 0; i < 2; i++) {
      expect(await (await open({ 'accept-language': 'uk' })).text()).toContain('<html lang="uk">');
      expect(await (await open({ 'accept-language': 'ru' })).text()).toContain('<html lang="ru">');
      expect(await (await open({ cookie: 'lang=uk' })).text()).toContain('<html lang="uk">');
      expect(await (await open()).text()).toContain('<html lang="en">');
    }
  });

  test('pages with further parameters or with a message to the reader are not cached', async () => {
    expect(await (await open({}, `${path}?said=added`)).text()).toContain('role="status"');
    for (const { html } of await twice()) expect(html).not.toContain('data-notice');
  });

  test('a cached page marks the products on the reader’s own wishlist and comparison', async () => {
    await twice();
    const browser = new Browser(shop.url);
    await browser.open(path);
    await browser.submit('/wishlist', { product_id: String(product), back: path });
    const pressed = new RegExp(`data-sc-wishlist="${product}"[^>]*aria-pressed="(\\w+)"`);
    expect(pressed.exec((await browser.open(path)).html)?.[1]).toBe('true');
    expect(pressed.exec(await (await open()).text())?.[1]).toBe('false');
  });
});
