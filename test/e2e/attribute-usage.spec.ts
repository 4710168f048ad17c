import { startTestShop, type Client, type TestShop } from '#testing';

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  for (const [name, color] of [
    ['Cup', 'red'],
    ['Pot', 'red'],
    ['Bowl', 'blue'],
  ]) {
    await admin.post('/api/products', {
      name,
      price_regular: 1,
      published: 0,
      attributes: [
        { attribute: 'color', value: color },
        { attribute: 'glaze/тип', value: 'matt' },
      ],
    });
  }
});
afterAll(() => shop?.close());

const list = async () => (await admin.get('/api/admin/attributes?lang=uk')).body.data.items;

test('the list of attributes contains every attribute with the numbers of its products and values, named or not', async () => {
  await admin.put('/api/attributes/color', {
    labels: { uk: 'Колір' },
    value_labels: { red: { uk: 'Червоний' }, gone: { uk: 'Зниклий' } },
    value_colors: { red: '#C0392B', lost: '#000000' },
    position: 1,
  });
  await admin.put('/api/attributes/unused', { labels: { en: 'Unused' }, position: 2 });
  expect(await list()).toEqual([
    { name: 'glaze/тип', label: 'glaze/тип', labels: {}, position: 0, version: 0, products_count: 3, values_count: 1 },
    {
      name: 'color',
      label: 'Колір',
      labels: { uk: 'Колір' },
      position: 1,
      version: 1,
      products_count: 3,
      values_count: 2,
    },
    {
      name: 'unused',
      label: 'Unused',
      labels: { en: 'Unused' },
      position: 2,
      version: 1,
      products_count: 0,
      values_count: 0,
    },
  ]);
});

test('an attribute has its values with their numbers of products, and named values that no product has', async () => {
  const { body } = await admin.get('/api/admin/attributes/color?lang=uk');
  expect(body.data.values).toEqual([
    { value: 'gone', label: 'Зниклий', labels: { uk: 'Зниклий' }, color: null, products_count: 0 },
    { value: 'red', label: 'Червоний', labels: { uk: 'Червоний' }, color: '#C0392B', products_count: 2 },
    { value: 'blue', label: 'blue', labels: {}, color: null, products_count: 1 },
    { value: 'lost', label: 'lost', labels: {}, color: '#000000', products_count: 0 },
  ]);
  expect((await admin.get(`/api/admin/attributes/${encodeURIComponent('glaze/тип')}`)).body.data).toMatchObject({
    version: 0,
    products_count: 3,
  });
  expect((await admin.get('/api/admin/attributes/nothing')).status).toBe(404);
});

test.each([['red'], ['#c0392'], ['#c0392b;'], [null], [1]])(
  'an attribute value with the color %p is rejected',
  async (color) => {
    const refused = await admin.put('/api/attributes/color', { value_colors: { red: color } });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['value_colors']]);
  },
);

test('managers get suggestions of attribute names and values without their usage', async () => {
  const suggested = async (path = '') =>
    (await admin.get(`/api/admin/attribute-suggestions${path}?lang=uk`)).body.data.items;
  expect(await suggested()).toEqual([
    { name: 'glaze/тип', label: 'glaze/тип' },
    { name: 'color', label: 'Колір' },
    { name: 'unused', label: 'Unused' },
  ]);
  expect(await suggested('/color')).toEqual([
    { value: 'gone', label: 'Зниклий' },
    { value: 'red', label: 'Червоний' },
    { value: 'blue', label: 'blue' },
  ]);
  expect(await suggested(`/${encodeURIComponent('glaze/тип')}`)).toEqual([{ value: 'matt', label: 'matt' }]);
  expect(await suggested('/nothing')).toEqual([]);
  expect((await shop.client().get('/api/admin/attribute-suggestions')).status).toBe(401);
});

test('only one of several concurrent changes to one version of an attribute is stored', async () => {
  for (const [name, version] of [
    ['color', 1],
    [encodeURIComponent('glaze/тип'), 0],
  ]) {
    const answers = await Promise.all(
      [1, 2, 3].map((n) => admin.put(`/api/attributes/${name}`, { labels: { en: `Name ${n}` }, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  }
  expect((await admin.put('/api/attributes/unused', { version: 0 })).body.code).toBe('stale_version');
});

test('an attribute that no product has can be deleted', async () => {
  expect((await admin.delete('/api/attributes/unused')).status).toBe(200);
  expect((await list()).map(({ name }: { name: string }) => name)).not.toContain('unused');
  expect((await (await shop.integration('orders:read')).get('/api/admin/attributes')).status).toBe(403);
});
