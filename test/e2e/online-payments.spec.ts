import { Browser, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { PaymentClock } from '../../src/order-management/use-cases/payment-clock.js';
import { PendingPaymentPoller } from '../../src/settlement/use-cases/pending-payment-poller.js';
import { HostedGateway, type HostedPayment } from '../fixtures/hosted-gateway.js';
import { makeProduct, place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop({ gateways: [CashGateway, BankInvoiceGateway, HostedGateway] });
  admin = await shop.admin();
  await admin.put('/api/admin/payment-methods/hosted', { active: true });
  product = await makeProduct(admin, { in_stock: 1000, price_regular: 30 });
});
beforeEach(async () => {
  HostedGateway.reset();
  // The shop limits returns per client address, and all tests have the same one.
  await shop.db.query('DELETE FROM rate_counter');
});
afterAll(() => shop.close());

interface Begun {
  readonly id: number;
  readonly client: Client;
  readonly key: string;
  readonly payment: HostedPayment;
  read(): Promise<Answered['body']>;
}

const pay = (client: Client, id: number, method = 'hosted'): Promise<Answered> =>
  client.post(`/api/checkout/pay/${method}`, { order_id: id, payment_method: method });

/** Places an order at 30 per item and sends its customer to the provider's page. */
async function begin(quantity = 1): Promise<Begun> {
  const client = shop.client();
  const items = [{ product_id: product, quantity }];
  const id = (await place(client, product, { payment_method: 'hosted', items })).body.data.id as number;
  const answered = await pay(client, id);
  expect(answered.status).toBe(200);
  const key = HostedGateway.requests.at(-1)!.idempotency_key;
  expect(answered.body).toMatchObject({ success: true, redirect_url: `https://pay.example/${key}` });
  const read = async (): Promise<Answered['body']> => (await admin.get(`/api/orders/${id}`)).body.data;
  return { id, client, key, payment: HostedGateway.payments.get(key)!, read };
}

let messages = 0;
const newId = (): string => `msg-${++messages}`;

