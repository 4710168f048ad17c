import { Client, createTestDatabase, DummyGateway, startTestShop, type TestDatabase, type TestShop } from '#testing';
import { codeAt } from '../../src/identity/second-factor/totp.js';
import { ShopProfile } from '../../src/platform/shop/shop-profile.js';
import { ScheduledJobs } from '../../src/platform/jobs/scheduled-jobs.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { ADMIN_PASSWORD as password, makeAdministrator } from '../fixtures/administrators.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { makeProduct, orderBody, place } from '../fixtures/orders.js';
import { BikeCourier } from '../fixtures/shipping-providers.js';

const [a, b] = ['key-a '.repeat(6), 'key-b '.repeat(6)].map((text) => text.trim());
const clock = movableClock();
const secret = 'sk_live_51Hq';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function withKeys(keys: string, use: (shop: TestShop) => Promise<void>): Promise<void> {
  const shop = await startTestShop({
    clock,
    databaseUrl: database.url,
    gateways: [CashGateway, DummyGateway],
    shippingProviders: [BikeCourier],
    env: { SESSION_SECRET: keys },
  });
  try {
    await use(shop);
  } finally {
    await shop.close();
  }
}

/** Continues the session of the browser at an instance that was started later. */
function moved(client: Client, shop: TestShop): Client {
  const same = shop.client({ cookies: true });
  for (const [name, value] of client.cookies) (same.cookies as Map<string, string>).set(name, value);
  return same;
}

const storedSecrets = async (shop: TestShop): Promise<string> =>
  JSON.stringify(
    await shop.db.query(
      'SELECT settings FROM payment_method UNION ALL SELECT settings FROM shipping_method UNION ALL SELECT value FROM setting',
    ),
  );

/** Pays an order; returns the API key that the gateway received. */
async function secretAtGateway(shop: TestShop, product: number): Promise<unknown> {
  DummyGateway.reset();
  const buyer = shop.client();
  const { id } = (await place(buyer, product, { payment_method: 'dummy', shipping_method: 'bike' })).body.data;
  expect(
    (await buyer.post('/api/checkout/pay/dummy', { order_id: id, payment_method: 'dummy', card: 'succeed' })).status,
  ).toBe(200);
  return DummyGateway.calls[0]!.settings['api_key'];
}

