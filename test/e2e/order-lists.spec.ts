import { startTestShop, type Client, type TestShop } from '#testing';
import { buyer, makeProduct, offerBankInvoice, orderBody, pay, place } from '../fixtures/orders.js';
import { statementsWhenWarm } from '../fixtures/statements.js';

interface Row {
  id: number;
}

describe('lists of orders for administrators', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 1000, price_regular: 10 });
    await offerBankInvoice(admin);
  });
  afterAll(() => shop?.close());

  const make = async (more: Record<string, unknown> = {}): Promise<{ id: number; key: string }> =>
    (await place(shop.client(), product, more)).body.data;
  const list = async (query: string): Promise<{ ids: number[]; rows: Row[]; total: number }> => {
    const { status, body } = await admin.get(`/api/orders?${query}`);
    expect(status).toBe(200);
    return { rows: body.data.items, ids: body.data.items.map(({ id }: { id: number }) => id), total: body.meta.total };
  };
  const customer = (name: string): Record<string, unknown> => ({
    customer: { ...buyer, email: `${name}@example.com`, first_name: name, last_name: 'Listed' },
  });

  it('a list of orders has status, amounts, customer and allowed statuses of each order', async () => {
    const { id } = await make({
      ...customer('rowan'),
      items: [
        { product_id: product, quantity: 2 },
        { product_id: product, quantity: 1 },
      ],
    });
    const { rows, total } = await list('q=rowan');
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      id,
      status: 'pending',
      payment_status: 'unpaid',
      total: 30,
      item_count: 3,
      version: 1,
      overdue: false,
      customer: { first_name: 'rowan', email: 'rowan@example.com' },
      allowed: ['awaiting_payment', 'processing', 'ready_for_shipment', 'cancelled'],
    });
  });

  it('a list of orders is sorted by time, number and total in both directions', async () => {
    const made = [];
    for (const quantity of [2, 1, 3])
      made.push((await make({ ...customer('sorted'), items: [{ product_id: product, quantity }] })).id);
    const [a, b, c] = made;
    expect((await list('q=sorted@')).ids).toEqual([c, b, a]);
    expect((await list('q=sorted@&sort=id')).ids).toEqual([a, b, c]);
    expect((await list('q=sorted@&sort=total')).ids).toEqual([b, a, c]);
    expect((await list('q=sorted@&sort=-total')).ids).toEqual([c, a, b]);
    expect(await list('q=sorted@&page=9')).toMatchObject({ ids: [], total: 3 });
    expect((await admin.get('/api/orders?sort=email')).status).toBe(422);
  });

  it('a list of orders is filtered by payment status, by overdue payment and by payments to verify', async () => {
    const waits = await make({ ...customer('filter'), payment_method: 'bank_invoice' });
    await pay(shop.client(), waits, 'bank_invoice');
    const late = await make({ ...customer('filter'), payment_method: 'bank_invoice' });
    await pay(shop.client(), late, 'bank_invoice');
    await shop.db.query(`UPDATE shop_order SET payment_due_at = now() - interval '1 day' WHERE id = $1`, [late.id]);
    const cash = await make(customer('filter'));
    for (const status of ['ready_for_shipment', 'shipped'])
      await admin.put(`/api/orders/${cash.id}/status`, { status });
    const paid = await make({ ...customer('filter'), payment_method: 'bank_invoice' });
    await pay(shop.client(), paid, 'bank_invoice');
    await admin.post(`/api/orders/${paid.id}/verify-payment`, {});
    expect((await list('q=filter@&payment_status=paid')).ids).toEqual([paid.id]);
    expect((await list('q=filter@&overdue=1')).ids).toEqual([late.id]);
    expect((await list('q=filter@&overdue=0')).ids).toEqual([paid.id, cash.id, waits.id]);
    expect((await list('q=filter@&to_verify=1')).ids).toEqual([cash.id, late.id, waits.id]);
    expect((await list('q=filter@&to_verify=0')).ids).toEqual([paid.id]);
    expect((await admin.get('/api/orders?payment_status=maybe')).status).toBe(422);
  });

  it('orders are found by short and long parts of names in any script, and by number, phone and reference', async () => {
    const { id } = await make({
      customer: { email: 'short@example.com', first_name: 'Ірина', last_name: 'Їжакевич', phone: '+380671112233' },
    });
    const { reference } = (await admin.get(`/api/orders/${id}`)).body.data;
    for (const q of [
      'їж',
      'їЖАК',
      'жаке',
      '1112233',
      String(id),
      `#${id}`,
      `№\u00a0${id}`,
      `No. ${id}`,
      reference,
      `${reference.slice(0, 4)} ${reference.slice(4)}`,
      'short@ex',
      'Ї',
    ]) {
      expect((await list(`q=${encodeURIComponent(q)}`)).ids).toContain(id);
    }
    expect((await list(`q=${encodeURIComponent('100%_')}`)).ids).toEqual([]);
  });

  it('an order whose number is the search text comes before newer orders that contain it', async () => {
    const sought = (await make()).id;
    const newer = (await make(customer(`${sought}th`))).id;
    for (const text of [`${sought}`, `#${sought}`]) {
      const { ids } = await list(`q=${encodeURIComponent(text)}`);
      expect(ids[0]).toBe(sought);
    }
    expect((await list(`q=${sought}`)).ids).toContain(newer);
    expect((await list(`q=${sought}&sort=id`)).ids[0]).toBe(sought);
  });

  it('orders are counted by status', async () => {
    const before = (await admin.get('/api/admin/orders/counts')).body.data;
    const waits = await make({ payment_method: 'bank_invoice' });
    await pay(shop.client(), waits, 'bank_invoice');
    await make();
    const after = (await admin.get('/api/admin/orders/counts')).body.data;
    expect(after).toMatchObject({
      total: before.total + 2,
      to_verify: before.to_verify + 1,
      by_status: {
        ...before.by_status,
        pending: before.by_status.pending + 1,
        awaiting_payment: before.by_status.awaiting_payment + 1,
      },
    });
    expect((await shop.client().get('/api/admin/orders/counts')).status).toBe(401);
  });

  it('a list of orders for a token with orders:read has no allowed statuses', async () => {
    const { rows } = await list('q=rowan');
    const reader = await shop.integration('orders:read');
    const seen = (await reader.get('/api/orders?q=rowan')).body.data.items;
    expect(seen).toHaveLength(rows.length);
    expect(seen[0]).not.toHaveProperty('allowed');
  });

  it('a list of twelve orders takes as many statements as a list of one', async () => {
    for (let n = 0; n < 12; n++) await make(customer('counted'));
    const statements = async (query: string): Promise<string[]> => statementsWhenWarm(shop, () => list(query));
    const ofOne = await statements('q=counted@&per_page=1');
    expect(ofOne.length).toBeGreaterThan(0);
    expect(await statements('q=counted@&per_page=12')).toHaveLength(ofOne.length);
  });

  it('a quote for an order by an administrator has the prices of the later order and stores nothing', async () => {
    const counted = (await list('')).total;
    const quoted = await admin.post('/api/admin/orders/quote', {
      items: [
        { product_id: product, quantity: 2 },
        { product_id: product, quantity: 1, price: 4 },
      ],
      country: 'ua',
    });
    expect(quoted.status).toBe(200);
    expect(quoted.body.data).toMatchObject({
      subtotal: 24,
      total: 24,
      shipping_method: 'pickup',
      items: [
        { price: 10, catalog_price: 10, total: 20 },
        { price: 4, catalog_price: 10, total: 4 },
      ],
    });
    expect(quoted.body.data.shipping_methods[0]).toMatchObject({ key: 'pickup', cost: 0 });
    const short = await admin.post('/api/admin/orders/quote', { items: [{ product_id: product, quantity: 5000 }] });
    expect(short).toMatchObject({ status: 409, body: { code: 'insufficient_stock', product_id: product } });
    expect((await admin.post('/api/admin/orders/quote', { items: [] })).status).toBe(422);
    expect((await list('')).total).toBe(counted);
  });

  it('an order by phone for a known customer is in the language of that customer', async () => {
    const known = (await admin.get(`/api/orders/${(await make(customer('caller'))).id}`)).body.data.customer_id;
    await shop.db.query(`UPDATE customer SET language = 'uk' WHERE id = $1`, [known]);
    const made = await admin.post('/api/orders', orderBody(product, { customer: undefined, customer_id: known }));
    expect(made).toMatchObject({
      status: 201,
      body: { data: { customer_id: known, language: 'uk', customer: { email: 'caller@example.com' } } },
    });
    const chosen = await admin.post('/api/orders', orderBody(product, { customer_id: known, language: 'ru' }));
    expect(chosen.body.data.language).toBe('ru');
    expect(
      (await shop.client({ language: 'en' }).post('/api/orders', orderBody(product, { language: 'ru' }))).body.data
        .language,
    ).toBe('en');
  });
});
