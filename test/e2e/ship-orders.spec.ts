import { Browser, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { delivered } from '../fixtures/delivered.js';
import { mailsOf } from '../fixtures/mails.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { sessionOf } from '../fixtures/panel/account.js';

interface Outcome {
  readonly id: number;
  readonly outcome: string;
  readonly status: string | null;
  readonly code?: string;
  readonly message?: string;
}

describe('shipping several orders', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    await offerBankInvoice(admin, { require_confirmation: true });
    product = await makeProduct(admin, { in_stock: 1000 });
  });
  afterAll(() => shop.close());

  const move = (id: number, body: Record<string, unknown>): Promise<Answered> =>
    admin.put(`/api/orders/${id}/status`, body);
  const read = async (id: number): Promise<Answered['body']['data']> =>
    (await admin.get(`/api/orders/${id}`)).body.data;
  const subjects = async (id: number): Promise<string[]> => {
    await delivered(shop);
    return (await mailsOf(shop))
      .map(({ subject }) => subject ?? '')
      .filter((subject) => subject.includes(`order ${id}`));
  };

  async function made(more: Record<string, unknown> = {}): Promise<{ id: number; key: string }> {
    const { body } = await place(shop.client(), product, { shipping_method: 'flat_rate', ...more });
    return body.data as { id: number; key: string };
  }
  async function ready(more: Record<string, unknown> = {}): Promise<{ id: number; key: string }> {
    const order = await made(more);
    expect((await move(order.id, { status: 'ready_for_shipment' })).status).toBe(200);
    return order;
  }
  async function paid(): Promise<{ id: number; key: string }> {
    const order = await made({ payment_method: 'bank_invoice' });
    await pay(shop.client(), order, 'bank_invoice');
    expect((await admin.post(`/api/orders/${order.id}/verify-payment`, {})).body.data.status).toBe('paid');
    return order;
  }
  const ship = async (
    orders: unknown[],
    more: Record<string, unknown> = {},
    by: Client = admin,
  ): Promise<Outcome[]> => {
    const { status, body } = await by.post('/api/admin/orders/ship', { orders, ...more });
    expect(status).toBe(200);
    return body.data.items as Outcome[];
  };

  it('ready and paid orders are shipped with carrier and tracking number, each with one email about the shipment', async () => {
    const [packed, covered] = [await ready(), await paid()];
    const items = await ship([
      { id: covered.id, carrier: 'Nova Poshta', tracking_number: ' 59000123456789 ' },
      { id: packed.id },
    ]);
    expect(items).toEqual([
      { id: covered.id, outcome: 'shipped', status: 'shipped' },
      { id: packed.id, outcome: 'shipped', status: 'shipped' },
    ]);
    expect(await read(covered.id)).toMatchObject({ carrier: 'Nova Poshta', tracking_number: '59000123456789' });
    expect(await read(packed.id)).toMatchObject({ carrier: null, tracking_number: null });
    for (const { id } of [packed, covered])
      expect((await subjects(id)).filter((text) => /ship/.test(text))).toEqual([`Your order ${id} has shipped`]);
    const { html } = await new Browser(shop.url).open(`/order/${covered.id}?key=${covered.key}`);
    expect(html).toContain('Nova Poshta');
    const mail = (await mailsOf(shop)).find(({ subject }) => subject === `Your order ${covered.id} has shipped`);
    expect(mail?.text).toContain('Nova Poshta');
  });

  it('each order has its own outcome: shipped before, pickup, not ready and unknown orders do not stop the others', async () => {
    const [packed, collected, fresh] = [await ready(), await ready({ shipping_method: 'pickup' }), await made()];
    await ship([{ id: packed.id, tracking_number: 'A1' }], { notify: false });
    const last = await ready();
    const items = await ship(
      [
        { id: packed.id, tracking_number: 'B2' },
        { id: collected.id },
        { id: fresh.id },
        { id: 999_999 },
        { id: last.id },
      ],
      { notify: false },
    );
    expect(items.map(({ outcome, status, code }) => [outcome, status, code])).toEqual([
      ['unchanged', 'shipped', undefined],
      ['failed', 'ready_for_shipment', 'is_pickup'],
      ['failed', 'pending', 'illegal_transition'],
      ['failed', null, 'order_not_found'],
      ['shipped', 'shipped', undefined],
    ]);
    expect(items.filter(({ outcome }) => outcome === 'failed').every(({ message }) => message)).toBe(true);
    expect(await read(packed.id)).toMatchObject({ tracking_number: 'A1' });
    expect((await subjects(last.id)).filter((text) => /shipped/.test(text))).toEqual([]);
  });

  it('a call with a malformed or repeated id, or with more than 100 orders, is refused as a whole with 422 at orders', async () => {
    const { id } = await ready();
    for (const orders of [
      [{ id }, { id: 'x' }],
      [{ id }, { id: 0 }],
      [{ id }, {}],
      [{ id }, null],
      [{ id }, { id }],
      [],
      Array.from({ length: 101 }, (_, index) => ({ id: index + 1 })),
      { id },
    ]) {
      const { status, body } = await admin.post('/api/admin/orders/ship', { orders });
      expect([status, Object.keys(body.errors).includes('orders')]).toEqual([422, true]);
    }
    expect(await read(id)).toMatchObject({ status: 'ready_for_shipment' });
  });

  it('support and tokens with orders:write ship orders, tokens that only read them do not', async () => {
    const [first, second] = [await ready(), await ready()];
    await ship([{ id: first.id }], { notify: false }, await sessionOf(shop, 'support'));
    await ship([{ id: second.id }], { notify: false }, await shop.integration('orders:write'));
    const body = { orders: [{ id: first.id }] };
    expect((await (await shop.integration('orders:read')).post('/api/admin/orders/ship', body)).status).toBe(403);
    expect((await shop.client().post('/api/admin/orders/ship', body)).status).toBe(401);
  });

  it('ten concurrent calls ship an order once', async () => {
    const { id } = await paid();
    const outcomes = (await Promise.all(Array.from({ length: 10 }, () => ship([{ id }])))).flat();
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['shipped', ...Array<string>(9).fill('unchanged')]);
    expect((await subjects(id)).filter((text) => /shipped/.test(text))).toHaveLength(1);
  });

  it('the email that a delivered order is ready to ship is off unless the setting or the request asks for it', async () => {
    const quiet = await ready();
    const asked = await made();
    await move(asked.id, { status: 'ready_for_shipment', notify: true });
    const collected = await ready({ shipping_method: 'pickup' });
    const silent = await made({ shipping_method: 'pickup' });
    await move(silent.id, { status: 'ready_for_shipment', notify: false });
    const isReady = async (id: number): Promise<boolean> => (await subjects(id)).some((text) => /is ready/.test(text));
    expect(await Promise.all([quiet, asked, collected, silent].map(({ id }) => isReady(id)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const changed = await admin.put('/api/admin/settings', { mail_ready_for_shipment: true });
    expect(changed.body.data.mail_ready_for_shipment).toBe(true);
    const one = await ready();
    const many = await made();
    await admin.post('/api/admin/orders/status', { ids: [many.id], status: 'ready_for_shipment' });
    expect([await isReady(one.id), await isReady(many.id)]).toEqual([true, true]);
    await admin.put('/api/admin/settings', { mail_ready_for_shipment: false });
  });

  it('orders are listed by shipping method, with its title, and the counts name the methods', async () => {
    const { id } = await made({ shipping_method: 'pickup' });
    const { body } = await admin.get('/api/orders?shipping_method=pickup&per_page=100');
    const rows = body.data.items as Array<Record<string, unknown>>;
    expect(rows.find((row) => row['id'] === id)).toMatchObject({ shipping_method: 'pickup', is_pickup: true });
    expect(new Set(rows.map((row) => row['shipping_method']))).toEqual(new Set(['pickup']));
    expect(rows[0]!['shipping_method_title']).toEqual(expect.any(String));
    const counts = (await admin.get('/api/admin/orders/counts')).body.data;
    expect((counts.shipping_methods as Array<{ key: string }>).map(({ key }) => key)).toContain('pickup');
  });
});
