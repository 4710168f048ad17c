import { Browser, startTestShop, type Client, type TestShop } from '#testing';

describe('the product search', () => {
  let shop: TestShop;
  let admin: Client;
  let guest: Client;

  const products = [
    { name: 'Moss kettle', translations: { uk: { name: 'Чайник «Мох»' }, ru: { name: 'Чайник «Мох»' } }, position: 1 },
    {
      name: 'Clay kettle',
      translations: { uk: { name: 'Чайник з глини' }, ru: { name: 'Глиняный чайник' } },
      position: 2,
    },
    {
      name: 'Birch board',
      translations: { uk: { name: 'Дошка з берези' }, ru: { name: 'Доска из берёзы' } },
      position: 3,
    },
    { name: 'Щётка', translations: { en: { name: 'Brush' }, uk: { name: 'Щітка' } }, position: 4 },
    { name: 'Samsung display', position: 5 },
    { name: 'Hidden griddle', published: 0, position: 6 },
    {
      name: 'Velvet bow',
      position: 8,
      variants: [
        { sku: 'RIBBON-S', attributes: { size: 'S' }, in_stock: 1 },
        { sku: 'RIBBON-L', attributes: { size: 'L' }, in_stock: 0 },
      ],
    },
    { name: 'Cafe\u0301 \ufb01lter', position: 9 },
    { name: 'Sencha harvest', position: 10 },
    { name: 'Oak jug lids', position: 11 },
    { name: 'Kettle stand', short_description: 'Holds it', position: 7, sku: 'KS-77' },
  ];

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    guest = shop.client();
    for (const product of products)
      expect((await admin.post('/api/products', { price_regular: 10, ...product })).status).toBe(201);
  });
  afterAll(() => shop?.close());

  const found = async (q: string, client = guest) => {
    const { body } = await client.get(`/api/products?q=${encodeURIComponent(q)}`);
    return { names: body.data.items.map(({ name }: { name: string }) => name), corrected: body.data.corrected_query };
  };
  const KETTLES = ['Moss kettle', 'Clay kettle'];

  test.each([
    ['чайник', undefined],
    ['чай', undefined],
    ['ЧАЙНИКИ', undefined],
    ['xfqybr', 'чайник'],
    ['XFQYBRB', 'чайник'],
    ['xfqyb', 'чайник'],
    ['chainyk', 'чайник'],
    ['chajnik', 'чайник'],
    ['chaynik', 'чайник'],
    ['chayn', 'чайник'],
    ['чайнік', 'чайник'],
    ['чайнк', 'чайник'],
    ['чйаник', 'чайник'],
  ])('the search finds the kettles by %s', async (q, corrected) => {
    expect(await found(q)).toEqual({ names: KETTLES, corrected });
  });

  test.each([
    ['kettel', 'kettle', ['Moss kettle', 'Clay kettle', 'Kettle stand']],
    ['лууеду', 'kettle', ['Moss kettle', 'Clay kettle', 'Kettle stand']],
    ['mos kettle', 'moss kettle', ['Moss kettle']],
    ['moss ketle', 'moss kettle', ['Moss kettle']],
    ['бьорч', 'birch', ['Birch board']],
    ['береза', undefined, ['Birch board']],
    ['самсунг', 'samsung', ['Samsung display']],
    ['ыфьыгтп', 'samsung', ['Samsung display']],
    ['shchetka', 'щётка', ['Brush']],
    ['shchitka', 'щітка', ['Brush']],
    ['otnrf', 'щётка', ['Brush']],
    ['oijrf', undefined, []],
    ['senhca', 'sencha', ['Sencha harvest']],
    ['esncha', 'sencha', ['Sencha harvest']],
    ['ldis', 'lids', ['Oak jug lids']],
    ['KS-77', undefined, ['Kettle stand']],
    ['KS-78', undefined, []],
    ['qqqqqq', undefined, []],
  ])('the search query %s is corrected to %s and finds the matching products', async (q, corrected, names) => {
    expect(await found(q)).toEqual({ names, corrected });
  });

  test('the search does not suggest words of hidden products', async () => {
    expect(await found('gridle')).toEqual({ names: [], corrected: undefined });
    expect(await found('gridle', admin)).toEqual({ names: ['Hidden griddle'], corrected: 'griddle' });
    const { body } = await admin.get('/api/admin/products?q=gridle');
    expect(body.data.items).toMatchObject([{ name: 'Hidden griddle' }]);
  });

  test('the search learns the words of a changed product and forgets words that no product has', async () => {
    const { id } = (await admin.post('/api/products', { name: 'Sundail', price_regular: 1 })).body.data;
    expect((await found('sundial')).names).toEqual(['Sundail']);
    await admin.put(`/api/products/${id}`, { name: 'Barometer' });
    expect(await found('sundial')).toEqual({ names: [], corrected: undefined });
    expect(await found('барометр')).toEqual({ names: ['Barometer'], corrected: 'barometer' });
  });

  test('the search counts attributes and filters for the corrected query', async () => {
    const { id } = (await admin.post('/api/products', { name: 'Copper funnel', price_regular: 9 })).body.data;
    await admin.put(`/api/products/${id}`, { attributes: [{ attribute: 'color', value: 'red' }] });
    const { body } = await guest.get('/api/products?q=coper+funel&facets=1&attributes[color]=red');
    expect(body.data).toMatchObject({
      corrected_query: 'copper funnel',
      facets: [{ attribute: 'color', values: [{ value: 'red', count: 1 }] }],
      items: [{ name: 'Copper funnel' }],
    });
    expect((await guest.get('/api/products?q=copper&price_max=5')).body.data).toEqual({ items: [] });
  });

  test.each([
    ['en', 'Showing results for', 'No results for'],
    ['uk', 'Показано результати за запитом', 'Нічого не знайдено за запитом'],
    ['ru', 'Показаны результаты по запросу', 'Ничего не найдено по запросу'],
  ])('the search page says in %s that it shows results for a corrected query', async (lang, shown, missing) => {
    const html = (await guest.get(`/search?q=xfqybr&lang=${lang}`)).text;
    expect(html).toContain(`${shown} <q>чайник</q>`);
    expect(html).toContain(`${missing} <q>xfqybr</q>`);
    expect((await guest.get(`/search?q=%D1%87%D0%B0%D0%B9%D0%BD%D0%B8%D0%BA&lang=${lang}`)).text).not.toContain(shown);
  });

  test.each([
    ['a SKU of a variant', 'RIBBON-S', 'RIBBON-S'],
    ['a part of a SKU', 'RIBBON', 'IBBON'],
    ['several words with a SKU', 'RIBBON-S', 'velvet ribbon-s'],
    ['a SKU in full-width letters', 'RIBBON-S', 'ＲＩＢＢＯＮ-Ｓ'],
  ])('the search finds a product by %s, in the shop, the API and the panel', async (_what, _sku, q) => {
    const asked = encodeURIComponent(q);
    const named = ({ name }: { name: string }) => name;
    expect((await guest.get(`/api/products?q=${asked}`)).body.data.items.map(named)).toEqual(['Velvet bow']);
    expect((await admin.get(`/api/admin/products?q=${asked}`)).body.data.items.map(named)).toEqual(['Velvet bow']);
    expect((await admin.get(`/api/admin/search?q=${asked}`)).body.data.products.map(named)).toEqual(['Velvet bow']);
    expect((await new Browser(shop.url).open(`/search?q=${asked}`)).html).toContain('Velvet bow');
  });

  test('the search suggests a product by the beginning of a variant’s SKU until that variant is removed', async () => {
    const suggested = async (q: string) =>
      (await guest.get(`/api/search/suggestions?q=${q}`)).body.data.products.map(({ name }: { name: string }) => name);
    expect(await suggested('ribbon-l')).toEqual(['Velvet bow']);
    const { id } = (await guest.get('/api/products?q=ribbon-l')).body.data.items[0];
    await admin.put(`/api/products/${id}`, { variants: [{ sku: 'RIBBON-S', attributes: { size: 'S' }, in_stock: 1 }] });
    expect(await suggested('ribbon-l')).toEqual([]);
    expect(await suggested('ribbon-s')).toEqual(['Velvet bow']);
  });

  test.each([
    ['combined letters', 'cafe\u0301'],
    ['letters with their accent', 'caf\u00e9'],
    ['full width', 'ｃａｆé'],
    ['ligatures', 'ﬁlter'],
    ['letters instead of a ligature', 'filter'],
  ])('the search compares texts in one Unicode normal form: %s', async (_what, q) => {
    const { body } = await guest.get(`/api/products?q=${encodeURIComponent(q)}`);
    expect(body.data.items.map(({ name }: { name: string }) => name)).toEqual(['Caf\u00e9 \ufb01lter']);
  });

  describe('suggestions while typing', () => {
    const suggested = async (q: string, lang = 'en') =>
      (await guest.get(`/api/search/suggestions?q=${encodeURIComponent(q)}&lang=${lang}`)).body.data;

    beforeAll(async () => {
      const category = await admin.post('/api/categories', {
        name: 'Kettles',
        translations: { uk: { name: 'Чайники' } },
      });
      expect(category.status).toBe(201);
      for (let n = 1; n <= 12; n++)
        await admin.post('/api/products', {
          name: `Lantern ${n}`,
          price_regular: 20,
          price_special: 15,
          position: 100,
        });
      const response = await admin.post('/api/products', {
        name: 'Whistling kettle',
        price_regular: 42,
        price_special: 36.5,
      });
      expect(response.status).toBe(201);
      await shop.db.query('INSERT INTO product_image (product_id, image) VALUES ($1, $2)', [
        response.body.data.id,
        '/media/pictures/0123456789abcdef0123456789abcdef.webp',
      ]);
    });

    test('search suggestions contain products with thumbnails and prices, and categories', async () => {
      const data = await suggested('whist');
      expect(data).toEqual({
        products: [
          {
            id: expect.any(Number),
            name: 'Whistling kettle',
            link: expect.stringMatching(/^http.*\/product\/whistling-kettle$/),
            image: '/media/pictures/0123456789abcdef0123456789abcdef-400.webp',
            price: 36.5,
            price_to: 36.5,
            old_price: 42,
            currency: 'EUR',
          },
        ],
        categories: [],
      });
      expect((await suggested('kett')).categories).toEqual([
        { id: expect.any(Number), name: 'Kettles', link: expect.stringMatching(/\/category\/kettles$/) },
      ]);
    });

    test('the search returns at most ten suggestions', async () => {
      expect((await suggested('lan')).products).toHaveLength(10);
      const { products, categories } = await suggested('k');
      expect(products.length + categories.length).toBeLessThanOrEqual(10);
    });

    test.each(['чайн', 'xfqy', 'chayn', 'чайнк'])(
      'search suggestions are in the language of the page: %s',
      async (q) => {
        const { products } = await suggested(q, 'uk');
        expect(products.map(({ name }: { name: string }) => name)).toEqual(['Чайник «Мох»', 'Чайник з глини']);
      },
    );

    test('search suggestions for a mistyped word are those for its correction, which is reported', async () => {
      const { products, categories, corrected_query: corrected } = await suggested('kettel');
      expect(corrected).toBe('kettle');
      expect(categories).toMatchObject([{ name: 'Kettles' }]);
      expect(products.map(({ name }: { name: string }) => name).sort()).toEqual([
        'Clay kettle',
        'Kettle stand',
        'Moss kettle',
        'Whistling kettle',
      ]);
    });

    test.each(['', '%20', '!!', 'qqqq', 'hidden'])('the search has no suggestions for %j', async (q) => {
      const response = await guest.get(`/api/search/suggestions?q=${q}`);
      expect(response.status).toBe(200);
      expect(response.body.data).toEqual({ products: [], categories: [] });
    });

    test('search suggestions can be cached, and a query that is too long is rejected', async () => {
      const response = await guest.get('/api/search/suggestions?q=budget');
      expect(response.headers.get('etag')).toMatch(/./);
      expect((await guest.get(`/api/search/suggestions?q=${'x'.repeat(201)}`)).status).toBe(422);
    });
  });

  describe('search with synonyms', () => {
    const path = '/api/admin/search-synonyms';

    beforeAll(async () => {
      for (const name of ['Oak sofa', 'Linen couch', 'Green couch'])
        await admin.post('/api/products', { name, price_regular: 500 });
    });

    test('the search finds synonyms after exact matches, in the language of the page', async () => {
      expect((await found('sofa')).names).toEqual(['Oak sofa']);
      const { version } = (await admin.get(path)).body.data;
      const groups = [{ language: 'en', words: ['sofa', 'couch'] }];
      const saved = await admin.put(path, { groups, version });
      expect(saved).toMatchObject({ status: 200, body: { data: { groups, version: version + 1 } } });
      expect((await found('sofa')).names).toEqual(['Oak sofa', 'Linen couch', 'Green couch']);
      expect((await found('green sofa')).names).toEqual(['Green couch']);
      expect(await found('sofaa')).toMatchObject({
        corrected: 'sofa',
        names: ['Oak sofa', 'Linen couch', 'Green couch'],
      });
      expect((await guest.get('/api/products?q=sofa&lang=uk')).body.data.items).toHaveLength(1);
      const { products } = (await guest.get('/api/search/suggestions?q=sofa')).body.data;
      expect(products.map(({ name }: { name: string }) => name)).toEqual(['Oak sofa', 'Linen couch', 'Green couch']);
      const { items } = (await admin.get('/api/admin/products?q=sofa')).body.data;
      expect(items).toHaveLength(3);
      const audit = await admin.get('/api/admin/audit?action=search_synonyms.saved');
      expect(audit.body.data.items).toMatchObject([{ action: 'search_synonyms.saved' }]);
      await admin.put(path, { groups: [] });
      expect((await found('sofa')).names).toEqual(['Oak sofa']);
    });

    test.each([
      [{ language: 'en', words: ['sofa'] }],
      [{ language: 'xx', words: ['a', 'b'] }],
      [{ language: 'en', words: ['sofa', ' '] }],
      [{ language: 'en', words: ['sofa', 'x'.repeat(61)] }],
      [{ language: 'en' }],
    ])('the synonyms %j are rejected', async (group) => {
      expect((await admin.put(path, { groups: [group] })).status).toBe(422);
    });

    test('a change of an older version of the synonyms is a conflict, and callers without catalog:write cannot change them', async () => {
      expect((await admin.put(path, { groups: [], version: 1 })).body.code).toBe('stale_version');
      expect((await guest.get(path)).status).toBe(401);
      expect((await guest.put(path, { groups: [] })).status).toBe(401);
    });
  });
});
