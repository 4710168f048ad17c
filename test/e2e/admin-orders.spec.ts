import { DummyGateway, startTestShop, type Client, type TestShop } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { logInAs } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { makeProduct, offerBankInvoice, orderBody, pay, place } from '../fixtures/orders.js';
import { statementsWhenWarm } from '../fixtures/statements.js';

interface Order {
  id: number;
  key: string;
  version: number;
}

describe('orders for administrators', () => {
  let shop: TestShop;
  let owner: Client;
  let support: Client;

  beforeAll(async () => {
    shop = await startTestShop({ gateways: [CashGateway, BankInvoiceGateway, DummyGateway] });
    owner = await shop.admin();
    await offerBankInvoice(owner);
    await owner.put('/api/admin/payment-methods/dummy', { active: true });
    support = await logInAs(shop, 'support');
  });
  afterAll(() => shop.close());
  beforeEach(() => DummyGateway.reset());

  const read = async (client: Client, id: number) => (await client.get(`/api/admin/orders/${id}`)).body.data;

  /** Places an order that waits for its bank transfer. */
  async function awaiting(quantity = 1, fields: Record<string, unknown> = {}): Promise<Order> {
    const product = await makeProduct(owner, {
      price_regular: 10,
      in_stock: 50,
      images: [{ image: '/media/cup.svg', alt: 'Cup', sort: 0 }],
      ...fields,
    });
    const { id, key } = (
      await place(shop.client(), product, {
        items: [{ product_id: product, quantity }],
        payment_method: 'bank_invoice',
      })
    ).body.data as Order;
    expect((await pay(shop.client(), { id, key }, 'bank_invoice')).status).toBe(200);
    return { id, key, version: (await read(owner, id)).version };
  }

  it('an administrator’s view of an order has the customer, lines with stock, history and possible actions', async () => {
    const { id } = await awaiting(2);
    const desk = await read(owner, id);
    expect(desk).toMatchObject({
      id,
      status: 'awaiting_payment',
      payment_method_title: 'Bank transfer',
      shipping_method: 'pickup',
      tracked: false,
      customer: { email: 'olena@example.com', registered: false, orders: 1 },
      open_amount: 20,
      refundable_amount: 0,
      allowed: ['paid', 'cancelled'],
      can: { verify: true, cancel: true, refund: false, edit: true, track: true, note: true, invoice: true },
    });
    expect(desk.items[0]).toMatchObject({ quantity: 2, in_stock: 48, image: '/media/cup.svg', unavailable: null });
    expect(desk.history.map(({ kind, to }: { kind: string; to: string }) => [kind, to])).toEqual([
      ['created', 'pending'],
      ['status', 'awaiting_payment'],
    ]);
    expect(desk.shipping_methods.map(({ key }: { key: string }) => key)).toContain('pickup');
  });

  it('support sees and may take only the actions of its role on an order', async () => {
    const { id, version } = await awaiting();
    expect(await read(support, id)).toMatchObject({
      allowed: ['cancelled'],
      can: { verify: false, cancel: true, refund: false, edit: true, note: true, invoice: false },
    });
    expect((await support.post(`/api/orders/${id}/verify-payment`, { version })).status).toBe(403);
    await owner.post(`/api/orders/${id}/verify-payment`, { version });
    expect(await read(support, id)).toMatchObject({
      status: 'paid',
      can: { verify: false, cancel: false, refund: false, edit: false },
    });
    expect((await support.post(`/api/orders/${id}/refund`, { amount: 1, reason: 'Returned' })).status).toBe(403);
    expect((await support.post(`/api/orders/${id}/cancel`, {})).body).toMatchObject({ code: 'manager_needed' });
    expect(await read(owner, id)).toMatchObject({ refundable_amount: 10, can: { refund: true, cancel: true } });
  });

  it('the administrators’ view of an order is 401 for guests, 403 without the scope, and 404 for an unknown id', async () => {
    const { id } = await awaiting();
    expect((await shop.client().get(`/api/admin/orders/${id}`)).status).toBe(401);
    expect((await (await shop.integration('catalog:write')).get(`/api/admin/orders/${id}`)).status).toBe(403);
    expect((await (await shop.integration('orders:read')).get(`/api/admin/orders/${id}`)).body.data).toMatchObject({
      allowed: [],
      can: { note: false, edit: false },
    });
    expect((await owner.get('/api/admin/orders/999999')).status).toBe(404);
  });

  it('a note of staff is added to the history of an order with its author, and the order does not change', async () => {
    const { id, key, version } = await awaiting();
    const noted = await support.post(`/api/admin/orders/${id}/notes`, { note: '  Calls back on Monday ' });
    expect(noted.status).toBe(201);
    expect(noted.body.data.version).toBe(version);
    expect(noted.body.data.history.at(-1)).toMatchObject({
      kind: 'note',
      note: 'Calls back on Monday',
      actor: { kind: 'administrator', name: expect.stringMatching(/./) },
    });
    expect((await support.post(`/api/admin/orders/${id}/notes`, { note: ' ' })).body.errors).toHaveProperty('note');
    expect((await shop.client().get(`/api/orders/${id}?key=${key}`)).text).not.toContain('Monday');
    expect(
      (
        await shop
          .integration('orders:read')
          .then((reader) => reader.post(`/api/admin/orders/${id}/notes`, { note: 'x' }))
      ).status,
    ).toBe(403);
  });

  it('the payments of an order show whether refunds are made by the gateway or by hand', async () => {
    const product = await makeProduct(owner, { price_regular: 10, in_stock: 50 });
    const order = (await place(shop.client(), product, { payment_method: 'dummy' })).body.data as Order;
    await pay(shop.client(), order, 'dummy');
    expect((await read(owner, order.id)).payments).toMatchObject([{ method: 'dummy', refunded_by: 'gateway' }]);
    const byHand = await awaiting();
    await owner.post(`/api/orders/${byHand.id}/verify-payment`, {});
    expect((await read(owner, byHand.id)).payments).toMatchObject([{ refunded_by: 'hand' }]);
  });

  it('a tracking number can be set together with the status shipped', async () => {
    const { id, version } = await awaiting();
    await owner.post(`/api/orders/${id}/verify-payment`, { version });
    await owner.put(`/api/orders/${id}/status`, { status: 'ready_for_shipment' });
    const shipped = await owner.put(`/api/orders/${id}/status`, { status: 'shipped', tracking_number: ' CX 42 ' });
    expect(shipped.body.data).toMatchObject({ status: 'shipped', tracking_number: 'CX 42' });
  });

  it('a quote for changed order lines changes neither the order nor the stock', async () => {
    const { id, version } = await awaiting();
    const [item] = (await read(owner, id)).items;
    await owner.put(`/api/products/${item.product_id}`, { price_regular: 99 });
    const other = await makeProduct(owner, { price_regular: 5, in_stock: 2 });
    const quote = (items: object[]) => support.post(`/api/admin/orders/${id}/quote`, { items });
    expect(
      (
        await quote([
          { product_id: item.product_id, quantity: 3 },
          { product_id: other, quantity: 1 },
        ])
      ).body.data,
    ).toMatchObject({ subtotal: 213, total: 213, currency: 'EUR' });
    expect((await quote([{ product_id: other, quantity: 3 }])).body).toMatchObject({
      code: 'insufficient_stock',
      available: 2,
    });
    expect((await quote([])).body.errors).toHaveProperty('items');
    expect(await read(owner, id)).toMatchObject({ version, total: 10, items: [{ quantity: 1, in_stock: 49 }] });
    await owner.post(`/api/orders/${id}/verify-payment`, {});
    expect((await quote([{ product_id: other, quantity: 1 }])).body).toMatchObject({ code: 'not_editable' });
  });

  it('the number of statements that read an order does not depend on its lines and history', async () => {
    const statements = (id: number): Promise<string[]> => statementsWhenWarm(shop, () => read(owner, id));
    const small = await awaiting();
    const products = await Promise.all(Array.from({ length: 8 }, () => makeProduct(owner, { in_stock: 9 })));
    const large = (
      await place(shop.client(), products[0]!, { items: products.map((product_id) => ({ product_id, quantity: 1 })) })
    ).body.data as Order;
    for (let n = 0; n < 6; n++) await owner.post(`/api/admin/orders/${large.id}/notes`, { note: `note ${n}` });
    const ofSmall = await statements(small.id);
    expect(ofSmall.length).toBeGreaterThan(3);
    expect(await statements(large.id)).toHaveLength(ofSmall.length);
  });

  describe('concurrent actions of administrators on one order', () => {
    const codes = async (answers: Array<Promise<{ status: number; body: { code?: string } }>>): Promise<string[]> =>
      (await Promise.all(answers)).map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).sort();

    it('all but one of several concurrent verifications with one version get a conflict', async () => {
      const { id, version } = await awaiting();
      const results = await codes(
        Array.from({ length: 8 }, (_, n) =>
          owner.post(`/api/orders/${id}/verify-payment`, { amount: 4, version, note: `by ${n}` }),
        ),
      );
      expect(results).toEqual(['200', ...Array.from({ length: 7 }, () => '409 stale_version')]);
      expect(await read(owner, id)).toMatchObject({
        paid_amount: 4,
        open_amount: 6,
        payment_status: 'partially_paid',
        status: 'awaiting_payment',
      });
    });

    it('a repeated verification with the same reference succeeds without effect, also with an old version', async () => {
      const { id, version } = await awaiting();
      const send = () => owner.post(`/api/orders/${id}/verify-payment`, { amount: 4, reference: 'E2E-1', version });
      expect(await codes(Array.from({ length: 4 }, send))).toEqual(['200', '200', '200', '200']);
      expect((await read(owner, id)).payments).toHaveLength(1);
    });

    it('all but one of several concurrent refunds with one version get a conflict', async () => {
      const order = await awaiting();
      await owner.post(`/api/orders/${order.id}/verify-payment`, {});
      const { version } = await read(owner, order.id);
      const results = await codes(
        [4, 4, 3, 2, 1].map((amount) =>
          owner.post(`/api/orders/${order.id}/refund`, { amount, version, reason: 'broken' }),
        ),
      );
      expect(results).toEqual(['200', ...Array.from({ length: 4 }, () => '409 stale_version')]);
      expect((await read(owner, order.id)).refunds).toHaveLength(1);
    });

    it('a refund is rejected while the gateway still processes another', async () => {
      const product = await makeProduct(owner, { price_regular: 10, in_stock: 50 });
      const order = (await place(shop.client(), product, { payment_method: 'dummy' })).body.data as Order;
      await pay(shop.client(), order, 'dummy');
      const { version } = await read(owner, order.id);
      DummyGateway.mode = 'fail';
      await owner.post(`/api/orders/${order.id}/refund`, { amount: 4, reason: 'Returned', version });
      DummyGateway.reset();
      expect(await read(owner, order.id)).toMatchObject({ refundable_amount: 6, refunds: [{ status: 'pending' }] });
      expect(
        (await owner.post(`/api/orders/${order.id}/refund`, { amount: 3, reason: 'Returned', version })).body,
      ).toMatchObject({ code: 'stale_version' });
    });

    it('all but one of several concurrent cancellations with one version get a conflict', async () => {
      const { id, version } = await awaiting(3);
      const [item] = (await read(owner, id)).items;
      const results = await codes(
        Array.from({ length: 6 }, (_, n) => owner.post(`/api/orders/${id}/cancel`, { reason: `reason ${n}`, version })),
      );
      expect(results).toEqual(['200', ...Array.from({ length: 5 }, () => '409 stale_version')]);
      expect((await owner.get(`/api/products/${item.product_id}`)).body.data.in_stock).toBe(50);
    });

    it('all but the first of several concurrent status changes with one version get a conflict', async () => {
      const { id } = await awaiting();
      await owner.post(`/api/orders/${id}/verify-payment`, {});
      await owner.put(`/api/orders/${id}/status`, { status: 'ready_for_shipment' });
      const { version } = await read(owner, id);
      const results = await codes([
        owner.put(`/api/orders/${id}/status`, { status: 'shipped', version }),
        owner.put(`/api/orders/${id}/status`, { status: 'cancelled', version }),
        owner.put(`/api/orders/${id}/status`, { status: 'shipped', version }),
      ]);
      expect(results).toEqual(['200', '409 stale_version', '409 stale_version']);
    });
  });

  it('when support edits an order, lines keep their prices, also of a repeated product, and new items get the current price', async () => {
    const product = await makeProduct(owner, { price_regular: 99, in_stock: 50 });
    const items = [
      { product_id: product, quantity: 1, price: 10 },
      { product_id: product, quantity: 1, price: 5 },
    ];
    const { id } = (await owner.post('/api/orders', orderBody(product, { items }))).body.data as Order;
    const priced = (body: { items: Array<{ price: number; quantity: number }> }) =>
      body.items.map(({ price, quantity }) => [price, quantity]);
    const edit = async (sent: object[]) => priced((await support.put(`/api/orders/${id}`, { items: sent })).body.data);
    expect(
      await edit([
        { product_id: product, quantity: 2, price: 1 },
        { product_id: product, quantity: 1 },
      ]),
    ).toEqual([
      [10, 1],
      [99, 1],
      [5, 1],
    ]);
    const cheap = ((await read(support, id)).items as Array<{ id: number; price: number }>).find(
      ({ price }) => price === 5,
    );
    const sums = await support.post(`/api/admin/orders/${id}/quote`, {
      items: [{ id: cheap!.id, product_id: product, quantity: 3 }],
    });
    expect(sums.body.data.subtotal).toBe(114);
    await owner.put(`/api/products/${product}`, { price_regular: 120 });
    expect(
      await edit([
        { id: cheap!.id, product_id: product, quantity: 2 },
        { product_id: product, quantity: 2 },
      ]),
    ).toEqual([
      [5, 1],
      [120, 1],
      [10, 1],
      [99, 1],
    ]);
    expect(
      await edit([
        { product_id: product, quantity: 1 },
        { product_id: product, quantity: 1 },
      ]),
    ).toEqual([
      [5, 1],
      [120, 1],
    ]);
  });

  it('the customer gets an email about a cancellation unless notify is false', async () => {
    const mails = async (id: number): Promise<string[]> =>
      (await read(owner, id)).mails.map(({ kind }: { kind: string }) => kind);
    const [quiet, loud] = [await awaiting(), await awaiting()];
    await owner.post(`/api/orders/${quiet.id}/cancel`, { reason: 'Mistake', notify: false });
    await owner.post(`/api/orders/${loud.id}/cancel`, { reason: 'Sold out' });
    await delivered(shop);
    expect(await mails(loud.id)).toContain('order_status');
    expect(await mails(quiet.id)).not.toContain('order_status');
  });
});
