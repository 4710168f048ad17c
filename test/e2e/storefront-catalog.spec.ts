import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { english } from '../fixtures/english.js';

const BASE_URL = 'https://quiet.example/shop';

let shop: TestShop;
let admin: Client;
const categories: Record<string, number> = {};
const ids: Record<string, number> = {};

const cups = Array.from({ length: 30 }, (_, index) => ({
  name: `Cup ${String(index + 1).padStart(2, '0')}`,
  category: 'cups',
  price_regular: 5 + index,
  position: 100 + index,
  in_stock: index % 3,
  attributes: [{ attribute: 'glaze', value: index % 2 ? 'matt' : 'glossy' }],
}));
const products = [
  {
    name: 'Moss teapot',
    category: 'teapots',
    price_regular: 48,
    price_special: 36.5,
    featured: 1,
    position: 1,
    images: [{ image: '/media/pot.svg' }],
    translations: { uk: { name: 'Чайник «Мох»' } },
    attributes: [{ attribute: 'material', value: 'stoneware' }],
    variants: [
      { attributes: { color: 'red', size: 'S' }, in_stock: 1 },
      { attributes: { color: 'blue', size: 'M' }, in_stock: 2 },
    ],
  },
  {
    name: 'Iron teapot',
    category: 'teapots',
    price_regular: 62,
    position: 2,
    in_stock: 0,
    attributes: [
      { attribute: 'color', value: 'blue' },
      { attribute: 'material', value: 'iron' },
    ],
  },
  {
    name: 'Glass <b>teapot',
    category: 'teapots',
    price_regular: 34,
    position: 3,
    in_stock: 5,
    attributes: [{ attribute: 'color', value: 'clear & bright' }],
  },
  { name: 'Hidden teapot', category: 'teapots', price_regular: 1, published: 0, in_stock: 5 },
  ...cups,
];

beforeAll(async () => {
  shop = await startTestShop({ env: { BASE_URL } });
  admin = await shop.admin();
  const make = async (alias: string, parent: string | null, more: object = {}): Promise<void> => {
    categories[alias] = (
      await admin.post('/api/categories', { name: alias, alias, parent: parent ? categories[parent] : 0, ...more })
    ).body.data.id;
  };
  await make('tea', null, {
    name: 'Tea',
    description: 'Leaves, and what they are steeped in.',
    image: '/media/tea.svg',
    translations: { uk: { name: 'Чай', description: 'Листя й посуд.' } },
  });
  await make('teapots', 'tea', { name: 'Teapots' });
  await make('cups', 'tea', { name: 'Cups' });
  await make('later', null, { name: 'Later & never' });
  await make('secret', null, { name: 'Secret', published: 0 });
  for (const product of products) {
    ids[product.name] = (
      await admin.post('/api/products', { ...product, category: categories[product.category] })
    ).body.data.id;
  }
  await admin.put('/api/attributes/color', {
    labels: { en: 'Color', uk: 'Колір' },
    value_labels: { blue: { en: 'Blue', uk: 'Синій' } },
    position: 1,
    value_colors: { red: '#c0392b' },
  });
});
afterAll(() => shop?.close());

const open = (path: string, language = 'en') => new Browser(shop.url, language).open(path);
const page = async (path: string, language = 'en'): Promise<string> => {
  const { status, html } = await open(path, language);
  expect([path, status]).toEqual([path, 200]);
  return html;
};
const tiles = (html: string): string[] =>
  [...html.matchAll(/<span class="tile__name">([^<]*)</g)].map(([, name]) => name!);
const heading = (html: string): string => /<h1>([\s\S]*?)<\/h1>/.exec(html)![1]!.trim();
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- schema.org objects
const data = (html: string): Array<Record<string, any>> =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json!));
const link = (html: string, rel: string): string | undefined =>
  new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
