import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import type { Clock } from '#kernel';
import { logInAs } from '../fixtures/administrators.js';
import { makeProduct, place } from '../fixtures/orders.js';

const LIMIT = 8;
const OFFICE = { 'x-forwarded-for': '192.0.2.1' };
const ELSEWHERE = { 'x-forwarded-for': '198.51.100.7' };
const now = new Date('2026-11-21T10:00:00Z');
const clock: Clock = { now: () => now };

describe('limits of writes', () => {
  let shop: TestShop;
  let owner: Client;
  let product: number;
  let order: number;

  beforeAll(async () => {
    shop = await startTestShop({ clock, env: { RATE_LIMIT: String(LIMIT), TRUST_PROXY: 'loopback' } });
    const token = await shop.admin();
    product = await makeProduct(token);
    order = (await place(shop.client(), product)).body.data.id;
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    owner = await logInAs(shop, 'owner');
    await shop.db.query('DELETE FROM rate_counter');
  });

  const write = (client: Client, from = OFFICE): Promise<Answered> =>
    client.post(`/api/admin/orders/${order}/notes`, { note: 'Called' }, from);
  const statuses = async (times: number, call: () => Promise<Answered>): Promise<number[]> => {
    const all: number[] = [];
    for (let time = 0; time < times; time++) all.push((await call()).status);
    return all;
  };

  it('the writes of one administrator do not limit others at the same client address', async () => {
    const colleague = await logInAs(shop, 'support');
    await shop.db.query('DELETE FROM rate_counter');
    expect(await statuses(LIMIT, () => write(owner))).toEqual(Array(LIMIT).fill(201));
    expect([(await write(owner)).status, (await write(owner, ELSEWHERE)).status]).toEqual([429, 429]);
    expect((await write(colleague)).status).toBe(201);
    expect((await shop.client().post('/api/cart/items', { product_id: product, quantity: 1 }, OFFICE)).status).toBe(
      200,
    );
    expect(
      (await shop.client().post('/api/auth/login', { email: 'nobody@example.com', password: 'not it at all' }, OFFICE))
        .status,
    ).toBe(401);
  });

  it('the writes of guests are counted together by client address', async () => {
    const fill = () => shop.client().post('/api/cart/items', { product_id: product, quantity: 1 }, OFFICE);
    expect(await statuses(LIMIT + 1, fill)).toEqual([...Array<number>(LIMIT).fill(200), 429]);
    expect((await write(owner)).status).toBe(201);
  });

  it('the writes of one network count as one client, with any port or spelling that the proxy forwards', async () => {
    const spellings = [
      (call: number) => `192.0.2.77:${50_000 + call}`,
      (call: number) => `2001:db8:7:1::${call}`,
      (call: number) => `[2001:DB8:8:1:0:0:0:${call}]:443`,
      (call: number) => `no-address-${call}`,
    ];
    for (const spelling of spellings) {
      let call = 0;
      const fill = () =>
        shop
          .client()
          .post('/api/cart/items', { product_id: product, quantity: 1 }, { 'x-forwarded-for': spelling(++call) });
      expect(await statuses(LIMIT + 1, fill)).toEqual([...Array<number>(LIMIT).fill(200), 429]);
    }
    // Invalid addresses were counted for the proxy, from which the next test logs in.
    await shop.db.query('DELETE FROM rate_counter');
  });

  it('quotes and previews, which store nothing, do not count as writes', async () => {
    const body = { items: [{ product_id: product, quantity: 1 }] };
    expect(await statuses(LIMIT + 2, () => owner.post('/api/admin/orders/quote', body, OFFICE))).toEqual(
      Array(LIMIT + 2).fill(200),
    );
    expect(await statuses(LIMIT + 2, () => owner.post(`/api/admin/orders/${order}/quote`, body, OFFICE))).toEqual(
      Array(LIMIT + 2).fill(200),
    );
    expect(await statuses(LIMIT + 2, () => owner.post('/api/admin/payment-methods/cash/preview', {}, OFFICE))).toEqual(
      Array(LIMIT + 2).fill(200),
    );
    expect(await shop.db.query('SELECT FROM rate_counter')).toEqual([]);
    expect((await write(owner)).status).toBe(201);
  });

  it('updating the totals of the checkout does not count as a write, but correcting its cart does', async () => {
    const refresh = (form: object) => shop.client().post('/checkout', form, { ...OFFICE, accept: 'text/html' });
    expect(await statuses(LIMIT + 2, () => refresh({}))).toEqual(Array(LIMIT + 2).fill(200));
    expect(await statuses(LIMIT + 1, () => refresh({ repair: '1' }))).toEqual([...Array<number>(LIMIT).fill(200), 429]);
    expect((await refresh({})).status).toBe(200);
  });
});
