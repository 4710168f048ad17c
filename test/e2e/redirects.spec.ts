import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';

const REDIRECTS = '/api/admin/redirects';

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop({ env: { BASE_URL: 'https://quiet.example/shop' } });
  admin = await shop.admin();
});
afterAll(() => shop?.close());

/** Opens a page; returns its status and the target of a redirect. */
async function open(path: string): Promise<{ status: number; location: string | null }> {
  const { status, location } = await new Browser(shop.url).open(path);
  return { status, location: location ?? null };
}

const movedTo = (path: string) => ({ status: 301, location: `/shop${path}` });

/** A record of each kind that has a page, with functions that create, rename, hide and delete it. */
const KINDS = [
  {
    kind: 'product',
    page: '/product',
    make: (alias: string) => makeProduct(admin, { name: alias, alias }),
    change: (id: number, body: object) => admin.put(`/api/products/${id}`, body),
    remove: (id: number) => admin.delete(`/api/products/${id}`),
    member: 'alias',
    hidden: { published: 0 },
  },
  {
    kind: 'category',
    page: '/category',
    make: async (alias: string) => (await admin.post('/api/categories', { name: alias, alias })).body.data.id as number,
    change: (id: number, body: object) => admin.put(`/api/categories/${id}`, body),
    remove: (id: number) => admin.delete(`/api/categories/${id}`),
    member: 'alias',
    hidden: { published: 0 },
  },
  {
    kind: 'page',
    page: '/pages',
    make: async (slug: string) =>
      (
        await admin.post('/api/admin/pages', {
          slug,
          published: true,
          translations: { en: { title: slug, body: 'Text.' } },
        })
      ).body.data.id as number,
    change: (id: number, body: object) => admin.put(`/api/admin/pages/${id}`, body),
    remove: (id: number) => admin.delete(`/api/admin/pages/${id}`),
    member: 'slug',
    hidden: { published: false },
  },
] as const;

describe.each(KINDS)('former addresses of a $kind', ({ kind, page, make, change, remove, member, hidden }) => {
  const rename = async (id: number, name: string) => {
    expect((await change(id, { [member]: name })).status).toBe(200);
  };

  test(`each former address of a ${kind} redirects at once to the newest and keeps the query`, async () => {
    const id = await make(`first-${kind}`);
    expect(await open(`${page}/first-${kind}`)).toEqual({ status: 200, location: null });
    await rename(id, `second-${kind}`);
    await rename(id, `third-${kind}`);
    expect(await open(`${page}/first-${kind}?lang=uk&x=1`)).toEqual(movedTo(`${page}/third-${kind}?lang=uk&x=1`));
    expect(await open(`${page}/second-${kind}`)).toEqual(movedTo(`${page}/third-${kind}`));
    expect(await open(`${page}/third-${kind}`)).toEqual({ status: 200, location: null });
  });

  test(`a ${kind} that returns to a former address is shown there`, async () => {
    const id = await make(`home-${kind}`);
    await rename(id, `away-${kind}`);
    await rename(id, `home-${kind}`);
    expect(await open(`${page}/home-${kind}`)).toEqual({ status: 200, location: null });
    expect(await open(`${page}/away-${kind}`)).toEqual(movedTo(`${page}/home-${kind}`));
  });

  test(`another ${kind} that takes a former address is shown there`, async () => {
    const moved = await make(`wanted-${kind}`);
    await rename(moved, `left-${kind}`);
    expect(await open(`${page}/wanted-${kind}`)).toEqual(movedTo(`${page}/left-${kind}`));
    const created = await make(`wanted-${kind}`);
    expect(await open(`${page}/wanted-${kind}`)).toEqual({ status: 200, location: null });
    await rename(created, `moved-on-${kind}`);
    expect(await open(`${page}/wanted-${kind}`)).toEqual(movedTo(`${page}/moved-on-${kind}`));
  });

  test(`the former address of a ${kind} that is hidden or deleted is 404`, async () => {
    const id = await make(`old-${kind}`);
    await rename(id, `new-${kind}`);
    await change(id, hidden);
    expect((await open(`${page}/old-${kind}`)).status).toBe(404);
    expect((await remove(id)).status).toBe(200);
    expect((await open(`${page}/old-${kind}`)).status).toBe(404);
    await make(`new-${kind}`);
    expect((await open(`${page}/old-${kind}`)).status).toBe(404);
  });

  test(`administrators see the former and the current address of a ${kind} in the list of redirects`, async () => {
    await rename(await make(`listed-${kind}`), `listed-now-${kind}`);
    const { body } = await admin.get(`${REDIRECTS}?per_page=1`);
    expect(body.data.items).toEqual([
      { kind, from: `${page}/listed-${kind}`, to: `${page}/listed-now-${kind}`, created_at: expect.any(String) },
    ]);
    expect(body.meta).toMatchObject({ page: 1, per_page: 1 });
    expect(body.meta.total).toBeGreaterThan(1);
  });
});

describe('the search in the list of redirects', () => {
  const found = async (q: string): Promise<string[]> =>
    (await admin.get(`${REDIRECTS}?q=${encodeURIComponent(q)}`)).body.data.items.map(
      ({ from }: { from: string }) => from,
    );

  test('a part of a former or current alias, or a pasted address, finds the redirect', async () => {
    const id = await makeProduct(admin, { name: 'Searched', alias: 'searched-50-old' });
    await admin.put(`/api/products/${id}`, { alias: 'linden-now' });
    for (const q of ['searched-50', 'SEARCHED', 'linden-no', 'https://quiet.example/shop/product/linden-now/?lang=uk'])
      expect(await found(q)).toEqual(['/product/searched-50-old']);
    expect(await found('searched%old')).toEqual([]);
    expect(await found('searched_50')).toEqual([]);
  });
});

describe('former aliases over REST', () => {
  test('GET /api/products/{former alias} returns the product with its current alias', async () => {
    const id = await makeProduct(admin, { name: 'Rest', alias: 'rest-old' });
    await admin.put(`/api/products/${id}`, { alias: 'rest-new' });
    const guest = shop.client();
    expect((await guest.get('/api/products/rest-old')).body.data).toMatchObject({ id, alias: 'rest-new' });
    const other = await makeProduct(admin, { name: 'Rest 2', alias: 'rest-old' });
    expect((await guest.get('/api/products/rest-old')).body.data).toMatchObject({ id: other, alias: 'rest-old' });
  });

  test('GET /api/categories and /api/pages find their records by a former alias', async () => {
    const [, category, page] = KINDS;
    await category.change(await category.make('rest-category'), { alias: 'rest-category-new' });
    await page.change(await page.make('rest-page'), { slug: 'rest-page-new' });
    const guest = shop.client();
    expect((await guest.get('/api/categories/rest-category')).body.data).toMatchObject({ alias: 'rest-category-new' });
    expect((await guest.get('/api/pages/rest-page')).body.data).toMatchObject({ slug: 'rest-page-new' });
  });

  test('a product that shares the former alias of a category does not redirect there', async () => {
    const [, category] = KINDS;
    await category.change(await category.make('shared-name'), { alias: 'shared-name-new' });
    expect((await open('/product/shared-name')).status).toBe(404);
  });

  test('the list of redirects is refused to customers', async () => {
    expect((await shop.client().get(REDIRECTS)).status).toBe(401);
  });
});
