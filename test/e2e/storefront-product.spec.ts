import { Browser, startTestShop, type Client, type Page, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';
import { english } from '../fixtures/english.js';

let shop: TestShop;
let admin: Client;
let category: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  await admin.put('/api/attributes/color', {
    labels: { en: 'Color', uk: 'Колір', ru: 'Цвет' },
    value_labels: { moss: { en: 'Moss', uk: 'Мох', ru: 'Мох' }, clay: { en: 'Clay' } },
  });
  category = (await admin.post('/api/categories', { name: 'Teapots' })).body.data.id as number;
});
afterAll(() => shop?.close());

/** The origin in absolute links of the shop. */
const site = 'http://localhost:0';
const spaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
/** The visible text of a page without markup. */
const textOf = ({ html }: Page): string =>
  spaces(
    html
      .slice(html.indexOf('<main'))
      .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  );
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- schema.org objects
const dataOf = ({ html }: Page): Array<Record<string, any>> =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );
const open = (path: string, language?: string): Promise<Page> => new Browser(shop.url, language).open(path);
const aliasOf = async (id: number): Promise<string> =>
  (await admin.get(`/api/products/${id}`)).body.data.alias as string;
const review = async (product: number, rating: number, name = 'Ann'): Promise<number> => {
  const { body } = await shop
    .client()
    .post(`/api/products/${product}/reviews`, { rating, text: `Given ${rating} stars`, name });
  await admin.put(`/api/reviews/${body.data.id}`, { approved: 1 });
  return body.data.id as number;
};

/** Stores a picture as an upload does; returns its address. */
async function picture(digit: string): Promise<string> {
  const image = `/media/pictures/${digit.repeat(32)}.webp`;
  await shop.db.query('INSERT INTO picture (image, width, height) VALUES ($1, 1600, 1200)', [image]);
  return image;
}

async function shown(
  fields: Record<string, unknown>,
  language?: string,
): Promise<{ id: number; path: string; page: Page }> {
  const id = await makeProduct(admin, fields);
  const path = `/product/${await aliasOf(id)}`;
  return { id, path, page: await open(path, language) };
}

