import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { makeProduct, place } from '../fixtures/orders.js';

describe('concurrent refunds', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  /** An order of 10 that was paid in cash. */
  async function paid(): Promise<{
    refund: (amount: number, reason: string) => Promise<Answered>;
    read: () => Promise<Answered['body']>;
  }> {
    const product = await makeProduct(admin, { price_regular: 10, in_stock: 5 });
    const { id } = (await place(shop.client(), product)).body.data as { id: number };
    for (const status of ['ready_for_shipment', 'shipped', 'paid'])
      expect((await admin.put(`/api/orders/${id}/status`, { status })).status).toBe(200);
    return {
      refund: (amount, reason) => admin.post(`/api/orders/${id}/refund`, { amount, reason }),
      read: async () => (await admin.get(`/api/orders/${id}`)).body.data,
    };
  }

  test('concurrent refunds of the same amount are separate refunds', async () => {
    const order = await paid();
    const answers = await Promise.all([order.refund(4, 'cup 1'), order.refund(4, 'cup 2')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { refunded_amount: refunded, refunds } = await order.read();
    expect(refunded).toBe(8);
    expect(refunds.map(({ reason }: { reason: string }) => reason).sort()).toEqual(['cup 1', 'cup 2']);
  });

  test('concurrent refunds pay back at most what was paid, and the others get an error with the refundable amount', async () => {
    const order = await paid();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => order.refund(3, `part ${n}`)));
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(200) + count(409) + count(422)]).toEqual([3, 10]);
    expect(await order.read()).toMatchObject({ refunded_amount: 9, payment_status: 'partially_paid' });
  });
});