const unescaped = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** The filter values of a page as attribute, value and count; disabled ones are omitted. */
function choices(html: string): string[] {
  const found = html.matchAll(
    /<input type="checkbox" id="f[^"]*" name="attributes\[([^\]]+)\]" value="([^"]*)"( checked)?( disabled)?> (?:<svg class="swatch".*?<\/svg> )?<span>[^<]*<\/span> <span class="tick__count">(\d+)</g,
  );
  return [...found]
    .filter(([, , , , off]) => !off)
    .map(([, attribute, value, , , count]) => `${attribute} ${unescaped(value!)} ${count}`)
    .sort();
}

describe('the font of headings', () => {
  test('the font of headings is preloaded from the address in the style sheet and cached for a year', async () => {
    const html = await page('/', 'uk');
    const fonts = [
      ...html.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin>/g),
    ].map(([, address]) => address!);
    expect(fonts).toHaveLength(2);
    expect(await page('/')).not.toContain('headings-cyrillic');
    const css = await (await fetch(shop.url + /<link rel="stylesheet" href="\/shop([^"]+)"/.exec(html)![1]!)).text();
    for (const address of fonts) {
      expect(css).toContain(`url('${address.replace('/shop/storefront/', '')}')`);
      const answer = await fetch(shop.url + address.replace('/shop', ''));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(21_000);
    }
    expect((await fetch(`${shop.url}/storefront/fonts/passwd`)).status).toBe(404);
  });
});

describe('the layout of all pages', () => {
  test('the meta description of a page without its own one begins with its title', async () => {
    expect(await page('/cart')).toMatch(/<meta name="description" content="Your cart – [^"]{20,160}">/);
  });

  test('each navigation of a page has a unique name', async () => {
    const html = await page('/');
    const named = [...html.matchAll(/<nav[^>]* (?:aria-label="([^"]+)"|aria-labelledby="([^"]+)")/g)].map(
      ([, label, id]) => label ?? new RegExp(`id="${id}">([^<]+)<`).exec(html)![1],
    );
    expect(named.length).toBeGreaterThan(3);
    expect(new Set(named).size).toBe(named.length);
  });
});

