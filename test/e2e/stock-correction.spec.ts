import fc from 'fast-check';
import type { QueryRunner } from 'typeorm';
import { startTestShop, type Client, type TestShop } from '#testing';
import { StockIsSumOfMovements1764500000000 } from '../../migrations/1764500000000-stock-is-sum-of-movements.js';
import { makeProduct, orderBody, place, stockOf } from '../fixtures/orders.js';

describe('stock corrections', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
  });
  afterAll(() => shop?.close());

  const correct = (id: number, body: object) => admin.post(`/api/admin/products/${id}/stock`, body);
  const history = async (id: number, query = ''): Promise<Array<Record<string, unknown>>> =>
    (await admin.get(`/api/admin/products/${id}/stock${query}`)).body.data.items;

  /** Compares the stock of the product and of each variant with the sum of its movements. */
  async function expectAccounted(id: number): Promise<void> {
    const [row] = await shop.db.query<{ stock: number; level: number; moved: number }>(
      `SELECT in_stock AS stock, (SELECT in_stock FROM stock_level WHERE product_id = p.id) AS level,
         (SELECT coalesce(sum(delta), 0)::int FROM stock_movement WHERE product_id = p.id) AS moved FROM product p
           WHERE id = $1`,
      [id],
    );
    expect(row).toEqual({ stock: row!.stock, level: row!.stock, moved: row!.stock });
    const kinds = await shop.db.query<{ held: number; moved: number }>(
      `SELECT held, (SELECT coalesce(sum(delta), 0)::int FROM stock_movement m
           WHERE m.product_id = $1 AND m.variant_id IS NOT DISTINCT FROM k.id) AS moved
       FROM (SELECT id, in_stock AS held FROM product_variant WHERE product_id = $1
         UNION ALL SELECT NULL, CASE WHEN has_variants THEN 0 ELSE in_stock END FROM product WHERE id = $1) k`,
      [id],
    );
    expect(kinds).toEqual(kinds.map(({ held }) => ({ held, moved: held })));
  }

  it('a stock correction adds, removes or counts, each with a reason', async () => {
    const id = await makeProduct(admin, { in_stock: 10 });
    expect((await correct(id, { change: 5, reason: 'received', note: '  Delivery of Friday ' })).body.data).toEqual({
      product_id: id,
      variant_id: null,
      change: 5,
      in_stock: 15,
      product_in_stock: 15,
    });
    expect((await correct(id, { change: -2, reason: 'damaged' })).body.data).toMatchObject({ in_stock: 13 });
    expect((await correct(id, { counted: 12, reason: 'counted' })).body.data).toMatchObject({
      change: -1,
      in_stock: 12,
    });
    expect((await correct(id, { counted: 12, reason: 'counted' })).body.data).toMatchObject({
      change: 0,
      in_stock: 12,
    });
    expect(await stockOf(admin, id)).toBe(12);
    expect((await history(id)).map(({ change, reason, note }) => [change, reason, note])).toEqual([
      [0, 'counted', null],
      [-1, 'counted', null],
      [-2, 'damaged', null],
      [5, 'received', 'Delivery of Friday'],
      [10, 'created', null],
    ]);
    await expectAccounted(id);
  });

  it('a stock correction does not change the version of the product, so that an open form can be saved', async () => {
    const id = await makeProduct(admin);
    await correct(id, { change: 1, reason: 'other' });
    expect((await admin.put(`/api/products/${id}`, { name: 'Saved', version: 1 })).status).toBe(200);
  });

  it('a stock correction cannot remove more than the stock', async () => {
    const id = await makeProduct(admin, { in_stock: 2 });
    const { status, body } = await correct(id, { change: -3, reason: 'damaged' });
    expect({ status, code: body.code, available: body.available }).toEqual({
      status: 409,
      code: 'insufficient_stock',
      available: 2,
    });
    expect(await history(id)).toHaveLength(1);
  });

  it('a stocktake reports what was sold since the count, and does not undo the sales', async () => {
    const id = await makeProduct(admin, { in_stock: 5 });
    await place(shop.client(), id);
    const { status, body } = await correct(id, { counted: 5, seen: 5, reason: 'counted' });
    expect({ status, code: body.code, available: body.available }).toEqual({
      status: 409,
      code: 'stock_changed',
      available: 4,
    });
    expect((await correct(id, { counted: 5, seen: 4, reason: 'counted' })).status).toBe(200);
    await expectAccounted(id);
  });

  it('a stock correction of a product with variants names a variant', async () => {
    const id = await makeProduct(admin, {
      variants: [
        { attributes: { size: 'S' }, in_stock: 3 },
        { attributes: { size: 'M' }, in_stock: 4 },
      ],
    });
    const [small] = (await admin.get(`/api/products/${id}`)).body.data.variants as Array<{ id: number }>;
    expect(Object.keys((await correct(id, { change: 1, reason: 'received' })).body.errors)).toEqual(['variant_id']);
    expect(
      Object.keys((await correct(id, { change: 1, variant_id: 999_999, reason: 'received' })).body.errors),
    ).toEqual(['variant_id']);
    expect((await correct(id, { counted: 9, variant_id: small!.id, reason: 'counted' })).body.data).toMatchObject({
      change: 6,
      in_stock: 9,
      product_in_stock: 13,
    });
    expect(
      (await history(id, `?variant_id=${small!.id}`)).map(({ change, attributes }) => [change, attributes]),
    ).toEqual([
      [6, { size: 'S' }],
      [3, { size: 'S' }],
    ]);
    await expectAccounted(id);
  });

  it('an invalid stock correction is rejected', async () => {
    const id = await makeProduct(admin);
    for (const [body, field] of [
      [{ reason: 'received' }, 'change'],
      [{ change: 1, counted: 2, reason: 'counted' }, 'change'],
      [{ change: 1 }, 'reason'],
      [{ change: 1, reason: 'theft' }, 'reason'],
      [{ change: 1.5, reason: 'other' }, 'change'],
      [{ counted: -1, reason: 'other' }, 'counted'],
      [{ change: 10_000_000, reason: 'other' }, 'change'],
      [{ change: 1, reason: 'other', note: 'x'.repeat(501) }, 'note'],
    ] as const) {
      const answered = await correct(id, body);
      expect({ body, status: answered.status, fields: Object.keys(answered.body.errors ?? {}) }).toEqual({
        body,
        status: 422,
        fields: [field],
      });
    }
    expect((await correct(999_999, { change: 1, reason: 'other' })).status).toBe(404);
  });

  it('a stock correction with one Idempotency-Key is made once', async () => {
    const id = await makeProduct(admin, { in_stock: 1 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        admin.post(
          `/api/admin/products/${id}/stock`,
          { change: 10, reason: 'received' },
          { 'idempotency-key': 'delivery-7' },
        ),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await stockOf(admin, id)).toBe(11);
  });

  it('stock movements show who made them, why, and for which order', async () => {
    const id = await makeProduct(admin, { in_stock: 5 });
    const order = (await place(shop.client(), id)).body.data as { id: number };
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Changed my mind' });
    const items = await history(id);
    expect(items.map(({ reason, change, order_id: orderId }) => [reason, change, orderId])).toEqual([
      ['cancelled', 1, order.id],
      ['order', -1, order.id],
      ['created', 5, null],
    ]);
    expect(items[0]!.actor).toMatchObject({ kind: 'integration', name: 'test admin' });
    expect(items[1]!.actor).toMatchObject({ kind: 'guest', name: null });
  });

  it('concurrent sales and stock corrections neither lose stock nor make it negative', async () => {
    const id = await makeProduct(admin, { in_stock: 20 });
    const answers = await Promise.all([
      ...Array.from({ length: 15 }, () => place(shop.client(), id)),
      ...Array.from({ length: 5 }, () => correct(id, { change: 3, reason: 'received' })),
      ...Array.from({ length: 5 }, () => correct(id, { change: -4, reason: 'damaged' })),
    ]);
    const sold = answers.slice(0, 15).filter(({ status }) => status === 201).length;
    const damaged = answers.slice(20).filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
    expect(await stockOf(admin, id)).toBe(20 + 15 - sold - 4 * damaged);
    await expectAccounted(id);
  });

  it('concurrent sales, stock corrections and saves with variants do not deadlock, and a save does not restore sold stock', async () => {
    const id = await makeProduct(admin, {
      variants: [
        { attributes: { size: 'S' }, in_stock: 30 },
        { attributes: { size: 'M' }, in_stock: 30 },
      ],
    });
    const variants = (await admin.get(`/api/products/${id}`)).body.data.variants as Array<{
      id: number;
      attributes: object;
    }>;
    const form = {
      name: 'As the form sends it',
      variants: variants.map(({ id: one, attributes }) => ({ id: one, attributes })),
    };
    const buy = (n: number) =>
      place(shop.client(), id, { items: [{ product_id: id, variant_id: variants[n % 2]!.id, quantity: 2 }] });
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => buy(n)),
      ...Array.from({ length: 6 }, () => admin.put(`/api/products/${id}`, form)),
      ...Array.from({ length: 6 }, (_, n) =>
        correct(id, { change: 1, variant_id: variants[n % 2]!.id, reason: 'returned' }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(10).fill(201),
      ...Array<number>(12).fill(200),
    ]);
    expect(await stockOf(admin, id)).toBe(60 - 20 + 6);
    await expectAccounted(id);
  });

  it('stock movements explain the stock after a product gets its first variants and loses its last', async () => {
    const id = await makeProduct(admin, { in_stock: 7 });
    await admin.put(`/api/products/${id}`, { variants: [{ attributes: { size: 'S' }, in_stock: 2 }] });
    expect(await stockOf(admin, id)).toBe(2);
    await expectAccounted(id);
    await admin.put(`/api/products/${id}`, { variants: [], in_stock: 3 });
    expect(await stockOf(admin, id)).toBe(3);
    await expectAccounted(id);
  });

  it('stock movements account for items returned to a product that got variants after the sale', async () => {
    const id = await makeProduct(admin, { in_stock: 10 });
    const order = (await place(shop.client(), id, { items: [{ product_id: id, quantity: 3 }] })).body.data;
    await admin.put(`/api/products/${id}`, { variants: [{ attributes: { size: 'S' }, in_stock: 4 }] });
    await admin.post(`/api/orders/${order.id}/cancel`, {});
    await admin.put(`/api/products/${id}`, { variants: [] });
    expect(await stockOf(admin, id)).toBe(0);
    await expectAccounted(id);
    expect((await history(id)).map(({ reason, change }) => [reason, change])).toEqual([
      ['edited', -4],
      ['withdrawn', -3],
      ['cancelled', 3],
      ['edited', -7],
      ['edited', 4],
      ['order', -3],
      ['created', 10],
    ]);
  });

  it('the upgrade adds stock movements where the stock of a shop differs from their sum', async () => {
    const id = await makeProduct(admin, { variants: [{ attributes: { size: 'S' }, in_stock: 2 }] });
    const plain = await makeProduct(admin, { in_stock: 2 });
    await shop.db.query('UPDATE product_variant SET in_stock = 5 WHERE product_id = $1', [id]);
    await shop.db.query('UPDATE product SET in_stock = 5 WHERE id = ANY ($1)', [[id, plain]]);
    await new StockIsSumOfMovements1764500000000().up(shop.db as unknown as QueryRunner);
    for (const one of [id, plain]) {
      await expectAccounted(one);
      expect((await history(one))[0]).toMatchObject({ change: 3, reason: 'reconciled' });
    }
  });

  it('stock equals the sum of movements after any sequence of orders, edits, cancellations and variant changes', async () => {
    const pieces = fc.integer({ min: 1, max: 3 });
    const any = fc.nat(9);
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ does: fc.constant('order' as const), any, pieces }) },
      { weight: 3, arbitrary: fc.record({ does: fc.constant('cancel' as const), any }) },
      {
        weight: 3,
        arbitrary: fc.record({ does: fc.constant('variants' as const), sizes: fc.subarray(['S', 'M', 'L']), pieces }),
      },
      { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('edit' as const, 'add' as const), any, pieces }) },
      { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('pay' as const, 'refund' as const), any }) },
      {
        weight: 1,
        arbitrary: fc.record({ does: fc.constant('correct' as const), any, pieces: fc.integer({ min: -3, max: 9 }) }),
      },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('set' as const), pieces: fc.nat(9) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20 }), async (steps) => {
        const id = await makeProduct(admin, { in_stock: 9 });
        const orders: Array<{ id: number; items: Array<Record<string, unknown>> }> = [];
        const pick = async (index: number) => {
          const { variants } = (await admin.get(`/api/products/${id}`)).body.data as {
            variants: Array<{ id: number }>;
          };
          const variant = variants[index % Math.max(1, variants.length)];
          return { product_id: id, ...(variant && { variant_id: variant.id }) };
        };
        for (const made of steps) {
          const order = 'any' in made ? orders[made.any % Math.max(1, orders.length)] : undefined;
          const send = async (): Promise<{ status: number } | undefined> => {
            switch (made.does) {
              case 'order': {
                const items = [{ ...(await pick(made.any)), quantity: made.pieces }];
                const placed = await admin.post('/api/orders', orderBody(id, { items }));
                if (placed.status === 201) orders.push(placed.body.data);
                return placed;
              }
              case 'variants':
                return admin.put(`/api/products/${id}`, {
                  variants: made.sizes.map((size) => ({ attributes: { size }, in_stock: made.pieces })),
                });
              case 'set':
                return admin.put(`/api/products/${id}`, { in_stock: made.pieces });
              case 'correct': {
                const { variant_id } = (await pick(made.any)) as { variant_id?: number };
                return correct(id, { change: made.pieces, reason: 'returned', variant_id });
              }
              default:
            }
            if (!order) return undefined;
            const kept = order.items.map(({ product_id, variant_id, quantity }) => ({
              product_id,
              variant_id,
              quantity,
            }));
            switch (made.does) {
              case 'edit':
                return admin.put(`/api/orders/${order.id}`, { items: [{ ...kept[0]!, quantity: made.pieces }] });
              case 'add':
                return admin.put(`/api/orders/${order.id}`, {
                  items: [...kept, { ...(await pick(made.any)), quantity: made.pieces }],
                });
              case 'cancel':
                return admin.post(`/api/orders/${order.id}/cancel`, {});
              case 'pay':
                await admin.put(`/api/orders/${order.id}/status`, { status: 'awaiting_payment' });
                return admin.post(`/api/orders/${order.id}/verify-payment`, {});
              case 'refund':
                return admin.post(`/api/orders/${order.id}/refund`, { reason: 'Returned' });
            }
          };
          const answered = await send();
          expect([200, 201, 409, 422]).toContain(answered?.status ?? 200);
          await expectAccounted(id);
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});
