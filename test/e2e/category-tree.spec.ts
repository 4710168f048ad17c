import { startTestShop, type Client, type TestShop } from '#testing';

const TREE = '/api/admin/categories';
let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

interface Node {
  id: number;
  parent: number;
  position: number;
  version: number;
}

const make = async (name: string, parent = 0, more: object = {}): Promise<number> =>
  (await admin.post('/api/categories', { name, parent, ...more })).body.data.id;
const nodes = async (): Promise<Node[]> => (await admin.get(TREE)).body.data.items;
const move = (id: number, to: object) => admin.post(`${TREE}/${id}/move`, to);
const below = async (parent: number): Promise<number[]> =>
  (await nodes()).filter((node) => node.parent === parent).map(({ id }) => id);

test('the category tree has all categories, also hidden ones, with their numbers of products', async () => {
  const top = await make('Tea', 0, { published: 0, translations: { uk: { name: 'Чай' } } });
  const inner = await make('Green', top);
  await admin.post('/api/products', { name: 'Sencha', price_regular: 1, category: inner });
  await admin.post('/api/products', { name: 'Matcha', price_regular: 1, category: inner, published: 0 });
  const { body } = await admin.get(`${TREE}?lang=uk`);
  expect(body.meta.total).toBe(2);
  expect(body.data.items).toEqual([
    { id: top, name: 'Чай', alias: 'tea', parent: 0, position: 0, published: 0, version: 1, all_products_count: 0 },
    {
      id: inner,
      name: 'Green',
      alias: 'green',
      parent: top,
      position: 0,
      published: 1,
      version: 1,
      all_products_count: 2,
    },
  ]);
  const stored = (await admin.get(`${TREE}/${top}?lang=uk`)).body.data;
  expect(stored).toMatchObject({
    name: 'Tea',
    translations: { uk: { name: 'Чай' } },
    children_count: 1,
    published: 0,
    version: 1,
  });
  expect((await admin.get(`${TREE}/999999`)).status).toBe(404);
});

test('moving a category renumbers its siblings and raises only its own version', async () => {
  const parent = await make('Shelf');
  const [a, b, c] = [await make('A', parent), await make('B', parent), await make('C', parent)];
  const moved = await move(c, { before: a });
  expect([moved.status, moved.body.data]).toEqual([
    200,
    {
      id: c,
      parent,
      position: 0,
      version: 2,
      siblings: [
        { id: c, position: 0, version: 2 },
        { id: a, position: 1, version: 1 },
        { id: b, position: 2, version: 1 },
      ],
    },
  ]);
  await move(c, {});
  expect(await below(parent)).toEqual([a, b, c]);
  await move(c, { position: 1 });
  expect(await below(parent)).toEqual([a, c, b]);
  await move(b, { parent: c });
  expect([await below(parent), await below(c)]).toEqual([[a, c], [b]]);
  await move(b, { parent: 0, position: 0 });
  expect((await below(0))[0]).toBe(b);
  expect((await shop.client().get(`/api/categories/${b}`)).body.data.parent).toBe(0);
});

test('a move to a descendant, an unknown parent or beside a non-sibling, or of an old version, is rejected', async () => {
  const one = await make('One');
  const two = await make('Two', one);
  const three = await make('Three', two);
  for (const [id, to, field] of [
    [one, { parent: three }, 'parent'],
    [one, { parent: one }, 'parent'],
    [one, { parent: 999999 }, 'parent'],
    [three, { before: one }, 'before'],
  ] as const) {
    const { status, body } = await move(id, to);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
  await admin.put(`/api/categories/${two}`, { name: 'Zwei' });
  expect((await move(two, { parent: 0, version: 1 })).body.code).toBe('stale_version');
  expect((await move(two, { parent: 0, version: 2 })).status).toBe(200);
  expect((await move(999999, {})).status).toBe(404);
});

test('concurrent moves, edits and deletions leave a category tree without cycles and with unique positions', async () => {
  const ids: number[] = [];
  for (let i = 0; i < 8; i++) ids.push(await make(`Node ${i}`, ids[Math.floor((i - 1) / 2)] ?? 0));
  const any = (): number => ids[Math.floor(Math.random() * ids.length)]!;
  const work = Array.from({ length: 60 }, (_, i) => {
    if (i % 7 === 0) return admin.put(`/api/categories/${any()}`, { parent: any() });
    if (i % 11 === 0) return admin.delete(`/api/categories/${any()}`);
    return move(any(), { parent: Math.random() < 0.2 ? 0 : any(), position: i % 3 });
  });
  const statuses = new Set((await Promise.all(work)).map(({ status }) => status));
  for (const status of statuses) expect([200, 404, 409, 422]).toContain(status);
  const tree = await nodes();
  const parentOf = new Map(tree.map(({ id, parent }) => [id, parent]));
  for (const { id } of tree) {
    let steps = 0;
    for (let at = id; at !== 0; at = parentOf.get(at)!) expect(++steps).toBeLessThan(20);
  }
});

test('concurrent moves to one parent give each category its own position', async () => {
  const parent = await make('Crowd');
  const ids = [];
  for (let i = 0; i < 6; i++) ids.push(await make(`Face ${i}`, parent));
  const answers = await Promise.all(
    ids.flatMap((id, i) => [move(id, { position: 5 - i }), move(id, { parent, position: i })]),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const places = (await nodes()).filter((node) => node.parent === parent).map(({ position }) => position);
  expect(places).toEqual([0, 1, 2, 3, 4, 5]);
});

test('callers without catalog:write cannot move categories', async () => {
  const id = await make('Fixed');
  expect((await shop.client().post(`${TREE}/${id}/move`, {})).status).toBe(401);
  expect((await (await shop.integration('orders:read')).get(TREE)).status).toBe(403);
  expect((await (await shop.integration('catalog:write')).post(`${TREE}/${id}/move`, {})).status).toBe(200);
});
