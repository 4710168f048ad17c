import { startTestShop, type Client, type TestShop } from '#testing';
import { sessionOf } from '../fixtures/panel/account.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { statementsDuring } from '../fixtures/statements.js';

const COUNTERS = '/api/admin/counters';
/** It stands still: however long a machine takes for many requests, they come within one second. */
const clock = movableClock();
/** Longer than answers are kept. */
const forget = (): void => clock.pass(1);

describe("the panel's counters", () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop({ clock });
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const counters = async (): Promise<unknown> => {
    forget();
    return (await admin.get(COUNTERS)).body.data;
  };

  it('count new orders and payments to verify, and paid orders until they are in processing', async () => {
    expect(await counters()).toEqual({ orders_to_handle: 0, payments_to_verify: 0 });
    await offerBankInvoice(admin);
    const product = await makeProduct(admin);
    const guest = shop.client();
    await place(guest, product);
    const { body } = await place(guest, product, { payment_method: 'bank_invoice' });
    await pay(guest, body.data, 'bank_invoice');
    expect(await counters()).toEqual({ orders_to_handle: 1, payments_to_verify: 1 });
    await admin.post(`/api/orders/${body.data.id}/verify-payment`, {});
    expect(await counters()).toEqual({ orders_to_handle: 2, payments_to_verify: 0 });
    await admin.put(`/api/orders/${body.data.id}/status`, { status: 'processing' });
    expect(await counters()).toEqual({ orders_to_handle: 1, payments_to_verify: 0 });
  });

  it('cost two statements a second, however many administrators there are', async () => {
    forget();
    const asked = await statementsDuring(shop, () =>
      Promise.all(Array.from({ length: 20 }, () => admin.get(COUNTERS))),
    );
    expect(asked.filter((text) => /order_work|order_money_to_verify/.test(text))).toHaveLength(2);
  });

  it('are for administrators of every role', async () => {
    expect((await (await sessionOf(shop, 'support')).get(COUNTERS)).status).toBe(200);
    expect((await shop.client().get(COUNTERS)).status).toBe(401);
    expect((await (await shop.integration('orders:read')).get(COUNTERS)).status).toBe(403);
  });
});