describe('the product page', () => {
  test('the product page shows name, price, stock and description, all escaped', async () => {
    const { page } = await shown({
      name: 'Blue <i>teapot</i>',
      sku: 'POT-1',
      category,
      price_regular: 24.5,
      in_stock: 40,
      short_description: 'For <b>two</b>.',
      description: 'First paragraph.\n\nSecond <script>alert(1)</script> one.',
      attributes: [{ attribute: 'color', value: 'moss' }],
    });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(page.html).toContain('<h1>Blue &lt;i&gt;teapot&lt;/i&gt;</h1>');
    expect(page.html).toContain('<title>Blue &lt;i&gt;teapot&lt;/i&gt; – ');
    expect(page.html).toContain('<p>First paragraph.</p>');
    expect(page.html).not.toMatch(/<script>|<b>two|\sstyle=|\son\w+=/);
    const text = textOf(page);
    for (const part of ['€24.50', 'In stock', 'POT-1', 'Color Moss', 'Teapots']) expect(text).toContain(part);
    expect(page.html).toContain('<span data-old-price hidden>');
  });

  test('the product page renders the description from Markdown, and its meta description has no markup', async () => {
    const { page } = await shown({
      name: 'Kettle',
      description: '# Care\n\nWipe *gently*,\nthen **dry**.\n\n- Brass\n- [Guide](/pages/guide)',
    });
    expect(page.html).toContain('<h3>Care</h3>');
    expect(page.html).toContain('<p>Wipe <em>gently</em>,\nthen <strong>dry</strong>.</p>');
    expect(page.html).toMatch(/<li>Brass<\/li>\s*<li><a href="[^"]*\/pages\/guide">Guide<\/a><\/li>/);
    expect(page.html).toContain('<meta name="description" content="Care Wipe gently, then dry. Brass Guide">');
  });

  test('the product page shows a special price with the struck-out regular one, labelled for screen readers', async () => {
    const { page } = await shown({ price_regular: 30, price_special: 21 });
    expect(textOf(page)).toContain('€21.00 Regular price €30.00');
    expect(spaces(page.html)).toContain('<s class="price__old">€30.00</s>');
  });

  test('the product page shows how many items are left if the stock is low by the setting of the shop', async () => {
    const { page } = await shown({ in_stock: 2 });
    expect(textOf(page)).toContain('Only 2 left');
    expect(page.html).toMatch(/name="quantity" value="1" min="1" max="2"/);
  });

  test('the page of a sold-out product has no buy button, but offers the wishlist', async () => {
    const { id, page } = await shown({ in_stock: 0 });
    expect(textOf(page)).toContain('Sold out');
    expect(page.html).not.toContain(`data-sc-buy="${id}"`);
    expect(page.html).not.toContain(`data-sc-fast-buy="${id}"`);
    expect(page.html).toContain(`data-sc-wishlist="${id}"`);
  });

  test('the product page opened by id redirects to its alias and keeps the query', async () => {
    const { id, path } = await shown({ name: 'By number' });
    const page = await open(`/product/${id}?lang=uk`);
    expect({ status: page.status, location: page.location }).toEqual({ status: 301, location: `${path}?lang=uk` });
  });

  test.each(['unpublished', 'deleted', 'unknown'])(
    'the page of a product that is %s is 404, for administrators too',
    async (kind) => {
      const id = await makeProduct(admin, { name: `Gone ${kind}`, ...(kind === 'unpublished' && { published: 0 }) });
      const alias = await aliasOf(id);
      if (kind === 'deleted') await admin.delete(`/api/products/${id}`);
      const page = await open(`/product/${kind === 'unknown' ? 'no-such-thing' : alias}`);
      expect(page.status).toBe(404);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect((await open(`/product/${id === 0 ? 1 : kind === 'unknown' ? 999999 : id}`)).status).toBe(404);
    },
  );

  test.each([
    ['uk', 'Залишилося 3 штуки', 'Колір Мох'],
    ['ru', 'Осталось 3 штуки', 'Цвет Мох'],
  ])('the product page is in the language %s', async (language, stock, attribute) => {
    const { page } = await shown(
      {
        in_stock: 3,
        attributes: [{ attribute: 'color', value: 'moss' }],
        translations: { uk: { name: 'Чайник' }, ru: { name: 'Чайник' } },
      },
      language,
    );
    expect(page.html).toContain('<h1>Чайник</h1>');
    expect(textOf(page)).toContain(stock);
    expect(textOf(page)).toContain(attribute);
    expect(page.html).not.toMatch(/storefront-product\.|storefront-page\./);
  });

  test('the product page shows pictures with their sizes, and loads all but the first one lazily', async () => {
    const { page } = await shown({
      images: [
        { image: await picture('a'), alt: 'From the front', sort: 1 },
        { image: 'https://elsewhere.example/b.jpg', alt: '', sort: 2 },
      ],
      name: 'Pictured',
    });
    const pictures = [...page.html.matchAll(/<li id="picture-\d"><a [^>]+><img ([^>]+)>/g)].map(
      ([, attributes]) => attributes!,
    );
    expect(pictures).toHaveLength(2);
    for (const one of pictures) expect(one).toMatch(/width="800" height="800"/);
    expect(pictures[0]).toMatch(
      /a-800\.webp" srcset="[^"]*a-400\.webp 400w,[^"]*a-800\.webp 800w,[^"]*a\.webp 1600w".*alt="From the front" fetchpriority="high"/,
    );
    expect(pictures[1]).toMatch(/src="https:\/\/elsewhere\.example\/b\.jpg".*alt="Pictured" loading="lazy"/);
    expect(page.html).toContain('href="#picture-2"');
  });

  test('the product page shows the lowest shipping cost, the delivery time and the amount for free shipping', async () => {
    await admin.put('/api/admin/shipping-methods/flat_rate', {
      active: true,
      costs: { '*': 4.9 },
      free_above: 50,
      delivery_time: { en: '2 days' },
    });
    const { page } = await shown({ price_regular: 20, name: 'Delivered' });
    expect(textOf(page)).toContain('€4.90, 2 days');
    expect(textOf(page)).toContain('Free delivery from €50.00');
    const { page: dear } = await shown({ price_regular: 60, name: 'Delivered for nothing' });
    expect(textOf(dear)).toContain('Free, 2 days');
    expect(textOf(dear)).not.toContain('Free delivery from');
  });

  test('an added product is the first line of the mini cart', async () => {
    const first = await shown({ name: 'Added first', price_regular: 7 });
    const second = await shown({ name: 'Added <second>', price_regular: 9 });
    const browser = new Browser(shop.url);
    await browser.open(first.path);
    for (const [{ id, path }, quantity] of [
      [first, '1'],
      [second, '2'],
    ] as const)
      await browser.submit('/cart/add', { product_id: String(id), quantity, back: path });
    const { html } = await browser.open(`/cart/mini?added=${second.id}`);
    expect(html).not.toContain('<html');
    expect(html.indexOf('Added &lt;second&gt;')).toBeGreaterThan(0);
    expect(html.indexOf('Added &lt;second&gt;')).toBeLessThan(html.indexOf('Added first'));
    expect(spaces(html)).toContain('2 × €9.00');
    expect(spaces(html)).toContain('€25.00');
  });

  test('the product page shows a changed product immediately', async () => {
    const { id, path } = await shown({ name: 'Changing', price_regular: 5 });
    await admin.put(`/api/products/${id}`, { price_regular: 6.5 });
    expect(textOf(await open(path))).toContain('€6.50');
  });

  test('the product page shows other products of its category', async () => {
    const shelf = (await admin.post('/api/categories', { name: 'Shelf' })).body.data.id as number;
    await makeProduct(admin, { name: 'Sold out neighbour', category: shelf, in_stock: 0 });
    await makeProduct(admin, { name: 'Neighbour', category: shelf });
    const { page } = await shown({ name: 'The one', category: shelf });
    expect([...page.html.matchAll(/<span class="tile__name">([^<]+)</g)].map(([, name]) => name)).toEqual([
      'Neighbour',
      'Sold out neighbour',
    ]);
  });

  test('the form of the product page adds the product to the cart and returns to the page', async () => {
    const { id, path } = await shown({ name: 'Bought', in_stock: 5 });
    const browser = new Browser(shop.url);
    await browser.open(path);
    const answer = await browser.submit('/cart/add', { product_id: String(id), quantity: '3', back: path });
    expect({ status: answer.status, location: answer.location }).toEqual({
      status: 303,
      location: `${path}?said=added`,
    });
    expect((await browser.open('/cart')).html).toContain('Bought');
    expect(
      (await shop.db.query<{ quantity: number }>('SELECT quantity FROM cart_item WHERE product_id = $1', [id]))[0]
        ?.quantity,
    ).toBe(3);
  });
});

describe('the page of a product with variants', () => {
  const variants = [
    { sku: 'M-S', attributes: { color: 'moss', size: 'S' }, in_stock: 9 },
    { sku: 'M-L', attributes: { color: 'moss', size: 'L' }, price: 29, in_stock: 2 },
    { sku: 'C-S', attributes: { color: 'clay', size: 'S' }, in_stock: 0 },
  ];

  test('each variant is shown with price and stock, sold-out and missing combinations included', async () => {
    const { page } = await shown({ name: 'Cups', price_regular: 25, variants });
    const places = [...page.html.matchAll(/<(?:label|p) class="variant[ "].*?<\/(?:label|p)>/gs)].map(([one]) =>
      spaces(
        one
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    );
    expect(places).toEqual([
      expect.stringMatching(/^Moss, S €25\.00$/),
      expect.stringMatching(/^Moss, L €29\.00 2 left$/),
      expect.stringMatching(/^Clay, S €25\.00 Sold out Email me when available : S$/),
      expect.stringMatching(/^Clay, L Unavailable$/),
    ]);
    const radios = [...page.html.matchAll(/<input type="radio" name="variant_id"[^>]+>/g)].map(([one]) => one);
    expect(radios.map((one) => [/ checked/.test(one), / disabled/.test(one)])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(page.html).toMatch(/name="quantity" value="1" min="1" max="9"/);
  });

  test('a well-known color name has a swatch, and options start with a capital letter', async () => {
    const { page } = await shown({
      name: 'Swatched',
      variants: [
        { attributes: { color: 'navy' }, in_stock: 1 },
        { attributes: { color: 'unheard of' }, in_stock: 1 },
        { attributes: { color: 'constructor' }, in_stock: 1 },
      ],
    });
    const [navy, unknown, inherited] = [...page.html.matchAll(/<span class="variant__label">(.*?)<\/span>/g)].map(
      ([, one]) => one,
    );
    expect(navy).toMatch(/<circle [^>]*fill="#1f2f55"\/><\/svg>\s*Navy$/);
    expect(unknown).toBe('Unheard of');
    expect(inherited).toBe('Constructor');
  });

  test('a variant can be selected by the address of the page', async () => {
    const { id, path } = await shown({
      name: 'Linked',
      price_regular: 25,
      variants: variants.map((one) => ({ ...one, sku: `L-${one.sku}` })),
    });
    const second = ((await admin.get(`/api/products/${id}`)).body.data.variants as Array<{ id: number }>)[1]!.id;
    const page = await open(`${path}?variant=${second}`);
    expect(page.html).toMatch(new RegExp(`value="${second}" required checked`));
    expect(textOf(page)).toMatch(/€29\.00 .*Only 2 left.*L-M-L/);
    expect(page.html).toContain(`<link rel="canonical" href="${site}${path}">`);
    expect((await open(`${path}?variant=999999`)).status).toBe(200);
    // Without a parameter, the first variant is selected.
    expect(textOf(await open(path))).toContain('L-M-S');
  });

  test('the picture of the selected variant comes first, and links select other variants without JavaScript', async () => {
    const [moss, rose] = [await picture('e'), await picture('f')];
    const { id, path, page } = await shown({
      name: 'Pictured',
      images: [
        { image: moss, alt: 'Moss one' },
        { image: rose, alt: 'Rose one' },
      ],
      variants: [
        { sku: 'P-MOSS', attributes: { color: 'moss' }, in_stock: 3, image: moss },
        { sku: 'P-ROSE', attributes: { color: 'rose' }, in_stock: 3, image: rose },
      ],
    });
    const first = ({ html }: { html: string }) => /<li id="picture-1"><a [^>]+><img [^>]*alt="([^"]*)"/.exec(html)?.[1];
    expect(first(page)).toBe('Moss one');
    const second = ((await admin.get(`/api/products/${id}`)).body.data.variants as Array<{ id: number }>)[1]!.id;
    expect(page.html).toContain(`href="${path}?variant=${second}"`);
    expect(first(await open(`${path}?variant=${second}`))).toBe('Rose one');
  });

  test('a product with many variants shows one row at a time, first that of the selected variant', async () => {
    const many = ['moss', 'clay', 'fog', 'ink'].flatMap((one, row) =>
      ['S', 'L'].map((size) => ({ sku: `F-${one}-${size}`, attributes: { color: one, size }, in_stock: row })),
    );
    const { page } = await shown({ name: 'Large choice', variants: many });
    expect(
      [...page.html.matchAll(/<details class="variants__row" name="variants"( open)?>\s*<summary><span>(\w+)/g)].map(
        ([, open, title]) => [title, Boolean(open)],
      ),
    ).toEqual([
      ['Moss', false],
      ['Clay', true],
      ['Fog', false],
      ['Ink', false],
    ]);
  });

  test('a variant can be bought without JavaScript', async () => {
    const { id, path } = await shown({
      name: 'Chosen',
      price_regular: 25,
      variants: variants.map((one) => ({ ...one, sku: `B-${one.sku}` })),
    });
    const browser = new Browser(shop.url);
    const { html } = await browser.open(path);
    const second = [...html.matchAll(/name="variant_id" value="(\d+)"/g)][1]![1]!;
    expect(
      await browser.submit('/cart/add', { product_id: String(id), variant_id: second, quantity: '2', back: path }),
    ).toMatchObject({ status: 303 });
    expect(await shop.db.query('SELECT variant_id, quantity FROM cart_item WHERE product_id = $1', [id])).toMatchObject(
      [{ quantity: 2 }],
    );
  });

  test('a product whose variants are all sold out is sold out', async () => {
    const { id, page } = await shown({
      name: 'All gone',
      variants: [{ sku: 'G-1', attributes: { color: 'moss' }, in_stock: 0 }],
    });
    expect(page.html).not.toContain(`data-sc-buy="${id}"`);
    expect(textOf(page)).toContain(english('storefront-product.none_left'));
  });
});

