import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { makeProduct } from '../fixtures/orders.js';

const ADDRESSES = '/api/auth/me/addresses';
const HOME = { address: 'Khreshchatyk 1', city: 'Kyiv', zip: '01001', country: 'ua' };
const OFFICE = { name: 'Reception', address: 'Lindenweg 7', city: 'Berlin', state: 'BE', zip: '10115', country: 'DE' };

const VALID: Readonly<Record<string, string>> = { US: '10001', PL: '00-001', UA: '01001' };

let shop: TestShop;
let product: number;
let people = 0;

beforeAll(async () => {
  // Each customer registers from another IP address, because registrations from one address are limited.
  shop = await startTestShop({ env: { TRUST_PROXY: 'loopback' } });
  product = await makeProduct(await shop.admin(), { name: 'Teapot', in_stock: 100 });
});
afterAll(() => shop.close());

const password = 'a quiet evening';

async function customer(): Promise<{ client: Client; email: string }> {
  const email = `person${++people}@example.com`;
  await shop
    .client()
    .post(
      '/api/auth/register',
      { email, password, first_name: 'Olena', last_name: 'Bondar' },
      { 'x-forwarded-for': `192.0.2.${people}` },
    );
  const client = shop.client({ cookies: true });
  expect((await client.login(email, password)).status).toBe(200);
  return { client, email };
}

async function browserOf(email: string, language?: string): Promise<Browser> {
  const browser = new Browser(shop.url, language);
  await browser.open('/account/login');
  expect((await browser.submit('/account/login', { email, password })).status).toBe(303);
  return browser;
}

