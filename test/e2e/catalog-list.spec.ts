import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { statementsDuring } from '../fixtures/statements.js';

describe('the product list of the API', () => {
  let shop: TestShop;
  let admin: Client;
  let guest: Client;
  const category: Record<string, number> = {};
  const ids: Record<string, number> = {};

  const products: Array<Record<string, unknown> & { name: string }> = [
    {
      name: 'Oak bench',
      price_regular: 120,
      in_stock: 3,
      category: 'garden',
      featured: 1,
      position: 3,
      sku: 'OB-1',
      attributes: [{ attribute: 'material', value: 'oak' }],
    },
    {
      name: 'Moss teapot',
      price_regular: 42,
      price_special: 36.5,
      category: 'tea',
      position: 1,
      translations: {
        uk: { name: 'Чайник «Мох»' },
        ru: { name: 'Чайник «Мох»', short_description: 'Керамические чашки в придачу' },
      },
      attributes: [{ attribute: 'material', value: 'stoneware' }],
      variants: [
        { sku: 'MT-RS', attributes: { color: 'red', size: 'S' }, in_stock: 1 },
        { sku: 'MT-BM', attributes: { color: 'blue', size: 'M' }, in_stock: 2 },
      ],
    },
    {
      name: 'Amber cup',
      price_regular: 9.99,
      in_stock: 0,
      category: 'cups',
      position: 2,
      translations: { uk: { name: 'Янтарна чашка' } },
      attributes: [{ attribute: 'color', value: 'red' }],
    },
    {
      name: 'Zebra rug',
      price_regular: 300,
      in_stock: 1,
      position: 4,
      attributes: [
        { attribute: 'color', value: 'red' },
        { attribute: 'size', value: 'M' },
        { attribute: 'Length [mm]', value: '2000' },
      ],
    },
  ];

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    guest = shop.client();
    for (const [alias, parent] of [
      ['tea', null],
      ['cups', 'tea'],
      ['garden', null],
    ] as const) {
      const { body } = await admin.post('/api/categories', {
        name: alias,
        alias,
        parent: parent ? category[parent] : 0,
      });
      category[alias] = body.data.id;
    }
    for (const product of products) {
      const { body } = await admin.post('/api/products', {
        ...product,
        category: category[String(product['category'])] ?? null,
      });
      ids[product.name] = body.data.id;
    }
    await admin.put('/api/attributes/color', {
      labels: { en: 'Color', uk: 'Колір' },
      value_labels: { red: { en: 'Red', uk: 'Червоний' } },
      position: 1,
    });
  });
  afterAll(() => shop?.close());

  const names = async (query: string): Promise<string[]> => {
    const { status, body } = await guest.get(`/api/products?${query}`);
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    expect(body.meta.total).toBe(body.data.items.length);
    return body.data.items.map(({ name }: { name: string }) => name);
  };

  it('the product list has total, page, per_page and product cards', async () => {
    const { body } = await guest.get('/api/products?page=2&per_page=3');
    expect(body).toMatchObject({ success: true, meta: { total: 4, page: 2, per_page: 3 } });
    expect(body.data.items).toHaveLength(1);
    const teapot = (await guest.get('/api/products?q=moss')).body.data.items[0];
    expect(teapot).toMatchObject({
      id: ids['Moss teapot'],
      alias: 'moss-teapot',
      price_regular: 42,
      price_special: 36.5,
      price: 36.5,
      price_from: 36.5,
      price_to: 36.5,
      old_price: 42,
      currency: 'EUR',
      category: category['tea'],
      in_stock: 3,
      inventory: 3,
      published: 1,
      featured: 0,
      has_variants: true,
      reviewsCount: 0,
      averageRating: 0,
      image: null,
    });
    expect((await guest.get('/api/products?page=99')).body).toMatchObject({
      data: { items: [] },
      meta: { total: 4, page: 99, per_page: 20 },
    });
    expect((await guest.get('/api/products?per_page=1000')).body.meta.per_page).toBe(100);
  });

  it.each([
    ['', ['Moss teapot', 'Amber cup', 'Oak bench', 'Zebra rug']],
    ['unknown=1&sort=', ['Moss teapot', 'Amber cup', 'Oak bench', 'Zebra rug']],
    ['sort=name', ['Amber cup', 'Moss teapot', 'Oak bench', 'Zebra rug']],
    ['sort=-price', ['Zebra rug', 'Oak bench', 'Moss teapot', 'Amber cup']],
    ['sort=price', ['Amber cup', 'Moss teapot', 'Oak bench', 'Zebra rug']],
    ['sort=-position', ['Zebra rug', 'Oak bench', 'Amber cup', 'Moss teapot']],
    ['sort=-created_at', ['Zebra rug', 'Amber cup', 'Moss teapot', 'Oak bench']],
    ['price_min=36.5&price_max=120&sort=price', ['Moss teapot', 'Oak bench']],
    ['price_max=9.98', []],
    ['in_stock=1&sort=name', ['Moss teapot', 'Oak bench', 'Zebra rug']],
    ['in_stock=false', ['Amber cup']],
    ['featured=true', ['Oak bench']],
    ['sku=OB-1', ['Oak bench']],
    ['sku=MT-BM', ['Moss teapot']],
    ['category=tea', ['Moss teapot', 'Amber cup']],
    ['category=tea&sort=-name', ['Moss teapot', 'Amber cup']],
    ['category=cups', ['Amber cup']],
    ['category=999999', []],
    ['attributes[color]=red&sort=name', ['Amber cup', 'Moss teapot', 'Zebra rug']],
    ['attributes%5Bcolor%5D=blue', ['Moss teapot']],
    ['attributes[color]=red&attributes[color]=blue&attributes[size]=S', ['Moss teapot']],
    ['attributes[color]=red&attributes[size]=M', ['Zebra rug']],
    ['attributes[material]=stoneware&attributes[size]=M', ['Moss teapot']],
    ['attributes[Length [mm]]=2000', ['Zebra rug']],
    ['attributes%5BLength%20%5Bmm%5D%5D%5B%5D=2000&attributes[size]=M', ['Zebra rug']],
    ['attributes[Length [mm]]=1', []],
    ['q=teapots', ['Moss teapot']],
    ['q=moss%20teap', ['Moss teapot']],
    ['q=%D0%BC%D0%BE%D1%85', ['Moss teapot']],
    ['q=%D1%87%D0%B0%D1%88%D0%BA', ['Amber cup', 'Moss teapot']],
    ['q=%D0%BA%D0%B5%D1%80%D0%B0%D0%BC%D0%B8%D1%87%D0%B5%D1%81%D0%BA%D0%B0%D1%8F', ['Moss teapot']],
    ['q=ench', ['Oak bench']],
    ['q=teapto', ['Moss teapot']],
    ['q=OB-1', ['Oak bench']],
    ['q=%25', []],
    ['q=%27%22%5C%28%26%7C%21%3A%2A', []],
    ['q=zz', []],
  ])('the product list with the query ?%s has the matching products in order', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each([
    'sort=rating',
    'sort=--price',
    'page=0',
    'page=x',
    'per_page=0',
    'per_page=-1',
    'price_min=cheap',
    'price_max=1.001',
    'in_stock=maybe',
    'attributes=red',
    `q=${'x'.repeat(201)}`,
  ])('the product list rejects the query ?%s with 422', async (query) => {
    const { status, body } = await guest.get(`/api/products?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  });

  it('the product list is sorted and named in the reader’s language', async () => {
    const { body } = await guest.get('/api/products?sort=name&lang=uk');
    expect(body.data.items.map(({ name }: { name: string }) => name)).toEqual([
      'Чайник «Мох»',
      'Янтарна чашка',
      'Oak bench',
      'Zebra rug',
    ]);
  });

  it('the product list counts the attribute values of the products found', async () => {
    const { body } = await guest.get('/api/products?facets=1&lang=uk');
    expect(body.data.facets[0]).toEqual({
      attribute: 'color',
      label: 'Колір',
      values: [
        { value: 'red', label: 'Червоний', color: null, count: 3 },
        { value: 'blue', label: 'blue', color: null, count: 1 },
      ],
    });
    const filtered = await guest.get('/api/products?facets=1&attributes[color]=blue&category=tea&q=moss');
    const facets = Object.fromEntries(
      filtered.body.data.facets.map((facet: { attribute: string; values: Array<{ value: string; count: number }> }) => [
        facet.attribute,
        Object.fromEntries(facet.values.map(({ value, count }) => [value, count])),
      ]),
    );
    expect(facets).toEqual({ color: { blue: 1, red: 1 }, material: { stoneware: 1 }, size: { M: 1, S: 1 } });
    expect((await guest.get('/api/products')).body.data.facets).toBeUndefined();
  });

  it('the product list takes one statement, without counting if the total is cached, and none if the answer is cached', async () => {
    const during = async (path: string): Promise<string[]> => {
      const asked = await statementsDuring(shop, async () => expect((await guest.get(path)).status).toBe(200));
      return asked.filter((text) => /\bproduct\b|\bcategory\b/.test(text));
    };
    expect(await during('/api/products?price_min=0.01&per_page=7')).toEqual([
      expect.stringContaining('count(*)::int FROM product'),
    ]);
    expect(await during('/api/products?price_min=0.01&per_page=7')).toEqual([]);
    expect(await during('/api/products?price_min=0.01&per_page=6')).toEqual([
      expect.not.stringContaining('count(*)::int FROM product'),
    ]);
    expect(await during(`/api/products/${ids['Oak bench']}?unknown=1`)).toHaveLength(1);
    expect(await during(`/api/products/${ids['Oak bench']}?unknown=1`)).toHaveLength(0);
    expect(await during('/api/categories')).toHaveLength(1);
    expect(await during('/api/categories')).toHaveLength(0);
  });

  it('the product list shows a changed product immediately', async () => {
    const before = await guest.get('/api/products?q=bench');
    expect(before.body.data.items[0].price).toBe(120);
    await admin.put(`/api/products/${ids['Oak bench']}`, { price_regular: 99.5 });
    expect((await guest.get('/api/products?q=bench')).body.data.items[0].price).toBe(99.5);
    expect((await guest.get('/api/products?in_stock=0')).body.meta.total).toBe(1);
    await admin.put(`/api/products/${ids['Oak bench']}`, { in_stock: 0 });
    expect((await guest.get('/api/products?in_stock=0')).body.meta.total).toBe(2);
  });

  describe('products with variants in the product list', () => {
    const CUP = { name: 'Ranged cup', price_regular: 50, sku: 'RANGED', position: 90 };
    const variants = (...prices: Array<number | null>) =>
      prices.map((price, index) => ({ attributes: { size: `${index}` }, in_stock: 1, price }));
    let id: number;
    const card = async () => (await guest.get('/api/products?sku=RANGED')).body.data.items[0];
    const isFound = async (bounds: string) =>
      (await guest.get(`/api/products?sku=RANGED&${bounds}`)).body.meta.total === 1;

    beforeAll(async () => {
      id = (await admin.post('/api/products', { ...CUP, variants: variants(2, 90) })).body.data.id;
    });

    it('a product with variants shows its lowest and highest price in the product list', async () => {
      expect(await card()).toMatchObject({ price: 50, price_from: 2, price_to: 90 });
      expect((await guest.get(`/api/products/${id}`)).body.data).toMatchObject({ price_from: 2, price_to: 90 });
      expect((await guest.get('/api/search/suggestions?q=ranged')).body.data.products).toMatchObject([
        { price: 2, price_to: 90, old_price: null },
      ]);
      expect((await new Browser(shop.url).open('/search?q=ranged')).html).toMatch(/class="price">from €2\.00</);
    });

    it.each([
      ['price_max=1.99', false],
      ['price_max=2', true],
      ['price_min=50&price_max=50', false],
      ['price_min=3&price_max=89', false],
      ['price_min=3&price_max=90', true],
      ['price_min=1&price_max=3', true],
      ['price_min=90', true],
      ['price_min=90.01', false],
    ])('the price filter %s compares with the range of the variants’ prices', async (bounds, expected) => {
      expect(await isFound(bounds)).toBe(expected);
    });

    it('with in_stock=1, the price filter uses only the variants in stock', async () => {
      const change = (stocks: number[]) =>
        admin.put(`/api/products/${id}`, {
          variants: variants(2, 90).map((variant, index) => ({ ...variant, in_stock: stocks[index] })),
        });
      expect((await change([0, 1])).status).toBe(200);
      expect([await isFound('in_stock=1&price_max=10'), await isFound('in_stock=1&price_max=90')]).toEqual([
        false,
        true,
      ]);
      expect((await change([1, 1])).status).toBe(200);
      expect(await isFound('in_stock=1&price_max=10')).toBe(true);
    });

    it('products with variants are sorted by their lowest price in the product list', async () => {
      expect((await names('sort=price'))[0]).toBe('Ranged cup');
      expect((await names('sort=-price')).at(-1)).toBe('Ranged cup');
      const { body } = await admin.get('/api/admin/products?sort=price');
      expect(body.data.items[0].name).toBe('Ranged cup');
    });

    it('the product list follows changes of prices, price modifiers and variants', async () => {
      const change = async (fields: object) => {
        expect((await admin.put(`/api/products/${id}`, fields)).status).toBe(200);
        const { price_from: from, price_to: to } = await card();
        return [from, to];
      };
      expect(await change({ variants: variants(null, 90) })).toEqual([50, 90]);
      expect(await change({ price_special: 20 })).toEqual([20, 90]);
      expect(await change({ attributes: [{ attribute: 'size', value: '0', price_modifier: 5 }] })).toEqual([25, 90]);
      expect(await change({ price_special: null, price_regular: 100 })).toEqual([90, 105]);
      expect(await change({ variants: variants(null) })).toEqual([105, 105]);
      expect(await change({ variants: [] })).toEqual([100, 100]);
      expect(await change({ price_regular: 7 })).toEqual([7, 7]);
    });
  });
});
