import fc from 'fast-check';
import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { SimulatedProvider } from '../../examples/redirect-gateway/src/simulated/simulated-provider.js';
import { RedirectPlugin } from '../../examples/redirect-gateway/src/redirect.plugin.js';
import { PendingPaymentPoller } from '../../src/settlement/index.js';
import { makeProduct, place, stockOf } from '../fixtures/orders.js';
import { freePort } from '../fixtures/free-port.js';
import { settled } from '../fixtures/settled.js';
import { until } from '../fixtures/until.js';

let shop: TestShop;
let provider: SimulatedProvider;
let admin: Client;
let product: number;

beforeAll(async () => {
  provider = await SimulatedProvider.start();
  const port = Number(await freePort());
  shop = await startTestShop({ plugins: [RedirectPlugin], port, env: { BASE_URL: `http://127.0.0.1:${port}` } });
  admin = await shop.admin();
  await offer('redirect', { ...provider.settings });
  const later = { provider: 'redirect', key: 'redirect_later', title: { en: 'Reserved' } };
  expect((await admin.post('/api/admin/payment-methods', later)).status).toBe(201);
  await offer('redirect_later', { ...provider.settings, capture: 'later' });
});
beforeEach(async () => {
  provider.reset();
  product = await makeProduct(admin, { in_stock: 10, price_regular: 30 });
});
afterAll(async () => {
  await provider.close();
  await shop.close();
});

async function offer(key: string, settings: object): Promise<void> {
  expect((await admin.put(`/api/admin/payment-methods/${key}`, { active: true, ...settings })).status).toBe(200);
}

/** An order of 30 for one item, whose payment was started. */
interface Story {
  readonly id: number;
  readonly client: Client;
  readonly method: string;
  /** Address of the page where the customer pays. */
  readonly page: string;
}

async function begin(method = 'redirect'): Promise<Story> {
  const client = shop.client();
  const { body } = await place(client, product, { payment_method: method });
  const id = body.data.id as number;
  return { id, client, method, page: await payCall({ id, client, method }) };
}

/** Starts the payment; returns the address of the page where the customer pays. */
async function payCall({ id, client, method }: Pick<Story, 'id' | 'client' | 'method'>): Promise<string> {
  const paid = await client.post(`/api/checkout/pay/${method}`, { order_id: id, payment_method: method });
  expect([paid.status, paid.body.redirect_url]).toEqual([200, expect.stringContaining(`${provider.url}/pay/`)]);
  return paid.body.redirect_url as string;
}

/** Waits until all messages are sent, stored and handled. */
async function settle(): Promise<void> {
  await provider.messages.idle();
  await settled(shop);
  const waiting = 'SELECT message_id FROM payment_message WHERE handled_at IS NULL';
  await until(
    () => shop.db.query(waiting),
    (rows) => rows.length === 0,
  );
}

/** Runs the polling job as if this many minutes had passed since the last query. */
async function askAgain(minutes = 1): Promise<void> {
  await shop.db.query(
    `UPDATE payment SET ask_at = ask_at - $1 * interval '1 minute', created_at = created_at - $1 * interval '1 minute'
      WHERE status = 'pending' OR operation IS NOT NULL`,
    [minutes],
  );
  await shop.app.get(PendingPaymentPoller, { strict: false }).run();
}

const comeBack = ({ id, method }: Story): Promise<{ status: number; location: string | null }> =>
  new Browser(shop.url).open(`/checkout/return/${method}/${id}`, { follow: false });

/** State of the order, the ledger and the stock. */
async function state({ id }: Pick<Story, 'id'>): Promise<object> {
  const { status, payment_status, paid_amount, refund_due, payments } = (await admin.get(`/api/orders/${id}`)).body
    .data;
  const ledger = (payments as Array<{ status: string; amount: number }>).map((one) => `${one.status} ${one.amount}`);
  const events = await shop.db.query<{ type: string }>(
    `SELECT type FROM outbox_event WHERE type IN ('PaymentCaptured', 'PaymentAuthorized', 'PaymentVoided')
      AND data ->> 'order_id' = $1 ORDER BY id`,
    [String(id)],
  );
  return {
    order: `${status}, ${payment_status}`,
    paid: paid_amount,
    due: refund_due ?? 0,
    ledger,
    events: events.map(({ type }) => type),
    stock: await stockOf(admin, product),
  };
}

const OPEN = { order: 'pending, unpaid', paid: 0, due: 0, ledger: ['pending 30'], events: [], stock: 9 };
const PAID = { ...OPEN, order: 'processing, paid', paid: 30, ledger: ['captured 30'], events: ['PaymentCaptured'] };

