import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';
import { logInAs } from '../fixtures/administrators.js';

const BASE_URL = 'https://quiet.example/shop';
const PAGES = '/api/admin/pages';

const terms = {
  slug: 'terms',
  kind: 'terms',
  published: true,
  translations: {
    en: {
      title: 'Terms of sale',
      body: '# Returns\n\nWithin **14 days**, see [delivery](/pages/delivery).\n\n| a | b |\n|---|--:|\n| 1 | 2 |',
    },
    uk: { title: 'Умови продажу', body: '# Повернення\n\nПротягом 14 днів.', description: 'На що ми погоджуємося.' },
  },
};

let shop: TestShop;
let admin: Client;
const ids: Record<string, number> = {};

async function make(page: { slug: string } & Record<string, unknown>): Promise<number> {
  const { status, body } = await admin.post(PAGES, page);
  expect([status, body.errors]).toEqual([201, undefined]);
  return (ids[page.slug] = body.data.id as number);
}

beforeAll(async () => {
  shop = await startTestShop({ env: { BASE_URL } });
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const open = (path: string, language = 'en') => new Browser(shop.url, language).open(path);
const footerOf = (html: string): string[] =>
  [...(/<nav class="foot__texts"[\s\S]*?<\/nav>/.exec(html)?.[0].matchAll(/<a href="([^"]*)"/g) ?? [])].map(
    ([, link]) => link!,
  );

describe('a shop without content pages', () => {
  test('a shop without content pages has no links to terms and no sentence about them', async () => {
    expect((await shop.client().get('/api/pages')).body).toMatchObject({ data: { items: [] }, meta: { total: 0 } });
    const browser = new Browser(shop.url);
    const { html } = await browser.open('/');
    expect(html).not.toContain('foot__texts');
    expect(html).not.toContain('class="soft agreement"');
  });
});

describe('administration of content pages', () => {
  test('a content page is not visible to customers until it is published', async () => {
    const id = await make({ slug: 'delivery', kind: 'delivery', translations: { uk: { title: 'Доставка' } } });
    const { body } = await admin.get(`${PAGES}/${id}`, { 'accept-language': 'ru' });
    expect(body.data).toMatchObject({
      id,
      slug: 'delivery',
      kind: 'delivery',
      title: 'Доставка',
      published: false,
      position: 1,
      version: 1,
      translations: { uk: { title: 'Доставка' } },
    });
    expect((await shop.client().get('/api/pages/delivery')).status).toBe(404);
    expect((await open('/pages/delivery')).status).toBe(404);
    const whole = await admin.put(`${PAGES}/${id}`, {
      published: true,
      translations: { uk: { body: 'Поштою.' }, en: { title: 'Delivery', body: 'By post.' } },
      version: 1,
    });
    expect([whole.status, whole.body.data.version, whole.body.data.link]).toEqual([
      200,
      2,
      `${BASE_URL}/pages/delivery`,
    ]);
    expect((await shop.client().get('/api/pages/delivery')).body.data).toMatchObject({
      title: 'Delivery',
      body: 'By post.',
      html: '<p>By post.</p>\n',
      language: 'en',
    });
  });

  test('a content page without a slug gets one from its kind or title', async () => {
    for (const [page, slug] of [
      [{ kind: 'contact', translations: { en: { title: 'Write to us' } } }, 'contact'],
      [{ translations: { uk: { title: 'Про нас' } } }, 'pro-nas'],
    ] as const) {
      const { body } = await admin.post(PAGES, page);
      expect(body.data.slug).toBe(slug);
      expect((await admin.delete(`${PAGES}/${body.data.id}`)).body.data).toEqual({ id: body.data.id });
    }
  });

  test('a content page with missing or invalid fields is rejected at these fields and not stored', async () => {
    const wrong = async (page: object): Promise<string[]> => {
      const { status, body } = await admin.post(PAGES, { slug: 'wrong', ...page });
      expect(status).toBe(422);
      return Object.keys(body.errors);
    };
    expect(await wrong({})).toEqual(['translations.en.title']);
    expect(await wrong({ translations: { uk: { body: 'Текст.' } } })).toEqual(['translations.en.title']);
    expect(await wrong({ translations: { en: { title: 'A' }, uk: { body: 'Текст.' } }, published: true })).toEqual([
      'translations.en.body',
      'translations.uk.title',
    ]);
    for (const slug of ['Terms', 'a b', 'a--b', '-a', 'умови', '', '123', 'x'.repeat(121), 'a/b'])
      expect(await wrong({ slug, translations: { en: { title: 'A' } } })).toEqual(['slug']);
    expect(await wrong({ kind: 'imprint', translations: { en: { title: 'A' } } })).toEqual(['kind']);
    expect(
      await wrong({
        translations: { en: { title: 'x'.repeat(201), body: 'x'.repeat(50_001), description: 'x'.repeat(301) } },
      }),
    ).toEqual(['translations.en.title', 'translations.en.body', 'translations.en.description']);
    expect((await admin.post(PAGES, { translations: { en: { title: '日本' } } })).body.errors).toHaveProperty('slug');
    expect((await admin.get(PAGES)).body.data.items.map(({ slug }: { slug: string }) => slug)).toEqual(['delivery']);
  });

  test('an administrator can preview a text before it is stored, guests cannot', async () => {
    const shown = await admin.post(`${PAGES}/preview`, { body: '# Returns\n\n<b>Within</b> **14 days**.' });
    expect([shown.status, shown.body.data]).toEqual([
      200,
      { html: '<h2>Returns</h2>\n<p>&lt;b&gt;Within&lt;/b&gt; <strong>14 days</strong>.</p>\n' },
    ]);
    expect((await admin.post(`${PAGES}/preview`, { body: 'x'.repeat(50_001) })).body.errors).toHaveProperty('body');
    expect((await shop.client().post(`${PAGES}/preview`, { body: 'x' })).status).toBe(401);
  });

  test('a content page cannot have the slug or the kind of another one', async () => {
    await make(terms);
    const codes = await Promise.all([
      admin.post(PAGES, { slug: 'terms', translations: { en: { title: 'A' } } }),
      admin.post(PAGES, { slug: 'other', kind: 'terms', translations: { en: { title: 'A' } } }),
      admin.post(PAGES, { kind: 'terms', translations: { en: { title: 'A' } } }),
      admin.put(`${PAGES}/${ids['delivery']}`, { slug: 'terms' }),
      admin.put(`${PAGES}/${ids['delivery']}`, { kind: 'terms' }),
    ]);
    expect(codes.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'slug_taken'],
      [409, 'page_kind_taken'],
      [409, 'page_kind_taken'],
      [409, 'slug_taken'],
      [409, 'page_kind_taken'],
    ]);
  });

  test('the second of two concurrent changes of a content page is a conflict, and an unknown page is 404', async () => {
    const { status, body } = await admin.put(`${PAGES}/${ids['terms']}`, { position: 5, version: 7 });
    expect([status, body.code]).toEqual([409, 'stale_version']);
    for (const id of ['999999', '0', 'terms', '99999999999'])
      expect((await admin.get(`${PAGES}/${id}`)).status).toBe(404);
    expect((await admin.put(`${PAGES}/999999`, {})).status).toBe(404);
    expect((await admin.delete(`${PAGES}/999999`)).status).toBe(404);
  });

  test('null removes a text or a language from a content page', async () => {
    const id = await make({ slug: 'fleeting', translations: { en: { title: 'A', body: 'B' }, ru: { title: 'А' } } });
    const { body } = await admin.put(`${PAGES}/${id}`, { translations: { en: { body: null }, ru: null } });
    expect(body.data.translations).toEqual({ en: { title: 'A' } });
    await admin.delete(`${PAGES}/${id}`);
  });

  test('the footer shows content pages in the order that an administrator sets', async () => {
    expect(footerOf((await open('/')).html)).toEqual(['/shop/pages/delivery', '/shop/pages/terms']);
    const { body } = await admin.put(`${PAGES}/order`, { ids: [ids['terms']] });
    expect(body.data.items.map(({ slug, position }: { slug: string; position: number }) => [slug, position])).toEqual([
      ['terms', 1],
      ['delivery', 2],
    ]);
    expect(footerOf((await open('/')).html)).toEqual(['/shop/pages/terms', '/shop/pages/delivery']);
    expect((await admin.put(`${PAGES}/order`, { ids: [999_999] })).body.errors).toHaveProperty('ids');
  });

  test('the activity log contains the previous text of a changed content page', async () => {
    const rows = await shop.db.query<{ action: string; before: { translations: object } | null }>(
      'SELECT action, before FROM audit_entry WHERE subject_type = $1 AND subject_id = $2 ORDER BY id',
      ['page', String(ids['delivery'])],
    );
    expect(rows.map(({ action }) => action)).toEqual(['page.created', 'page.changed']);
    expect(rows[1]!.before!.translations).toEqual({ uk: { title: 'Доставка' } });
  });

  test('only owners and managers can edit content pages', async () => {
    const [support, manager] = [await logInAs(shop, 'support'), await logInAs(shop, 'manager')];
    expect((await shop.client().get(PAGES)).status).toBe(401);
    expect((await (await shop.integration('catalog:write')).get(PAGES)).status).toBe(403);
    expect((await support.get(PAGES)).body.code).toBe('manager_needed');
    expect((await support.put(`${PAGES}/${ids['terms']}`, { published: false })).status).toBe(403);
    expect((await manager.get(PAGES)).body.data.items).toHaveLength(2);
  });
});

