import type { Client, TestShop } from '#testing';
import { place } from '../fixtures/orders.js';
import { refusedFields } from '../fixtures/refused-fields.js';
import { startStockedShop } from '../fixtures/stocked-shop.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  ({ shop, admin, product } = await startStockedShop());
  await admin.put('/api/admin/settings', { seller: { country: 'UA' } });
});
afterAll(() => shop?.close());

describe('the postal code of an edited order', () => {
  test.each([
    [{ zip: 'ABC' }, 422],
    [{ zip: '-' }, 422],
    [{ zip: '79000' }, 200],
    [{ country: 'LV' }, 422],
    [{ country: 'LV', zip: 'LV-1010' }, 200],
    [{ country: 'AE', zip: '-' }, 200],
  ])('the change %j of an address in Kyiv is answered with status %i', async (change, status) => {
    const { id } = (await place(admin, product)).body.data;
    for (const part of ['shipping_address', 'billing_address'])
      expect(refusedFields(await admin.put(`/api/orders/${id}`, { [part]: change }))).toEqual([
        status,
        status === 422 ? [`${part}.zip`] : [],
      ]);
  });

  test('wrong postal codes in both addresses of an order are reported together', async () => {
    const { id } = (await place(admin, product)).body.data;
    const wrong = { shipping_address: { zip: 'ABC' }, billing_address: { zip: '12' } };
    expect(refusedFields(await admin.put(`/api/orders/${id}`, wrong))).toEqual([
      422,
      ['billing_address.zip', 'shipping_address.zip'],
    ]);
  });

  test('the city can be changed although an earlier version stored a wrong postal code', async () => {
    const { id } = (await place(admin, product)).body.data;
    await shop.db.query(`UPDATE shop_order SET shipping_address = shipping_address || '{"zip": "ABC"}' WHERE id = $1`, [
      id,
    ]);
    expect((await admin.put(`/api/orders/${id}`, { shipping_address: { city: 'Lviv', zip: 'ABC' } })).status).toBe(200);
  });

  test.each([
    ['en', /postal code of the country, such as 01001/],
    ['uk', /поштовим індексом цієї країни, наприклад 01001/],
    ['ru', /почтовым индексом этой страны, например 01001/],
  ] as const)('in %s the error about a postal code contains an example', async (language, text) => {
    const { id } = (await place(admin, product)).body.data;
    const wrong = { shipping_address: { zip: 'ABC' } };
    const { body } = await admin.put(`/api/orders/${id}`, wrong, { 'accept-language': language });
    expect(body.errors['shipping_address.zip'][0]).toMatch(text);
  });
});

describe('the postal code of a profile', () => {
  const changes: ReadonlyArray<[Record<string, string>, number]> = [
    [{ shipping_zip: 'ABC' }, 422],
    [{ shipping_zip: '79000' }, 200],
    [{ shipping_country: 'LV' }, 422],
    [{ shipping_country: 'LV', shipping_zip: '1010' }, 200],
    [{ shipping_country: 'AE', shipping_zip: '-' }, 200],
    [{ shipping_zip: '' }, 200],
    [{ first_name: 'Ira' }, 200],
  ];
  const home = { shipping_country: 'UA', shipping_zip: '01001' };
  const expected = (status: number) => [status, status === 422 ? ['shipping_zip'] : []];

  test('a customer’s own postal code must have the format of the stored or sent country', async () => {
    const account = { email: 'ira@example.com', password: 'a quiet harbour at dawn' };
    await shop.client().post('/api/auth/register', { ...account, first_name: 'Ira', last_name: 'Koval' });
    const customer = shop.client({ cookies: true });
    await customer.login(account.email, account.password);
    for (const [change, status] of changes) {
      expect((await customer.put('/api/auth/me', home)).status).toBe(200);
      expect([change, ...refusedFields(await customer.put('/api/auth/me', change))]).toEqual([
        change,
        ...expected(status),
      ]);
    }
  });

  test('the postal code of a customer whom an administrator edits must have the format of the stored or sent country', async () => {
    await place(admin, product, { customer: { email: 'lena@example.com', phone: '+380501234567' } });
    const [{ id }] = (await admin.get('/api/customers?q=lena@example.com')).body.data.items;
    for (const [change, status] of changes) {
      expect((await admin.put(`/api/customers/${id}`, home)).status).toBe(200);
      const answered = await admin.put(`/api/customers/${id}`, change);
      expect([change, ...refusedFields(answered)]).toEqual([change, ...expected(status)]);
    }
  });
});