describe('structured data of the product page', () => {
  test('a product has structured data with offer, reviews and breadcrumbs', async () => {
    const { id, path } = await shown({
      name: 'Plain </script> pot',
      sku: 'PLAIN-1',
      category,
      price_regular: 30,
      price_special: 21.5,
      in_stock: 4,
      short_description: 'A pot.',
      images: [{ image: await picture('b'), alt: '', sort: 1 }],
    });
    await review(id, 5);
    await review(id, 2);
    const page = await open(path);
    const [product, crumbs] = dataOf(page);
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Plain </script> pot',
      sku: 'PLAIN-1',
      description: 'A pot.',
      url: site + path,
      image: [`${site}/media/pictures/${'b'.repeat(32)}.webp`],
      offers: {
        '@type': 'Offer',
        price: '21.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: site + path,
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 3.5, reviewCount: 2 },
      review: [{ author: { name: 'Ann' }, reviewRating: { ratingValue: 2 } }, { reviewRating: { ratingValue: 5 } }],
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2, name: 'Teapots' }, { position: 3, item: site + path }],
    });
    expect(page.html).toContain('<meta property="og:type" content="product">');
    expect(page.html).toContain('<meta property="product:price:amount" content="21.50">');
    expect(page.html).toContain('<meta name="description" content="A pot.">');
    expect(page.html).toContain(`<link rel="canonical" href="${site}${path}">`);
    expect(page.headers.get('x-robots-tag')).toBeNull();
  });

  test('a product with variants has structured data as a group of variants, each with its offer', async () => {
    const { page } = await shown({
      name: 'Ranged',
      price_regular: 10,
      variants: [
        { sku: 'R-1', attributes: { size: 'S', glaze: 'matt' }, in_stock: 0 },
        { sku: 'R-2', attributes: { size: 'L', glaze: 'matt' }, price: 12.5, in_stock: 1 },
      ],
    });
    const offer = { '@type': 'Offer', priceCurrency: 'EUR', url: expect.stringMatching(/\?variant=\d+$/) };
    expect(dataOf(page)[0]).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Ranged',
      productGroupID: expect.any(String),
      variesBy: expect.arrayContaining(['https://schema.org/size', 'glaze']),
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'R-1',
          size: 'S',
          additionalProperty: [{ '@type': 'PropertyValue', name: 'glaze', value: 'matt' }],
          offers: { ...offer, price: '10.00', availability: 'https://schema.org/OutOfStock' },
        },
        { sku: 'R-2', size: 'L', offers: { ...offer, price: '12.50', availability: 'https://schema.org/InStock' } },
      ],
    });
    expect(dataOf(page)[0]).not.toHaveProperty('offers');
    expect(dataOf(page)[0]).not.toHaveProperty('aggregateRating');
  });
});