describe('the home page', () => {
  test('the home page shows the shop’s name, top categories with all products below them, featured and new products', async () => {
    await admin.put('/api/admin/settings', { shop_name: 'Quiet Shelf' });
    const html = await page('/');
    expect(heading(html)).toContain('Quiet Shelf');
    expect(html).toMatch(
      /href="\/shop\/category\/tea"[\s\S]*?<img src="\/media\/tea.svg"[^>]* width="400" height="300"[\s\S]*?Tea<\/span>\s*<span class="soft">33 products</,
    );
    expect(html).not.toContain('Secret');
    expect(html).not.toMatch(/room__name">Later/);
    expect(tiles(html).slice(0, 2)).toEqual(['Moss teapot', 'Cup 30']);
    expect(html).not.toContain('api/docs');
  });

  test('the home page has structured data about the site and its search', async () => {
    const html = await page('/');
    expect(data(html)).toMatchObject([
      {
        '@type': 'WebSite',
        url: `${BASE_URL}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { urlTemplate: `${BASE_URL}/search?q={search_term_string}` },
        },
      },
      { '@type': 'Organization', url: `${BASE_URL}/` },
    ]);
    expect(link(html, 'canonical')).toBe(`${BASE_URL}/`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,160}">/);
    expect(html).not.toContain('noindex');
    expect((await open('/')).headers.get('x-robots-tag')).toBeNull();
  });
});

describe('category pages', () => {
  test('a category page shows breadcrumbs, description, subcategories and all products in them', async () => {
    const html = await page('/category/teapots');
    expect(heading(html)).toBe('Teapots');
    expect(html.replace(/\s+/g, ' ')).toMatch(
      /<nav class="crumbs".*href="\/shop\/category\/tea">Tea<.*aria-current="page">Teapots</,
    );
    expect(tiles(html)).toEqual(['Moss teapot', 'Iron teapot', 'Glass &lt;b&gt;teapot']);
    expect(html).toContain('>3 products<');
    expect(html).toMatch(/<s class="price__old">€48.00<\/s>/);
    const tea = await page('/category/tea');
    expect(tea).toContain('Leaves, and what they are steeped in.');
    expect(tea).toMatch(/href="\/shop\/category\/cups">Cups <span class="chip__count">30</);
    expect(tea).toContain('>33 products<');
  });

  test('a category page has title, description, canonical link, language links and structured data', async () => {
    const html = await page('/category/tea');
    expect(html).toContain('<title>Tea – Quiet Shelf</title>');
    expect(html).toContain('<meta name="description" content="Leaves, and what they are steeped in.">');
    expect(link(html, 'canonical')).toBe(`${BASE_URL}/category/tea`);
    for (const [code, query] of [
      ['en', ''],
      ['uk', '?lang=uk'],
      ['ru', '?lang=ru'],
      ['x-default', ''],
    ]) {
      expect(html).toContain(`hreflang="${code}" href="${BASE_URL}/category/tea${query}"`);
    }
    const [crumbs, list] = data(await page('/category/teapots'));
    expect(crumbs!['itemListElement']).toMatchObject([
      { position: 1, item: `${BASE_URL}/` },
      { position: 2, name: 'Tea', item: `${BASE_URL}/category/tea` },
      { position: 3, name: 'Teapots', item: `${BASE_URL}/category/teapots` },
    ]);
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 3,
      itemListElement: [{ position: 1, name: 'Moss teapot', url: `${BASE_URL}/product/moss-teapot` }, {}, {}],
    });
  });

  test('a category page is in the reader’s language', async () => {
    const html = await page('/category/tea', 'uk');
    expect(heading(html)).toBe('Чай');
    expect(html).toContain('Листя й посуд.');
    expect(html).toContain('>33 товари<');
    expect(await page('/category/teapots', 'uk')).toMatch(/<summary[^>]*>Колір<\/summary>/);
    expect(await page('/category/teapots', 'ru')).toContain('>3 товара<');
  });

  test('a category page is 404 if it is unknown or hidden, or after its last page', async () => {
    for (const path of [
      '/category/none',
      '/category/secret',
      '/category/..%2f',
      '/category/teapots?page=2',
      '/category/tea?page=3',
    ]) {
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('<h1>');
    }
  });

  test('an empty category page suggests where to go next', async () => {
    const html = await page('/category/later');
    expect(html).toContain(english('storefront-catalog.category.empty_title'));
    expect(html).toMatch(/href="\/shop\/category\/tea"/);
    expect(html).not.toContain('filter-form');
  });
});

describe('filters of category pages', () => {
  test.each([
    [''],
    ['attributes[color]=blue'],
    ['attributes[color]=red&attributes[color]=blue'],
    ['attributes[color]=blue&attributes[material]=iron'],
    ['price_min=35&price_max=50'],
    ['in_stock=1'],
    ['in_stock=1&attributes[color]=clear %26 bright'],
  ])('the filters of a category page show what the API finds, with the same counts: %s', async (query) => {
    const html = await page(`/category/teapots?${query}`);
    const { body } = await shop.client().get(`/api/products?category=teapots&facets=1&${query}`);
    expect(tiles(html).map(unescaped)).toEqual(body.data.items.map(({ name }: { name: string }) => name));
    const counts = body.data.facets.flatMap(
      ({ attribute, values }: { attribute: string; values: Array<{ value: string; count: number }> }) =>
        values.map(({ value, count }) => `${attribute} ${value} ${count}`),
    );
    expect(choices(html)).toEqual(counts.sort());
  });

  test('active filters of a category page are checked, and each can be removed by a link', async () => {
    const html = await page(
      '/category/teapots?attributes[color]=blue&attributes[color]=red&price_max=50&in_stock=1&sort=-price',
    );
    expect(html).toMatch(/name="attributes\[color\]" value="blue" checked/);
    expect(html).toMatch(/id="price_max"[^>]* value="50"/);
    expect(html).toMatch(/name="in_stock" value="1" checked/);
    expect(html).toMatch(/<option value="-price" selected>/);
    const chips = [
      ...html.matchAll(/class="chip chip--on" href="([^"]+)"[^>]*><span class="unseen">Remove: <\/span>([^<]+) </g),
    ].map(([, href, text]) => [text, decodeURIComponent(unescaped(href!))]);
    expect(chips).toEqual([
      ['Color: Blue', '/shop/category/teapots?attributes[color]=red&price_max=50&in_stock=1&sort=-price'],
      ['Color: red', '/shop/category/teapots?attributes[color]=blue&price_max=50&in_stock=1&sort=-price'],
      ['up to €50.00', '/shop/category/teapots?attributes[color]=blue&attributes[color]=red&in_stock=1&sort=-price'],
      ['In stock only', '/shop/category/teapots?attributes[color]=blue&attributes[color]=red&price_max=50&sort=-price'],
    ]);
    expect(html).toMatch(/href="\/shop\/category\/teapots\?sort=-price" data-list>Clear all</);
  });

  test('a filtered category page is not indexed and has the unfiltered one as canonical link', async () => {
    for (const query of ['attributes[color]=blue', 'price_min=1', 'in_stock=1', 'sort=price']) {
      const { html, headers } = await open(`/category/teapots?${query}`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(link(html, 'canonical')).toBe(`${BASE_URL}/category/teapots`);
    }
  });

  test('links of a category page to other languages keep its filters', async () => {
    const html = await page('/category/teapots?attributes[color]=blue&sort=price');
    expect(html).toContain('href="/shop/category/teapots?attributes%5Bcolor%5D=blue&amp;sort=price&amp;lang=uk"');
  });

  test.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=99999999999',
    'price_min=abc',
    'price_min=-5',
    'price_max=1e9',
    'price_min=0.001',
    'price_min=999999999999999',
    'in_stock=maybe',
    'sort=hack',
    'sort=-',
    'attributes[nothing]=x',
    'attributes[color]=plaid',
    'per_page=9999',
    'unknown=1',
    'page=1&page=2',
    'price_min=&price_max=&sort=',
    '__proto__[x]=1',
    'attributes[__proto__]=x',
  ])('an invalid filter is ignored: %s', async (query) => {
    expect(tiles(await page(`/category/teapots?${query}`))).toHaveLength(3);
  });

  test.each([
    'attributes[]=x',
    'attributes=x',
    'attributes[color=x',
    `attributes[color]=${'x'.repeat(300)}`,
    Array.from({ length: 40 }, (_, index) => `attributes[a${index}]=x`).join('&'),
  ])('an unreadable filter is 422: %s', async (query) => {
    expect((await open(`/category/teapots?${query}`)).status).toBe(422);
  });

  test('price filters accept a decimal comma, and both prices in either order', async () => {
    expect(tiles(await page('/category/teapots?price_min=36,5&price_max=36,50'))).toEqual(['Moss teapot']);
    expect(tiles(await page('/category/teapots?price_min=50&price_max=35'))).toEqual(['Moss teapot']);
  });

  test('a category page whose filters match nothing shows a message and links to all products', async () => {
    const html = await page('/category/teapots?price_min=5000');
    expect(html).toContain(english('storefront-catalog.none.title'));
    expect(html).toContain('>0 products<');
    expect(html).toMatch(/class="button" href="\/shop\/category\/teapots"/);
  });
});

describe('sorting and paging of category pages', () => {
  test.each([
    ['price', ['Glass &lt;b&gt;teapot', 'Moss teapot', 'Iron teapot']],
    ['-price', ['Iron teapot', 'Moss teapot', 'Glass &lt;b&gt;teapot']],
    ['name', ['Glass &lt;b&gt;teapot', 'Iron teapot', 'Moss teapot']],
    ['-created_at', ['Glass &lt;b&gt;teapot', 'Iron teapot', 'Moss teapot']],
  ])('a category page can be sorted by %s', async (sort, names) =>
    expect(tiles(await page(`/category/teapots?sort=${sort}`))).toEqual(names),
  );

  test('every product is on exactly one page of a category, and each page links to its neighbours', async () => {
    const [first, second] = [await page('/category/cups'), await page('/category/cups?page=2')];
    expect([...tiles(first), ...tiles(second)]).toEqual(cups.map(({ name }) => name));
    expect(tiles(second)).toHaveLength(6);
    expect(first).toMatch(/<a href="\/shop\/category\/cups\?page=2" rel="next"/);
    expect(first).not.toContain('rel="prev"');
    expect(second).toMatch(/<a href="\/shop\/category\/cups" rel="prev"/);
    expect(link(second, 'canonical')).toBe(`${BASE_URL}/category/cups?page=2`);
    expect(second).toContain('<title>Cups – page 2');
    expect(second).not.toContain('noindex');
    expect(data(second)[1]!['itemListElement'][0]).toMatchObject({ position: 25, name: 'Cup 25' });
  });

  test('page links of a category keep its filters', async () => {
    expect(await page('/category/tea?price_max=100&sort=price')).toMatch(
      /href="\/shop\/category\/tea\?price_max=100&amp;sort=price&amp;page=2" rel="next"/,
    );
  });
});

describe('the search page', () => {
  test('the search page finds, counts, filters and sorts in every language, and is not indexed', async () => {
    const { html, headers } = await open('/search?q=teapot');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(heading(html)).toContain('<q>teapot</q>');
    expect(html).toContain('>3 products<');
    expect(html).toMatch(/href="\/shop\/category\/teapots">Teapots</);
    expect(html).toContain('<input type="hidden" name="q" value="teapot">');
    expect(html).toMatch(/<input id="find"[^>]* value="teapot"/);
    expect(tiles(await page('/search?q=teapot&attributes[color]=blue&sort=-price'))).toEqual([
      'Iron teapot',
      'Moss teapot',
    ]);
    expect(tiles(await page('/search?q=чайник', 'uk'))).toEqual(['Чайник «Мох»']);
  });

  test('the search page asks for words if there are none, and suggests other pages if nothing is found', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=%20']) {
      const html = await page(path);
      expect(html).toContain('Search by product name, description or SKU.');
      expect(html).toMatch(/href="\/shop\/category\/tea"/);
    }
    const html = await page('/search?q=<script>alert(1)</script>');
    expect(heading(html)).toBe('No results for <q>&lt;script&gt;alert(1)&lt;/script&gt;</q>');
    expect(html).toContain('Check your spelling.');
    expect(html).toMatch(/href="\/shop\/category\/tea"/);
  });

  test.each(['!!!', '---', '&', '" "', '-"', '%', '+++', '🫖'])(
    'the search page finds nothing for special characters alone and suggests other pages: %s',
    async (q) => {
      const html = await page(`/search?q=${encodeURIComponent(q)}`);
      expect([heading(html).startsWith(english('storefront-catalog.search.none_title')), tiles(html)]).toEqual([
        true,
        [],
      ]);
      expect(html).not.toContain('class="chip"');
      expect(html).toMatch(/href="\/shop\/category\/tea"/);
    },
  );

  test('a word with a leading dash does not find the whole catalog', async () => {
    expect(tiles(await page('/search?q=-iron'))).toEqual(['Iron teapot']);
  });

  test.each([
    'x'.repeat(2000),
    '%',
    '"',
    "'",
    '\\',
    '*',
    '(',
    'a&b',
    '!!!',
    '$t(storefront.skip)',
    '{shop}',
    '٣',
    '🫖',
    '_',
  ])('the search page accepts any query: %s', async (q) => {
    expect((await open(`/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
  });
});

describe('cached pages of the catalog', () => {
  test('a cached page shows changed prices, names and stock immediately', async () => {
    const moss = ids['Moss teapot'];
    expect(await page('/category/teapots')).toContain('€36.50');
    await admin.put(`/api/products/${moss}`, { price_special: 35.25 });
    for (const path of ['/', '/category/teapots', '/category/tea', '/search?q=moss'])
      expect(await page(path)).toContain('€35.25');
    await admin.put(`/api/products/${moss}`, { price_special: 36.5 });
    await admin.put(`/api/products/${ids['Iron teapot']}`, { in_stock: 4 });
    expect(tiles(await page('/category/teapots?in_stock=1'))).toHaveLength(3);
    await admin.put(`/api/products/${ids['Iron teapot']}`, { in_stock: 0 });
    expect(tiles(await page('/category/teapots?in_stock=1'))).toHaveLength(2);
  });

  test('a cached page immediately omits a hidden product, and shows a changed category', async () => {
    const id = ids['Glass <b>teapot'];
    expect(tiles(await page('/category/teapots'))).toHaveLength(3);
    await admin.put(`/api/products/${id}`, { published: 0 });
    expect(tiles(await page('/category/teapots'))).toHaveLength(2);
    await admin.put(`/api/products/${id}`, { published: 1 });
    await admin.put(`/api/categories/${categories['cups']}`, { published: 0 });
    expect(await page('/category/tea')).toContain('>3 products<');
    await admin.put(`/api/categories/${categories['cups']}`, { published: 1 });
    expect(await page('/category/tea')).toContain('>33 products<');
  });

  test('a cached page contains each reader’s own CSRF token, cart and wishlist', async () => {
    const [one, other] = [new Browser(shop.url), new Browser(shop.url)];
    const tokenIn = (html: string): string => /<meta name="csrf-token" content="([^"]+)"/.exec(html)![1]!;
    const product = ids['Glass <b>teapot']!;
    const mine = tokenIn((await one.open('/category/teapots')).html);
    const theirs = tokenIn((await other.open('/category/teapots')).html);
    expect(mine).not.toBe(theirs);
    expect((await one.call('/api/cart/add', { product_id: product, quantity: 2 })).status).toBe(200);
    expect((await one.call('/api/wishlist', { product_id: product })).status).toBe(200);
    const pressed = new RegExp(`data-sc-wishlist="${product}" aria-pressed="true"`);
    expect((await one.open('/category/teapots')).html).toMatch(/data-sc-cart-count="2">2</);
    expect((await one.open('/category/teapots')).html).toMatch(pressed);
    expect((await other.open('/category/teapots')).html).toMatch(/data-sc-cart-count="0">0</);
    expect((await other.open('/category/teapots')).html).not.toMatch(pressed);
    expect((await one.open('/category/teapots')).headers.get('cache-control')).toContain('private');
  });

  test('reading catalog pages stores nothing in the database', async () => {
    const stored = async (): Promise<number[]> =>
      Promise.all(
        ['session', 'cart', 'wishlist_item', 'compare_item'].map(
          async (table) => (await shop.db.query(`SELECT FROM ${table}`)).length,
        ),
      );
    const before = await stored();
    for (const path of [
      '/',
      '/category/tea',
      '/category/tea?in_stock=1',
      '/search?q=cup',
      '/search',
      '/sitemap.xml',
      '/robots.txt',
    ])
      await open(path);
    expect(await stored()).toEqual(before);
  });

  test('catalog pages have nothing inline and less than 160 kB', async () => {
    for (const path of ['/', '/category/tea', '/search?q=cup']) {
      const html = await page(path);
      expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/);
      for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ width="\d+" height="\d+"/);
      expect(new Blob([html]).size).toBeLessThan(160_000);
    }
  });
});