const send = (body: object | string, signature = 'right', method = 'hosted'): Promise<Response> =>
  fetch(`${shop.url}/api/payments/${method}/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-signature': signature, authorization: 'Basic secret' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const messageOf = ({ key }: Begun, id = newId()) => ({ id, type: 'payment.paid', idempotency_key: key });

interface ListedMessage {
  readonly id: number;
  readonly message_id: string;
  readonly payment_id: number | null;
  readonly result: string | null;
}

const listed = async (query = ''): Promise<ListedMessage[]> =>
  (await admin.get(`/api/admin/payment-messages?${query}`)).body.data.items;

const resultOf = async (id: string): Promise<string | null> =>
  (await listed()).find(({ message_id }) => message_id === id)!.result;

const stored = async (): Promise<number> =>
  (await shop.db.query<{ n: number }>('SELECT count(*)::int AS n FROM payment_message'))[0]!.n;

const returned = (client: Client, id: number, method = 'hosted'): Promise<Answered> =>
  client.get(`/checkout/return/${method}/${id}`, { redirect: 'manual' } as never);

describe('payments on the page of a provider', () => {
  it('a payment returns the address of the provider’s page, and the gateway gets the return and webhook addresses', async () => {
    const { id } = await begin();
    expect(HostedGateway.requests[0]).toMatchObject({
      return_url: expect.stringMatching(new RegExp(`/checkout/return/hosted/${id}$`)),
      webhook_url: expect.stringMatching(/\/api\/payments\/hosted\/webhook$/),
    });
  });

  it('repeated messages of a provider book a payment once, after a query to the provider confirmed it', async () => {
    const order = await begin();
    order.payment.state = 'paid';
    const first = messageOf(order);
    const answers = await Promise.all([send(first), send(first), send(messageOf(order)), send(messageOf(order))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await until(
      async () => (await order.read()).payment_status,
      (found) => found === 'paid',
    );
    await until(
      async () => await resultOf(first.id),
      (found) => found !== null,
    );
    expect(await order.read()).toMatchObject({
      status: 'processing',
      paid_amount: 30,
      payments: [{ status: 'captured', transaction_id: `tx-${order.key}`, amount: 30 }],
    });
  });

  it('a signed message books nothing while the provider’s status of the payment is open', async () => {
    const order = await begin();
    const message = messageOf(order);
    await send(message);
    await until(
      async () => await resultOf(message.id),
      (found) => found === 'no_change',
    );
    expect(await order.read()).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
  });

  it('the customer’s return books a payment that the provider confirms; other clients learn nothing about the order', async () => {
    const order = await begin();
    order.payment.state = 'paid';
    const answer = await returned(order.client, order.id);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/order/${order.id}?said=paid`);
    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
    // Another client is redirected without a hint about the payment.
    expect((await returned(shop.client(), order.id)).headers.get('location')).toBe(`/order/${order.id}`);
  });

  it('a provider may send the customer back by submitting a form', async () => {
    const order = await begin();
    const path = `/checkout/return/hosted/${order.id}`;
    const answer = await fetch(shop.url + path, {
      method: 'POST',
      headers: { origin: 'https://pay.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'status=paid',
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(path);
  });

  it('a payment that the customer abandoned for another method is booked on return if the provider captured it', async () => {
    const order = await begin();
    expect((await pay(order.client, order.id, 'cash')).status).toBe(200);
    order.payment.state = 'paid';
    await returned(order.client, order.id);
    expect(await order.read()).toMatchObject({ payment_status: 'paid', payments: [{ status: 'captured' }] });
  });

  it('a customer whose payment the provider declined can pay again with a new payment', async () => {
    const order = await begin();
    order.payment.state = 'declined';
    const answer = await returned(order.client, order.id);
    expect(answer.headers.get('location')).toBe(`/order/${order.id}?said=payment_declined`);
    const [row] = await shop.db.query<{ key: string }>('SELECT key FROM shop_order WHERE id = $1', [order.id]);
    const page = await new Browser(shop.url).open(`/order/${order.id}?key=${row!.key}`);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('<b>money</b>');
    expect((await pay(order.client, order.id)).status).toBe(200);
    expect(HostedGateway.payments.size).toBe(2);
    expect((await order.read()).payments.map(({ status }: { status: string }) => status)).toEqual([
      'declined',
      'pending',
    ]);
  });

  it('a repeated payment returns the same page of the provider while it is pending', async () => {
    const order = await begin();
    expect((await pay(order.client, order.id)).body.redirect_url).toBe(`https://pay.example/${order.key}`);
    expect(HostedGateway.payments.size).toBe(1);
  });

  it('a customer can pay by another method if the provider does not know the pending payment', async () => {
    const order = await begin();
    HostedGateway.payments.clear();
    expect((await pay(order.client, order.id, 'cash')).status).toBe(200);
    expect(await order.read()).toMatchObject({ payment_method: 'cash', payments: [{ status: 'declined' }] });
  });

  it('a payment that the provider captures after the customer chose another method is booked', async () => {
    const order = await begin();
    expect((await pay(order.client, order.id, 'cash')).status).toBe(200);
    expect(await order.read()).toMatchObject({ payment_method: 'cash', payments: [{ status: 'declined' }] });
    order.payment.state = 'paid';
    await send(messageOf(order));
    await until(
      async () => (await order.read()).payments,
      ([{ status }]) => status === 'captured',
    );
    expect(await order.read()).toMatchObject({ payment_status: 'paid', paid_amount: 30 });
  });

  it('a payment that the provider captures after the order was cancelled is booked', async () => {
    const order = await begin();
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Test' });
    order.payment.state = 'paid';
    await returned(order.client, order.id);
    expect(await order.read()).toMatchObject({
      status: 'cancelled',
      paid_amount: 30,
      payments: [{ status: 'captured' }],
    });
  });
});

describe('messages of a provider', () => {
  it('a provider’s message with a wrong signature is 401 and not stored', async () => {
    const order = await begin();
    order.payment.state = 'paid';
    const before = await stored();
    const answer = await send(messageOf(order), 'wrong');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ success: false, code: 'wrong_signature' });
    expect(await stored()).toBe(before);
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid' });
  });

  it('a provider’s message that the gateway cannot read is answered with 503, so that the provider repeats it', async () => {
    const before = await stored();
    expect((await send('anything', 'throw')).status).toBe(503);
    expect((await send('{"type": "no id"}')).status).toBe(503);
    expect((await send('{ not json')).status).toBe(503);
    expect(await stored()).toBe(before);
  });

  it('a provider’s message that the gateway does not read in time is 503, and does not delay orders', async () => {
    const before = await stored();
    const unread = send('anything', 'hang');
    const order = await begin();
    order.payment.state = 'paid';
    await returned(order.client, order.id);
    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
    expect((await unread).status).toBe(503);
    expect(await stored()).toBe(before);
  });

  it('forged messages above the limit are 429, none of them is stored, and customers can still pay', async () => {
    const before = await stored();
    const flood = Promise.all(Array.from({ length: 620 }, () => send('{"type": "payment.paid"}', 'forged')));
    const order = await begin();
    order.payment.state = 'paid';
    await returned(order.client, order.id);
    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
    const statuses = (await flood).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await stored()).toBe(before);
  });

  it('a provider’s message may contain a bearer token of the provider', async () => {
    const order = await begin();
    const body = JSON.stringify(messageOf(order));
    const headers = { authorization: 'Bearer of the provider', 'x-signature': 'right', 'x-api-token': 'secret' };
    expect((await fetch(`${shop.url}/api/payments/hosted/webhook`, { method: 'POST', headers, body })).status).toBe(
      200,
    );
  });

  it('a provider’s message for a method without messages or for an unknown one is 404, and a large one is 413', async () => {
    expect((await send({}, 'right', 'cash')).status).toBe(404);
    expect((await send({}, 'right', 'nobody')).status).toBe(404);
    expect((await send('a'.repeat(300 * 1024))).status).toBe(413);
  });

  it.each([
    ['another amount', { amount_minor: '2999' }],
    ['another currency', { currency: 'UAH' }],
  ])('a payment is not booked if the provider reports %s than requested', async (_, differing) => {
    const order = await begin();
    Object.assign(order.payment, { state: 'paid' }, differing);
    const message = messageOf(order);
    await send(message);
    await until(
      async () => await resultOf(message.id),
      (found) => found === 'contradiction',
    );
    const { payment_status, payments } = await order.read();
    expect(payment_status).toBe('unpaid');
    expect(payments).toMatchObject([
      { status: 'pending', contradiction: 'amount_minor' in differing ? 'amount' : 'currency' },
    ]);
    const { body } = await admin.get(`/api/orders/${order.id}/history`);
    expect(body.data.items.filter(({ kind }: { kind: string }) => kind === 'payment_contradiction')).toHaveLength(1);
  });

  it('if the provider received a different amount, it can be recorded by hand once the order is awaiting payment', async () => {
    const order = await begin();
    Object.assign(order.payment, { state: 'paid', amount_minor: '2999' });
    await returned(order.client, order.id);
    const verify = (): Promise<Answered> => admin.post(`/api/orders/${order.id}/verify-payment`, { amount: 29.99 });
    expect(await verify()).toMatchObject({ status: 409, body: { code: 'illegal_transition' } });
    await admin.put(`/api/orders/${order.id}/status`, { status: 'awaiting_payment', notify: false });
    expect((await verify()).status).toBe(200);
    expect(await order.read()).toMatchObject({
      paid_amount: 29.99,
      payments: [
        { status: 'pending', contradiction: 'amount' },
        { status: 'captured', amount: 29.99 },
      ],
    });
  });

  it('a provider’s message is stored with its body and without secret headers, and can be processed again', async () => {
    const order = await begin();
    const message = messageOf(order);
    await send(message);
    await until(
      async () => await resultOf(message.id),
      (found) => found === 'no_change',
    );
    const { id } = (await listed(`order_id=${order.id}`))[0]!;
    const { body } = await admin.get(`/api/admin/payment-messages/${id}`);
    expect(body.data).toMatchObject({ method: 'hosted', type: 'payment.paid', body: JSON.stringify(message) });
    expect(body.data.headers).toMatchObject({ 'x-signature': 'right' });
    expect(body.data.headers).not.toHaveProperty('authorization');
    order.payment.state = 'paid';
    const replayed = await admin.post(`/api/admin/payment-messages/${id}/replay`, {});
    expect(replayed.status).toBe(200);
    await until(
      async () => await resultOf(message.id),
      (found) => found === 'settled',
    );
    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
    expect((await admin.post('/api/admin/payment-messages/999999/replay', {})).status).toBe(404);
    expect((await admin.get('/api/admin/payment-messages/999999')).status).toBe(404);
  });

  it('the list of provider messages omits headers and bodies, because a body may have 256 KiB', async () => {
    const order = await begin();
    await send(messageOf(order));
    const [first] = await until(
      () => listed(`order_id=${order.id}`),
      (found) => found.length === 1,
    );
    expect(first).not.toHaveProperty('body');
    expect(first).not.toHaveProperty('headers');
  });

  it('provider messages can be filtered by order, payment, method and result', async () => {
    const order = await begin();
    const message = messageOf(order);
    await send(message);
    const [first] = await until(
      () => listed(`order_id=${order.id}`),
      ([found]) => found?.result === 'no_change',
    );
    const ids = async (query: string): Promise<string[]> => (await listed(query)).map(({ message_id: id }) => id);
    expect(await ids(`payment_id=${first!.payment_id}`)).toEqual([message.id]);
    expect(await ids(`order_id=${order.id}&method=hosted&result=no_change`)).toEqual([message.id]);
    expect(await ids(`order_id=${order.id}&method=cash`)).toEqual([]);
    expect(await ids(`order_id=${order.id}&result=settled`)).toEqual([]);
    expect(await ids(`order_id=${order.id}&result=waiting`)).toEqual([]);
    await shop.db.query('UPDATE payment_message SET result = NULL, handled_at = NULL WHERE id = $1', [first!.id]);
    expect(await ids(`order_id=${order.id}&result=waiting`)).toEqual([message.id]);
    expect((await admin.get('/api/admin/payment-messages?result=unheard')).status).toBe(422);
    expect((await admin.get('/api/admin/payment-messages?order_id=99999999999')).status).toBe(422);
  });

  it('the activity log records who processes a stored provider message again', async () => {
    const order = await begin();
    const message = messageOf(order);
    await send(message);
    const [first] = await until(
      () => listed(`order_id=${order.id}`),
      ([found]) => found?.result === 'no_change',
    );
    await admin.post(`/api/admin/payment-messages/${first!.id}/replay`, {});
    const { body } = await admin.get(`/api/admin/audit?subject_type=payment_message&subject_id=${first!.id}`);
    expect(body.data.items).toMatchObject([
      {
        action: 'payment_message.replayed',
        actor: { kind: 'integration' },
        after: { method: 'hosted', message_id: message.id, order_id: order.id },
      },
    ]);
  });

  it('a different amount that the provider reports after a payment was booked is stored until the provider corrects it', async () => {
    const order = await begin();
    order.payment.state = 'paid';
    await returned(order.client, order.id);
    order.payment.amount_minor = '2999';
    await send(messageOf(order));
    await until(
      async () => (await order.read()).payments[0].contradiction,
      (found) => found === 'amount',
    );
    expect(await order.read()).toMatchObject({ paid_amount: 30, payments: [{ status: 'captured', amount: 30 }] });
    const { body } = await admin.get(`/api/orders/${order.id}/history`);
    expect(body.data.items.filter(({ kind }: { kind: string }) => kind === 'payment_contradiction')).toHaveLength(1);
    order.payment.amount_minor = '3000';
    await send(messageOf(order));
    await until(
      async () => (await order.read()).payments[0].contradiction,
      (found) => found === undefined,
    );
  });

  it('a different currency that the provider reports for a declined payment is stored, because the provider may hold money', async () => {
    const order = await begin();
    expect((await pay(order.client, order.id, 'cash')).status).toBe(200);
    Object.assign(order.payment, { state: 'paid', currency: 'UAH' });
    await send(messageOf(order));
    await until(
      async () => (await order.read()).payments[0],
      ({ status, contradiction }) => status === 'declined' && contradiction === 'currency',
    );
  });
});

