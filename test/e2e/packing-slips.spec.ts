import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { readPdf, type ReadPdf } from '../fixtures/pdf.js';

describe('packing slips of orders', () => {
  let shop: TestShop;
  let admin: Client;
  let token: string;
  let cup: number;
  let lamp: number;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    ({ token } = (await admin.post('/api/auth/tokens', { name: 'Packing', scopes: ['orders:read'] })).body.data);
    const translations = { uk: { name: 'Глиняна чашка' }, ru: { name: 'Глиняная чашка' } };
    cup = await makeProduct(admin, { name: 'Clay cup', translations, sku: 'CUP-1', in_stock: 500 });
    lamp = await makeProduct(admin, { name: 'Brass lamp', in_stock: 500 });
  });
  afterAll(() => shop?.close());

  const made = async (more: Record<string, unknown> = {}): Promise<number> =>
    (await place(admin, cup, { shipping_method: 'flat_rate', ...more })).body.data.id;
  const get = (path: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
    fetch(shop.url + path, { headers });
  async function read(path: string, headers?: Record<string, string>): Promise<ReadPdf> {
    const response = await get(path, headers && { authorization: `Bearer ${token}`, ...headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return readPdf(new Uint8Array(await response.arrayBuffer()));
  }

  test('the packing slip of an order shows address, delivery, note and quantities, but no prices', async () => {
    const items = [
      { product_id: cup, quantity: 3 },
      { product_id: lamp, quantity: 1 },
    ];
    const id = await made({ items, note: 'Ring twice' });
    const { pages } = await read(`/api/orders/${id}/packing-slip`);
    expect(pages).toHaveLength(1);
    for (const text of [`Order ${id}`, 'Olena Bondar', 'Khreshchatyk 1', '01001 Kyiv', '+380501234567'])
      expect(pages[0]).toContain(text);
    expect(pages[0]).toMatch(/3 Clay cup CUP-1 1 Brass lamp/);
    expect(pages[0]).toContain('Ring twice');
    expect(pages[0]).not.toContain('19.99');
  });

  test('the packing slips of several orders are one file with a page for each order, in the requested sequence', async () => {
    const ids = [await made(), await made(), await made()];
    const { pages } = await read(`/api/admin/packing-slips?ids=${[ids[2], ids[0], ids[1]].join(',')}`);
    expect(pages.map((page) => /Order (\d+)/.exec(page)?.[1])).toEqual([ids[2], ids[0], ids[1]].map(String));
  });

  test.each([
    ['en', /Packing slip/, /Clay cup/],
    ['uk', /Пакувальний лист/, /Глиняна чашка/],
    ['ru', /Упаковочный лист/, /Глиняная чашка/],
  ] as const)('in %s the packing slip is in the language of the packer', async (language, title, name) => {
    const { text } = await read(`/api/orders/${await made()}/packing-slip`, { 'accept-language': language });
    expect(text).toMatch(title);
    expect(text).toMatch(name);
  });

  test('the packing slip of a pickup order shows the customer, the balance due and no delivery address', async () => {
    const id = await made({ shipping_method: 'pickup' });
    const { text } = await read(`/api/orders/${id}/packing-slip`);
    expect(text).toContain('Olena Bondar');
    expect(text).toContain('Balance due: €19.99');
    expect(text).not.toContain('Khreshchatyk');
  });

  test('a packing slip does not list refunded quantities', async () => {
    await offerBankInvoice(admin, { require_confirmation: true });
    const { data: order } = (
      await place(admin, cup, { items: [{ product_id: cup, quantity: 3 }], payment_method: 'bank_invoice' })
    ).body;
    const { id } = order;
    await pay(shop.client(), order, 'bank_invoice');
    await admin.post(`/api/orders/${id}/verify-payment`, {});
    const { items } = (await admin.get(`/api/admin/orders/${id}`)).body.data;
    const refund = { reason: 'Two were broken', lines: [{ order_item_id: items[0].id, quantity: 2 }] };
    expect((await admin.post(`/api/orders/${id}/refund`, refund)).status).toBe(200);
    expect((await read(`/api/orders/${id}/packing-slip`)).text).toMatch(/ 1 Clay cup/);
  });

  test('packing slips of 100 orders fit into one file, and more orders are refused', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 100; n++) ids.push(await made());
    const { pages } = await read(`/api/admin/packing-slips?ids=${ids.join(',')}`);
    expect(pages).toHaveLength(100);
    expect((await get(`/api/admin/packing-slips?ids=${[...ids, await made()].join(',')}`)).status).toBe(422);
  });

  test.each(['', '?ids=', '?ids=x', '?ids=1,1', '?ids=0', '?ids=1,', '?ids=1.5'])(
    'packing slips for the query %j are refused',
    async (query) => {
      expect((await get(`/api/admin/packing-slips${query}`)).status).toBe(422);
    },
  );

  test('packing slips of an unknown order are 404, and callers without the scope are refused', async () => {
    const id = await made();
    expect((await get('/api/orders/999999/packing-slip')).status).toBe(404);
    expect((await get(`/api/admin/packing-slips?ids=${id},999999`)).status).toBe(404);
    for (const path of [`/api/orders/${id}/packing-slip`, `/api/admin/packing-slips?ids=${id}`]) {
      expect((await get(path, {})).status).toBe(401);
      expect((await (await shop.integration('catalog:read')).get(path)).status).toBe(403);
    }
  });
});