describe('structured data of prices', () => {
  test.each([
    [true, [{ country: 'DE', rate: 19 }], true],
    [false, [{ country: 'DE', rate: 19 }], false],
    [true, [], undefined],
  ])(
    'structured data says whether a price includes tax: with prices_include_tax %j and rates %j it is %j',
    async (includeTax, rates, said) => {
      await admin.put('/api/admin/tax', { prices_include_tax: includeTax, rates });
      const taxed = [
        await shown({ name: `Taxed ${String(said)}`, price_regular: 8 }),
        await shown({
          name: `Taxed in sizes ${String(said)}`,
          price_regular: 8,
          variants: [{ attributes: { size: 'S' }, in_stock: 1 }],
        }),
      ].map(({ page }) => dataOf(page)[0] as { offers?: unknown; hasVariant?: Array<{ offers: unknown }> });
      for (const { offers, hasVariant } of taxed) {
        const { priceSpecification } = (offers ?? hasVariant![0]!.offers) as {
          priceSpecification?: { valueAddedTaxIncluded: boolean; price: string };
        };
        expect([priceSpecification?.valueAddedTaxIncluded, priceSpecification?.price]).toEqual([
          said,
          said === undefined ? undefined : '8.00',
        ]);
      }
      await admin.put('/api/admin/tax', { prices_include_tax: true, rates: [] });
    },
  );
});