test('an order is paid when the customer pays on the page of the provider', async () => {
  const story = await begin();
  expect(await state(story)).toEqual(OPEN);
  expect(await provider.choose(story.page, 'pay')).toBe(`${shop.url}/checkout/return/redirect/${story.id}`);
  await settle();
  expect(await state(story)).toEqual(PAID);
  expect(provider.messages.all.at(-1)?.answers).toEqual([200]);
});

test.each(['decline', 'cancel'] as const)(
  'after the choice “%s” on the provider’s page, the customer can pay again on a new page',
  async (choice) => {
    const story = await begin();
    await provider.choose(story.page, choice);
    await settle();
    expect(await state(story)).toEqual({ ...OPEN, ledger: ['declined 30'] });
    const again = await payCall(story);
    expect(again).not.toBe(story.page);
    await provider.choose(again, 'pay');
    await settle();
    expect(await state(story)).toEqual({ ...PAID, ledger: ['declined 30', 'captured 30'] });
  },
);

test('an order that is not paid can be paid again on a new page once the provider’s page has expired', async () => {
  const story = await begin();
  await askAgain();
  expect(await state(story)).toEqual(OPEN);
  provider.pass(31);
  await askAgain(10);
  await settle();
  expect(await state(story)).toEqual({ ...OPEN, ledger: ['declined 30'] });
  provider.reset();
  await provider.choose(await payCall(story), 'pay');
  await settle();
  expect(await state(story)).toEqual({ ...PAID, ledger: ['declined 30', 'captured 30'] });
});

test('the polling job books a payment if the customer never returns and the provider’s messages are lost', async () => {
  provider.faults.webhooks = 'dropped';
  const story = await begin();
  await provider.choose(story.page, 'pay');
  expect(await state(story)).toEqual(OPEN);
  await askAgain();
  expect(await state(story)).toEqual(PAID);
});

test('a customer who returns after the provider’s message finds the order paid, and nothing is booked again', async () => {
  const story = await begin();
  await provider.choose(story.page, 'pay');
  await settle();
  expect(await state(story)).toEqual(PAID);
  expect(await comeBack(story)).toMatchObject({ status: 303, location: expect.stringContaining(`/order/${story.id}`) });
  expect(await state(story)).toEqual(PAID);
});

test('a provider’s message after the customer’s return books nothing again', async () => {
  provider.faults.webhooks = 'held';
  const story = await begin();
  await provider.choose(story.page, 'pay');
  expect(await comeBack(story)).toMatchObject({ status: 303, location: expect.stringContaining(`/order/${story.id}`) });
  expect(await state(story)).toEqual(PAID);
  await provider.messages.release();
  await settle();
  expect(await state(story)).toEqual(PAID);
});

test('the customer’s return, the provider’s message and the polling job at the same time book a payment once', async () => {
  provider.faults.webhooks = 'held';
  const story = await begin();
  await provider.choose(story.page, 'pay');
  await Promise.all([provider.messages.release(), comeBack(story), comeBack(story), askAgain(), payAgain(story)]);
  await settle();
  expect(await state(story)).toEqual(PAID);
});

/** Starts the payment again and ignores the answer. */
const payAgain = ({ client, id, method }: Story): Promise<unknown> =>
  client.post(`/api/checkout/pay/${method}`, { order_id: id, payment_method: method });

test('a provider’s message that is sent twice is acknowledged twice, stored once and booked once', async () => {
  provider.faults.webhooks = 'twice';
  const story = await begin();
  await provider.choose(story.page, 'pay');
  await settle();
  expect(await state(story)).toEqual(PAID);
  const { id, answers } = provider.messages.all.at(-1)!;
  expect(answers).toEqual([200, 200]);
  expect(await shop.db.query('SELECT 1 FROM payment_message WHERE message_id = $1', [id])).toHaveLength(1);
});

test('a payment that arrives after the cancellation of its order is booked and due for a refund', async () => {
  const story = await begin();
  expect((await admin.post(`/api/orders/${story.id}/cancel`, { reason: 'Sold out' })).status).toBe(200);
  await provider.choose(story.page, 'pay');
  await settle();
  expect(await state(story)).toMatchObject({
    order: expect.stringMatching(/^cancelled/),
    paid: 30,
    due: 30,
    stock: 10,
  });
  const refund = await admin.post(`/api/orders/${story.id}/refund`, { reason: 'Cancelled' });
  expect(refund.body.data.refunds).toMatchObject([{ status: 'refunded', amount: 30 }]);
  expect(await state(story)).toMatchObject({ due: 0, stock: 10 });
});

