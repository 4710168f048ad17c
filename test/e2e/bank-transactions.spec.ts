import { type Answered, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { ACCOUNT, bankRequests, startBankShop, type AwaitingOrder } from '../fixtures/bank-shop.js';
import { place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

let shop: TestShop;
let admin: Client;
let product: number;
let made = 0;

beforeAll(async () => {
  ({ shop, admin, product } = await startBankShop(34.9));
});
afterAll(() => shop?.close());

const { awaiting, orderOf, theOne, act, send } = bankRequests(() => ({ shop, admin, product }));

type Sent = Record<string, unknown>;

const transaction = (more: Sent): Sent => ({
  external_id: `ref-${++made}`,
  booked_on: '2026-11-20',
  amount: 34.9,
  ...more,
});
const listed = async (query: string) => (await admin.get(`/api/admin/bank-transactions?${query}`)).body.data.items;

describe('bank transactions that are sent as JSON', () => {
  test('a transfer with the payment reference and the balance due of an order is booked, and the order is paid', async () => {
    const order = await awaiting();
    const imported = await send(
      transaction({ remittance_information: `Thanks ${order.reference}`, counterparty: { name: 'Olena Bondar' } }),
    );
    expect(imported.status).toBe(201);
    expect(imported.body.data).toMatchObject({
      format: 'JSON',
      transactions: { total: 1, new: 1, duplicate: 0, matched: 1, suggested: 0, unmatched: 0, ignored: 0 },
      warnings: [],
    });
    const booked = await theOne(imported);
    expect(booked).toMatchObject({
      kind: 'credit',
      state: 'matched',
      matched_by: 'rule',
      amount: 34.9,
      allocations: [{ order_id: order.id, amount: 34.9 }],
      suggestions: [],
    });
    const ofOrder = await admin.get(`/api/admin/bank-transactions?order_id=${order.id}`);
    expect(ofOrder.body.data.items.map(({ id }: { id: number }) => id)).toEqual([booked.id]);
    const { status, payments } = await orderOf(order.id);
    expect(status).toBe('paid');
    expect(payments).toMatchObject([{ id: booked.allocations[0].payment_id, reference: booked.bank_reference }]);
  });

  test('bank transactions that are sent again are duplicates, also together with others', async () => {
    const first = transaction({ remittance_information: 'no clue' });
    expect((await send(first)).status).toBe(201);
    const again = await send(first);
    expect(again.status).toBe(200);
    expect(again.body.data.transactions).toMatchObject({ total: 1, new: 0, duplicate: 1 });
    const overlapping = await send(first, transaction({ remittance_information: 'another' }));
    expect(overlapping.body.data.transactions).toMatchObject({ total: 2, new: 1, duplicate: 1, unmatched: 1 });
  });

  test('a repeated import with an idempotency key gets the same answer, and with another body it is 422', async () => {
    const body = { account: ACCOUNT, currency: 'EUR', transactions: [transaction({ remittance_information: 'key' })] };
    const headers = { 'idempotency-key': 'import-of-friday' };
    const first = await admin.post('/api/admin/bank-transactions', body, headers);
    const again = await admin.post('/api/admin/bank-transactions', body, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    const other = { ...body, transactions: [transaction({})] };
    const refused = await admin.post('/api/admin/bank-transactions', other, headers);
    expect(refused).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  test('two equal payments of one day are two bank transactions', async () => {
    const same = transaction({ external_id: 'batch-1', remittance_information: 'twice' });
    const imported = await send(same, same);
    expect(imported.body.data.transactions).toMatchObject({ total: 2, new: 2 });
    const overlapping = await send(same, same, same);
    expect(overlapping.body.data.transactions).toMatchObject({ total: 3, new: 1, duplicate: 2 });
  });

  test('bank transactions of an unknown account are 422 unknown_account, and nothing is stored', async () => {
    const before = await listed('per_page=1');
    const body = { account: 'DE02120300000000202051', currency: 'EUR', transactions: [transaction({})] };
    const refused = await admin.post('/api/admin/bank-transactions', body);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'unknown_account', account: 'DE02120300000000202051' },
    });
    expect(await listed('per_page=1')).toEqual(before);
  });

  test('a day and a currency that do not exist are refused at their fields, with an example', async () => {
    const one = transaction({ booked_on: '2026-02-30' });
    const noDay = await admin.post('/api/admin/bank-transactions', {
      account: ACCOUNT,
      currency: 'EUR',
      transactions: [one],
    });
    expect(noDay.body.errors).toEqual({ 'transactions.0.booked_on': ['must be a date, such as 2026-11-21'] });
    const noCurrency = await admin.post('/api/admin/bank-transactions', {
      account: ACCOUNT,
      currency: 'XYZ',
      transactions: [transaction({})],
    });
    expect(noCurrency.body.errors).toEqual({ currency: ['must be a currency code, such as EUR'] });
  });

  test('debits are ignored and stored without counterparty and text', async () => {
    const imported = await send(
      transaction({ amount: -12.5, counterparty: { name: 'Power Company' }, remittance_information: 'November' }),
    );
    expect(await theOne(imported)).toMatchObject({
      kind: 'debit',
      state: 'ignored',
      amount: 12.5,
      direction: 'out',
      counterparty: { name: null, account: null },
      remittance_information: '',
    });
  });

  test('invalid bank transactions are 422 with the name of the invalid member', async () => {
    const refused = await send(transaction({ booked_on: '2026-02-30' }), transaction({ amount: 1.005 }));
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(await send(transaction({ booked_on: '0000-01-01' }))).toMatchObject({ status: 422 });
    const zero = await send(transaction({ amount: 0 }));
    expect(zero).toMatchObject({ status: 422, body: { errors: { 'transactions.0.amount': [expect.any(String)] } } });
  });
});

describe('bank transactions that an administrator matches', () => {
  test('a transfer with an order number is suggested with reasons in the reader’s language, and booked by one call', async () => {
    const order = await awaiting();
    const found = await theOne(await send(transaction({ remittance_information: `Order ${order.id}` })));
    expect(found).toMatchObject({
      state: 'suggested',
      suggestions: [{ allocations: [{ order_id: order.id, amount: 34.9 }], reverses: null }],
    });
    expect(found.suggestions[0].reasons[0]).toContain(String(order.id));
    const ukrainian = await admin.get(`/api/admin/bank-transactions/${found.id}?lang=uk`);
    expect(ukrainian.body.data.suggestions[0].reasons[0]).toMatch(/замовлення/);
    const booked = await act(found.id, 'match', { allocations: [{ order_id: order.id }], note: 'Called her' });
    expect(booked).toMatchObject({ status: 200, body: { data: { state: 'matched', matched_by: 'administrator' } } });
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid', payment_note: 'Called her' });
  });

  test.each([
    ['en', 'The amount is €10.00 less than the balance due of order No. N.'],
    ['uk', 'Сума на 10,00\u00a0€ менша, ніж сума до сплати за замовленням №\u00a0N.'],
    ['ru', 'Сумма на 10,00\u00a0€ меньше, чем сумма к оплате по заказу №\u00a0N.'],
  ])('amounts in the reasons of a suggestion are written as in the language %s', async (language, text) => {
    const order = await awaiting();
    const part = transaction({ amount: 24.9, remittance_information: `Order ${order.id}, ${language}` });
    const { id } = await theOne(await send(part));
    const { data } = (await admin.get(`/api/admin/bank-transactions/${id}?lang=${language}`)).body;
    expect(data.suggestions[0].reasons).toContain(text.replace('N.', `${order.id}.`));
  });

  test('a bank transaction pays several orders, up to its amount', async () => {
    const [one, other] = [await awaiting(), await awaiting()];
    const { id } = await theOne(await send(transaction({ amount: 60, remittance_information: 'two orders' })));
    const tooMuch = await act(id, 'match', { allocations: [{ order_id: one.id }, { order_id: other.id, amount: 30 }] });
    expect(tooMuch).toMatchObject({ status: 422, body: { code: 'amount_exceeds_transaction' } });
    const booked = await act(id, 'match', { allocations: [{ order_id: one.id }, { order_id: other.id }] });
    expect(booked.body.data.allocations).toMatchObject([
      { order_id: one.id, amount: 34.9 },
      { order_id: other.id, amount: 25.1 },
    ]);
    expect(await orderOf(one.id)).toMatchObject({ status: 'paid' });
    expect(await orderOf(other.id)).toMatchObject({ payment_status: 'partially_paid', open_amount: 9.8 });
  });

  test('a second transfer for a paid order is suggested with the reason that the order is paid, and is not booked', async () => {
    const [order, other] = [await awaiting(), await awaiting()];
    await theOne(await send(transaction({ remittance_information: order.reference })));
    const grouped = order.reference.toLowerCase().replace(/(.{4})(?=.)/g, '$1 ');
    const second = await theOne(await send(transaction({ remittance_information: `again ${grouped}` })));
    expect(second).toMatchObject({
      state: 'suggested',
      matched_by: null,
      suggestions: [{ allocations: [{ order_id: order.id, amount: 34.9 }], confidence: 'low' }],
    });
    expect(second.suggestions[0].reasons.join(' ')).toContain('is paid already');
    const both = transaction({ amount: 69.8, remittance_information: `${order.reference} ${other.reference}` });
    expect(await theOne(await send(both))).toMatchObject({ state: 'suggested' });
    expect(await orderOf(other.id)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('a bank transaction is matched once, and not with orders that cannot be paid', async () => {
    const order = await awaiting();
    const { id } = await theOne(await send(transaction({ remittance_information: order.reference })));
    const again = await act(id, 'match', { allocations: [{ order_id: order.id }] });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_matched' } });
    const second = await theOne(await send(transaction({ remittance_information: 'once more' })));
    const paid = await act(second.id, 'match', { allocations: [{ order_id: order.id, amount: 34.9 }] });
    expect(paid).toMatchObject({ status: 409, body: { code: 'not_payable' } });
    const cancelled = await awaiting();
    await admin.post(`/api/orders/${cancelled.id}/cancel`, { reason: 'changed mind' });
    const refused = await act(second.id, 'match', { allocations: [{ order_id: cancelled.id }] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'order_cancelled', order_id: cancelled.id } });
    const reinstated = await act(second.id, 'match', { allocations: [{ order_id: cancelled.id }], reinstate: true });
    expect(reinstated).toMatchObject({ status: 200, body: { data: { state: 'matched' } } });
    expect(await orderOf(cancelled.id)).toMatchObject({ status: 'paid', payment_status: 'paid' });
  });

  test.each(['cash', 'bank_invoice'])(
    'a transfer for a new order (%s) is only suggested, with the reason, and a match pays the order by bank transfer',
    async (method) => {
      const order = (await place(shop.client(), product, { payment_method: method })).body.data as AwaitingOrder;
      const { reference } = await orderOf(order.id);
      const found = await theOne(await send(transaction({ remittance_information: reference })));
      expect(found).toMatchObject({
        state: 'suggested',
        suggestions: [{ allocations: [{ order_id: order.id, amount: 34.9 }], confidence: 'low' }],
      });
      expect(found.suggestions[0].reasons.join(' ')).toContain('has not been sent the bank details yet');
      expect(await orderOf(order.id)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
      expect(await act(found.id, 'match', { allocations: [{ order_id: order.id }] })).toMatchObject({ status: 200 });
      expect(await orderOf(order.id)).toMatchObject({
        ...{ status: 'paid', payment_status: 'paid', payment_method: 'bank_invoice' },
        payments: [{ method: 'bank_invoice', amount: 34.9 }],
      });
    },
  );

  test('after a part payment is matched, a new order awaits the rest by bank transfer, with a deadline', async () => {
    const { id } = (await place(shop.client(), product, { payment_method: 'cash' })).body.data as AwaitingOrder;
    const part = await theOne(await send(transaction({ amount: 10, remittance_information: `Order ${id}` })));
    expect(await act(part.id, 'match', { allocations: [{ order_id: id }] })).toMatchObject({ status: 200 });
    expect(await orderOf(id)).toMatchObject({
      ...{ status: 'awaiting_payment', payment_status: 'partially_paid', payment_method: 'bank_invoice' },
      ...{ open_amount: 24.9, payment_due_at: expect.any(String) },
    });
    const started = "SELECT data FROM outbox_event WHERE type = 'PaymentStarted' AND (data ->> 'order_id')::int = $1";
    expect(await shop.db.query(started, [id])).toEqual([
      { data: expect.objectContaining({ status: 'awaiting_payment', payment_method: 'bank_invoice' }) },
    ]);
  });

  test('a match with an order that cannot be paid yet is 409 not_payable, with the reason and the next step', async () => {
    const { id } = (await place(shop.client(), product, { payment_method: 'cash' })).body.data as AwaitingOrder;
    await admin.post(`/api/orders/${id}/process`);
    const found = await theOne(await send(transaction({ remittance_information: 'goods' })));
    const refused = await act(found.id, 'match', { allocations: [{ order_id: id }] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_payable' } });
    expect(refused.body.message).toContain('record the payment once the order is shipped');
    const fast = (await shop.client().post('/api/checkout/fast-order', { product_id: product, phone: '+380501234567' }))
      .body.data;
    const early = await act(found.id, 'match', { allocations: [{ order_id: fast.id ?? fast.order_id }] });
    expect(early).toMatchObject({ status: 409, body: { code: 'not_payable' } });
    expect(early.body.message).toContain('Add the delivery method');
  });

  test('a fast order is matched only after its delivery is agreed: a pickup, or a method with the country', async () => {
    await admin.put('/api/admin/shipping-methods/flat_rate', { active: true, price: 0 });
    const fast = async (method: string): Promise<number> => {
      const { body } = await shop
        .client()
        .post('/api/checkout/fast-order', { product_id: product, phone: '+380501234567' });
      const { id } = body.data;
      expect(await admin.put(`/api/orders/${id}`, { shipping_method: method })).toMatchObject({ status: 200 });
      return id;
    };
    const [shipped, collected] = [await fast('flat_rate'), await fast('pickup')];
    const [first, second] = await Promise.all(
      [shipped, collected].map(async (id) => theOne(await send(transaction({ remittance_information: `Gift ${id}` })))),
    );
    const match = (id: number, order: number) => act(id, 'match', { allocations: [{ order_id: order }] });
    expect(await match(first.id, shipped)).toMatchObject({ status: 409, body: { code: 'not_payable' } });
    expect(await orderOf(shipped)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
    expect(await match(second.id, collected)).toMatchObject({ status: 200 });
    expect(await orderOf(collected)).toMatchObject({ status: 'paid', payment_status: 'paid' });
  });

  test('a transfer that was recorded by hand is not recorded again when its bank statement is imported', async () => {
    const [recorded, named] = [await awaiting(), await awaiting()];
    await admin.post(`/api/orders/${recorded.id}/verify-payment`, { reference: 'HAND-1' });
    const found = await theOne(
      await send(transaction({ external_id: 'HAND-1', remittance_information: named.reference })),
    );
    expect(found).toMatchObject({ state: 'suggested', suggestions: [{ allocations: [{ order_id: named.id }] }] });
    expect(await orderOf(named.id)).toMatchObject({ status: 'awaiting_payment' });
    const refused = await act(found.id, 'match', { allocations: [{ order_id: named.id }] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'reference_already_booked', order_id: recorded.id } });
    const linked = await act(found.id, 'match', { allocations: [{ order_id: recorded.id, amount: 34.9 }] });
    expect(linked).toMatchObject({ status: 200, body: { data: { state: 'matched' } } });
    expect((await orderOf(recorded.id)).payments).toHaveLength(1);
  });

  test('bank transactions with the same reference are booked one by one', async () => {
    const [one, other] = [await awaiting(), await awaiting()];
    const parts = [one, other].map(({ reference }) =>
      transaction({ external_id: 'COLLECTIVE-1', remittance_information: reference }),
    );
    const imported = await send(...parts);
    expect(imported.body.data.transactions).toMatchObject({ new: 2, matched: 2 });
    for (const { id } of [one, other]) expect((await orderOf(id)).payments).toHaveLength(1);
  });

  test('a bank transaction whose payment was reversed on the order page can be matched with another order', async () => {
    const [wrong, right] = [await awaiting(), await awaiting()];
    const { id, allocations } = await theOne(await send(transaction({ remittance_information: wrong.reference })));
    const payment = allocations[0].payment_id as number;
    const reversed = await admin.post(`/api/orders/${wrong.id}/payments/${payment}/reverse`, { reason: 'Wrong' });
    expect(reversed.status).toBe(200);
    expect(await act(id, 'match', { allocations: [{ order_id: right.id }] })).toMatchObject({ status: 200 });
    expect(await orderOf(right.id)).toMatchObject({ status: 'paid' });
    expect(await orderOf(wrong.id)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('a single order without an amount gets the whole bank transaction, and shows what was overpaid', async () => {
    const order = await awaiting();
    const { id } = await theOne(await send(transaction({ amount: 40, remittance_information: 'rounded up' })));
    const booked = await act(id, 'match', { allocations: [{ order_id: order.id }] });
    expect(booked.body.data.allocations).toMatchObject([{ order_id: order.id, amount: 40 }]);
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid', payment_status: 'overpaid' });
    const second = await theOne(await send(transaction({ remittance_information: 'late' })));
    const refused = await act(second.id, 'match', { allocations: [{ order_id: order.id }] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_payable' } });
  });

  test('unmatching a bank transaction reverses its payment, and the order awaits payment again', async () => {
    const order = await awaiting();
    const { id } = await theOne(await send(transaction({ remittance_information: order.reference })));
    const undone = await act(id, 'unmatch', { reason: 'Other shop' });
    expect(undone).toMatchObject({ status: 200, body: { data: { allocations: [], matched_by: null } } });
    expect(await orderOf(order.id)).toMatchObject({
      status: 'awaiting_payment',
      open_amount: 34.9,
      payments: [{ status: 'reversed' }],
    });
    // the transaction is suggested again, but never booked automatically
    expect(undone.body.data).toMatchObject({ state: 'suggested', suggestions: [{ confidence: 'high' }] });
    const booked = await act(id, 'match', { allocations: [{ order_id: order.id }] });
    expect(booked.body.data.state).toBe('matched');
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid' });
    expect(await act(id, 'unmatch', {})).toMatchObject({ status: 422 });
  });

  test('bank transactions are ignored, restored and annotated, unless they were changed since they were read', async () => {
    const { id, version } = await theOne(await send(transaction({ remittance_information: 'interest' })));
    const ignored = await act(id, 'ignore', { note: 'Interest', version });
    expect(ignored.body.data).toMatchObject({ state: 'ignored', note: 'Interest' });
    expect(await act(id, 'ignore', { version })).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect((await act(id, 'restore')).body.data).toMatchObject({ state: 'unmatched', note: 'Interest' });
    const noted = await admin.put(`/api/admin/bank-transactions/${id}`, { note: null });
    expect(noted.body.data).toMatchObject({ note: null });
    expect(await act(999_999, 'ignore')).toMatchObject({ status: 404 });
  });

  test('only one of twenty concurrent matches of a bank transaction is booked', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => awaiting()));
    const { id } = await theOne(await send(transaction({ remittance_information: 'race' })));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        act(id, 'match', { allocations: [{ order_id: orders[index % orders.length]!.id }] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'already_matched')).toHaveLength(19);
    const paid = await Promise.all(orders.map(async (order) => (await orderOf(order.id)).payments.length as number));
    expect(paid.toSorted()).toEqual([0, 0, 0, 1]);
  });

  test('concurrent imports of the same bank transactions store and book each once', async () => {
    const order = await awaiting();
    const same = transaction({ remittance_information: order.reference });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, extra) => send(same, transaction({ amount: 5 + extra }))),
    );
    const stored = answers.map(({ body }) => body.data.transactions.new as number);
    expect(stored.reduce((sum, count) => sum + count, 0)).toBe(7);
    expect((await orderOf(order.id)).payments).toHaveLength(1);
  });
});

describe('suggestions that are accepted together', () => {
  const accept = (...transactions: Sent[]): Promise<Answered> =>
    admin.post('/api/admin/bank-transactions/accept', { transactions });
  const suggested = async (order: AwaitingOrder, more: Sent = {}) =>
    theOne(await send(transaction({ remittance_information: `Order ${order.id}`, ...more })));

  test('each of several accepted suggestions is booked or fails independently, and the answer has the reasons', async () => {
    const [one, other, cancelled] = [await awaiting(), await awaiting(), await awaiting()];
    const [first, second, third] = [await suggested(one), await suggested(other), await suggested(cancelled)];
    await admin.post(`/api/orders/${cancelled.id}/cancel`, { reason: 'Changed their mind' });
    const { id: bare, version } = await theOne(await send(transaction({ remittance_information: 'no clue at all' })));
    const answered = await accept(
      { id: first.id, version: first.version },
      { id: second.id, version: second.version + 5 },
      { id: third.id, version: third.version },
      { id: bare, version },
      { id: 999_999, version: 1 },
    );
    expect(answered.status).toBe(200);
    expect(answered.body.data.items).toMatchObject([
      { id: first.id, outcome: 'booked', code: null, message: null, state: 'matched' },
      { id: second.id, outcome: 'failed', code: 'stale_version', state: 'suggested' },
      { id: third.id, outcome: 'failed', code: 'order_cancelled', message: expect.stringContaining('Reinstate') },
      { id: bare, outcome: 'failed', code: 'no_suggestion', state: 'unmatched' },
      { id: 999_999, outcome: 'failed', code: 'not_found', state: null, version: null },
    ]);
    expect(await orderOf(one.id)).toMatchObject({ status: 'paid' });
    expect(await orderOf(other.id)).toMatchObject({ status: 'awaiting_payment', payments: [] });
  });

  test('of two concurrent matches with the same balance_due, only one is booked, and a negative balance_due is refused', async () => {
    const order = await awaiting();
    const [first, second] = [await theOne(await send(transaction({}))), await theOne(await send(transaction({})))];
    const { open_amount: balance } = await orderOf(order.id);
    const book = ({ id }: { id: number }) =>
      act(id, 'match', { allocations: [{ order_id: order.id, amount: 34.9, balance_due: balance }] });
    const answers = await Promise.all([book(first), book(second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('stale_version');
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid', paid_amount: 34.9 });
    const other = await awaiting();
    const refused = await act(second.id, 'match', { allocations: [{ order_id: other.id, balance_due: -1 }] });
    expect(refused.status).toBe(422);
  });

  test('two accepted suggestions for one order are booked once, because the second was made before the first was paid', async () => {
    const order = await awaiting();
    const [first, second] = [await suggested(order), await suggested(order)];
    const fresh = async ({ id }: { id: number }) => (await admin.get(`/api/admin/bank-transactions/${id}`)).body.data;
    const [{ version }, { version: other }] = [await fresh(first), await fresh(second)];
    const { items } = (await accept({ id: first.id, version }, { id: second.id, version: other })).body.data;
    expect(items).toMatchObject([{ outcome: 'booked' }, { outcome: 'failed', code: 'stale_version' }]);
    expect((await orderOf(order.id)).payments).toHaveLength(1);
    // The order is paid now, so the transaction has another suggestion: an overpayment.
    await until(
      () => fresh(second),
      (found) => found.version > other,
    );
  });

  test('1 to 100 suggestions can be accepted together, each once', async () => {
    expect(await accept()).toMatchObject({ status: 422 });
    const many = Array.from({ length: 101 }, (_, index) => ({ id: index + 1, version: 1 }));
    expect(await accept(...many)).toMatchObject({ status: 422 });
    expect(await accept({ id: 1, version: 1 }, { id: 1, version: 1 })).toMatchObject({ status: 422 });
  });

  test('a bank transaction names who decided about it last, and with which decision', async () => {
    const found = await suggested(await awaiting());
    const read = async () => (await admin.get(`/api/admin/bank-transactions/${found.id}`)).body.data.last_decision;
    expect(await read()).toBeNull();
    const manager = await logInAs(shop, 'manager');
    await manager.post(`/api/admin/bank-transactions/${found.id}/ignore`, {});
    await admin.put(`/api/admin/bank-transactions/${found.id}`, { note: 'Asked' });
    expect(await read()).toMatchObject({ decision: 'ignored', by: expect.stringMatching(/^[^@]+$/) });
  });
});

describe('lists of bank transactions and accounts', () => {
  test('transactions that need a decision are listed with the highest confidence first, and filtered by account', async () => {
    const order = await awaiting();
    const days = { booked_on: '2026-09-01' };
    const bare = await theOne(await send(transaction({ ...days, remittance_information: 'sorted last' })));
    const sure = await theOne(
      await send(transaction({ remittance_information: `Order ${order.id}`, counterparty: { name: 'sorted first' } })),
    );
    const ids = (await listed('waiting=1&sort=surest&q=sorted')).map(({ id }: { id: number }) => id);
    expect(ids).toEqual([sure.id, bare.id]);
    expect(await listed('waiting=1&state=matched')).toEqual([]);
    expect(await listed(`waiting=1&q=sorted&account=${ACCOUNT}`)).toHaveLength(2);
    expect(await listed('waiting=1&q=sorted&account=DE02120300000000202051')).toEqual([]);
  });

  test('bank transactions are filtered by state, text, day and amount', async () => {
    const { id } = await theOne(
      await send(transaction({ amount: 77.77, booked_on: '2026-10-03', remittance_information: 'Blue Lamp' })),
    );
    for (const query of ['amount=77.77', 'q=blue%20lamp', 'from=2026-10-03&to=2026-10-03', 'q=BLUE&state=unmatched'])
      expect(await listed(query)).toMatchObject([{ id }]);
    expect(await listed('q=blue&state=ignored')).toEqual([]);
    expect(await admin.get('/api/admin/bank-transactions?from=2026-02-30')).toMatchObject({ status: 422 });
  });

  test('a bank account is listed with the last day of its statements', async () => {
    const { items } = (await admin.get('/api/admin/bank-accounts')).body.data;
    expect(items).toMatchObject([
      { account: ACCOUNT, currency: 'EUR', bank_name: 'Example Bank', name_check: 'unknown', gaps: [] },
    ]);
  });

  test('administrators with the role support read bank transactions, and may not change them', async () => {
    const support = await logInAs(shop, 'support');
    expect(await support.get('/api/admin/bank-transactions')).toMatchObject({ status: 200 });
    const refused = await support.post('/api/admin/bank-transactions', {});
    expect(refused).toMatchObject({ status: 403, body: { code: 'manager_needed' } });
  });
});
