import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { hostileReads, hostileWrites, type HostileAim, type HostileRequest } from '../fixtures/hostile-requests.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { address, makeProduct, offerBankInvoice, stockOf } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

const STOCK = 400;
/** One hour in steps of five minutes; the clock is set. */
const STEPS = 12;
const BUYERS_AT_A_STEP = 2;
const ATTACKER = { 'x-forwarded-for': '203.0.113.66' };
const VICTIM = 'victim@example.com';

/** One client sends every anonymous write and every costly read in loops for an hour. */
describe('a shop under attack by one hostile client', () => {
  const clock = movableClock();
  let shop: TestShop;
  let admin: Client;
  let aim: HostileAim;
  /** Requests of buyers that were answered with an error. */
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

  /** Reads some pages and orders one item, from the buyer's own client address. */
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

  it('under one hostile client, ordinary buyers get no error and no 429', () => {
    expect(refused).toEqual([]);
  });

  it('one hostile client reserves at most a quarter of the stock of a product', async () => {
    const bought = STEPS * BUYERS_AT_A_STEP;
    const left = await stockOf(admin, aim.product);
    expect(left).toBeLessThanOrEqual(STOCK - bought);
    expect(left).toBeGreaterThanOrEqual(STOCK - bought - STOCK / 4);
  });

  it('a client that attacks the shop gets 429, and no 5xx', () => {
    expect(
      attacked.filter(({ status }) => status >= 500).map(({ status, body }) => `${status} ${body as string}`),
    ).toEqual([]);
    expect(attacked.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  it('one hostile client causes few emails, and none with its texts to an unverified address', async () => {
    const mails = await shop.db.query<{ id: string; state: string }>(
      'SELECT id, state FROM mail WHERE lower(recipient) = $1',
      [VICTIM],
    );
    for (const { id } of mails) {
      expect((await admin.get(`/api/admin/mails/${id}/page`)).text).not.toContain('prize.example');
    }
    expect(mails.filter(({ state }) => state === 'not_sent').length).toBeLessThanOrEqual(20);
  });
});

/** Runs the three hostile clients and ordinary buyers at the same time. */
describe('a shop with three hostile clients: one reserves small stocks, one orders and cancels, one floods a victim', () => {
  const SMALL = 3_000;
  const clock = movableClock();
  let shop: TestShop;
  let admin: Client;
  let small: number[];
  let bought: number;
  let people = 0;
  const refused: string[] = [];
  const answers = { emptier: [] as number[], churner: [] as number[], namer: [] as number[] };

  const person = (email = `someone${++people}@example.com`) => ({ email, first_name: 'Olena', last_name: 'Bondar' });
  const order = (from: string, items: object[], customer: object, client = shop.client()): Promise<Answered> =>
    client.post(
      '/api/orders',
      { items, customer, shipping_address: address, payment_method: 'cash' },
      { 'x-forwarded-for': from },
    );
  const lineOf = (productId: number, quantity = 1) => ({ product_id: productId, quantity });
  const number = async (sql: string, values: unknown[] = []): Promise<number> =>
    (await shop.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`, values))[0]!.n;

  /** 100 order lines of 20 items each: the whole stock of 100 products. */
  async function empty(step: number): Promise<void> {
    for (let turn = 0; turn < 5; turn++) {
      const first = (step * 5 + turn) * 100;
      const items = small.slice(first, first + 100).map((id) => lineOf(id, 20));
      answers.emptier.push((await order('203.0.113.71', items, person())).status);
      const few = small.slice(first, first + 20).map((id) => lineOf(id, 20));
      answers.emptier.push((await order('203.0.113.71', few, person())).status);
    }
  }

  async function churn(): Promise<void> {
    for (let turn = 0; turn < 15; turn++) {
      const client = shop.client();
      const { status, body } = await order('203.0.113.72', [lineOf(bought)], person(), client);
      answers.churner.push(status);
      if (status === 201)
        await client.post(
          `/api/orders/${body.data.id}/cancel`,
          { reason: 'no' },
          { 'x-forwarded-for': '203.0.113.72', 'x-order-key': body.data.key },
        );
    }
  }

  /** Orders with a victim's email address from ten client addresses, each of which may place ten orders an hour. */
  async function name(step: number): Promise<void> {
    for (let host = 0; host < 10; host++)
      for (let turn = 0; turn < 2; turn++)
        answers.namer.push(
          (await order(`203.0.113.${100 + host}`, [lineOf(bought)], person(step % 2 ? VICTIM : VICTIM.toUpperCase())))
            .status,
        );
  }

  async function buy(step: number): Promise<void> {
    const { status, text } = await order(
      `198.51.100.${step + 1}`,
      [lineOf(bought), lineOf(small[SMALL - 1 - step]!)],
      person(`buyer${step}@example.com`),
    );
    if (status !== 201) refused.push(`${status} ${text.slice(0, 200)}`);
  }

  beforeAll(async () => {
    shop = await startTestShop({ clock, env: { RATE_LIMIT: '120', TRUST_PROXY: 'loopback' } });
    admin = await shop.admin();
    await admin.put('/api/admin/settings', { new_order_mail_to: ['staff@example.com'] });
    bought = await makeProduct(admin, { in_stock: 5_000 });
    small = (
      await shop.db.query<{ id: number }>(
        `INSERT INTO product (name, alias, price_regular, in_stock)
         SELECT 'Small ' || n, 'small-' || n, 100, 20 FROM generate_series(1, $1) n RETURNING id`,
        [SMALL],
      )
    ).map(({ id }) => id);
    for (let step = 0; step < 6; step++) {
      await Promise.all([empty(step), churn(), name(step), buy(step)]);
      clock.pass(10);
    }
  }, 240_000);
  afterAll(() => shop?.close());

  it('beside three hostile clients, ordinary buyers get no error, and each gets a confirmation', async () => {
    expect(refused).toEqual([]);
    await until(
      () => number(`mail WHERE recipient LIKE 'buyer%' AND state = 'not_sent'`),
      (sent) => sent >= 6,
    );
  });

  it('a hostile client that orders products with little stock sells out at most 60 of 3,000 of them', async () => {
    expect(answers.emptier.filter((status) => status === 201).length).toBeLessThanOrEqual(3);
    expect(await number(`product WHERE alias LIKE 'small-%' AND in_stock = 0`)).toBeLessThanOrEqual(60);
  });

  it('a client that orders and cancels in a loop is rejected after its number of orders per hour', () => {
    expect(answers.churner.filter((status) => status === 201)).toHaveLength(60);
    expect(answers.churner.filter((status) => status >= 500)).toEqual([]);
  });

  it('while hostile clients place orders, staff get ten emails about new orders and one digest', async () => {
    const kinds = await until(
      () =>
        shop.db.query<{ kind: string; n: number }>(
          `SELECT kind, count(*)::int AS n FROM mail WHERE recipient = 'staff@example.com' GROUP BY 1 ORDER BY 1`,
        ),
      (rows) => rows.length === 2,
    );
    expect(kinds).toEqual([
      { kind: 'new_order', n: 10 },
      { kind: 'staff_digest', n: 1 },
    ]);
  });

  it('a victim in whose name a hostile client orders gets at most ten emails in the hour and none after a day', async () => {
    const sent = () => number(`mail WHERE lower(recipient) = $1 AND state = 'not_sent'`, [VICTIM]);
    await until(sent, (count) => count === 10);
    expect(await number(`mail WHERE lower(recipient) = $1 AND state = 'queued'`, [VICTIM])).toBeGreaterThan(0);
    await shop.db.query(
      `UPDATE mail SET created_at = created_at - interval '25 hours', send_after = send_after - interval '25 hours'
        WHERE lower(recipient) = $1`,
      [VICTIM],
    );
    await shop.db.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state < 'active'`);
    await until(
      () => number(`mail WHERE lower(recipient) = $1 AND state = 'queued'`, [VICTIM]),
      (waiting) => waiting === 0,
    );
    expect(await sent()).toBe(10);
  });
});
