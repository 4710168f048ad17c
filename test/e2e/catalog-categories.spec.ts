import { Browser, startTestShop, type Client, type TestShop } from '#testing';

describe('categories in the API', () => {
  let shop: TestShop;
  let admin: Client;
  let guest: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    guest = shop.client();
  });
  afterAll(() => shop?.close());

  const make = async (fields: object) => {
    const { status, body } = await admin.post('/api/categories', fields);
    expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
    return body.data;
  };

  it('a category accepts and returns both spellings of its fields', async () => {
    const top = await make({ pagetitle: 'Дім і сад', description: 'All', position: 2 });
    expect(top).toMatchObject({
      name: 'Дім і сад',
      pagetitle: 'Дім і сад',
      alias: 'dim-i-sad',
      description: 'All',
      parent: 0,
      parent_id: 0,
      published: 1,
      position: 2,
      children: [],
      products: [],
    });
    const child = await make({ name: 'Lamps', parent_id: top.id, translations: { uk: { name: 'Лампи' } } });
    expect(child).toMatchObject({ parent: top.id, parent_id: top.id });
    const changed = await admin.put(`/api/categories/${child.id}`, { pagetitle: 'Lights', position: 1 });
    expect(changed.body.data).toMatchObject({ name: 'Lights', pagetitle: 'Lights', alias: 'lamps', parent: top.id });
    const { body } = await guest.get(`/api/categories/${top.alias}?lang=uk`);
    expect(body.data.children).toEqual([{ id: child.id, name: 'Лампи', alias: 'lamps' }]);
    expect((await guest.get('/api/categories?parent=0')).body.meta.total).toBe(1);
    expect((await guest.get(`/api/categories?parent_id=${top.id}`)).body.data.items).toMatchObject([
      { id: child.id, name: 'Lights' },
    ]);
    expect((await admin.put(`/api/categories/${child.id}`, { parent: 0 })).body.data.parent).toBe(0);
  });

  it('a category with a cycle, an unknown parent or no name is rejected', async () => {
    const one = await make({ name: 'One' });
    const two = await make({ name: 'Two', parent: one.id });
    const three = await make({ name: 'Three', parent: two.id });
    for (const [id, parent] of [
      [one.id, three.id],
      [one.id, one.id],
      [two.id, 999999],
    ]) {
      const { status, body } = await admin.put(`/api/categories/${id}`, { parent });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['parent']]);
    }
    expect((await admin.post('/api/categories', { description: 'x' })).body.errors.name).toHaveLength(1);
    expect((await admin.post('/api/categories', { name: 'x', alias: one.alias })).body.code).toBe('alias_taken');
    const crossing = await Promise.all([
      admin.put(`/api/categories/${one.id}`, { parent: 0 }),
      admin.put(`/api/categories/${two.id}`, { parent: 0 }),
    ]).then(() =>
      Promise.all([
        admin.put(`/api/categories/${one.id}`, { parent: two.id }),
        admin.put(`/api/categories/${two.id}`, { parent: one.id }),
      ]),
    );
    expect(crossing.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('a category with products or child categories cannot be deleted', async () => {
    const top = await make({ name: 'Full' });
    const below = await make({ name: 'Below', parent: top.id });
    const { body } = await admin.post('/api/products', { name: 'Inside', price_regular: 1, category: below.id });
    for (const id of [top.id, below.id])
      expect((await admin.delete(`/api/categories/${id}`)).body.code).toBe('category_not_empty');
    expect((await guest.get(`/api/categories/${top.id}`)).body.data.products).toMatchObject([
      { id: body.data.id, name: 'Inside' },
    ]);
    await admin.delete(`/api/products/${body.data.id}`);
    expect((await admin.delete(`/api/categories/${below.id}`)).status).toBe(200);
    expect((await admin.delete(`/api/categories/${top.id}`)).status).toBe(200);
    expect((await guest.get(`/api/categories/${top.id}`)).status).toBe(404);
  });

  it('a hidden category is 404 for everyone except administrators', async () => {
    const hidden = await make({ name: 'Hidden', published: 0 });
    await admin.post('/api/products', { name: 'In hidden', price_regular: 1, category: hidden.id });
    expect((await guest.get(`/api/categories/${hidden.id}`)).status).toBe(404);
    expect((await admin.get(`/api/categories/${hidden.id}`)).body.data.published).toBe(0);
    expect((await guest.get(`/api/products?category=${hidden.id}`)).body.meta.total).toBe(0);
    expect(
      (await guest.get('/api/categories?per_page=100')).body.data.items.map(({ id }: { id: number }) => id),
    ).not.toContain(hidden.id);
    expect((await guest.post('/api/categories', { name: 'x' })).status).toBe(401);
    expect((await (await shop.integration('catalog:write')).post('/api/categories', { name: 'By token' })).status).toBe(
      201,
    );
  });

  it('a hidden category is not in the breadcrumbs of its products, except for administrators', async () => {
    const top = await make({ name: 'Shown top' });
    const middle = await make({ name: 'Secret middle', parent: top.id });
    const low = await make({ name: 'Shown low', parent: middle.id });
    const inLow = (await admin.post('/api/products', { name: 'In low', price_regular: 1, category: low.id })).body.data;
    const inMiddle = (await admin.post('/api/products', { name: 'In middle', price_regular: 1, category: middle.id }))
      .body.data;
    const wayTo = async (reader: Client, { id }: { id: number }) =>
      (await reader.get(`/api/products/${id}`)).body.data.breadcrumbs.map(({ name }: { name: string }) => name);
    const pages = () =>
      Promise.all([inLow, inMiddle].map(({ alias }) => new Browser(shop.url).open(`/product/${alias}`)));
    for (const { html } of await pages()) expect(html).toContain('Secret middle');

    await admin.put(`/api/categories/${middle.id}`, { published: 0 });
    expect(await wayTo(guest, inLow)).toEqual(['Shown top', 'Shown low']);
    expect(await wayTo(guest, inMiddle)).toEqual(['Shown top']);
    expect(await wayTo(admin, inMiddle)).toEqual(['Shown top', 'Secret middle']);
    for (const { html } of await pages()) {
      expect(html).toContain('Shown top');
      expect(html).not.toContain('Secret middle');
      expect(html).not.toContain(middle.alias);
    }
  });
});