describe('provider messages about an erased person', () => {
  it('erasing a customer deletes the provider messages about finished orders, also those that only name such an order', async () => {
    const order = await begin();
    const kept = await begin();
    const { reference, customer } = await order.read();
    const sent = [
      messageOf(order),
      { id: newId(), type: 'dispute', text: `Dispute about ${reference}` },
      messageOf(kept),
      { id: newId(), type: 'dispute', text: `Dispute about ${(await kept.read()).reference}` },
    ];
    for (const message of sent) {
      await send(message);
      await until(
        () => resultOf(message.id),
        (found) => found !== null,
      );
    }
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Test' });
    expect((await admin.post(`/api/customers/${customer.id}/erase`)).status).toBe(200);
    const left = await shop.db.query<{ message_id: string }>(
      'SELECT message_id FROM payment_message WHERE message_id = ANY ($1) ORDER BY id',
      [sent.map(({ id }) => id)],
    );
    expect(left.map(({ message_id: id }) => id)).toEqual(sent.slice(2).map(({ id }) => id));
  });
});

describe('a provider that does not answer', () => {
  it('waiting messages of a provider that does not answer do not delay emails about other orders', async () => {
    const order = await begin();
    let answer!: () => void;
    HostedGateway.hanging = { calls: 0, most: 0, answer: new Promise<void>((resolve) => (answer = resolve)) };
    await Promise.all(Array.from({ length: 20 }, () => send(messageOf(order))));
    await until(
      async () => HostedGateway.hanging!.calls,
      (calls) => calls > 0,
    );
    const other = await place(shop.client(), product, { payment_method: 'cash' });
    await until(
      () => shop.db.query('SELECT 1 FROM mail WHERE order_id = $1', [other.body.data.id]),
      (mails) => mails.length > 0,
    );
    expect(HostedGateway.hanging.calls).toBeGreaterThan(0);
    expect(HostedGateway.hanging.most).toBeLessThanOrEqual(4);
    answer();
  });
});

