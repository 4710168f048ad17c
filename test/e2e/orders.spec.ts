import { checkCreditorReference, creditorReference } from '#kernel';
import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { address, buyer, makeProduct, offerBankInvoice, orderBody, pay, place, stockOf } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  await offerBankInvoice(admin);
  product = await makeProduct(admin, { in_stock: 1000, price_regular: 24 });
});
afterAll(() => shop.close());

describe('placing an order', () => {
  test('a new order is pending, with the server’s prices, a number, an unguessable key and an ISO 11649 reference', async () => {
    const { status, body } = await place(shop.client(), product, {
      items: [{ product_id: product, quantity: 2, price: 0.01 }],
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'pending',
      payment_status: 'unpaid',
      total: 48,
      subtotal: 48,
      shipping: 0,
      currency: 'EUR',
      number: body.data.id,
    });
    expect(body.data.items).toMatchObject([
      { product_id: product, quantity: 2, price: 24, total: 48, order_id: body.data.id },
    ]);
    expect(body.data.reference).toBe(creditorReference(body.data.id));
    expect(checkCreditorReference(body.data.reference)).toBe(true);
    expect(body.data.key.length).toBeGreaterThanOrEqual(22);
    expect(body.data.billing_address).toEqual(body.data.shipping_address);
    expect(body.data.customer_id).toEqual(expect.any(Number));
  });

  test('the answer to an order has its key, also for a token without a scope for orders', async () => {
    const { body } = await place(await shop.integration('catalog:write'), product);
    expect((await shop.client().get(`/api/orders/${body.data.id}`, { 'x-order-key': body.data.key })).status).toBe(200);
  });

  test('an administrator may set the price of an order line', async () => {
    const { body } = await place(admin, product, { items: [{ product_id: product, quantity: 1, price: 5.5 }] });
    expect(body.data.total).toBe(5.5);
  });

  test('an order takes its stock; if one line is short, the order fails and changes nothing', async () => {
    const scarce = await makeProduct(admin, { in_stock: 1 });
    const before = await stockOf(admin, product);
    const { status, body } = await place(shop.client(), product, {
      items: [
        { product_id: product, quantity: 3 },
        { product_id: scarce, quantity: 2 },
      ],
    });
    expect([status, body.code, body.available]).toEqual([409, 'insufficient_stock', 1]);
    expect(body.message).toMatch(/^Not enough of “Product \d+” in stock\. Available: 1\. Reduce the quantity\.$/);
    expect(await stockOf(admin, product)).toBe(before);
    await place(shop.client(), scarce);
    expect(await stockOf(admin, scarce)).toBe(0);
  });

  test('invalid fields of an order are reported at their path, in the reader’s language', async () => {
    const { status, body } = await shop
      .client({ language: 'uk' })
      .post('/api/orders', {
        items: [{ product_id: product, quantity: 0 }],
        customer: { email: 'nobody' },
        shipping_address: { ...address, country: 'XX' },
        payment_method: 'cash',
      });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['customer.email', 'items.0.quantity', 'shipping_address.country']);
    expect(body.errors['items.0.quantity'][0]).toMatch(/не менше/);
    expect(body).toMatchObject({ success: false, code: 'validation_failed' });
    expect(body.message).toBe(body.error);
  });

  test.each([
    [{ items: [] }, 'items'],
    [{ customer: {} }, 'customer.email'],
    [{ payment_method: 'barter' }, 'payment_method'],
    [{ shipping_method: 'pigeon' }, 'shipping_method'],
    [{ shipping_address: undefined }, 'shipping_address'],
    [{ items: [{ product_id: 999_999, quantity: 1 }] }, 'items.0.product_id'],
  ])('an order with %j is rejected at the field %s', async (fields, field) => {
    const { status, body } = await place(shop.client(), product, fields);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('an order with the same Idempotency-Key and body returns the stored answer', async () => {
    const client = shop.client();
    const before = await stockOf(admin, product);
    const headers = { 'idempotency-key': 'once-only' };
    const first = await place(client, product, {}, headers);
    const second = await place(client, product, {}, headers);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await stockOf(admin, product)).toBe(before - 1);
    const other = await place(client, product, { note: 'other' }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});

describe('access to an order', () => {
  test('an order can be read with its cart token or order key, and is 404 for other callers', async () => {
    const guest = shop.client();
    const { body } = await place(guest, product);
    const { id, key } = body.data;
    expect((await guest.get(`/api/orders/${id}`)).status).toBe(200);
    expect((await shop.client().get(`/api/orders/${id}?key=${key}`)).status).toBe(200);
    expect((await shop.client().get(`/api/orders/${id}`, { 'x-order-key': key })).status).toBe(200);
    expect((await shop.client().get(`/api/orders/${id}`)).status).toBe(404);
    expect((await shop.client().get(`/api/orders/${id}?key=wrong`)).status).toBe(404);
    expect((await shop.client().get('/api/orders')).status).toBe(401);
    expect((await shop.client().get('/api/orders/0x1')).status).toBe(404);
  });

  test('a token without an orders scope gets 403 for any order id, but may read with the order key', async () => {
    const { id, key } = (await place(shop.client(), product)).body.data;
    const token = await shop.integration('catalog:write');
    const refused = async (answered: Promise<Answered>) => {
      const { status, body } = await answered;
      expect([status, body.code]).toEqual([403, 'insufficient_scope']);
    };
    for (const order of [id, 999_999]) {
      await refused(token.get(`/api/orders/${order}`));
      await refused(token.get(`/api/orders/${order}?key=wrong`));
      await refused(token.post(`/api/orders/${order}/cancel`));
      await refused((await shop.integration('orders:read')).post(`/api/orders/${order}/cancel`));
    }
    expect((await (await shop.integration('orders:read')).get('/api/orders/999999')).status).toBe(404);
    expect((await (await shop.integration('orders:write')).post('/api/orders/999999/cancel')).status).toBe(404);
    expect((await token.get(`/api/orders/${id}?key=${key}`)).status).toBe(200);
    expect((await admin.get(`/api/orders/${id}`)).body.data.status).toBe('pending');
  });

  test('a guest can cancel an order with its key; a wrong key is 404, no key 401', async () => {
    const { id, key } = (await place(shop.client(), product)).body.data;
    for (const path of [`/api/orders/${id}/cancel`, '/api/orders/999999/cancel']) {
      for (const wrong of ['wrong', 'A'.repeat(key.length)]) {
        const answers = [
          await shop.client().post(`${path}?key=${wrong}`),
          await shop.client().post(path, {}, { 'x-order-key': wrong }),
        ];
        expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
          [404, 'order_not_found'],
          [404, 'order_not_found'],
        ]);
      }
      expect((await shop.client().post(path)).status).toBe(401);
      expect((await shop.client().post(`${path}?key=`)).status).toBe(401);
    }
    expect((await shop.client().post(`/api/orders/${id}/cancel?key=${key}`)).body.data.status).toBe('cancelled');
  });

  test('the owner of an order gets 403 for actions of administrators, other customers get 404', async () => {
    const { body } = await place(shop.client(), product);
    const path = `/api/orders/${body.data.id}/cancel`;
    expect((await shop.client().post(path)).status).toBe(401);
    expect((await (await shop.integration('orders:read')).post(path)).body.code).toBe('insufficient_scope');
    expect(
      (await (await shop.integration('orders:read')).put(`/api/orders/${body.data.id}/status`, { status: 'shipped' }))
        .status,
    ).toBe(403);
  });
});

describe('statuses of orders', () => {
  test('an order paid in cash goes from pending through shipment to paid and completed', async () => {
    const { body } = await place(shop.client(), product);
    const { id } = body.data;
    for (const status of ['ready_for_shipment', 'shipped', 'paid', 'completed']) {
      const moved = await admin.put(`/api/orders/${id}/status`, { status, payment_note: 'Courier' });
      expect([moved.status, moved.body.data.status]).toEqual([200, status]);
    }
    const { data } = (await admin.get(`/api/orders/${id}`)).body;
    expect(data).toMatchObject({
      payment_status: 'paid',
      payment_note: 'Courier',
      payments: [{ amount: 24, status: 'captured', method: 'cash' }],
    });
    expect(data.paid_at).toEqual(expect.any(String));
    const history = (await admin.get(`/api/orders/${id}/history`)).body.data.items;
    expect(
      history.filter(({ kind }: { kind: string }) => kind === 'status').map(({ to }: { to: string }) => to),
    ).toEqual(['ready_for_shipment', 'shipped', 'paid', 'completed']);
  });

  test('a status change that is not allowed is 409 with the allowed ones, and an unknown status is 422', async () => {
    const { id } = (await place(shop.client(), product)).body.data;
    const illegal = await admin.put(`/api/orders/${id}/status`, { status: 'shipped' });
    expect([illegal.status, illegal.body.code]).toEqual([409, 'illegal_transition']);
    expect(illegal.body.allowed).toEqual(['awaiting_payment', 'processing', 'ready_for_shipment', 'cancelled']);
    expect(illegal.body.message).toBe(
      'The status can’t change from “Pending” to “Picked up”. Allowed: Awaiting payment, Processing, Ready for ' +
        'pickup, Cancelled.',
    );
    expect((await admin.put(`/api/orders/${id}/status`, { status: 'paid' })).body.code).toBe('illegal_transition');
    expect((await admin.put(`/api/orders/${id}/status`, { status: 'lost' })).status).toBe(422);
    const same = await admin.put(`/api/orders/${id}/status`, { status: 'pending' });
    expect([same.status, same.body.data.version]).toEqual([200, 1]);
  });

  test('cancelling an order returns its stock once, also with fifty concurrent requests', async () => {
    const own = await makeProduct(admin, { in_stock: 5 });
    const { id } = (await place(shop.client(), own, { items: [{ product_id: own, quantity: 4 }] })).body.data;
    expect(await stockOf(admin, own)).toBe(1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => admin.post(`/api/orders/${id}/cancel`, { reason: 'Changed my mind' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stockOf(admin, own)).toBe(5);
    expect((await admin.put(`/api/orders/${id}/status`, { status: 'canceled' })).body.data.status).toBe('cancelled');
    expect((await admin.put(`/api/orders/${id}/status`, { status: 'pending' })).body.allowed).toEqual([]);
  });
});

describe('paying an order', () => {
  test('an order paid in cash stays pending; an order by bank invoice awaits payment, with bank details and a deadline', async () => {
    const client = shop.client();
    const order = (await place(client, product)).body.data;
    const cash = await pay(client, order, 'cash');
    expect(cash.body).toMatchObject({
      success: true,
      order: { id: order.id, status: 'pending', payment_method: 'cash' },
    });
    const bank = await pay(client, order, 'bank_invoice');
    expect(bank.body.order).toEqual({
      id: order.id,
      status: 'awaiting_payment',
      payment_method: 'bank_invoice',
      bank_details: {
        account_holder: 'Quiet Shelf LLC',
        bank_name: 'Example Bank',
        account_number: 'UA089999900000026009001234567',
        bank_code: '999990',
        tax_id: '12345678',
        amount: 24,
        currency: 'EUR',
        payment_purpose: expect.stringContaining(String(order.id)),
      },
    });
    const detail = (await client.get(`/api/orders/${order.id}`)).body.data;
    expect(Date.parse(detail.payment_due_at) - Date.now()).toBeGreaterThan(9.9 * 86_400_000);
    expect((await pay(client, order, 'bank_invoice')).body).toEqual(bank.body);
    expect((await client.get(`/api/orders/${order.id}`)).body.data.version).toBe(detail.version);
    const back = await pay(client, order, 'cash');
    expect(back.body.order.status).toBe('pending');
    expect((await client.get(`/api/orders/${order.id}`)).body.data.payment_due_at).toBeNull();
  });

  test('missing or different methods are 422, an unknown method or another caller’s order 404, a cancelled order 409', async () => {
    const client = shop.client();
    const order = (await place(client, product)).body.data;
    expect((await client.post('/api/checkout/pay/cash', {})).status).toBe(422);
    expect(
      (await client.post('/api/checkout/pay/cash', { order_id: order.id, payment_method: 'bank_invoice' })).status,
    ).toBe(422);
    expect((await pay(client, order, 'barter')).body.code).toBe('unknown_payment_method');
    expect(
      (await shop.client().post('/api/checkout/pay/cash', { order_id: order.id, payment_method: 'cash' })).status,
    ).toBe(404);
    await admin.post(`/api/orders/${order.id}/cancel`, {});
    expect((await pay(client, order, 'cash')).body.code).toBe('not_payable');
  });

  test('a partial verification leaves the rest open, the rest pays the order, and a repeated reference has no effect', async () => {
    const client = shop.client();
    const order = (await place(client, product)).body.data;
    await pay(client, order, 'bank_invoice');
    const verify = (body: object) => admin.post(`/api/orders/${order.id}/verify-payment`, body);
    const part = await verify({ amount: 10, reference: 'tx-1' });
    expect(part.body.data).toMatchObject({
      status: 'awaiting_payment',
      payment_status: 'partially_paid',
      open_amount: 14,
    });
    expect((await verify({ amount: 10, reference: 'tx-1' })).body.data.open_amount).toBe(14);
    const rest = await verify({ note: 'Statement 7' });
    expect(rest.body.data).toMatchObject({
      status: 'paid',
      payment_status: 'paid',
      payment_note: 'Statement 7',
      open_amount: 0,
    });
    expect((await verify({})).body.code).toBe('already_paid');
    expect((await verify({ reference: 'tx-1' })).status).toBe(200);
    expect((await verify({ amount: 1.234 })).status).toBe(422);
  });

  test('fifty concurrent verifications of one order are booked once', async () => {
    const client = shop.client();
    const order = (await place(client, product)).body.data;
    await pay(client, order, 'bank_invoice');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => admin.post(`/api/orders/${order.id}/verify-payment`, {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'already_paid')).toHaveLength(49);
    expect((await admin.get(`/api/orders/${order.id}`)).body.data.payments).toHaveLength(1);
  });

  test('cancelling a paid order makes a refund due, which is recorded for offline methods', async () => {
    const client = shop.client();
    const order = (await place(client, product)).body.data;
    await pay(client, order, 'bank_invoice');
    await admin.put(`/api/orders/${order.id}/status`, { status: 'paid' });
    const cancelled = await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Returned' });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', refund_due: 24 });
    expect((await admin.post(`/api/orders/${order.id}/refund`, { amount: 25, reason: 'Returned' })).status).toBe(422);
    const refunded = await admin.post(`/api/orders/${order.id}/refund`, { reason: 'Returned' });
    expect(refunded.body.data).toMatchObject({
      order: { payment_status: 'refunded', refund_due: 0 },
      refunds: [{ amount: 24, status: 'recorded' }],
    });
    expect((await admin.post(`/api/orders/${order.id}/refund`, { reason: 'Returned' })).status).toBe(409);
  });

  test('with confirmation turned off, the answer to a bank invoice payment says paid', async () => {
    await offerBankInvoice(admin, { require_confirmation: false });
    const client = shop.client();
    const order = (await place(client, product)).body.data;
    expect((await pay(client, order, 'bank_invoice')).body.order.status).toBe('paid');
    await offerBankInvoice(admin, { require_confirmation: true });
    const history = (await admin.get(`/api/orders/${order.id}/history`)).body.data.items;
    expect(history.map(({ kind, to }: { kind: string; to: string }) => to ?? kind)).toEqual([
      'pending',
      'payment_method',
      'awaiting_payment',
      'payment',
      'paid',
    ]);
  });
});

describe('editing and listing orders', () => {
  test('an edit of an unpaid order changes lines and addresses, and stock and total follow', async () => {
    const other = await makeProduct(admin, { in_stock: 3, price_regular: 7 });
    const order = (await place(shop.client(), product, { items: [{ product_id: product, quantity: 2 }] })).body.data;
    const before = await stockOf(admin, product);
    const edited = await admin.put(`/api/orders/${order.id}`, {
      items: [
        { product_id: product, quantity: 1 },
        { product_id: other, quantity: 3 },
      ],
      shipping_address: { city: 'Lviv' },
      version: order.version,
    });
    expect(edited.body.data).toMatchObject({ total: 45, shipping_address: { city: 'Lviv', zip: '01001' } });
    expect([await stockOf(admin, product), await stockOf(admin, other)]).toEqual([before + 1, 0]);
    expect((await admin.put(`/api/orders/${order.id}`, { note: 'x', version: order.version })).body.code).toBe(
      'stale_version',
    );
    await admin.post(`/api/orders/${order.id}/cancel`, {});
    expect((await admin.put(`/api/orders/${order.id}`, { note: 'late' })).body.code).toBe('not_editable');
  });

  test('orders are found by number, reference, email, phone and name, and can be filtered', async () => {
    const order = (
      await place(shop.client(), product, {
        customer: {
          ...buyer,
          email: 'rare.bird@example.com',
          last_name: 'Kolibri Гай'.normalize('NFD'),
          phone: '+3725550199',
        },
      })
    ).body.data;
    for (const q of [
      String(order.id),
      order.reference,
      'rare.bird',
      'kolibri',
      'гай',
      'гай'.normalize('NFD'),
      '5550199',
    ]) {
      const { body } = await admin.get(`/api/orders?q=${encodeURIComponent(q)}`);
      expect(body.data.items.map(({ id }: { id: number }) => id)).toContain(order.id);
    }
    const { body } = await admin.get('/api/orders?status=cancelled&per_page=1');
    expect(body.meta).toMatchObject({ page: 1, per_page: 1 });
    expect(body.data.items).toHaveLength(1);
    expect((await admin.get('/api/orders?status=lost')).status).toBe(422);
    expect((await admin.get('/api/orders?overdue=1')).body.data.items).toEqual([]);
    await shop.db.query(
      `UPDATE shop_order SET status = 'awaiting_payment', payment_due_at = now() - interval '1 day' WHERE id = $1`,
      [order.id],
    );
    expect((await admin.get('/api/orders?overdue=1')).body.data.items).toMatchObject([{ id: order.id, overdue: true }]);
  });

  test('a fast order requires a phone number or an email address', async () => {
    const fast = await shop
      .client()
      .post('/api/checkout/fast-order', { product_id: product, phone: '+380 50 123 45 67' });
    expect([fast.status, fast.body.data.is_quick, fast.body.data.total]).toEqual([201, true, 24]);
    expect(
      Object.keys((await shop.client().post('/api/checkout/fast-order', { product_id: product })).body.errors),
    ).toEqual(['phone']);
    const mailed = await shop
      .client()
      .post('/api/checkout/fast-order', { product_id: product, phone: null, email: 'olena@example.com' });
    expect([mailed.status, mailed.body.data.customer.phone]).toEqual([201, null]);
    expect((await shop.client().post('/api/checkout/fast-order', { phone: '+380501234567' })).body.code).toBe(
      'cart_empty',
    );
  });

  test('an edit keeps the price that an administrator set for a line, and added items have the current price', async () => {
    const order = (
      await admin.post('/api/orders', orderBody(product, { items: [{ product_id: product, quantity: 2, price: 3 }] }))
    ).body.data;
    const fewer = (await admin.put(`/api/orders/${order.id}`, { items: [{ product_id: product, quantity: 1 }] })).body
      .data;
    expect([fewer.total, fewer.items.length]).toEqual([3, 1]);
    const more = { items: [{ id: fewer.items[0].id, product_id: product, quantity: 3 }] };
    expect((await admin.post(`/api/admin/orders/${order.id}/quote`, more)).body.data.total).toBe(51);
    const edited = (await admin.put(`/api/orders/${order.id}`, more)).body.data;
    expect([
      edited.total,
      ...edited.items.map(({ quantity, price }: { quantity: number; price: number }) => [quantity, price]),
    ]).toEqual([51, [1, 3], [2, 24]]);
  });
});
