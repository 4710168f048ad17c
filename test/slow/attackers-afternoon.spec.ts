import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { hostileReads, hostileWrites, type HostileAim, type HostileRequest } from '../fixtures/hostile-requests.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { address, makeProduct, offerBankInvoice, stockOf } from '../fixtures/orders.js';

const STOCK = 400;
/** An hour of made-up time, five minutes at a step. */
const STEPS = 12;
const BUYERS_AT_A_STEP = 2;
const ATTACKER = { 'x-forwarded-for': '203.0.113.66' };
const VICTIM = 'victim@example.com';

/** One client sends every anonymous write and every costly read in loops for an hour (trust.md 4 and 5). */
describe('Under one hostile client', () => {
  const clock = movableClock();
  let shop: TestShop;
  let admin: Client;
  let aim: HostileAim;
  /** What buyers were answered with an error. */
  const refused: string[] = [];
  const attacked: Answered[] = [];

  beforeAll(async () => {
    shop = await startTestShop({ clock, env: { RATE_LIMIT: '120', TRUST_PROXY: 'loopback' } });
    admin = await shop.admin();
    await offerBankInvoice(admin);
    const category = (await admin.post('/api/categories', { name: 'Tea' })).body.data;
    aim = {
      product: await makeProduct(admin, { in_stock: STOCK, category: category.id }),
      category: category.alias,
      victim: VICTIM,
    };
    for (let step = 0; step < STEPS; step++) {
      await Promise.all([
        attack(step),
        ...Array.from({ length: BUYERS_AT_A_STEP }, (_, index) => buy(step * BUYERS_AT_A_STEP + index)),
      ]);
      clock.pass(5);
    }
  }, 240_000);
  afterAll(() => shop?.close());

  async function attack(step: number): Promise<void> {
    const turns = [step * 3, step * 3 + 1, step * 3 + 2];
    await Promise.all(
      turns.map(async (turn) => {
        for (const request of [...hostileWrites(turn, aim), ...hostileReads(turn, aim)])
          attacked.push(await send(request));
      }),
    );
  }

  async function send({ method, path, body }: HostileRequest): Promise<Answered> {
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await fetch(shop.url + path, {
      method,
      redirect: 'manual',
      headers: { ...ATTACKER, 'content-type': 'application/json' },
      ...sent,
    });
    return {
      status: response.status,
      body: `${method} ${path.slice(0, 80)}`,
      headers: response.headers,
      text: await response.text(),
    };
  }

  /** Looks around and orders one piece, from an address of the buyer's own. */
  async function buy(number: number): Promise<void> {
    const from = { 'x-forwarded-for': `198.51.100.${number + 1}` };
    const buyer = shop.client();
    const customer = {
      email: `buyer${number}@example.com`,
      first_name: 'Olena',
      last_name: 'Bondar',
      phone: `+38067${String(number).padStart(7, '0')}`,
    };
    const seen = async (call: Promise<Answered>): Promise<Answered> => {
      const answered = await call;
      if (answered.status >= 400) refused.push(`${answered.status} ${answered.text.slice(0, 200)}`);
      return answered;
    };
    await seen(buyer.get('/api/products?q=product&per_page=20', from));
    await seen(buyer.get(`/api/products/${aim.product}`, from));
    await seen(buyer.get(`/category/${aim.category}`, from));
    await seen(buyer.post('/api/cart/items', { product_id: aim.product, quantity: 1 }, from));
    const placed = await seen(
      buyer.post('/api/orders', { customer, shipping_address: address, payment_method: 'bank_invoice' }, from),
    );
    if (placed.status !== 201) return;
    const { id, key } = placed.body.data as { id: number; key: string };
    await seen(
      buyer.post(
        '/api/checkout/pay/bank_invoice',
        { order_id: id, payment_method: 'bank_invoice' },
        { ...from, 'x-order-key': key },
      ),
    );
  }

  it('ordinary buyers see no error and no 429', () => {
    expect(refused).toEqual([]);
  });

  it('the stock is still there: the client holds no more than a quarter of it', async () => {
    const bought = STEPS * BUYERS_AT_A_STEP;
    const left = await stockOf(admin, aim.product);
    expect(left).toBeLessThanOrEqual(STOCK - bought);
    expect(left).toBeGreaterThanOrEqual(STOCK - bought - STOCK / 4);
  });

  it('the client is refused, and never by an error of the server', () => {
    expect(
      attacked.filter(({ status }) => status >= 500).map(({ status, body }) => `${status} ${body as string}`),
    ).toEqual([]);
    expect(attacked.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  it("no mail with the client's words goes to an address that is not proven, and few mails at all", async () => {
    const mails = await shop.db.query<{ id: string; state: string }>(
      'SELECT id, state FROM mail WHERE lower(recipient) = $1',
      [VICTIM],
    );
    for (const { id } of mails) {
      expect((await admin.get(`/api/admin/mails/${id}/page`)).text).not.toContain('prize.example');
    }
    expect(mails.filter(({ state }) => state === 'sent').length).toBeLessThanOrEqual(20);
  });
});