describe('sitemap and robots.txt', () => {
  const sitemap = async (path = '/sitemap.xml') => {
    const response = await fetch(shop.url + path);
    return { status: response.status, headers: response.headers, xml: await response.text() };
  };

  test('the sitemap has every published page once in each language of the shop', async () => {
    const { headers, xml } = await sitemap();
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toMatch(/public, max-age=\d+/);
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
    const inAll = (address: string) => [address, `${address}?lang=uk`, `${address}?lang=ru`];
    const pages = [
      `${BASE_URL}/`,
      ...['tea', 'teapots', 'cups', 'later'].map((alias) => `${BASE_URL}/category/${alias}`),
      ...['moss-teapot', 'iron-teapot', 'glass-b-teapot'].map((alias) => `${BASE_URL}/product/${alias}`),
      ...cups.map(({ name }) => `${BASE_URL}/product/${name.toLowerCase().replace(' ', '-')}`),
    ];
    expect(addresses).toEqual(pages.flatMap(inAll));
    for (const entry of xml.match(/<url>.*<\/url>/g)!)
      expect(entry.match(/hreflang="[\w-]+"/g)).toEqual(
        ['en', 'uk', 'ru', 'x-default'].map((one) => `hreflang="${one}"`),
      );
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="uk" href="${BASE_URL}/category/tea?lang=uk"/>`);
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${BASE_URL}/category/tea"/>`);
    expect(xml.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(addresses.length);
    expect(xml).not.toContain('hidden-teapot');
  });

  test('the sitemap is the same compressed and uncompressed, and contains a new product immediately', async () => {
    const plain = await fetch(`${shop.url}/sitemap.xml`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe((await sitemap()).xml);
    const { body } = await admin.post('/api/products', { name: 'Newcomer', price_regular: 3, in_stock: 1 });
    expect((await sitemap()).xml).toContain(`${BASE_URL}/product/newcomer<`);
    await admin.delete(`/api/products/${body.data.id}`);
    expect((await sitemap()).xml).not.toContain('newcomer');
  });

  test('the sitemap of a large shop is an index of parts, each product in one of them', async () => {
    await shop.db.query(
      `INSERT INTO product (name, alias, price_regular) SELECT 'Bulk ' || n, 'bulk-' || n, 100
        FROM generate_series(1, 12000) n`,
    );
    shop.app.get((await import('../../src/platform/cache/read-cache.js')).ReadCache).drop(['products']);
    try {
      const { xml } = await sitemap();
      const parts = [...xml.matchAll(/<sitemap><loc>([^<]+)<\/loc><lastmod>/g)].map(([, address]) => address!);
      expect(parts).toEqual(['pages', 'products-1', 'products-2'].map((name) => `${BASE_URL}/sitemap-${name}.xml`));
      const files = await Promise.all(parts.map((address) => sitemap(address.slice(BASE_URL.length))));
      expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [pages, ...productFiles] = files.map((file) =>
        [...file.xml.matchAll(/<url><loc>([^<]+)/g)].map(([, address]) => address!),
      );
      expect(pages).toHaveLength(3 * 5);
      expect(new Set(productFiles.flat()).size).toBe(3 * (12_000 + products.length - 1));
      expect(Math.max(...productFiles.map(({ length }) => length))).toBeLessThanOrEqual(50_000);
      expect((await sitemap('/sitemap-products-3.xml')).status).toBe(404);
      expect((await sitemap('/sitemap-products-0.xml')).status).toBe(404);
      expect((await sitemap('/sitemap-products-x.xml')).status).toBe(404);
    } finally {
      await shop.db.query(`DELETE FROM product WHERE alias LIKE 'bulk-%'`);
    }
  });

  test('robots.txt excludes personal pages and names the sitemap', async () => {
    const { status, headers, html } = await open('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const path of [
      'cart',
      'checkout',
      'account',
      'order',
      'api',
      'admin',
      'fast-order',
      'wishlist',
      'compare',
      'search',
    ])
      expect(html).toContain(`\nDisallow: /shop/${path}\n`);
    expect(html).toContain(`\nSitemap: ${BASE_URL}/sitemap.xml\n`);
  });
});

// This block is the last one, because a second shop replaces the CSRF settings of this process.
describe('the home page of a new shop', () => {
  test('the home page of a shop without products shows that it has none yet', async () => {
    const fresh = await startTestShop();
    try {
      const { status, html } = await new Browser(fresh.url).open('/');
      expect(status).toBe(200);
      expect(html).toContain('There are no products yet');
    } finally {
      await fresh.close();
    }
  });
});