describe('reviews on the product page', () => {
  test('a review is hidden until it is approved, and then shown immediately', async () => {
    const { path } = await shown({ name: 'Reviewed' });
    const browser = new Browser(shop.url);
    expect(textOf(await browser.open(path))).toContain('No reviews yet.');
    const sent = await browser.submit(`${path}/review`, {
      rating: '4',
      text: 'Pours <b>well</b>.\r\nNo drips.',
      name: 'Ann',
    });
    expect({ status: sent.status, location: sent.location }).toEqual({
      status: 303,
      location: `${path}?said=review_waits`,
    });
    const waiting = await browser.open(sent.location!);
    expect(textOf(waiting)).toContain('We’ll publish your review once it’s approved.');
    expect(waiting.html).not.toContain('Pours');
    const [row] = await shop.db.query<{ id: number; text: string }>(
      "SELECT id, text FROM review WHERE text LIKE 'Pours%'",
    );
    expect(row!.text).toBe('Pours <b>well</b>.\nNo drips.');
    await admin.put(`/api/reviews/${row!.id}`, { approved: 1 });
    const page = await browser.open(path);
    expect(page.html).toContain('Pours &lt;b&gt;well&lt;/b&gt;.');
    expect(textOf(page)).toContain('4 out of 5 stars');
  });

  test('a rejected review keeps what was typed, with errors at the fields', async () => {
    const { path } = await shown({ name: 'Refused' });
    const browser = new Browser(shop.url);
    await browser.open(path);
    const page = await browser.submit(`${path}/review`, { rating: '9', text: '  ', name: 'Ann <3' });
    expect(page.status).toBe(422);
    expect(page.html).toContain('value="Ann &lt;3"');
    expect(page.html).toMatch(
      /role="alert".*<a href="#rating-5">Your rating: choose a rating from 1 to 5 stars<\/a>.*<a href="#review-text">/s,
    );
    expect(page.html).toContain('id="review-text-error">write your review');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const nameless = await browser.submit(`${path}/review`, { rating: '3', text: 'Kept text', name: '' });
    expect(nameless.status).toBe(422);
    expect(nameless.html).toContain('id="review-name-error"');
    expect(nameless.html).toMatch(/id="rating-3" name="rating" value="3" required checked/);
    expect(nameless.html).toContain('Kept text</textarea>');
    expect(
      (await browser.submit(`${path}/review`, { rating: '3', text: 'x'.repeat(5_001), name: 'Ann' })).html,
    ).toContain('at most 5000 characters');
  });

  test('opening the address of the review form redirects to the product', async () => {
    const { path } = await shown({ name: 'Reloaded' });
    const again = await new Browser(shop.url).open(`${path}/review`);
    expect([again.status, again.location]).toEqual([303, `${path}#review`]);
    expect((await new Browser(shop.url).open('/compare/remove')).location).toBe('/compare');
  });

  test('a review of an unknown product is 404', async () => {
    const { path } = await shown({ name: 'Somewhere' });
    const browser = new Browser(shop.url);
    await browser.open(path);
    expect((await browser.submit('/product/nothing-here/review', { rating: '3', text: 'x', name: 'Ann' })).status).toBe(
      404,
    );
  });

  test('a review requires the CSRF token of the page', async () => {
    const { path } = await shown({ name: 'Guarded' });
    const browser = new Browser(shop.url);
    await browser.open(path);
    expect((await browser.submit(`${path}/review`, { rating: '3', text: 'x', name: 'Ann' }, {})).status).toBe(403);
  });

  test('a review by a logged-in customer has the customer’s first name', async () => {
    const { id, path } = await shown({ name: 'Known' });
    const browser = new Browser(shop.url);
    const account = {
      email: 'olena@example.com',
      password: 'a long enough phrase',
      first_name: 'Olena',
      last_name: 'Bondar',
    };
    await browser.open(path);
    await browser.call('/api/auth/register', account);
    await browser.open('/account/login');
    expect((await browser.submit('/account/login', { email: account.email, password: account.password })).status).toBe(
      303,
    );
    expect((await browser.open(path)).html).not.toContain('id="review-name"');
    expect((await browser.submit(`${path}/review`, { rating: '5', text: 'Mine' })).status).toBe(303);
    expect(await shop.db.query('SELECT name FROM review WHERE product_id = $1', [id])).toEqual([{ name: 'Olena' }]);
    // The page that is cached for guests has no name of a customer.
    expect((await open(path)).html).toContain('id="review-name"');
  });

  test('reviews are counted by stars and shown in pages', async () => {
    const { id, path } = await shown({ name: 'Much reviewed' });
    for (const rating of [5, 5, 4, 4, 1, 5]) await review(id, rating, `Reader ${rating}`);
    const page = await open(path);
    expect(textOf(page)).toMatch(/5 stars: 3 .*4 stars: 2 .*3 stars: 0 .*2 stars: 0 .*1 star: 1 /);
    expect([...page.html.matchAll(/<li class="review">/g)]).toHaveLength(5);
    expect(page.html).toContain(`href="${path}?reviews=2#reviews"`);
    const second = await open(`${path}?reviews=2`);
    expect([...second.html.matchAll(/<li class="review">/g)]).toHaveLength(1);
    expect(second.html).toContain(`href="${path}#reviews"`);
    expect((await open(`${path}?reviews=3`)).status).toBe(404);
    expect((await open(`${path}?reviews=x`)).status).toBe(200);
  });
});

