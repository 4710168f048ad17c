import { randomUUID } from 'node:crypto';
import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct, place, stockOf } from '../fixtures/orders.js';

interface Outcome {
  id: number;
  outcome: string;
  status: string | null;
  code: string | null;
  message: string | null;
  allowed: string[];
}

describe('status changes of many orders in one request', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 1000 });
  });
  afterAll(() => shop?.close());

  const make = async (): Promise<number> => (await place(shop.client(), product)).body.data.id;
  const several = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, make));
  const move = async (
    ids: number[],
    status: string,
    more: object = {},
    caller = admin,
    headers = {},
  ): Promise<Outcome[]> => {
    const { status: code, body } = await caller.post('/api/admin/orders/status', { ids, status, ...more }, headers);
    expect(code).toBe(200);
    return body.data.items;
  };
  const historyOf = async (id: number): Promise<Array<{ to: string | null; note: string | null }>> =>
    (await admin.get(`/api/orders/${id}/history`)).body.data.items;

  it('a bulk status change moves the orders that allow it, and reports why others were refused and what they allow', async () => {
    const [a, b, c] = (await several(3)) as [number, number, number];
    await admin.put(`/api/orders/${b}/status`, { status: 'cancelled' });
    await admin.put(`/api/orders/${c}/status`, { status: 'processing' });
    const outcomes = await move([a, b, c, 999_999, a], 'processing', { note: 'Packed today' });
    expect(outcomes).toMatchObject([
      { id: a, outcome: 'moved', status: 'processing', allowed: ['ready_for_shipment', 'cancelled'] },
      { id: b, outcome: 'refused', status: 'cancelled', code: 'illegal_transition', allowed: [] },
      { id: c, outcome: 'unchanged', status: 'processing' },
      { id: 999_999, outcome: 'refused', status: null, code: 'order_not_found' },
    ]);
    expect(outcomes[1]!.message).toBe('An order with the status “Cancelled” cannot be changed to “Processing”.');
    expect(await historyOf(a)).toContainEqual(expect.objectContaining({ to: 'processing', note: 'Packed today' }));
  });

  it('a bulk cancellation returns the stock, and sends no email with notify=false', async () => {
    const ids = await several(2);
    const before = await stockOf(admin, product);
    await move(ids, 'canceled', { notify: false });
    expect(await stockOf(admin, product)).toBe(before + 2);
    const notices = await shop.db.query<{ notify: boolean }>(
      `SELECT (data -> 'notify')::boolean AS notify FROM outbox_event WHERE type = 'OrderStatusChanged'
        AND (data ->> 'order_id')::int = ANY($1)`,
      [ids],
    );
    expect(notices).toEqual([{ notify: false }, { notify: false }]);
  });

  it('concurrent bulk status changes move each order once', async () => {
    const ids = await several(5);
    const answers = await Promise.all([1, 2, 3, 4].map(() => move(ids, 'processing')));
    for (const [index, id] of ids.entries()) {
      expect(answers.filter((outcomes) => outcomes[index]!.outcome === 'moved')).toHaveLength(1);
      expect((await historyOf(id)).filter(({ to }) => to === 'processing')).toHaveLength(1);
    }
  });

  it('concurrent bulk status changes with the orders in opposite order do not deadlock', async () => {
    const ids = await several(8);
    const [there, back] = await Promise.all([move(ids, 'processing'), move([...ids].reverse(), 'cancelled')]);
    expect([...there, ...back].filter(({ code }) => code !== null && code !== 'illegal_transition')).toEqual([]);
  });

  it('a repeated bulk status change with the same Idempotency-Key returns the stored answer', async () => {
    const ids = await several(2);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await move(ids, 'processing', {}, admin, headers);
    expect(await move(ids, 'processing', {}, admin, headers)).toEqual(first);
    const other = await admin.post('/api/admin/orders/status', { ids, status: 'cancelled' }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it('a bulk status change with an unknown status, too many orders or none is rejected', async () => {
    const send = (body: object): Promise<{ status: number }> => admin.post('/api/admin/orders/status', body);
    expect((await send({ ids: [1], status: 'lost' })).status).toBe(422);
    expect((await send({ ids: [], status: 'processing' })).status).toBe(422);
    expect((await send({ ids: Array.from({ length: 101 }, (_, n) => n + 1), status: 'processing' })).status).toBe(422);
    expect((await send({ ids: ['1; DROP'], status: 'processing' })).status).toBe(422);
  });

  it('a bulk change to paid is refused for each order without payments:verify, and as a whole without orders:write', async () => {
    const clerk = await shop.integration('orders:write');
    const [id] = (await several(1)) as [number];
    for (const status of ['ready_for_shipment', 'shipped']) await admin.put(`/api/orders/${id}/status`, { status });
    expect(await move([id], 'paid', {}, clerk)).toMatchObject([
      { outcome: 'refused', status: 'shipped', code: 'insufficient_scope' },
    ]);
    expect(
      (await (await shop.integration('orders:read')).post('/api/admin/orders/status', { ids: [id], status: 'paid' }))
        .status,
    ).toBe(403);
    expect((await shop.client().post('/api/admin/orders/status', { ids: [id], status: 'paid' })).status).toBe(401);
  });
});
