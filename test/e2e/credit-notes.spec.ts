import { Browser, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { EventDelivery } from '../../src/platform/events/event-delivery.js';
import type { ServerEvent } from '#contracts';
import { logInAs } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { mailsOf } from '../fixtures/mails.js';
import { until } from '../fixtures/until.js';
import {
  awaitingOrder,
  downloadDocument,
  issue,
  makeProduct,
  offerBankInvoice,
  read,
  type MadeOrder,
} from '../fixtures/invoices.js';

interface Listed {
  readonly id: number;
  readonly type: string;
  readonly number: string;
  readonly total: number;
  readonly state: string;
  readonly invoice_number?: string;
  readonly reason?: string;
}

describe('credit notes', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop({ env: { SHOP_CURRENCY: 'EUR' } });
    admin = await shop.admin();
    const tax = { prices_include_tax: true, rates: [{ country: 'UA', rate: 20 }] };
    expect((await admin.put('/api/admin/tax', tax)).status).toBe(200);
  });
  afterAll(() => shop.close());

  /** An order of three lamps for 10.00 and a shade for 7.01, with its invoice. */
  const invoiced = async (automatic = false, language = 'en'): Promise<MadeOrder> => {
    await offerBankInvoice(admin, { auto_generate_invoice: automatic, require_confirmation: true });
    const lamp = await makeProduct(admin, { name: 'Lamp', price_regular: 10 });
    const shade = await makeProduct(admin, { name: 'Shade', price_regular: 7.01 });
    const items = [
      { product_id: lamp, quantity: 3 },
      { product_id: shade, quantity: 1 },
    ];
    const order = await awaitingOrder(shop, admin, { items }, language);
    expect([200, 201]).toContain((await issue(admin, order.id)).status);
    return order;
  };
  const paid = async (automatic: boolean): Promise<MadeOrder> => {
    const order = await invoiced(automatic);
    expect((await admin.post(`/api/orders/${order.id}/verify-payment`, {})).status).toBe(200);
    return order;
  };
  const documents = async (order: MadeOrder, caller: Client = admin): Promise<Listed[]> =>
    (await caller.get(`/api/orders/${order.id}/documents`)).body.data.items as Listed[];
  const notes = async (order: MadeOrder): Promise<Listed[]> =>
    (await documents(order)).filter(({ type }) => type === 'credit_note');
  const credit = (order: MadeOrder, body: object, headers?: Record<string, string>): Promise<Answered> =>
    admin.post(`/api/orders/${order.id}/credit-notes`, { reason: 'A jar was broken', ...body }, headers);
  const linesOf = async (order: MadeOrder): Promise<Array<{ id: number }>> =>
    (await admin.get(`/api/orders/${order.id}`)).body.data.items as Array<{ id: number }>;
  const file = (id: number, key: string): Promise<Response> => downloadDocument(shop, id, key);
  const deliverAgain = async (type: string, order: MadeOrder): Promise<void> => {
    const events = await shop.db.query<ServerEvent>(
      `SELECT id, type, occurred_at, actor, data FROM outbox_event WHERE type = $1 AND data ->> 'order_id' = $2`,
      [type, String(order.id)],
    );
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) await shop.app.get(EventDelivery).deliver(event);
  };

  it('a credit note without amount and lines equals its invoice, line by line and in its file', async () => {
    const order = await invoiced();
    const answer = await credit(order, {});
    expect(answer.status).toBe(201);
    const [invoice, note] = await documents(order);
    expect(invoice).toMatchObject({ type: 'invoice', total: 37.01, state: 'issued', formats: ['pdf'] });
    expect(note).toEqual(answer.body.data);
    expect(note).toMatchObject({
      type: 'credit_note',
      total: 37.01,
      currency: 'EUR',
      state: 'issued',
      invoice_number: invoice!.number,
      reason: 'A jar was broken',
    });
    expect(note!.number).toMatch(/^CN-\d{4}-\d{6}$/);
    const [first, second] = await shop.db.query<{ says: Record<string, unknown>; figures: Record<string, unknown> }>(
      'SELECT says, figures FROM invoice WHERE order_id = $1 ORDER BY id',
      [order.id],
    );
    const shown = ['lines', 'taxes', 'subtotal', 'shipping', 'tax', 'total', 'seller', 'buyer', 'order'];
    for (const name of shown) expect(second!.says[name]).toEqual(first!.says[name]);
    for (const name of ['lines', 'shipping', 'pricesIncludeTax'])
      expect(second!.figures[name]).toEqual(first!.figures[name]);
    const { text } = await read(await file(note!.id, order.key));
    for (const part of ['Credit note', note!.number, invoice!.number, 'A jar was broken', '€37.01', 'Lamp', 'Shade'])
      expect(text).toContain(part);
    expect(text).not.toContain('Payment instructions');
    expect((await read(await file(invoice!.id, order.key))).text).toContain(invoice!.number);
  });

  it.each([
    ['uk', 'Дата кредит-ноти'],
    ['ru', 'Дата кредит-ноты'],
  ])('a credit note in the language %s calls its date that of the credit note', async (language, label) => {
    const order = await invoiced(false, language);
    const { id } = (await credit(order, {})).body.data;
    expect((await read(await file(id, order.key))).text).toContain(label);
  });

  it('partial credit notes by amount and by lines never exceed the invoice, and the last one takes the rest', async () => {
    const order = await invoiced();
    const [lamps, shade] = await linesOf(order);
    expect((await credit(order, { amount: 5 })).body.data.total).toBe(5);
    const two = await credit(order, { lines: [{ order_item_id: lamps!.id, quantity: 2 }] });
    expect(two.body.data.total).toBeGreaterThan(17);
    const left = 37.01 - 5 - (two.body.data.total as number);
    const tooMuch = await credit(order, { amount: 30 });
    expect(tooMuch).toMatchObject({
      status: 422,
      body: { code: 'amount_exceeds_invoice', left: Number(left.toFixed(2)) },
    });
    const pieces = { lines: [{ order_item_id: lamps!.id, quantity: 2 }] };
    expect(await credit(order, pieces)).toMatchObject({ status: 422, body: { code: 'amount_exceeds_invoice' } });
    expect((await credit(order, { lines: [{ order_item_id: shade!.id, quantity: 1 }] })).status).toBe(201);
    expect((await credit(order, {})).status).toBe(201);
    expect((await credit(order, {})).body.code).toBe('amount_exceeds_invoice');
    const sum = (await notes(order)).reduce((all, { total }) => all + Math.round(total * 100), 0);
    expect(sum).toBe(3701);
  });

  it('a credit note with amount and lines, an unknown line, or three decimals is refused at its field', async () => {
    const order = await invoiced();
    const [lamps] = await linesOf(order);
    const lines = [{ order_item_id: lamps!.id, quantity: 1 }];
    expect(Object.keys((await credit(order, { amount: 1, lines })).body.errors)).toEqual(['lines']);
    const unknown = { lines: [{ order_item_id: 999_999, quantity: 1 }] };
    expect(Object.keys((await credit(order, unknown)).body.errors)).toEqual(['lines']);
    expect(Object.keys((await credit(order, { amount: 1.001 })).body.errors)).toEqual(['amount']);
    expect(Object.keys((await credit(order, { reason: ' ' })).body.errors)).toEqual(['reason']);
    expect(await notes(order)).toEqual([]);
  });

  it('an order without an invoice has no documents, and cannot be credited', async () => {
    const order = await awaitingOrder(shop, admin);
    await delivered(shop);
    expect(await documents(order)).toEqual([]);
    expect(await credit(order, {})).toMatchObject({ status: 404, body: { code: 'invoice_not_found' } });
  });

  it('only managers issue credit notes, and strangers read neither the documents nor their list', async () => {
    const order = await invoiced();
    const [invoice] = await documents(order);
    const support = await logInAs(shop, 'support');
    const body = { reason: 'No' };
    expect((await support.post(`/api/orders/${order.id}/credit-notes`, body)).status).toBe(403);
    const stranger = shop.client();
    expect((await stranger.get(`/api/orders/${order.id}/documents`)).status).toBe(404);
    expect(await stranger.get(`/api/documents/${invoice!.id}`)).toMatchObject({
      status: 404,
      body: { code: 'document_not_found' },
    });
    expect((await stranger.get(`/api/documents/${invoice!.id}?key=${'x'.repeat(22)}`)).status).toBe(404);
    expect((await stranger.get(`/api/documents/999999`)).body.code).toBe('document_not_found');
    expect((await stranger.get(`/api/orders/${order.id}/documents?key=${order.key}`)).status).toBe(200);
    expect((await admin.get(`/api/documents/${invoice!.id}?format=docx`)).status).toBe(422);
  });

  it('concurrent credit notes have numbers without gaps and together do not exceed the invoice', async () => {
    const order = await invoiced();
    const other = await invoiced();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => credit(at % 2 === 0 ? order : other, { amount: 10 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 201, 422, 422, 422, 422]);
    const rows = await shop.db.query<{ number: number }>(
      `SELECT number FROM invoice WHERE kind = 'credit_note' ORDER BY number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  });

  it('a repeated request with the same idempotency key issues one credit note', async () => {
    const order = await invoiced();
    const key = { 'idempotency-key': 'one-credit-note-of-this-order' };
    const [first, again] = [await credit(order, { amount: 1 }, key), await credit(order, { amount: 1 }, key)];
    expect(again.body.data).toEqual(first.body.data);
    expect(await notes(order)).toHaveLength(1);
  });

  it('each refund of an invoiced order issues one credit note with its reason, and repeated events issue none', async () => {
    const order = await paid(true);
    for (const amount of [5, 10.5]) {
      expect((await admin.post(`/api/orders/${order.id}/refund`, { amount, reason: `Broken ${amount}` })).status).toBe(
        200,
      );
      await delivered(shop);
    }
    await deliverAgain('PaymentRefunded', order);
    const issued = (await notes(order)).map(({ total, reason }) => [total, reason]);
    expect(issued).toEqual([
      [5, 'Broken 5'],
      [10.5, 'Broken 10.5'],
    ]);
  });

  it('a refund whose credit note a manager has issued in advance gets no automatic credit note', async () => {
    const order = await paid(true);
    expect((await credit(order, { amount: 8 })).status).toBe(201);
    await admin.post(`/api/orders/${order.id}/refund`, { amount: 8, reason: 'Broken' });
    await delivered(shop);
    await admin.post(`/api/orders/${order.id}/refund`, { amount: 2, reason: 'Late' });
    await delivered(shop);
    expect((await notes(order)).map(({ total }) => total)).toEqual([8, 2]);
  });

  it('the credit note of refunded goods has their reason if an earlier credit note covers a part of them', async () => {
    const order = await paid(true);
    expect((await credit(order, { amount: 8 })).status).toBe(201);
    const [lamp] = await linesOf(order);
    const refund = { lines: [{ order_item_id: lamp!.id, quantity: 2 }], reason: 'Two lamps arrived broken' };
    expect((await admin.post(`/api/orders/${order.id}/refund`, refund)).status).toBe(200);
    await delivered(shop);
    expect((await notes(order)).map(({ total, reason }) => [total, reason])).toEqual([
      [8, 'A jar was broken'],
      [12, 'Two lamps arrived broken'],
    ]);
  });

  it('a credit note for several refunds of goods has all their reasons, and the next one only its own', async () => {
    const order = await paid(false);
    expect((await credit(order, { amount: 12 })).status).toBe(201);
    const [lamp, shade] = await linesOf(order);
    const refund = async (body: object): Promise<void> =>
      expect((await admin.post(`/api/orders/${order.id}/refund`, body)).status).toBe(200);
    await refund({ lines: [{ order_item_id: lamp!.id, quantity: 1 }], reason: 'The lamp arrived broken' });
    await refund({ lines: [{ order_item_id: shade!.id, quantity: 1 }], reason: 'The shade has a wrong color' });
    await delivered(shop);
    await offerBankInvoice(admin, { auto_generate_invoice: true, require_confirmation: true });
    await deliverAgain('PaymentRefunded', order);
    await refund({ amount: 2, reason: 'Late' });
    await delivered(shop);
    expect((await notes(order)).map(({ total, reason }) => [total, reason])).toEqual([
      [12, 'A jar was broken'],
      [5.01, 'The lamp arrived broken; The shade has a wrong color'],
      [2, 'Late'],
    ]);
  });

  it('a credit note that covers refunds of goods and of amounts states the reasons of both', async () => {
    const order = await paid(false);
    expect((await credit(order, { amount: 12 })).status).toBe(201);
    const [lamp] = await linesOf(order);
    const refund = async (body: object): Promise<void> =>
      expect((await admin.post(`/api/orders/${order.id}/refund`, body)).status).toBe(200);
    await refund({ lines: [{ order_item_id: lamp!.id, quantity: 1 }], reason: 'The lamp arrived broken' });
    await refund({ amount: 3, reason: 'Late' });
    await refund({ amount: 1, reason: 'Wrong color' });
    await delivered(shop);
    await offerBankInvoice(admin, { auto_generate_invoice: true, require_confirmation: true });
    await deliverAgain('PaymentRefunded', order);
    expect((await notes(order)).map(({ total, reason }) => [total, reason])).toEqual([
      [12, 'A jar was broken'],
      [2, 'The lamp arrived broken; Late; Wrong color'],
    ]);
  });

  it('the credit note of a refund does not state the reason of an older refund that a manager has already credited', async () => {
    const order = await paid(true);
    expect((await credit(order, { amount: 8 })).status).toBe(201);
    await admin.post(`/api/orders/${order.id}/refund`, { amount: 8, reason: 'Broken' });
    await delivered(shop);
    await admin.post(`/api/orders/${order.id}/refund`, { amount: 2, reason: 'Late' });
    await delivered(shop);
    expect((await notes(order)).map(({ reason }) => reason)).toEqual(['A jar was broken', 'Late']);
  });

  it.each<[string, (order: MadeOrder) => Promise<unknown>]>([
    ['by the shop', (order) => deliverAgain('OrderStatusChanged', order)],
    ['by a manager', (order) => issue(admin, order.id)],
  ])(
    'a refund that is made before the invoice is issued %s gets its credit note with the invoice',
    async (_, issued) => {
      await offerBankInvoice(admin, { auto_generate_invoice: false, require_confirmation: true });
      const order = await awaitingOrder(shop, admin);
      expect((await admin.post(`/api/orders/${order.id}/verify-payment`, {})).status).toBe(200);
      expect((await admin.post(`/api/orders/${order.id}/refund`, { amount: 5, reason: 'Late' })).status).toBe(200);
      await delivered(shop);
      expect(await documents(order)).toEqual([]);
      await offerBankInvoice(admin, { auto_generate_invoice: true, require_confirmation: true });
      await issued(order);
      expect((await documents(order)).map(({ type, total, reason }) => [type, total, reason])).toEqual([
        ['invoice', expect.any(Number), undefined],
        ['credit_note', 5, 'Late'],
      ]);
    },
  );

  it('a refund of an overpaid amount issues no credit note', async () => {
    const order = await invoiced(true);
    await admin.post(`/api/orders/${order.id}/verify-payment`, { amount: 40 });
    await admin.post(`/api/orders/${order.id}/refund`, { amount: 2.99, reason: 'Overpaid' });
    await delivered(shop);
    expect(await notes(order)).toEqual([]);
  });

  it('a cancelled paid order keeps its invoice and gets one credit note for what is left, also if it is refunded later', async () => {
    const order = await paid(true);
    await admin.post(`/api/orders/${order.id}/refund`, { amount: 7, reason: 'Broken' });
    await delivered(shop);
    expect((await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Sold out' })).status).toBe(200);
    await delivered(shop);
    await admin.post(`/api/orders/${order.id}/refund`, { reason: 'Cancelled' });
    await delivered(shop);
    await deliverAgain('OrderStatusChanged', order);
    const [invoice, first, last, ...more] = await documents(order);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ type: 'invoice', state: 'issued' });
    expect([first!.total, last!.total]).toEqual([7, 30.01]);
    expect(last).toMatchObject({ reason: 'Sold out', invoice_number: invoice!.number });
    expect((await file(invoice!.id, order.key)).status).toBe(200);
    const { html } = await new Browser(shop.url).open(`/order/${order.id}?key=${order.key}`);
    for (const { id, number } of [invoice!, first!, last!]) {
      expect(html).toContain(`href="/api/documents/${id}"`);
      expect(html).toContain(number);
    }
  });

  it('the emails about a refund and about a cancellation link the credit notes', async () => {
    const order = await paid(true);
    const linked = async (subject: RegExp): Promise<string> => {
      const mails = await until(
        async () => (await mailsOf(shop)).filter((mail) => subject.test(mail.subject ?? '')),
        (found) => found.length > 0,
      );
      return `${mails.at(-1)!.text} ${mails.at(-1)!.html}`;
    };
    await admin.post(`/api/orders/${order.id}/refund`, { amount: 7, reason: 'Broken', notify: true });
    const refunded = await linked(new RegExp(`[Rr]efund.*${order.id}`));
    const [first] = await notes(order);
    expect(refunded.split(`/api/documents/${first!.id}?key=${order.key}`)).toHaveLength(3);
    expect(refunded).toContain(first!.number);
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Sold out' });
    const cancelled = await linked(new RegExp(`${order.id}.*cancel`));
    for (const { id } of await notes(order)) expect(cancelled).toContain(`/api/documents/${id}?key=${order.key}`);
    expect(await notes(order)).toHaveLength(2);
  });

  it('while automatic invoices are off, credit notes are not automatic, and managers issue them after cancellations', async () => {
    const order = await paid(false);
    await admin.post(`/api/orders/${order.id}/cancel`, {});
    await delivered(shop);
    expect((await documents(order)).map(({ type, state }) => [type, state])).toEqual([['invoice', 'issued']]);
    expect((await credit(order, {})).body.data.total).toBe(37.01);
    const history = (await admin.get(`/api/orders/${order.id}/history`)).body.data.items as Array<{ kind: string }>;
    expect(history.at(-1)).toMatchObject({ kind: 'credit_note', changes: { amount: 37.01 } });
  });

  it('an invoice that was issued before amounts were stored can be credited', async () => {
    const order = await invoiced();
    await shop.db.query('UPDATE invoice SET figures = NULL WHERE order_id = $1', [order.id]);
    expect((await credit(order, {})).body.data.total).toBe(37.01);
  });
});