test('a provider’s message with a wrong signature is 401, is not stored and changes nothing', async () => {
  provider.faults.signature = 'wrong';
  const story = await begin();
  await provider.choose(story.page, 'pay');
  await settle();
  const { id, answers } = provider.messages.all.at(-1)!;
  expect(answers).toEqual([401]);
  expect(await shop.db.query('SELECT 1 FROM payment_message WHERE message_id = $1', [id])).toEqual([]);
  expect(await state(story)).toEqual(OPEN);
  // The customer has paid; the polling job finds it.
  await askAgain();
  expect(await state(story)).toEqual(PAID);
});

test('a provider’s message that was signed with the secret of another payment method is 401', async () => {
  const story = await begin();
  await offer('redirect_later', { ...provider.settings, webhook_secret: 'another', capture: 'later' });
  await provider.choose(story.page, 'pay');
  await settle();
  const { raw_body, headers } = provider.messageAbout(provider.messages.all.at(-1)!.key);
  const post = (key: string): Promise<Response> =>
    fetch(`${shop.url}/api/payments/${key}/webhook`, { method: 'POST', headers, body: Buffer.from(raw_body) });
  expect([(await post('redirect')).status, (await post('redirect_later')).status]).toEqual([200, 401]);
  await offer('redirect_later', { ...provider.settings, capture: 'later' });
});

test.each([
  ['amount', { amount_minor: '2999' }],
  ['currency', { currency: 'USD' }],
] as const)(
  'a payment with another %s than requested is not booked and stays pending',
  async (contradiction, fault) => {
    const story = await begin();
    Object.assign(provider.faults, fault);
    await provider.choose(story.page, 'pay');
    await settle();
    await comeBack(story);
    await askAgain();
    expect(await state(story)).toEqual(OPEN);
    const { payments } = (await admin.get(`/api/orders/${story.id}`)).body.data;
    expect(payments).toMatchObject([{ status: 'pending', contradiction }]);
  },
);

describe('amounts reserved by the provider', () => {
  const RESERVED = { ...OPEN, ledger: ['authorized 30'], events: ['PaymentAuthorized'] };

  async function reserve(): Promise<Story> {
    const story = await begin('redirect_later');
    await provider.choose(story.page, 'pay');
    await settle();
    expect(await state(story)).toEqual(RESERVED);
    return story;
  }

  test('an order whose amount the provider has reserved is unpaid until the capture', async () => {
    const story = await reserve();
    expect((await admin.post(`/api/orders/${story.id}/capture`)).status).toBe(200);
    await settle();
    expect(await state(story)).toEqual({ ...PAID, events: ['PaymentAuthorized', 'PaymentCaptured'] });
  });

  test('a part of a reserved amount can be captured once, and never more than is reserved', async () => {
    const story = await reserve();
    expect((await admin.post(`/api/orders/${story.id}/capture`, { amount: 30.01 })).status).toBe(422);
    expect((await admin.post(`/api/orders/${story.id}/capture`, { amount: 10 })).status).toBe(200);
    await settle();
    const partly = {
      order: 'pending, partially_paid',
      paid: 10,
      due: 0,
      ledger: ['captured 10'],
      events: ['PaymentAuthorized', 'PaymentCaptured'],
      stock: 9,
    };
    expect(await state(story)).toEqual(partly);
    expect((await admin.post(`/api/orders/${story.id}/capture`)).body.code).toBe('nothing_reserved');
    await askAgain();
    expect(await state(story)).toEqual(partly);
  });

  test('an order can be paid again after its reserved amount was released', async () => {
    const story = await reserve();
    expect((await admin.post(`/api/orders/${story.id}/void`)).status).toBe(200);
    await settle();
    const released = { ...OPEN, ledger: ['voided 30'], events: ['PaymentAuthorized', 'PaymentVoided'] };
    expect(await state(story)).toEqual(released);
    await provider.choose(await payCall(story), 'pay');
    await settle();
    expect(await state(story)).toMatchObject({ order: 'pending, unpaid', ledger: ['voided 30', 'authorized 30'] });
  });

  test('a capture whose answer was lost takes the money once and is booked by the polling job', async () => {
    const story = await reserve();
    provider.faults.api = 'loses';
    expect((await admin.post(`/api/orders/${story.id}/capture`, { amount: 10 })).status).toBe(200);
    expect(await state(story)).toMatchObject({ ledger: ['authorized 30'], paid: 0 });
    provider.reset();
    await askAgain();
    await settle();
    expect(await state(story)).toMatchObject({ ledger: ['captured 10'], paid: 10 });
    expect(provider.sessions.ofKey(provider.messages.all.at(-1)!.key)?.captured).toBe(1000n);
  });
});