describe('amounts reserved by the provider', () => {
  /** Places an order whose amount the provider reserves. */
  async function reserved(quantity = 1): Promise<Begun> {
    const order = await begin(quantity);
    order.payment.state = 'reserved';
    const answer = await returned(order.client, order.id);
    expect(answer.headers.get('location')).toBe(`/order/${order.id}?said=reserved`);
    expect(await order.read()).toMatchObject({
      status: 'pending',
      payment_status: 'unpaid',
      payments: [{ status: 'authorized', amount: 30 * quantity }],
    });
    return order;
  }

  /** Runs the polling job as if the next query of all running operations were due. */
  async function pollOperations(): Promise<void> {
    await shop.db.query("UPDATE payment SET ask_at = now() - interval '1 minute' WHERE operation IS NOT NULL");
    await shop.app.get(PendingPaymentPoller).run();
  }

  const repeatByHand = (order: Begun) => admin.post(`/api/orders/${order.id}/capture`, {});
  it.each([
    ['the polling job', pollOperations],
    ['a repeated request', repeatByHand],
  ])('%s completes a capture whose answer was lost by querying the provider', async (_, finish) => {
    const order = await reserved();
    HostedGateway.operation = 'answer lost';
    expect((await repeatByHand(order)).body.data.payments).toMatchObject([{ operation: 'capture' }]);
    HostedGateway.operation = 'done';
    await finish(order);
    expect(await order.read()).toMatchObject({ status: 'processing', paid_amount: 30, payments: [{ amount: 30 }] });
    expect(HostedGateway.operations).toHaveLength(1);
  });

  it('a payment is booked if its release is refused because the provider has captured it', async () => {
    const order = await reserved();
    order.payment.state = 'paid';
    const answer = await admin.post(`/api/orders/${order.id}/void`, {});
    expect([answer.status, answer.body.code]).toEqual([409, 'operation_refused']);
    expect(await order.read()).toMatchObject({ paid_amount: 30, payments: [{ status: 'captured' }] });
  });

  it('a capture without an amount takes at most the balance due of an order whose total was lowered', async () => {
    const order = await reserved(2);
    const items = [{ product_id: product, quantity: 1 }];
    expect((await admin.put(`/api/orders/${order.id}`, { items })).body.data.total).toBe(30);
    expect((await repeatByHand(order)).status).toBe(200);
    expect(HostedGateway.operations).toMatchObject([{ amount_minor: '3000' }]);
    expect(await order.read()).toMatchObject({ payment_status: 'paid', paid_amount: 30 });
  });

  it('no payment of an order can be recorded by hand while an amount is reserved', async () => {
    const order = await reserved();
    await admin.put(`/api/orders/${order.id}/status`, { status: 'awaiting_payment' });
    expect((await admin.get(`/api/admin/orders/${order.id}`)).body.data.can.verify).toBe(false);
    for (const refused of [
      await admin.post(`/api/orders/${order.id}/verify-payment`, {}),
      await admin.post(`/api/orders/${order.id}/verify-payment`, { amount: 10 }),
      await admin.put(`/api/orders/${order.id}/status`, { status: 'paid' }),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'money_reserved']);
    expect((await admin.post(`/api/orders/${order.id}/void`, {})).status).toBe(200);
    expect((await admin.post(`/api/orders/${order.id}/verify-payment`, {})).body.data.paid_amount).toBe(30);
  });

  it('concurrent captures of a reserved amount capture it once', async () => {
    const order = await reserved();
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(`/api/orders/${order.id}/capture`, {})));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(new Set(HostedGateway.operations.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
    expect(await order.read()).toMatchObject({
      status: 'processing',
      payment_status: 'paid',
      paid_amount: 30,
      payments: [{ status: 'captured', amount: 30 }],
    });
    expect(await admin.post(`/api/orders/${order.id}/capture`, {})).toMatchObject({
      status: 409,
      body: { code: 'nothing_reserved' },
    });
  });

  it('a partial capture of a reserved amount leaves the rest of the order due', async () => {
    const order = await reserved();
    expect((await admin.post(`/api/orders/${order.id}/capture`, { amount: 31 })).status).toBe(422);
    expect((await admin.post(`/api/orders/${order.id}/capture`, { amount: 10.5 })).status).toBe(200);
    expect(HostedGateway.operations).toMatchObject([{ amount_minor: '1050', amount: '10.50', currency: 'EUR' }]);
    expect(await order.read()).toMatchObject({
      payment_status: 'partially_paid',
      paid_amount: 10.5,
      payments: [{ status: 'captured', amount: 10.5 }],
    });
  });

  it('a customer can pay again after the reserved amount was released', async () => {
    const order = await reserved();
    expect((await pay(order.client, order.id, 'hosted')).status).toBe(409);
    expect((await admin.post(`/api/orders/${order.id}/void`, {})).status).toBe(200);
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid', payments: [{ status: 'voided' }] });
    expect((await pay(order.client, order.id)).status).toBe(200);
  });

  it('a capture that the provider refuses leaves the amount reserved', async () => {
    const order = await reserved();
    HostedGateway.operation = 'refused';
    expect(await admin.post(`/api/orders/${order.id}/capture`, {})).toMatchObject({
      status: 409,
      body: { code: 'operation_refused' },
    });
    expect(await order.read()).toMatchObject({ payments: [{ status: 'authorized' }] });
    HostedGateway.operation = 'done';
    expect((await admin.post(`/api/orders/${order.id}/void`, {})).status).toBe(200);
  });

  it('a capture whose answer was lost is repeated with the same key, and cannot be replaced by a release', async () => {
    const order = await reserved();
    HostedGateway.operation = 'lost';
    const answer = await admin.post(`/api/orders/${order.id}/capture`, { amount: 20 });
    expect(answer).toMatchObject({ status: 200, body: { data: { payments: [{ operation: 'capture' }] } } });
    expect((await admin.post(`/api/orders/${order.id}/void`, {})).body.code).toBe('payment_in_progress');
    HostedGateway.operation = 'done';
    await pollOperations();
    expect(new Set(HostedGateway.operations.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
    expect(await order.read()).toMatchObject({ paid_amount: 20, payments: [{ status: 'captured', amount: 20 }] });
  });

  it('cancelling an order releases its reserved amount, also one that is reserved later', async () => {
    const order = await reserved();
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Test' });
    await until(
      async () => (await order.read()).payments[0].status,
      (found) => found === 'voided',
    );
    const late = await begin();
    await admin.post(`/api/orders/${late.id}/cancel`, { reason: 'Test' });
    late.payment.state = 'reserved';
    await returned(late.client, late.id);
    await until(
      async () => (await late.read()).payments[0].status,
      (found) => found === 'voided',
    );
  });

  const kinds = async (id: number): Promise<string[]> =>
    ((await admin.get(`/api/orders/${id}/history`)).body.data.items as Array<{ kind: string }>).map(({ kind }) => kind);
  const toRelease = async (): Promise<number[]> =>
    (await admin.get('/api/admin/dashboard?days=7')).body.data.to_do.reservations_to_release;
  const stateOf = (order: Begun, at = 0): Promise<string> => order.read().then(({ payments }) => payments[at].status);

  it('a refused release for a cancelled order is a task on the dashboard, is in the history once, and is retried', async () => {
    const order = await reserved();
    HostedGateway.operation = 'refused';
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Test' });
    await until(
      () => kinds(order.id),
      (found) => found.includes('payment_void_refused'),
    );
    await pollOperations();
    expect((await kinds(order.id)).filter((kind) => kind === 'payment_void_refused')).toHaveLength(1);
    expect(await stateOf(order)).toBe('releasing');
    await until(toRelease, (ids) => ids.includes(order.id));
    expect((await admin.post(`/api/orders/${order.id}/capture`, {})).body.code).toBe('nothing_reserved');
    expect((await admin.post(`/api/orders/${order.id}/void`, {})).body.code).toBe('operation_refused');
    const keys = HostedGateway.operations.map(({ idempotency_key }) => idempotency_key);
    // Each attempt has a new key, because providers answer a repeated key with the same refusal.
    expect(new Set(keys).size).toBeGreaterThanOrEqual(3);
    HostedGateway.operation = 'done';
    await pollOperations();
    expect(await stateOf(order)).toBe('voided');
    await until(toRelease, (ids) => !ids.includes(order.id));
  });

  describe('releases by a gateway that cannot release amounts', () => {
    const { void: release } = HostedGateway.prototype;
    beforeEach(() => void Object.assign(HostedGateway.prototype, { void: undefined }));
    afterEach(() => void Object.assign(HostedGateway.prototype, { void: release }));

    it('if the gateway cannot release an amount, the provider is asked daily whether it is still reserved', async () => {
      const order = await reserved();
      await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Test' });
      await until(
        () => kinds(order.id),
        (found) => found.includes('payment_void_refused'),
      );
      for (let day = 0; day < 11; day++) await pollOperations();
      const due =
        'SELECT asks, round(extract(epoch FROM ask_at - now()) / 3600)::int AS hours FROM payment WHERE order_id = $1';
      expect(await shop.db.query(due, [order.id])).toEqual([{ asks: 0, hours: 24 }]);
      expect((await kinds(order.id)).filter((kind) => kind === 'payment_void_refused')).toHaveLength(1);
      await until(toRelease, (ids) => ids.includes(order.id));
      order.payment.state = 'declined';
      await pollOperations();
      expect(await stateOf(order)).toBe('voided');
      await until(toRelease, (ids) => !ids.includes(order.id));
    });

    it('an administrator’s release asks a provider without releases whether the amount is still reserved', async () => {
      const order = await reserved();
      expect((await admin.post(`/api/orders/${order.id}/void`, {})).body.code).toBe('operation_not_offered');
      await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Test' });
      await until(
        () => stateOf(order),
        (found) => found === 'releasing',
      );
      // Wait for the job that also asks the provider: it must not find the release before the administrator does.
      await until(
        () =>
          shop.db.query<{ state: string }>(
            "SELECT state FROM pgboss.job WHERE name LIKE 'payment-provider.%' AND data ->> 'order_id' = $1",
            [String(order.id)],
          ),
        (jobs) => jobs.length > 0 && jobs.every(({ state }) => state === 'completed'),
      );
      expect((await admin.post(`/api/orders/${order.id}/void`, {})).body.code).toBe('operation_not_offered');
      order.payment.state = 'declined';
      expect((await admin.post(`/api/orders/${order.id}/void`, {})).status).toBe(200);
      expect(await stateOf(order)).toBe('voided');
    });
  });

  it('if a capture is refused after its order was cancelled, the reserved amount is released', async () => {
    const order = await reserved();
    HostedGateway.operation = 'lost';
    await admin.post(`/api/orders/${order.id}/capture`, {});
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Test' });
    HostedGateway.operation = 'refused';
    await pollOperations();
    expect(await kinds(order.id)).toContain('payment_capture_refused');
    expect(await stateOf(order)).toBe('releasing');
    HostedGateway.operation = 'done';
    await pollOperations();
    expect(await stateOf(order)).toBe('voided');
  });

  it('an amount that a declined payment reserves while another payment is pending is released', async () => {
    const order = await begin();
    order.payment.state = 'declined';
    await returned(order.client, order.id);
    expect((await pay(order.client, order.id)).status).toBe(200);
    order.payment.state = 'reserved';
    await send(messageOf(order));
    await until(
      () => stateOf(order),
      (found) => found === 'voided',
    );
    expect(await kinds(order.id)).toEqual(expect.arrayContaining(['payment_authorized', 'payment_voided']));
    expect(await stateOf(order, 1)).toBe('pending');
  });

  it('an amount that is reserved after the order was paid by another method is released', async () => {
    const order = await begin();
    expect((await pay(order.client, order.id, 'cash')).status).toBe(200);
    for (const status of ['processing', 'ready_for_shipment', 'shipped', 'paid'])
      expect((await admin.put(`/api/orders/${order.id}/status`, { status })).status).toBe(200);
    order.payment.state = 'reserved';
    await send(messageOf(order));
    await until(
      () => stateOf(order),
      (found) => found === 'voided',
    );
  });

  it('a reserved amount is released if another payment, which was declined before, pays the order', async () => {
    const order = await begin();
    order.payment.state = 'declined';
    await returned(order.client, order.id);
    expect((await pay(order.client, order.id)).status).toBe(200);
    HostedGateway.payments.get(HostedGateway.requests.at(-1)!.idempotency_key)!.state = 'reserved';
    await returned(order.client, order.id);
    expect(await stateOf(order, 1)).toBe('authorized');
    order.payment.state = 'paid';
    await send(messageOf(order));
    await until(
      () => stateOf(order, 1),
      (found) => found === 'voided',
    );
    expect(await order.read()).toMatchObject({ payment_status: 'paid', paid_amount: 30 });
  });

  it('cancelling an order releases the amounts that two methods of one provider have reserved', async () => {
    const other = { provider: 'hosted', key: 'hosted_other', title: { en: 'Other account' } };
    expect((await admin.post('/api/admin/payment-methods', other)).status).toBe(201);
    await admin.put('/api/admin/payment-methods/hosted_other', { active: true });
    const order = await begin();
    order.payment.state = 'declined';
    await returned(order.client, order.id);
    expect((await pay(order.client, order.id, 'hosted_other')).status).toBe(200);
    HostedGateway.payments.get(HostedGateway.requests.at(-1)!.idempotency_key)!.state = 'reserved';
    await returned(order.client, order.id, 'hosted_other');
    HostedGateway.operation = 'refused';
    order.payment.state = 'reserved';
    await send(messageOf(order));
    await until(
      () => kinds(order.id),
      (found) => found.includes('payment_void_refused'),
    );
    HostedGateway.operation = 'done';
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Test' });
    await until(
      async () => [await stateOf(order), await stateOf(order, 1)],
      (found) => found.every((status) => status === 'voided'),
    );
  });

  it('an order with a reserved amount is neither cancelled as unconfirmed nor payable by another method', async () => {
    const order = await reserved();
    await shop.db.query("UPDATE shop_order SET created_at = created_at - interval '30 days' WHERE id = $1", [order.id]);
    await admin.put('/api/admin/settings', { cancel_unconfirmed_after: 5 });
    await shop.app.get(PaymentClock).run();
    await admin.put('/api/admin/settings', { cancel_unconfirmed_after: null });
    expect(await pay(order.client, order.id, 'cash')).toMatchObject({
      status: 409,
      body: { code: 'payment_in_progress' },
    });
    expect(await order.read()).toMatchObject({ status: 'pending', payments: [{ status: 'authorized' }] });
  });

  it('the activity log names who started, reserved and captured a payment, and why the shop acted automatically', async () => {
    const log = async (id: number): Promise<object[]> =>
      (
        await shop.db.query<{ action: string; kind: string; cause: string; at: boolean }>(
          `SELECT action, actor ->> 'kind' AS kind, after ->> 'cause' AS cause, ip IS NOT NULL AS at FROM audit_entry
            WHERE subject_type = 'order' AND subject_id = $1 AND action LIKE 'payment.%' ORDER BY id`,
          [String(id)],
        )
      ).map(Object.values);
    const order = await reserved();
    HostedGateway.operation = 'answer lost';
    await repeatByHand(order);
    await pollOperations();
    const started = ['payment.started', 'guest', 'request', true];
    const reservedByReturn = ['payment.authorized', 'system', 'return', false];
    expect(await log(order.id)).toEqual([
      started,
      reservedByReturn,
      ['payment.captured', 'integration', 'query', false],
    ]);
    HostedGateway.operation = 'done';
    const released = await reserved();
    await admin.post(`/api/orders/${released.id}/void`, {});
    expect(await log(released.id)).toEqual([
      started,
      reservedByReturn,
      ['payment.voided', 'integration', 'request', true],
    ]);
    const paid = await begin();
    paid.payment.state = 'paid';
    await send(messageOf(paid));
    await until(
      async () => (await paid.read()).payment_status,
      (found) => found === 'paid',
    );
    expect(await log(paid.id)).toEqual([started, ['payment.captured', 'system', 'message', false]]);
  });

  it('customers can neither capture a reserved amount nor read provider messages', async () => {
    const order = await reserved();
    expect((await order.client.post(`/api/orders/${order.id}/capture`, {})).status).toBe(401);
    expect((await order.client.get('/api/admin/payment-messages')).status).toBe(401);
  });
});