describe('back-in-stock alerts on the product page', () => {
  const alertOf = ({ html }: { html: string }) => /<section class="card stock-alert"[^>]*>/.exec(html)?.[0];

  test('without JavaScript, adding a sold-out variant to the cart leads to its back-in-stock form', async () => {
    const { id, path, page } = await shown({
      name: 'Half gone',
      variants: [
        { attributes: { color: 'white' }, in_stock: 3 },
        { attributes: { color: 'Navy' }, in_stock: 0 },
      ],
    });
    expect(alertOf(page)).toContain(' hidden');
    const navy = /value="(\d+)"[^>]* data-title="Navy"/.exec(page.html)![1]!;
    const browser = new Browser(shop.url);
    await browser.open(path);
    const sent = await browser.submit('/cart/add', { product_id: String(id), variant_id: navy, back: path });
    expect([sent.status, sent.location]).toEqual([303, `${path}?variant=${navy}&said=sold_out#stock-alert`]);
    const offered = await browser.open(`${path}?variant=${navy}`);
    expect(alertOf(offered)).not.toContain(' hidden');
    expect(offered.html).toMatch(new RegExp(`value="${navy}" required checked`));
    expect(textOf(offered)).toContain('Get an email when it’s back Navy');
    expect((await browser.submit(`${path}/stock-alert`, { email: 'navy@example.com', variant_id: navy })).status).toBe(
      303,
    );
    expect(await shop.db.query('SELECT variant_id FROM stock_alert WHERE email = $1', ['navy@example.com'])).toEqual([
      { variant_id: Number(navy) },
    ]);
  });

  test('a product in stock has no back-in-stock form', async () => {
    expect(alertOf((await shown({ name: 'Plenty', in_stock: 9 })).page)).toBeUndefined();
  });

  test('a rejected back-in-stock alert keeps what was typed, with errors at the fields', async () => {
    const { path } = await shown({
      name: 'Wanted',
      variants: [
        { attributes: { color: 'red' }, in_stock: 0 },
        { attributes: { color: 'green' }, in_stock: 0 },
        { attributes: { color: 'blue' }, in_stock: 2 },
      ],
    });
    const browser = new Browser(shop.url);
    const first = await browser.open(path);
    expect(alertOf(first)).toContain(' hidden');
    const green = /value="(\d+)"[^>]* data-title="Green"/.exec(first.html)![1]!;
    const page = await browser.submit(`${path}/stock-alert`, { email: ' ann@<b>', variant_id: green });
    expect(page.status).toBe(422);
    expect(alertOf(page)).not.toContain(' hidden');
    expect(page.html).toContain(`name="variant_id" value="${green}" data-alert-variant`);
    expect(page.html).toMatch(
      /id="stock-alert-email"[^>]* value="ann@&lt;b&gt;"[^>]* aria-invalid="true" aria-describedby="stock-alert-email-error" autofocus>/,
    );
    expect(page.html).toContain(
      'id="stock-alert-email-error">Enter a valid email address, for example name@example.com.',
    );
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect((await browser.submit(`${path}/stock-alert`, { email: 'ann@example.com' })).location).toBe(
      `${path}?said=stock_alert`,
    );
  });
});