describe('published content pages', () => {
  test('a content page is shown in the reader’s language, or completely in another language', async () => {
    for (const [language, title, text, lang] of [
      ['en', 'Terms of sale', '<h2>Returns</h2>', ''],
      ['uk', 'Умови продажу', '<h2>Повернення</h2>', ''],
      ['ru', 'Terms of sale', '<h2>Returns</h2>', ' lang="en"'],
    ]) {
      const { status, html } = await open('/pages/terms', language);
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<article class="prose"${lang}>\n<h1>${title}</h1>`);
      expect(html).toContain(text);
    }
    expect((await shop.client({ language: 'ru' }).get('/api/pages')).body.data.items[0]).toEqual({
      slug: 'terms',
      kind: 'terms',
      title: 'Terms of sale',
      link: `${BASE_URL}/pages/terms`,
    });
  });

  test('a content page has title, description, canonical link and structured data for search engines', async () => {
    const { html, headers } = await open('/pages/terms?lang=uk', 'en');
    expect(html).toContain('<title>Умови продажу – ');
    expect(html).toContain('<meta name="description" content="На що ми погоджуємося.">');
    expect(html).toContain(`<link rel="canonical" href="${BASE_URL}/pages/terms?lang=uk">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${BASE_URL}/pages/terms">`);
    expect(html).toContain('<meta property="og:title" content="Умови продажу">');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(headers.get('x-robots-tag')).toBeNull();
    expect((await open('/pages/terms')).html).toContain(
      '<meta name="description" content="Returns Within 14 days, see delivery. a b 1 2">',
    );
  });

  test('links in a content page contain the path of the shop, and its tables have no inline styles', async () => {
    const { html } = await open('/pages/terms');
    expect(html).toContain('<a href="/shop/pages/delivery">delivery</a>');
    expect(html).toContain('<td class="prose__right">2</td>');
    expect(html).not.toContain('style=');
  });

  test('the sitemap contains published content pages and no hidden ones', async () => {
    await make({ slug: 'draft', translations: { en: { title: 'Draft' } } });
    const { html } = await open('/sitemap.xml');
    expect([...html.matchAll(/<loc>([^<]*\/pages\/[^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      ...['', '?lang=uk', '?lang=ru'].map((lang) => `${BASE_URL}/pages/terms${lang}`),
      ...['', '?lang=uk', '?lang=ru'].map((lang) => `${BASE_URL}/pages/delivery${lang}`),
    ]);
  });

  test('a changed content page is shown immediately although it was cached', async () => {
    const client = shop.client();
    for (let times = 0; times < 3; times++)
      await Promise.all([open('/pages/delivery'), client.get('/api/pages/delivery')]);
    await admin.put(`${PAGES}/${ids['delivery']}`, {
      translations: { en: { title: 'Delivery & payment', body: 'By *bike*.' } },
    });
    expect((await open('/pages/delivery')).html).toContain('<h1>Delivery &amp; payment</h1>\n<p>By <em>bike</em>.</p>');
    expect((await client.get('/api/pages/delivery')).body.data.html).toBe('<p>By <em>bike</em>.</p>\n');
    expect((await open('/pages/terms')).html).toContain('>Delivery &amp; payment</a>');
  });

  test('an unknown or hidden content page is 404 and not indexed', async () => {
    for (const path of [
      '/pages/draft',
      '/pages/nothing',
      '/pages/Terms',
      '/pages/a%20b',
      '/pages/..%2fterms',
      `/pages/${'x'.repeat(500)}`,
    ]) {
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
  });

  test('markup and template code in a content page are shown as text', async () => {
    const evil =
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[click](javascript:alert(1))\n\n{{ ' +
      'page.csrfToken }}{% raw %}';
    await make({
      slug: 'evil',
      published: true,
      translations: { en: { title: '<i>"Evil"</i></script>', body: evil, description: '"><script>' } },
    });
    const { status, html } = await open('/pages/evil');
    expect(status).toBe(200);
    const article = /<article class="prose">[\s\S]*?<\/article>/.exec(html)![0];
    expect(article).toContain(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p>&lt;img src=x ' +
        'onerror=alert(1)&gt;</p>\n<p>[click](javascript:alert(1))</p>\n<p>{{ page.csrfToken }}{% raw %}</p>',
    );
    expect(html.match(/<script[ >]/g)).toHaveLength((await open('/pages/delivery')).html.match(/<script[ >]/g)!.length);
    expect((await open('/')).html).not.toContain('<i>"Evil"');
    await admin.delete(`${PAGES}/${ids['evil']}`);
    expect((await open('/pages/evil')).status).toBe(404);
  });
});

describe('content pages in the checkout', () => {
  const agreement = (html: string): string =>
    /<p class="soft agreement">([\s\S]*?)<\/p>/
      .exec(html)![1]!
      .replace(/<span[\s\S]*?<\/span>/g, '')
      .replace(/ target="_blank" rel="noopener"/g, '')
      .trim();

  test('the checkout links to the terms and the privacy notice above the order button', async () => {
    const product = await makeProduct(admin, { name: 'Teapot', alias: 'teapot' });
    const browser = new Browser(shop.url);
    await browser.open('/');
    expect((await browser.call('/api/cart/add', { product_id: product, quantity: 1 })).status).toBe(200);
    expect(agreement((await browser.open('/checkout')).html)).toBe(
      'By selecting “Buy now”, you agree to: <a href="/shop/pages/terms">Terms of sale</a>.',
    );
    await make({
      slug: 'data',
      kind: 'privacy',
      published: true,
      translations: { en: { title: 'Your data', body: 'We keep little.' } },
    });
    const { html } = await browser.open('/checkout');
    expect(agreement(html)).toBe(
      'By selecting “Buy now”, you agree to: <a href="/shop/pages/terms">Terms of sale</a>. How we use your data: <a ' +
        'href="/shop/pages/data">Your data</a>.',
    );
    expect(html.indexOf('class="soft agreement"')).toBeLessThan(html.lastIndexOf('Buy now'));
    expect(agreement((await browser.open('/fast-order')).html)).toContain('Your data');
  });

  test.each([
    ['en', 'By selecting “Buy now”, you agree to:', 'By selecting “Submit order”, you agree to:'],
    ['uk', 'Натискаючи «Підтвердити покупку», ви приймаєте:', 'Натискаючи «Надіслати замовлення», ви приймаєте:'],
    ['ru', 'Нажимая «Подтвердить покупку», вы принимаете:', 'Нажимая «Отправить заказ», вы принимаете:'],
  ])('the agreement names the button below it, in %s', async (language, ofCheckout, ofFastOrder) => {
    const product = await makeProduct(admin, { alias: `cup-${language}` });
    const browser = new Browser(shop.url, language);
    await browser.open('/');
    await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
    const checkout = await browser.open('/checkout');
    const fastOrder = await browser.open('/fast-order');
    const dialog = await browser.open(`/product/cup-${language}`);
    expect(dialog.html).toContain('data-sc-fast-order');
    for (const [{ html }, sentence] of [
      [checkout, ofCheckout],
      [fastOrder, ofFastOrder],
    ] as const) {
      expect(agreement(html)).toContain(sentence);
      const button = /[“«](.+)[”»]/.exec(sentence)![1]!;
      expect(html).toMatch(new RegExp(`<button class="button" type="submit">${button}</button>`));
    }
    expect(agreement(dialog.html)).toContain(ofFastOrder);
  });

  test('the cart and the product page link to the content page about delivery', async () => {
    const browser = new Browser(shop.url, 'uk');
    const { html } = await browser.open('/product/teapot');
    expect(html).toContain('<a class="product__delivery" href="/shop/pages/delivery">Умови повернення</a>');
    const product = Number(/data-sc-buy="(\d+)"/.exec(html)![1]);
    await (await browser.call('/api/cart/add', { product_id: product, quantity: 1 })).text();
    expect((await browser.open('/cart')).html).toContain(
      '<p class="cart-shipping__more"><a href="/shop/pages/delivery">Доставка</a></p>',
    );
  });
});
