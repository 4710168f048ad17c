import { readFile } from 'node:fs/promises';
import { Browser, createTestDatabase, startTestShop, type Client, type TestShop } from '#testing';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { ShowOrderPage } from '../../src/storefront/order/show-order-page.js';
import { CuttableDatabase } from '../fixtures/cuttable-database.js';
import { checkoutForm, makeProduct } from '../fixtures/orders.js';

const PASSWORD = 'quiet shelf of tea';

describe('errors in a browser', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    product = await makeProduct(admin, { name: 'Teapot', in_stock: 100 });
    await admin.post('/api/categories', { name: 'Teapots & <cups>' });
  });
  afterAll(() => shop.close());

  const accepting = (accept: string, path: string, init: RequestInit = {}) =>
    fetch(shop.url + path, {
      redirect: 'manual',
      ...init,
      headers: { accept, ...(init.headers as Record<string, string>) },
    });

  test.each([
    ['en', 'Page not found'],
    ['uk', 'Сторінку не знайдено'],
    ['ru', 'Страница не найдена'],
  ])('an unknown address is a page in %s with a search and links', async (language, title) => {
    const { status, html, headers } = await new Browser(shop.url, language).open('/nowhere?x=<b>');
    expect(status).toBe(404);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(/<form[^>]* action="\/search"/);
    expect(/<main[^]*<\/main>/.exec(html)![0]).toContain('href="/order-lookup"');
    expect(html).toContain('Teapots &amp; &lt;cups&gt;');
    expect(html).not.toContain('<b>');
    expect([headers.get('cache-control'), headers.get('content-language')]).toEqual(['no-store', language]);
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });

  test('the language of ?lang= on an error page is kept for the next page', async () => {
    const browser = new Browser(shop.url, 'ru');
    expect((await browser.open('/nowhere?lang=uk')).html).toContain('<html lang="uk">');
    expect((await browser.open('/')).html).toContain('<html lang="uk">');
    await browser.open('/nowhere?lang=xx');
    expect((await browser.open('/')).html).toContain('<html lang="uk">');
  });

  test.each([
    '/product/nothing',
    '/category/nothing',
    '/order/999999',
    '/order/x',
    '/cart/nothing',
    '/account/nothing',
    '/%00',
    '/%ff',
  ])('%s is answered with an error page of the shop', async (path) => {
    const { status, html } = await new Browser(shop.url).open(path);
    expect([404, 400]).toContain(status);
    expect(html).toContain('<main id="main"');
  });

  test('storefront paths answer clients without an Accept header with a page, other paths with JSON', async () => {
    expect((await accepting('*/*', '/order/999999')).headers.get('content-type')).toContain('text/html');
    expect((await accepting('*/*', '/nowhere')).headers.get('content-type')).toContain('application/json');
    expect((await accepting('application/json', '/order/999999')).headers.get('content-type')).toContain(
      'application/json',
    );
    for (const path of [
      '/api/nothing',
      '/api/products/999999',
      '/media/nothing',
      '/storefront/nothing.js',
      '/health/nothing',
    ]) {
      expect([path, (await accepting('text/html', path)).headers.get('content-type')]).toEqual([
        path,
        expect.stringContaining('json'),
      ]);
    }
  });

  test('a method that a storefront page does not support is answered with a page and 405', async () => {
    const browser = new Browser(shop.url);
    await browser.open('/search');
    const { status, html, headers } = await browser.submit('/search', { q: 'tea' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toContain('GET');
    expect(html).toContain('<h1>');
  });

  test('opening the address of any form in a browser shows its page, while API clients get 405', async () => {
    const table = await readFile(projectFolder('docs', 'access.md'), 'utf8');
    const pages = [...table.matchAll(/^\| POST \| `(\/(?!api|admin)[^`]*)`/gm)].map(([, path]) =>
      path!.replace('{alias}', 'teapot').replace('{id}', '1'),
    );
    expect(pages.length).toBeGreaterThan(20);
    for (const path of pages) expect([path, (await new Browser(shop.url).open(path)).status]).not.toEqual([path, 405]);
    expect((await new Browser(shop.url).open('/checkout/process')).location).toBe('/checkout');
    const answer = await shop.client().get('/checkout/process');
    expect([answer.status, answer.body.code, answer.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'OPTIONS, POST',
    ]);
  });

  test('an internal error is a page with the request id and without internal details', async () => {
    const page = shop.app.get(ShowOrderPage, { strict: false }) as { run: unknown };
    const run = page.run;
    page.run = () => Promise.reject(new Error('a secret of the inside'));
    try {
      for (const [language, title] of [
        ['en', 'Something went wrong'],
        ['uk', 'Щось пішло не так'],
        ['ru', 'Что-то пошло не так'],
      ] as const) {
        const { status, html, headers } = await new Browser(shop.url, language).open('/order/1');
        expect(status).toBe(500);
        expect(html).toContain(`<h1>${title}</h1>`);
        expect(html).toContain(headers.get('x-request-id'));
        expect(html).not.toContain('secret');
        expect(html).toContain('<a class="button" href="/order/1">');
      }
    } finally {
      page.run = run;
    }
  });

  describe('forms with an expired CSRF token', () => {
    test('a form with an expired CSRF token is shown again with all entries, and can be submitted once more', async () => {
      const browser = new Browser(shop.url);
      await browser.open('/cart');
      const refused = await browser.submit(
        '/cart/add',
        { product_id: String(product), quantity: '2', back: '/cart?x="<b>' },
        { _csrf: 'of-yesterday' },
      );
      expect(refused.status).toBe(403);
      expect(refused.html).toContain('<h1>Page expired. Submit again.</h1>');
      expect(refused.html).toMatch(/<form [^>]*method="post" action="\/cart\/add"/);
      expect(refused.html).toContain('<input type="hidden" name="quantity" value="2">');
      expect(refused.html).toContain('value="/cart?x=&#34;&lt;b&gt;"');
      const token = /<input type="hidden" name="_csrf" value="([^"]+)"/.exec(refused.html)![1]!;
      const sent = await browser.submit('/cart/add', { product_id: String(product), quantity: '2' }, { _csrf: token });
      expect(sent.status).toBe(303);
      expect((await browser.open('/cart')).html).toContain('Teapot');
    });

    test('the page for a form with an expired CSRF token asks for the password again', async () => {
      await shop
        .client()
        .post('/api/auth/register', {
          email: 'ira@example.com',
          password: PASSWORD,
          first_name: 'Ira',
          last_name: 'Koval',
        });
      const browser = new Browser(shop.url);
      await browser.open('/account/login');
      const { status, html } = await browser.submit(
        '/account/login',
        { email: 'ira@example.com', password: PASSWORD, next: '/cart' },
        { _csrf: 'of-yesterday' },
      );
      expect(status).toBe(403);
      expect(html).not.toContain(PASSWORD);
      expect(html).toMatch(/<label [^>]*for="[^"]*password[^"]*">/);
      expect(html).toContain('ira@example.com');
    });

    test('the page for a form with an expired CSRF token is in the reader’s language', async () => {
      const browser = new Browser(shop.url, 'ru');
      await browser.open('/cart');
      expect((await browser.submit('/wishlist', { product_id: String(product) }, {})).html).toContain(
        '<h1>Срок действия страницы истёк. Отправьте ещё раз.</h1>',
      );
    });

    test('the page for a form with an expired CSRF token cannot submit the form to another site', async () => {
      const browser = new Browser(shop.url);
      await browser.open('/cart');
      const { html } = await browser.submit('//elsewhere.example/cart/add', { product_id: '1' }, {});
      expect(html).not.toContain('elsewhere.example');
    });

    test('the page for a form with an expired CSRF token keeps no entries that another site sent', async () => {
      const answer = await accepting('text/html', '/wishlist', {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
        body: `product_id=${product}`,
      });
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('class="again"');
    });
  });
});

test('a browser that writes too often gets a page that says when to try again', async () => {
  const shop = await startTestShop({ env: { RATE_LIMIT: '3' } });
  try {
    const browser = new Browser(shop.url, 'en');
    await browser.open('/cart');
    let page = await browser.submit('/wishlist', { product_id: '1' });
    for (let sent = 0; sent < 6 && page.status !== 429; sent++)
      page = await browser.submit('/wishlist', { product_id: '1' });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.html.match(/Try again in/g)).toHaveLength(1);
    expect(page.html).toMatch(/Try again in \d+ seconds?\./);
    expect(page.html).toContain('<h1>Too many requests</h1>');
  } finally {
    await shop.close();
  }
});

describe('pages while the database is down', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let way: CuttableDatabase;
  let shop: TestShop;

  beforeAll(async () => {
    database = await createTestDatabase();
    way = new CuttableDatabase(database.url);
    shop = await startTestShop({ databaseUrl: await way.url() });
    await makeProduct(await shop.admin(), { name: 'Teapot' });
    await way.disconnect();
  });
  afterAll(async () => {
    await way.disconnect();
    await way.restore();
    await shop.close();
    await way.disconnect();
    await database.drop();
  });

  test.each([
    ['en', 'Temporarily unavailable'],
    ['uk', 'Магазин тимчасово недоступний'],
    ['ru', 'Магазин временно недоступен'],
  ])('while the database is down, pages show a message in %s in the shop’s layout', async (language, title) => {
    const browser = new Browser(shop.url, language);
    for (const path of ['/checkout', '/order/1?key=x']) {
      const { status, html, headers } = await browser.open(path);
      expect([path, status]).toEqual([path, 503]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain('/storefront/shop.css?v=');
      expect(html).toContain(headers.get('x-request-id'));
      expect(html).not.toMatch(/ECONN|postgres|127\.0\.0\.1:\d|stack/i);
    }
  });

  test('while the database is down, pages with a session and a cart show the message too', async () => {
    await way.restore();
    const browser = new Browser(shop.url);
    await browser.open('/cart');
    expect((await browser.call('/api/cart/add', { product_id: 1, quantity: 1 })).status).toBe(200);
    await way.disconnect();
    expect((await browser.open('/checkout')).status).toBe(503);
    const sent = await browser.submit('/checkout', { first_name: 'Olena' });
    expect([sent.status, sent.html.includes('<h1>Temporarily unavailable</h1>')]).toEqual([503, true]);
  });

  test('a form submitted while the database is down keeps its entries and can be submitted again later', async () => {
    await way.restore();
    const browser = new Browser(shop.url);
    await browser.open('/cart');
    await browser.call('/api/cart/add', { product_id: 1, quantity: 1 });
    await browser.open('/checkout');
    await way.disconnect();
    const sent = await browser.submit('/checkout/process', { ...checkoutForm, note: 'Ring "twice"' });
    expect(sent.status).toBe(503);
    expect(sent.html).toContain('<form class="again" method="post" action="/checkout/process">');
    expect(sent.html).toContain('name="note" value="Ring &#34;twice&#34;"');
    const token = /class="again"[^]*?name="_csrf" value="([^"]+)"/.exec(sent.html)![1]!;
    await way.restore();
    expect((await browser.submit('/checkout/process', checkoutForm, { _csrf: token })).location).toMatch(/^\/order\//);
    await way.disconnect();
  });
});