describe('saved addresses in the API', () => {
  test('addresses of a customer are saved, listed in order, replaced completely and deleted', async () => {
    const { client } = await customer();
    const home = await client.post(ADDRESSES, HOME);
    expect(home.status).toBe(201);
    expect(home.body.data).toMatchObject({ name: null, address: 'Khreshchatyk 1', state: null, country: 'UA' });
    const { id } = (await client.post(ADDRESSES, OFFICE)).body.data;
    const list = (await client.get(ADDRESSES)).body;
    expect(list.data.items.map(({ city }: { city: string }) => city)).toEqual(['Kyiv', 'Berlin']);
    expect(list.meta.total).toBe(2);
    const replaced = await client.put(`${ADDRESSES}/${id}`, { ...HOME, city: 'Lviv' });
    expect(replaced.body.data).toMatchObject({ id, name: null, city: 'Lviv', state: null });
    expect((await client.delete(`${ADDRESSES}/${id}`)).status).toBe(200);
    expect((await client.delete(`${ADDRESSES}/${id}`)).status).toBe(404);
    expect((await client.get(ADDRESSES)).body.meta.total).toBe(1);
  });

  test('an administrator who is not a customer reads an empty list of addresses, and saves none', async () => {
    const client = await logInAs(shop, 'manager');
    expect(await client.get(ADDRESSES)).toMatchObject({
      status: 200,
      body: { data: { items: [] }, meta: { total: 0 } },
    });
    expect(await client.post(ADDRESSES, HOME)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('a saved address of another customer is 404', async () => {
    const { client } = await customer();
    const { id } = (await client.post(ADDRESSES, HOME)).body.data;
    const { client: other } = await customer();
    expect((await other.put(`${ADDRESSES}/${id}`, OFFICE)).status).toBe(404);
    expect((await other.delete(`${ADDRESSES}/${id}`)).status).toBe(404);
    expect((await other.get(ADDRESSES)).body.data.items).toEqual([]);
    expect((await client.get(ADDRESSES)).body.data.items).toHaveLength(1);
  });

  test('a saved address with missing or too long fields is rejected at these fields, and guests get 401', async () => {
    const { client } = await customer();
    const { status, body } = await client.post(ADDRESSES, { city: 'x'.repeat(121), country: 'XX' });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['address', 'city', 'country', 'zip']]);
    expect((await shop.client().get(ADDRESSES)).status).toBe(401);
  });

  test('a saved address needs a postal code of its country, or a dash where there are none; older ones stay', async () => {
    const { client } = await customer();
    const { id } = (await client.post(ADDRESSES, HOME)).body.data;
    await shop.db.query(`UPDATE customer_address SET zip = 'ABC' WHERE id = $1`, [id]);
    expect((await client.get(ADDRESSES)).body.data.items[0].zip).toBe('ABC');
    const { status, body } = await client.put(`${ADDRESSES}/${id}`, { ...HOME, zip: 'ABC' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['zip']]);
    const dubai = await client.post(ADDRESSES, { ...HOME, city: 'Dubai', country: 'AE', zip: '' });
    expect(dubai.body.data.zip).toBe('-');
  });

  test('a customer can save at most fifty addresses', async () => {
    const { client } = await customer();
    const { id } = (await client.post(ADDRESSES, HOME)).body.data;
    await shop.db.query(
      `INSERT INTO customer_address (customer_id, address, city, zip, country)
       SELECT customer_id, address, city, zip, country FROM customer_address, generate_series(1, 49) WHERE id = $1`,
      [id],
    );
    const { status, body } = await client.post(ADDRESSES, OFFICE);
    expect([status, body.code, body.limit]).toEqual([409, 'too_many_addresses', 50]);
  });

  test('saved addresses are part of the exported personal data and deleted by an erasure', async () => {
    const { client } = await customer();
    const { id } = (await client.post(ADDRESSES, OFFICE)).body.data;
    const { body } = await client.get('/api/auth/me/export');
    expect(body.data.addresses).toMatchObject([{ id, name: 'Reception', city: 'Berlin' }]);
    expect((await client.post('/api/auth/me/erase', { password })).status).toBe(200);
    expect(await shop.db.query('SELECT 1 FROM customer_address WHERE id = $1', [id])).toEqual([]);
  });
});

describe('the address book on the pages of the shop', () => {
  test.each([
    ['en', 'Addresses', 'Address saved', 'Default address', 'Default address changed', 'Address deleted'],
    ['uk', 'Мої адреси', 'Адресу збережено', 'Основна адреса', 'Основну адресу змінено', 'Адресу видалено'],
    ['ru', 'Мои адреса', 'Адрес сохранён', 'Основной адрес', 'Основной адрес изменён', 'Адрес удалён'],
  ])(
    'a customer adds, changes and deletes addresses, and chooses the default one, in %s',
    async (language, title, saved, byDefault, chosen, deleted) => {
      const { client, email } = await customer();
      const browser = await browserOf(email, language);
      const profile = async () => (await client.get('/api/auth/me')).body.data.customer;
      const follow = async (page: { location?: string | null }) => (await browser.open(page.location!)).html;
      expect((await browser.open('/account/addresses')).html).toContain(`<h1>${title}</h1>`);
      const added = await browser.submit('/account/addresses', { ...HOME });
      expect([added.status, added.location]).toEqual([303, '/account/addresses?said=address_saved']);
      const first = await follow(added);
      expect(first).toContain(saved);
      expect(first).toContain(byDefault);
      expect(await profile()).toMatchObject({ shipping_city: 'Kyiv', shipping_zip: '01001', shipping_country: 'UA' });

      expect((await browser.open('/account/addresses/default')).html).toMatch(/id="city"[^>]* value="Kyiv"/);
      await browser.submit('/account/addresses/default', { ...HOME, city: 'Lviv' });
      for (const page of ['/account', '/account/addresses'])
        expect((await browser.open(page)).html).toContain('01001 Lviv');
      const { name: _, ...office } = OFFICE;
      await browser.submit('/account/addresses', office);
      const { id } = (await client.get(ADDRESSES)).body.data.items[0];
      await browser.open('/account/addresses');
      expect(await follow(await browser.submit(`/account/addresses/${id}/default`, {}))).toContain(chosen);
      expect(await profile()).toMatchObject({ shipping_city: 'Berlin', shipping_state: 'BE', shipping_country: 'DE' });
      expect((await client.get(ADDRESSES)).body.data.items).toMatchObject([{ city: 'Lviv', state: null }]);

      expect(await follow(await browser.submit('/account/addresses/default/delete', {}))).toContain(deleted);
      expect(await profile()).toMatchObject({ shipping_city: 'Lviv', shipping_country: 'UA' });
      await browser.submit('/account/addresses/default/delete', {});
      expect(await profile()).toMatchObject({ shipping_address: null, shipping_zip: null, shipping_country: null });
      expect((await client.get(ADDRESSES)).body.data.items).toEqual([]);
    },
  );

  test('a change of the default address that is sent twice happens once, and no address loses its recipient', async () => {
    const { client, email } = await customer();
    const browser = await browserOf(email);
    await browser.open('/account/addresses');
    await browser.submit('/account/addresses', { ...HOME });
    for (const address of [{ ...HOME, city: 'Odesa' }, OFFICE, { ...HOME, city: 'Rivne' }])
      await client.post(ADDRESSES, address);
    const cities = async () => [
      (await client.get('/api/auth/me')).body.data.customer.shipping_city,
      ...(await client.get(ADDRESSES)).body.data.items.map((one: { city: string; name: string | null }) =>
        [one.city, one.name].filter(Boolean).join(' '),
      ),
    ];
    const idOf = async (city: string) =>
      (await client.get(ADDRESSES)).body.data.items.find((one: { city: string }) => one.city === city).id as number;
    const markIn = (html: string) => /name="default" value="([^"]+)"/.exec(html)![1]!;

    const seen = markIn((await browser.open('/account/addresses')).html);
    const office = await idOf('Berlin');
    for (let click = 0; click < 2; click++) {
      const sent = await browser.submit(`/account/addresses/${office}/default`, { default: seen });
      expect(sent.status).toBe(303);
    }
    expect(await cities()).toEqual(['Berlin', 'Odesa', 'Berlin Reception', 'Rivne', 'Kyiv']);

    const shown = markIn((await browser.open('/account/addresses')).html);
    const remove = () => browser.submit('/account/addresses/default/delete', { default: shown });
    await Promise.all([remove(), remove()]);
    expect(await cities()).toEqual(['Odesa', 'Berlin Reception', 'Rivne', 'Kyiv']);
  });

  test('an address that is deleted while it becomes the default leaves the former default in the book', async () => {
    const { client, email } = await customer();
    const browser = await browserOf(email);
    await browser.open('/account/addresses');
    await browser.submit('/account/addresses', { ...HOME });
    for (let round = 0; round < 5; round++) {
      const { id } = (await client.post(ADDRESSES, { ...HOME, city: `Lviv ${round}` })).body.data;
      await Promise.all([browser.submit(`/account/addresses/${id}/default`, {}), client.delete(`${ADDRESSES}/${id}`)]);
    }
    const { customer: profile } = (await client.get('/api/auth/me')).body.data;
    const saved = (await client.get(ADDRESSES)).body.data.items as Array<{ city: string }>;
    expect([profile.shipping_city, ...saved.map(({ city }) => city)]).toContain('Kyiv');
  });

  test('another customer’s address cannot be made the default, and guests are sent to the login', async () => {
    const { client } = await customer();
    const { id } = (await client.post(ADDRESSES, OFFICE)).body.data;
    const { client: other, email } = await customer();
    const browser = await browserOf(email);
    await browser.open('/account/addresses');
    expect((await browser.submit(`/account/addresses/${id}/default`, {})).status).toBe(404);
    expect((await other.get('/api/auth/me')).body.data.customer).toMatchObject({ shipping_address: null });
    expect((await browser.open('/account/addresses/default')).status).toBe(404);
    expect((await new Browser(shop.url).open('/account/addresses/default')).location).toContain('/account/login');
  });

  test('an address without a postal code is shown and chosen without the dash that stands for it', async () => {
    const { client, email } = await customer();
    await client.post(ADDRESSES, { ...HOME, address: 'Marina 3', city: 'Dubai', country: 'AE', zip: '' });
    await client.post(ADDRESSES, HOME);
    const browser = await browserOf(email);
    const { html } = await browser.open('/account/addresses');
    expect(html).toContain('Marina 3<br>Dubai');
    await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
    expect((await browser.open('/checkout')).html).toContain('>Marina 3, Dubai, United Arab Emirates<');
  });

  test.each([
    ['en', 'US', 'ZIP code', 'State'],
    ['uk', 'PL', 'Поштовий індекс', 'Воєводство'],
    ['ru', 'UA', 'Почтовый индекс', 'Область или регион'],
  ])('the form in %s has the terms of the country %s, like the checkout', async (language, country, zip, state) => {
    const { client, email } = await customer();
    const { id } = (await client.post(ADDRESSES, { ...HOME, zip: VALID[country], country })).body.data;
    const browser = await browserOf(email, language);
    const { html } = await browser.open(`/account/addresses/${id}`);
    expect(html).toContain(`<label for="zip">${zip}</label>`);
    expect(html).toContain(`<label for="state">${state} <span`);
    const { html: refused } = await browser.submit(`/account/addresses/${id}`, { ...HOME, zip: '', country });
    expect(refused).toMatch(new RegExp(`<a href="#zip">${zip}: `));
  });

  test.each([
    ['en', 'State or region', '(optional)'],
    ['uk', 'Область', '(необов’язково)'],
    ['ru', 'Область', '(необязательно)'],
  ])('optional fields of an address are marked, all others are required, in %s', async (language, state, optional) => {
    const { email } = await customer();
    const { html } = await (await browserOf(email, language)).open('/account/addresses');
    expect(html).toContain(`<label for="state">${state} <span class="soft">${optional}</span></label>`);
    for (const name of ['country', 'address', 'zip', 'city']) {
      expect(html).toMatch(new RegExp(`<label for="${name}">[^<]+</label>`));
      expect(html).toMatch(new RegExp(`id="${name}"[^>]* required`));
    }
  });

  test('the form of a rejected address keeps what was typed', async () => {
    const { email } = await customer();
    const browser = await browserOf(email);
    await browser.open('/account/addresses');
    const page = await browser.submit('/account/addresses', { ...HOME, zip: '' });
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/id="zip"[^>]* aria-invalid="true"/);
    expect(page.html).toMatch(/id="address"[^>]* value="Khreshchatyk 1"/);
  });

  test('the checkout fills in the first saved address, or another one by a click that keeps the other entries', async () => {
    const { client, email } = await customer();
    await client.post(ADDRESSES, HOME);
    const { id } = (await client.post(ADDRESSES, OFFICE)).body.data;
    const browser = await browserOf(email);
    await browser.open('/checkout');
    await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
    const first = await browser.open('/checkout');
    expect(first.html).toMatch(/id="shipping_address"[^>]* value="Khreshchatyk 1"/);
    expect(first.html).toMatch(new RegExp(`name="use_address" value="${id}"[^>]*>Lindenweg 7, [^<]*, Germany<`));
    const chosen = await browser.submit('/checkout', { use_address: String(id), note: 'Ring twice' });
    expect(chosen.html).toMatch(/id="shipping_address"[^>]* value="Lindenweg 7"/);
    expect(chosen.html).toMatch(/value="DE" selected/);
    expect(chosen.html).toContain('Ring twice');
    const { client: other } = await customer();
    const foreign = (await other.post(ADDRESSES, { ...HOME, address: 'Secret 5' })).body.data.id;
    const page = await browser.submit('/checkout', { use_address: String(foreign) });
    expect(page.html).not.toContain('Secret 5');
  });
});