describe('the comparison page', () => {
  async function compared(...fields: Array<Record<string, unknown>>): Promise<{ browser: Browser; ids: number[] }> {
    const browser = new Browser(shop.url);
    const ids: number[] = [];
    await browser.open('/compare');
    for (const one of fields) {
      const id = await makeProduct(admin, one);
      ids.push(id);
      expect(await browser.submit('/compare', { product_id: String(id), back: '/compare' })).toMatchObject({
        status: 303,
        location: '/compare?said=compared',
      });
    }
    return { browser, ids };
  }
  const pots = [
    {
      name: 'Iron pot',
      price_regular: 40,
      in_stock: 2,
      attributes: [
        { attribute: 'color', value: 'moss' },
        { attribute: 'lid', value: 'yes' },
      ],
    },
    {
      name: 'Glass pot',
      price_regular: 20,
      in_stock: 50,
      attributes: [
        { attribute: 'color', value: 'clay' },
        { attribute: 'lid', value: 'yes' },
        { attribute: 'holds', value: '1 l' },
      ],
    },
  ];

  test('the comparison page without products explains how to add some', async () => {
    const page = await open('/compare');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(textOf(page)).toContain('No products to compare.');
  });

  test('the comparison page shows products side by side and names their differences', async () => {
    const { browser } = await compared(...pots);
    const page = await browser.open('/compare');
    expect([...page.html.matchAll(/<th scope="col">.*?<span>([^<]+)<\/span>/gs)].map(([, name]) => name)).toEqual([
      'Glass pot',
      'Iron pot',
    ]);
    const rows = [...page.html.matchAll(/<tr[^>]*>\s*<th scope="row">.*?<\/tr>/gs)].map(([row]) =>
      spaces(
        row
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        'Price different €20.00 €40.00',
        'Availability different In stock Only 2 left',
        'Color different Clay Moss',
        'lid yes yes',
        'holds different 1 l – Not specified',
      ]),
    );
  });

  test('a link hides the equal rows of the comparison page', async () => {
    const { browser } = await compared(...pots.map((pot, index) => ({ ...pot, name: `${pot.name} ${index}` })));
    expect((await browser.open('/compare')).html).toContain('href="/compare?only=differences"');
    const text = textOf(await browser.open('/compare?only=differences'));
    expect(text).toContain('Color');
    expect(text).toContain('1 identical row hidden.');
    expect(text).not.toMatch(/lid/);
  });

  test('a product that is removed or hidden disappears from the comparison page', async () => {
    const { browser, ids } = await compared({ name: 'First' }, { name: 'Second' }, { name: 'Third' });
    await admin.put(`/api/products/${ids[0]}`, { published: 0 });
    expect(await browser.submit('/compare/remove', { product_id: String(ids[1]), back: '/compare' })).toMatchObject({
      status: 303,
      location: '/compare?said=uncompared',
    });
    const text = textOf(await browser.open('/compare'));
    expect(text).toContain('Third');
    expect(text).not.toMatch(/First [^n]|Second/);
    expect(text).toContain('Add at least one more product to compare.');
  });

  test('the product page marks the product as compared, for its reader only', async () => {
    const { browser, ids } = await compared({ name: 'Marked' });
    const button = new RegExp(`data-sc-compare="${ids[0]}" aria-pressed="(\\w+)"`);
    expect(button.exec((await browser.open('/product/marked')).html)![1]).toBe('true');
    expect(button.exec((await open('/product/marked')).html)![1]).toBe('false');
  });

  test('adding an unknown product to the comparison is 404, and its form redirects only within the shop', async () => {
    const browser = new Browser(shop.url);
    await browser.open('/compare');
    expect((await browser.submit('/compare', { product_id: '999999' })).status).toBe(404);
    expect((await browser.submit('/compare', { product_id: 'x' })).status).toBe(404);
    const id = await makeProduct(admin);
    expect((await browser.submit('/compare', { product_id: String(id), back: '//elsewhere.example' })).location).toBe(
      '/compare?said=compared',
    );
  });
});

