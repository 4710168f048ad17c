import { Browser, DummyGateway, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { delivered } from '../fixtures/delivered.js';
import { mailsOf } from '../fixtures/mails.js';
import { makeProduct, offerBankInvoice, pay, place, stockOf } from '../fixtures/orders.js';

interface Line {
  readonly id: number;
  readonly refunded_quantity: number;
  readonly refunded_amount: number;
}

interface Shown {
  readonly id: number;
  readonly key: string;
  /** Three lamps cost 10.01. */
  readonly lamps: Line;
  /** A shade costs 7.01. */
  readonly shade: Line;
}

describe('refunds by lines', () => {
  let shop: TestShop;
  let admin: Client;
  let lamp: number;
  let shade: number;

  beforeAll(async () => {
    shop = await startTestShop({
      env: { SHOP_CURRENCY: 'EUR' },
      gateways: [CashGateway, BankInvoiceGateway, DummyGateway],
    });
    admin = await shop.admin();
    await admin.put('/api/admin/tax', { prices_include_tax: false, rates: [{ country: 'UA', rate: 20 }] });
    await offerBankInvoice(admin, { auto_generate_invoice: true, require_confirmation: true });
    await admin.put('/api/admin/payment-methods/dummy', { active: true });
    // three lamps cost 10.01 with tax, a shade 7.01
    lamp = await makeProduct(admin, { name: 'Lamp', price_regular: 2.78, in_stock: 1000 });
    shade = await makeProduct(admin, { name: 'Shade', price_regular: 5.84, in_stock: 1000 });
  });
  beforeEach(() => DummyGateway.reset());
  afterAll(() => shop.close());

  const read = async (id: number): Promise<Answered['body']['data']> =>
    (await admin.get(`/api/orders/${id}`)).body.data;

  /** A paid order of three lamps and a shade. */
  async function paid(method = 'bank_invoice'): Promise<Shown> {
    const client = shop.client({ language: 'en' });
    const items = [
      { product_id: lamp, quantity: 3 },
      { product_id: shade, quantity: 1 },
    ];
    const { body } = await place(client, 0, { payment_method: method, items, shipping_method: 'flat_rate' });
    const { id, key } = body.data as { id: number; key: string };
    expect((await pay(client, { id, key }, method)).status).toBe(200);
    if (method === 'bank_invoice')
      expect((await admin.post(`/api/orders/${id}/verify-payment`, { notify: false })).status).toBe(200);
    const [lamps, shades] = (await read(id)).items as [Line, Line];
    return { id, key, lamps, shade: shades };
  }

  const refund = (
    { id }: Pick<Shown, 'id'>,
    body: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Answered> =>
    admin.post(`/api/orders/${id}/refund`, { reason: 'One lamp was broken', notify: false, ...body }, headers);
  const piece = ({ id }: Line, quantity = 1, restock = false): Record<string, unknown> => ({
    lines: [{ order_item_id: id, quantity, restock }],
  });
  const mails = async (id: number): Promise<string[]> =>
    (await mailsOf(shop)).filter(({ subject }) => subject?.includes(`order ${id}`)).map(({ text }) => text ?? '');

  test('refunds of single pieces return the price that was paid with its tax, and add up to the line', async () => {
    const order = await paid();
    const amounts: number[] = [];
    for (let count = 0; count < 3; count++) {
      const { status, body } = await refund(order, piece(order.lamps));
      expect(status).toBe(200);
      const [made] = body.data.refunds as [{ amount: number; lines: unknown[]; shipping: number }];
      expect(made).toMatchObject({
        lines: [{ order_item_id: order.lamps.id, quantity: 1, amount: made.amount, restock: false }],
        shipping: 0,
      });
      amounts.push(made.amount);
    }
    expect(amounts).toEqual([3.34, 3.34, 3.33]);
    expect((await read(order.id)).items[0]).toMatchObject({ refunded_quantity: 3, refunded_amount: 10.01 });
    const more = await refund(order, piece(order.lamps));
    expect([more.status, Object.keys(more.body.errors)]).toEqual([422, ['lines']]);
  });

  test('a refund returns lines and shipping together, at most the shipping costs of the order', async () => {
    const order = await paid();
    const { shipping } = (await read(order.id)) as { shipping: number };
    expect(shipping).toBeGreaterThan(1);
    expect(Object.keys((await refund(order, { shipping: shipping + 0.01 })).body.errors)).toEqual(['shipping']);
    const { body } = await refund(order, { ...piece(order.shade), shipping: 1 });
    expect(body.data.refunds).toMatchObject([{ amount: 8.01, shipping: 1, lines: [{ amount: 7.01 }] }]);
    expect((await refund(order, { shipping })).status).toBe(422);
    expect((await refund(order, { shipping: Math.round(100 * shipping - 100) / 100 })).status).toBe(200);
  });

  test('an amount together with lines or shipping, an unknown line and a line sent twice are refused with 422', async () => {
    const order = await paid();
    const line = { order_item_id: order.lamps.id, quantity: 1 };
    const wrong: Array<[Record<string, unknown>, string]> = [
      [{ amount: 1, lines: [line] }, 'amount'],
      [{ amount: 1, shipping: 1 }, 'amount'],
      [{ lines: [{ order_item_id: 999_999_999, quantity: 1 }] }, 'lines'],
      [{ lines: [{ ...line, quantity: 4 }] }, 'lines'],
      [{ lines: [line, line] }, 'lines'],
    ];
    for (const [body, field] of wrong) {
      const { status, body: answered } = await refund(order, body);
      expect([status, Object.keys(answered.errors)]).toEqual([422, [field]]);
    }
    expect(await read(order.id)).toMatchObject({ refunded_amount: 0 });
  });

  test('lines that cost more than the shop holds for the order are refused with 409, and stay refundable', async () => {
    const order = await paid();
    const { total } = (await read(order.id)) as { total: number };
    expect((await refund(order, { amount: total - 5 })).status).toBe(200);
    const refused = await refund(order, piece(order.shade));
    expect([refused.status, refused.body.code, refused.body.left]).toEqual([409, 'refund_exceeds_held', 5]);
    expect((await read(order.id)).items[1]).toMatchObject({ refunded_quantity: 0 });
    expect((await refund(order, piece(order.lamps))).status).toBe(200);
  });

  test('twenty concurrent refunds of a line with three pieces refund and restock three', async () => {
    const order = await paid();
    const before = await stockOf(admin, lamp);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(order, piece(order.lamps, 1, true))));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    expect(await stockOf(admin, lamp)).toBe(before + 3);
    expect(await read(order.id)).toMatchObject({ refunded_amount: 10.01 });
  });

  test('a repeated refund with its Idempotency-Key refunds and restocks once', async () => {
    const order = await paid();
    const before = await stockOf(admin, lamp);
    const key = { 'idempotency-key': 'refund-of-a-lamp' };
    const answers = await Promise.all([1, 2, 3].map(() => refund(order, piece(order.lamps, 1, true), key)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await refund(order, piece(order.lamps, 1, true), key)).status).toBe(200);
    expect(await stockOf(admin, lamp)).toBe(before + 1);
    expect((await read(order.id)).refunds).toHaveLength(1);
  });

  test('the stock of an order returns once, whether it is refunded before or after its cancellation or at the same time', async () => {
    const before = [await stockOf(admin, lamp), await stockOf(admin, shade)];
    const [first, second, third] = [await paid(), await paid(), await paid()];
    await refund(first, piece(first.lamps, 2, true));
    await admin.post(`/api/orders/${first.id}/cancel`, { notify: false });
    await admin.post(`/api/orders/${second.id}/cancel`, { notify: false });
    expect((await refund(second, piece(second.lamps, 2, true))).status).toBe(200);
    await Promise.all([
      refund(third, piece(third.lamps, 2, true)),
      admin.post(`/api/orders/${third.id}/cancel`, { notify: false }),
    ]);
    expect([await stockOf(admin, lamp), await stockOf(admin, shade)]).toEqual(before);
  });

  test('an order that is reinstated takes the pieces that no refund has returned, or all if it is to be paid again', async () => {
    const before = await stockOf(admin, lamp);
    const kept = await paid();
    await refund(kept, piece(kept.lamps, 2, true));
    await admin.post(`/api/orders/${kept.id}/cancel`, { notify: false });
    await refund(kept, {});
    await admin.post(`/api/orders/${kept.id}/reinstate`, { notify: false });
    expect(await read(kept.id)).toMatchObject({ status: 'awaiting_payment', items: [{ refunded_quantity: 0 }, {}] });
    expect(await stockOf(admin, lamp)).toBe(before - 3);
  });

  test('a refund that the provider refuses returns neither pieces nor stock, and the pieces can be refunded again', async () => {
    const order = await paid('dummy');
    const before = await stockOf(admin, lamp);
    DummyGateway.mode = 'decline';
    expect((await refund(order, piece(order.lamps, 3, true))).body.code).toBe('refund_failed');
    expect((await read(order.id)).items[0]).toMatchObject({ refunded_quantity: 0, refunded_amount: 0 });
    expect(await stockOf(admin, lamp)).toBe(before);
    DummyGateway.reset();
    expect((await refund(order, piece(order.lamps, 3, true))).status).toBe(200);
    expect(await stockOf(admin, lamp)).toBe(before + 3);
  });

  test('the customer sees the refunded lines on the page, in one email and in the order', async () => {
    const order = await paid();
    const { shipping } = (await read(order.id)) as { shipping: number };
    await refund(order, { ...piece(order.lamps, 2), shipping, notify: true });
    await refund(order, piece(order.shade));
    await delivered(shop);
    const [mail, ...more] = (await mails(order.id)).filter((text) => text.includes('refunding'));
    expect(more).toEqual([]);
    expect(mail).toContain('Lamp');
    expect(mail).not.toContain('Shade');
    expect(mail).toContain('€6.68');
    const { html } = await new Browser(shop.url).open(`/order/${order.id}?key=${order.key}`);
    for (const text of ['€6.68', '€7.01 refunded', 'Lamp ×&nbsp;2']) expect(html).toContain(text);
    const own = await shop.client().get(`/api/orders/${order.id}?key=${order.key}`);
    expect(own.body.data.refunds).toMatchObject([
      { lines: [{ quantity: 2, amount: 6.68 }], shipping },
      { lines: [{ quantity: 1, amount: 7.01 }], shipping: 0 },
    ]);
    const history = (await admin.get(`/api/orders/${order.id}/history`)).body.data.items as Array<{ kind: string }>;
    expect(history.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { changes: { lines: [{ order_item_id: order.lamps.id, quantity: 2 }], shipping } },
      { changes: { lines: [{ order_item_id: order.shade.id, quantity: 1 }] } },
    ]);
  });

  test('the automatic credit note of a refund by lines has the same lines and amounts, once', async () => {
    const order = await paid();
    await delivered(shop);
    await refund(order, { ...piece(order.lamps), shipping: 1 });
    await refund(order, { amount: 2 });
    await refund(order, piece(order.lamps, 2));
    await delivered(shop);
    const notes = await shop.db.query<{ total: string; figures: { lines: object[]; shipping: string } }>(
      "SELECT total, figures FROM invoice WHERE order_id = $1 AND kind = 'credit_note' ORDER BY id",
      [order.id],
    );
    const byLines = notes.filter(({ figures }) =>
      figures.lines.some((line) => (line as { quantity: number }).quantity > 0),
    );
    expect(byLines.map(({ total }) => total)).toEqual(['434', '667']);
    expect(byLines[0]!.figures).toMatchObject({
      lines: [{ orderItemId: order.lamps.id, quantity: 1 }],
      shipping: '100',
    });
    expect(notes.map(({ total }) => total).sort()).toEqual(['200', '434', '667']);
  });
});
