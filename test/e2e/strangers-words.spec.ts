import { startTestShop, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { mailTexts } from '../fixtures/mails.js';
import { makeProduct, orderBody, place } from '../fixtures/orders.js';

const LINK = 'https://evil.example/win';
const spam = `Claim your prize: ${LINK}`;
const address = { name: spam, address: spam, city: spam, state: spam, zip: '01001', country: 'UA' };
const stranger = {
  customer: { email: 'victim@example.com', first_name: spam, last_name: 'evil.example' },
  shipping_address: address,
  billing_address: address,
  note: spam,
};

describe('texts of unverified buyers in emails', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  /** The emails since the last call. */
  let seen = 0;
  const mailed = async (): Promise<string[]> => {
    await delivered(shop);
    const texts = (await mailTexts(shop)).slice(seen);
    seen += texts.length;
    return texts;
  };

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 100 });
  });
  afterAll(() => shop.close());

  test('emails to an unverified buyer contain neither entries of the order nor the reason of a cancellation', async () => {
    const guest = shop.client();
    const { body } = await place(guest, product, stranger);
    await guest.post(`/api/orders/${body.data.id}/cancel`, { reason: spam }, { 'x-order-key': body.data.key });
    const texts = await mailed();
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text).not.toMatch(/evil|prize/);
      expect(text).toContain(`/order/${body.data.id}?key=`);
      expect(text).toContain('order page');
    }
  });

  test('emails after changes by an administrator contain the administrator’s notes, but no texts of an unverified buyer', async () => {
    const { body } = await place(shop.client(), product, stranger);
    const manager = await logInAs(shop, 'manager');
    await manager.put(`/api/orders/${body.data.id}/status`, { status: 'processing', note: 'We pack it tomorrow' });
    await manager.post(`/api/orders/${body.data.id}/cancel`, { reason: 'Sold out, sorry' });
    const texts = await mailed();
    expect(texts).toHaveLength(3);
    expect(texts.join()).not.toMatch(/evil|prize/);
    expect(texts.join()).toContain('We pack it tomorrow');
    expect(texts.join()).toContain('Sold out, sorry');
  });

  test('emails about an order placed by an administrator contain all entries', async () => {
    await admin.post('/api/orders', orderBody(product, { note: 'Ring twice' }));
    const [text] = await mailed();
    expect(text).toContain('Olena Bondar');
    expect(text).toContain('Your address:');
    expect(text).toContain('Khreshchatyk 1');
    expect(text).toContain('Ring twice');
  });

  test('emails to an account contain texts entered by its holder once the address is verified', async () => {
    const email = 'own@example.com';
    const register = { email, password: 'a quiet harbour at dawn', first_name: spam, last_name: 'Koval' };
    await shop.client().post('/api/auth/register', register);
    const client = shop.client({ cookies: true });
    await client.login(email, register.password);
    const order = { ...stranger, customer: { email, first_name: spam, last_name: 'Koval' } };
    const { body } = await place(client, product, order);
    await client.post(`/api/orders/${body.data.id}/cancel`, { reason: spam });
    expect((await mailed()).join()).not.toMatch(/evil|prize/);

    await shop.db.query('UPDATE app_user SET email_verified_at = now() WHERE email = $1', [email]);
    const second = await place(client, product, order);
    await client.post(`/api/orders/${second.body.data.id}/cancel`, { reason: 'Changed my mind' });
    const texts = await mailed();
    expect(texts).toHaveLength(2);
    expect(texts.every((text) => text.includes(spam))).toBe(true);
    expect(texts.join()).toContain('Changed my mind');

    // The account has verified only its own address.
    await place(client, product, { ...order, customer: { ...order.customer, email: 'victim@example.com' } });
    expect((await mailed()).join()).not.toMatch(/evil|prize/);
  });
});