describe('outages of the provider', () => {
  test('a provider that fails for an hour is queried at growing intervals until it answers', async () => {
    const story = await begin();
    await provider.choose(story.page, 'pay');
    provider.faults.api = 'fails';
    await settle();
    for (const minutes of [1, 2, 4, 8, 16, 32]) {
      await askAgain(minutes);
      expect(await state(story)).toEqual(OPEN);
    }
    provider.reset();
    await askAgain(64);
    expect(await state(story)).toEqual(PAID);
  });

  test('a repeated payment returns the same page of the provider if the first answer was lost', async () => {
    provider.faults.api = 'loses';
    const client = shop.client();
    const id = (await place(client, product, { payment_method: 'redirect' })).body.data.id as number;
    const call = { order_id: id, payment_method: 'redirect' };
    const lost = await client.post('/api/checkout/pay/redirect', call);
    expect([lost.status, lost.body.redirect_url]).toEqual([200, undefined]);
    expect(await state({ id })).toEqual(OPEN);
    provider.reset();
    const story = { id, client, method: 'redirect' };
    const pages = [await payCall(story), await payCall(story)];
    expect(new Set(pages).size).toBe(1);
    await provider.choose(pages[0]!, 'pay');
    await settle();
    expect(await state(story)).toEqual(PAID);
  });

  test('a provider that never answers delays neither the customer’s payment nor that of other orders', async () => {
    const paid = await begin();
    await provider.choose(paid.page, 'pay');
    provider.faults.api = 'never';
    const client = shop.client();
    const id = (await place(client, product, { payment_method: 'redirect' })).body.data.id as number;
    const answer = await client.post('/api/checkout/pay/redirect', { order_id: id, payment_method: 'redirect' });
    expect([answer.status, answer.body.redirect_url]).toEqual([200, undefined]);
    provider.reset();
    await askAgain();
    await settle();
    expect(await state(paid)).toMatchObject({ order: 'processing, paid', ledger: ['captured 30'] });
    expect(await state({ id })).toMatchObject({ order: 'pending, unpaid', ledger: ['pending 30'], events: [] });
  });
});

test('ten messages of the provider in any order, with repeats, lead to the same state of the orders', async () => {
  /** Actions at the provider, in order. Each one creates a message, which the test delivers. */
  const act = async (paid: Story, declined: Story, reserved: Story): Promise<Array<() => Promise<unknown>>> => {
    const settleLast = ({ page }: Story) =>
      provider.sessions.settle(provider.sessions.ofId(page.split('/').at(-1)!)!, true);
    return [
      async () => provider.choose(paid.page, 'pay'),
      async () => provider.choose(declined.page, 'decline'),
      async () => settleLast(paid),
      async () => provider.choose(reserved.page, 'pay'),
      async () => settleLast(reserved),
    ];
  };
  const deliveries = fc.array(fc.record({ after: fc.integer({ min: 0, max: 4 }), pick: fc.nat(99) }), {
    minLength: 10,
    maxLength: 10,
  });

  await fc.assert(
    fc.asyncProperty(deliveries, async (delivered) => {
      provider.reset();
      Object.assign(provider.faults, { webhooks: 'held', bank: 'later' });
      product = await makeProduct(admin, { in_stock: 10, price_regular: 30 });
      const stories = [await begin(), await begin(), await begin('redirect_later')] as const;
      const first = provider.messages.all.length;
      for (const [step, run] of (await act(...stories)).entries()) {
        await run();
        const made = provider.messages.all.slice(first);
        for (const { pick } of delivered.filter(({ after }) => after === step))
          provider.messages.send(made[pick % made.length]!);
        await settle();
      }
      // The polling job queries the payments whose messages were not delivered.
      await askAgain(10);
      expect(provider.messages.all.slice(first).flatMap(({ answers }) => answers)).not.toContain(401);
      expect(await Promise.all(stories.map(state))).toEqual([
        { ...PAID, stock: 7 },
        { ...OPEN, ledger: ['declined 30'], stock: 7 },
        { ...OPEN, ledger: ['authorized 30'], events: ['PaymentAuthorized'], stock: 7 },
      ]);
    }),
    { numRuns: 5 },
  );
});
