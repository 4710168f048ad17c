import { startTestShop, type Client, type TestShop } from '#testing';
import { sessionOf } from '../fixtures/panel/account.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { statementsDuring } from '../fixtures/statements.js';

const COUNTERS = '/api/admin/counters';
/** A fixed clock, so that many requests fall into one second on a slow machine too. */
const clock = movableClock();
/** Advances the clock by more than the time for which the counters are cached. */
const forget = (): void => clock.pass(1);

describe('counters of the panel’s navigation', () => {
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

  it('the counters show new orders, payments to verify, paid orders that are not processed yet, and ready ones', async () => {
    expect(await counters()).toEqual({ orders_to_handle: 0, payments_to_verify: 0, transactions_to_review: 0 });
    await offerBankInvoice(admin);
    const product = await makeProduct(admin);
    const guest = shop.client();
    await place(guest, product);
    const { body } = await place(guest, product, { payment_method: 'bank_invoice' });
    await pay(guest, body.data, 'bank_invoice');
    expect(await counters()).toEqual({ orders_to_handle: 1, payments_to_verify: 1, transactions_to_review: 0 });
    await admin.post(`/api/orders/${body.data.id}/verify-payment`, {});
    expect(await counters()).toEqual({ orders_to_handle: 2, payments_to_verify: 0, transactions_to_review: 0 });
    await admin.put(`/api/orders/${body.data.id}/status`, { status: 'processing' });
    expect(await counters()).toEqual({ orders_to_handle: 1, payments_to_verify: 0, transactions_to_review: 0 });
    await admin.put(`/api/orders/${body.data.id}/status`, { status: 'ready_for_shipment' });
    expect(await counters()).toEqual({ orders_to_handle: 2, payments_to_verify: 0, transactions_to_review: 0 });
    await admin.put(`/api/orders/${body.data.id}/status`, { status: 'shipped' });
    expect(await counters()).toEqual({ orders_to_handle: 1, payments_to_verify: 0, transactions_to_review: 0 });
  });

  it('the counters take three statements per second, however many administrators request them', async () => {
    forget();
    const asked = await statementsDuring(shop, () =>
      Promise.all(Array.from({ length: 20 }, () => admin.get(COUNTERS))),
    );
    expect(
      asked.filter((text) => /order_work|order_money_to_verify|bank_transactions_to_review/.test(text)),
    ).toHaveLength(3);
  });

  it('administrators of every role can read the counters, other callers cannot', async () => {
    expect((await (await sessionOf(shop, 'support')).get(COUNTERS)).status).toBe(200);
    expect((await shop.client().get(COUNTERS)).status).toBe(401);
    expect((await (await shop.integration('orders:read')).get(COUNTERS)).status).toBe(403);
  });
});