test('secrets are rotated without ending sessions and without loss of encrypted values', async () => {
  const seen = {} as {
    owner: Client;
    email: string;
    factor: string;
    guest: Client;
    token: string;
    guestToken: string;
    product: number;
  };

  await withKeys(a!, async (shop) => {
    const { email } = await makeAdministrator(shop, 'owner');
    const owner = shop.client({ cookies: true });
    await owner.login(email, password);
    const factor = (await owner.post('/api/auth/second-factor', { password })).body.data.secret as string;
    expect((await owner.post('/api/auth/second-factor/confirm', { code: codeAt(factor, clock.now()) })).status).toBe(
      200,
    );
    const product = await makeProduct(await shop.admin());
    const saved = await owner.put('/api/admin/payment-methods/dummy', { active: true, api_key: secret });
    expect(saved.body.data).toMatchObject({ api_key: null, api_key_filled: true });
    const smtp = { host: 'smtp.example.com', port: 587, user: 'shop', password: secret, security: 'tls' };
    expect((await owner.put('/api/admin/settings', { smtp })).status).toBe(200);
    // Earlier versions stored secrets unencrypted.
    await shop.db.query(
      `UPDATE shipping_method SET active = true, settings = '{"token": "velo-token"}' WHERE key = 'bike'`,
    );
    expect(await secretAtGateway(shop, product)).toBe(secret);
    expect(await storedSecrets(shop)).not.toContain(secret);
    expect(JSON.stringify(await shop.db.query('SELECT before, after FROM audit_entry'))).not.toContain(secret);
    expect((await owner.get('/api/admin/payment-methods')).text).not.toContain(secret);
    const guest = shop.client({ cookies: true });
    const guestToken = await guest.csrf();
    expect((await guest.post('/api/cart/add', { product_id: product, quantity: 2 })).status).toBe(200);
    Object.assign(seen, { owner, email, factor, guest, token: await owner.csrf(), guestToken, product });
  });

  clock.pass(2);
  await withKeys(`${b},${a}`, async (shop) => {
    const [owner, guest] = [moved(seen.owner, shop), moved(seen.guest, shop)];
    expect((await owner.get('/api/auth/me')).status).toBe(200);
    // A page that was open during the rotation sends its CSRF token.
    expect(
      (await owner.put('/api/admin/payment-methods/dummy', { position: 1 }, { 'x-csrf-token': seen.token })).status,
    ).toBe(200);
    expect((await guest.get('/api/cart')).body.data.count).toBe(2);
    const added = await guest.post(
      '/api/cart/add',
      { product_id: seen.product, quantity: 1 },
      { 'x-csrf-token': seen.guestToken },
    );
    expect([added.status, added.body.miniCart?.count]).toEqual([200, 3]);
    expect(
      (await guest.post('/api/cart/add', { product_id: seen.product, quantity: 1 }, { 'x-csrf-token': 'forged' })).body
        .code,
    ).toBe('csrf_failed');
    const code = codeAt(seen.factor, clock.now());
    expect((await shop.client().post('/api/auth/login', { email: seen.email, password, code })).status).toBe(200);
    expect(await secretAtGateway(shop, seen.product)).toBe(secret);

    const jobs = shop.app.get(ScheduledJobs, { strict: false });
    // The payment method was encrypted with the new key when it was saved above.
    expect(await jobs.run('rotate-keys')).toEqual({
      second_factors: 1,
      payment_methods: 0,
      shipping_methods: 1,
      bank_feeds: 0,
      mail_servers: 1,
    });
    expect(await jobs.run('rotate-keys')).toEqual({
      second_factors: 0,
      payment_methods: 0,
      shipping_methods: 0,
      bank_feeds: 0,
      mail_servers: 0,
    });
    expect(await storedSecrets(shop)).not.toContain('velo-token');
  });

  clock.pass(2);
  await withKeys(b!, async (shop) => {
    const code = codeAt(seen.factor, clock.now());
    const again = shop.client({ cookies: true });
    await again.csrf();
    expect((await again.post('/api/auth/login', { email: seen.email, password, code })).status).toBe(200);
    expect(await secretAtGateway(shop, seen.product)).toBe(secret);
    expect((await moved(seen.owner, shop).get('/api/auth/me')).status).toBe(401);
    expect((await moved(seen.guest, shop).get('/api/cart')).body.data.count).toBe(0);
  });

  await withKeys(b!, async (shop) => {
    expect(shop.app.get(ShopProfile, { strict: false }).smtp).toMatchObject({ user: 'shop', password: secret });
  });

  await withKeys('a key that nothing is sealed with', async (shop) => {
    const admin = await shop.admin();
    expect((await admin.get('/api/admin/payment-methods/dummy')).body.data).toMatchObject({ api_key_filled: false });
    // Saving other settings keeps a value that cannot be decrypted.
    expect((await admin.put('/api/admin/payment-methods/dummy', { position: 2 })).status).toBe(200);
  });
  await withKeys(b!, async (shop) => expect(await secretAtGateway(shop, seen.product)).toBe(secret));
});

test('open orders that were counted before the rotation of secrets still count', async () => {
  const own = await createTestDatabase();
  const placeAll = async (keys: string, times: number): Promise<unknown[]> => {
    const shop = await startTestShop({ databaseUrl: own.url, env: { SESSION_SECRET: keys, RATE_LIMIT: '100000' } });
    try {
      product ??= await makeProduct(await shop.admin(), { in_stock: 1_000 });
      const outcomes: unknown[] = [];
      for (let n = 0; n < times; n++) {
        const { status, body } = await shop.client().post('/api/orders', orderBody(product));
        outcomes.push(body.code ?? status);
      }
      return outcomes;
    } finally {
      await shop.close();
    }
  };
  let product: number | undefined;
  try {
    expect(await placeAll(a!, 4)).toEqual([201, 201, 201, 201]);
    expect(await placeAll(`${b},${a}`, 2)).toEqual([201, 'too_many_open_orders']);
  } finally {
    await own.drop();
  }
});