test('all links of a shop with a path in BASE_URL stay below that path', async () => {
  const below = await startTestShop({ env: { BASE_URL: 'http://localhost/shop' } });
  try {
    const id = await makeProduct(await below.admin(), { name: 'Below', in_stock: 3 });
    const browser = new Browser(below.url.replace(/\/shop$/, ''));
    expect(await browser.open(`/shop/product/${id}`)).toMatchObject({ status: 301, location: '/shop/product/below' });
    const { html } = await browser.open('/shop/product/below');
    for (const [, path] of html.matchAll(/(?:href|action)="(\/[^"]*)"/g)) expect(path).toMatch(/^\/shop\//);
    expect(
      await browser.submit('/shop/product/below/review', { rating: '5', text: 'Good', name: 'Ann' }),
    ).toMatchObject({ status: 303, location: '/shop/product/below?said=review_waits' });
    expect(await browser.submit('/shop/compare', { product_id: String(id), back: '/product/below' })).toMatchObject({
      status: 303,
      location: '/shop/product/below?said=compared',
    });
    const compared = await browser.open('/shop/compare');
    for (const [, path] of compared.html.matchAll(/(?:href|action)="(\/[^"]*)"/g)) expect(path).toMatch(/^\/shop\//);
  } finally {
    await below.close();
  }
});
