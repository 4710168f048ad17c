import fc from 'fast-check';
import { Browser, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import type { ServerEvent } from '#contracts';
import { OrderStatusChangedListener } from '../../src/notification/listeners/order-status-changed.listener.js';
import { OrderPresenter } from '../../src/order-view/use-cases/order-presenter.js';
import { PaymentClock } from '../../src/order-management/use-cases/payment-clock.js';
import { delivered } from '../fixtures/delivered.js';
import { mailTexts } from '../fixtures/mails.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMIT: '0' } });
  admin = await shop.admin();
  const account = { account_number: 'DE89 3704 0044 0532 0130 00', bank_code: 'COBADEFFXXX' };
  await offerBankInvoice(admin, { cancel_after: 1, ...account });
  product = await makeProduct(admin, { price_regular: 34.9, in_stock: 1000 });
});
afterAll(() => shop?.close());

interface Made {
  readonly id: number;
  readonly key: string;
}

/** Places an order that waits for a bank transfer. */
async function awaiting(): Promise<Made> {
  const client = shop.client();
  const { id, key } = (await place(client, product, { payment_method: 'bank_invoice' })).body.data as Made;
  expect((await pay(client, { id, key }, 'bank_invoice')).status).toBe(200);
  return { id, key };
}

const orderOf = async (id: number) => (await admin.get(`/api/admin/orders/${id}`)).body.data;
const verify = (id: number, amount?: number): Promise<Answered> =>
  admin.post(`/api/orders/${id}/verify-payment`, amount === undefined ? {} : { amount });
const refund = (id: number, amount?: number): Promise<Answered> =>
  admin.post(`/api/orders/${id}/refund`, { reason: 'Sent back', ...(amount !== undefined && { amount }) });
const move = (id: number, status: string): Promise<Answered> => admin.put(`/api/orders/${id}/status`, { status });
const edit = (id: number, quantity: number, price: number): Promise<Answered> =>
  admin.put(`/api/orders/${id}`, { items: [{ product_id: product, quantity, price }] });

/** Whether lists, filters and the overdue mark show the order as waiting for money. */
async function waitedFor(id: number) {
  const ids = async (query: string): Promise<number[]> =>
    (await admin.get(`/api/orders?per_page=100&${query}`)).body.data.items.map((order: Made) => order.id);
  const toVerify = await admin.get('/api/admin/payments/to-verify?per_page=100');
  expect((await ids('to_verify=0')).includes(id)).not.toBe((await ids('to_verify=1')).includes(id));
  expect((await ids('overdue=0')).includes(id)).not.toBe((await ids('overdue=1')).includes(id));
  return {
    toVerify: (await ids('to_verify=1')).includes(id),
    view: (await ids('view=awaiting_payment')).includes(id),
    listed: toVerify.body.data.items.some((order: Made) => order.id === id),
    overdue: (await ids('overdue=1')).includes(id),
    marked: (await orderOf(id)).overdue as boolean,
  };
}
const nowhere = { toVerify: false, view: false, listed: false, overdue: false, marked: false };
const late = (id: number) =>
  shop.db.query("UPDATE shop_order SET payment_due_at = now() - interval '3 days' WHERE id = $1", [id]);

describe('refunds of partial payments', () => {
  test('a refunded partial payment is due again, and the order is paid only when its whole total was received', async () => {
    const { id, key } = await awaiting();
    await verify(id, 10);
    await refund(id, 10);
    expect(await orderOf(id)).toMatchObject({ status: 'awaiting_payment', open_amount: 34.9 });
    const page = (await new Browser(shop.url).open(`/order/${id}?key=${key}`)).html;
    expect(page).toContain('€34.90');
    expect(page).not.toContain('€24.90');
    expect((await verify(id, 24.9)).body.data).toMatchObject({
      status: 'awaiting_payment',
      payment_status: 'partially_paid',
      open_amount: 10,
      paid_at: null,
    });
    expect((await verify(id)).body.data).toMatchObject({ status: 'paid', payment_status: 'paid', open_amount: 0 });
  });

  test('after a full refund of a partial payment, the buyer can pay or cancel the order, and it is cancelled when overdue', async () => {
    const orders = [await awaiting(), await awaiting(), await awaiting()];
    for (const { id } of orders) {
      await verify(id, 10);
      await refund(id, 10);
    }
    const [paying, cancelling, late_] = orders as [Made, Made, Made];
    expect((await pay(shop.client(), paying, 'cash')).status).toBe(200);
    expect((await shop.client().post(`/api/orders/${cancelling.id}/cancel?key=${cancelling.key}`, {})).status).toBe(
      200,
    );
    await late(late_.id);
    await shop.app.get(PaymentClock, { strict: false }).run();
    expect(await orderOf(late_.id)).toMatchObject({ status: 'cancelled' });
  });

  test('a partial payment after a full refund is shown as partially paid, not as partially refunded', async () => {
    const { id } = await awaiting();
    await verify(id, 20);
    await refund(id, 20);
    await verify(id, 20);
    const exported = (await admin.get(`/api/admin/orders/export?q=${id}`)).text;
    expect(exported).toContain('Partially paid');
    expect(exported).not.toContain('Partially refunded');
  });

  test('a partial payment on delivery that was refunded is due again', async () => {
    const { id } = (await place(shop.client(), product, { payment_method: 'cash' })).body.data as Made;
    for (const status of ['ready_for_shipment', 'shipped']) await move(id, status);
    await verify(id, 10);
    await refund(id);
    expect(await waitedFor(id)).toMatchObject({ toVerify: true, view: true, listed: true });
    expect((await verify(id)).body.data).toMatchObject({ status: 'paid', paid_amount: 44.9, open_amount: 0 });
  });
});

describe('the email about a payment that leaves a balance due', () => {
  const partialMails = async (id: number): Promise<Array<{ received: number }>> => {
    await delivered(shop);
    const rows = await shop.db.query<{ data: { received: number } }>(
      "SELECT data FROM mail WHERE order_id = $1 AND kind = 'payment_partial' ORDER BY created_at",
      [id],
    );
    return rows.map(({ data }) => data);
  };
  const send = (id: number, body: Record<string, unknown>): Promise<Answered> =>
    admin.post(`/api/orders/${id}/verify-payment`, body);

  test('each partial payment is confirmed by one email with the amount received, the balance due and the bank details', async () => {
    const { id } = await awaiting();
    await send(id, { amount: 10, reference: 'PART-1' });
    await delivered(shop);
    await send(id, { amount: 10, reference: 'PART-1' });
    await send(id, { amount: 4.5 });
    expect(await partialMails(id)).toEqual([{ received: 10 }, { received: 4.5 }]);
    const texts = (await mailTexts(shop)).filter((text) => text.includes(`received €10.00 for order ${id}`));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/Balance due by .*: €\d+\.\d\d\./);
    expect(texts[0]).toContain('DE89 3704 0044 0532 0130 00');
    expect(texts[0]).toContain((await orderOf(id)).reference);
  });

  test('a partial payment with notify false, and one that completes the total, send no email about a balance due', async () => {
    const { id } = await awaiting();
    await send(id, { amount: 10, notify: false });
    await send(id, {});
    expect(await partialMails(id)).toEqual([]);
  });

  test('no email about a balance due is sent if another payment completes the total before it is written', async () => {
    const { id } = await awaiting();
    await send(id, { amount: 10, notify: false });
    const [event] = await shop.db.query<ServerEvent<'PaymentCaptured'>>(
      "SELECT * FROM outbox_event WHERE type = 'PaymentCaptured' AND (data ->> 'order_id')::int = $1",
      [id],
    );
    await send(id, {});
    await shop.app
      .get(OrderStatusChangedListener, { strict: false })
      .captured({ ...event!, data: { ...event!.data, notify: true } });
    expect(await partialMails(id)).toEqual([]);
  });

  test('a partial cash payment of a shipped order is confirmed by an email without bank details', async () => {
    const { id } = (await place(shop.client(), product, { payment_method: 'cash' })).body.data as Made;
    for (const status of ['ready_for_shipment', 'shipped']) await move(id, status);
    await send(id, { amount: 10 });
    expect(await partialMails(id)).toEqual([{ received: 10 }]);
    const [text] = (await mailTexts(shop)).filter((one) => one.includes(`received €10.00 for order ${id}`));
    expect(text).toContain('Balance due: €');
    expect(text).not.toContain('DE89');
  });
});

test('an order that was paid, partially refunded and shipped has no payment due', async () => {
  const { id } = await awaiting();
  await verify(id);
  expect((await refund(id, 5)).body.data.order).toMatchObject({ status: 'paid', open_amount: 0 });
  await late(id);
  for (const status of ['ready_for_shipment', 'shipped']) expect((await move(id, status)).status).toBe(200);
  expect(await waitedFor(id)).toEqual(nowhere);
  expect((await refund(id)).body.data.order).toMatchObject({ payment_status: 'refunded', open_amount: 0 });
  expect(await waitedFor(id)).toEqual(nowhere);
  expect((await verify(id, 1)).body.code).toBe('already_paid');
});

describe('orders without a balance due', () => {
  test('an order is paid when an edit leaves nothing to pay, and is then never overdue or cancelled', async () => {
    const { id } = await awaiting();
    await late(id);
    expect(await waitedFor(id)).toMatchObject({ toVerify: true, overdue: true, marked: true });
    expect((await edit(id, 1, 0)).body.data).toMatchObject({ status: 'paid', payment_status: 'paid', open_amount: 0 });
    expect(await waitedFor(id)).toEqual(nowhere);
    expect((await edit(id, 1, 20)).body.code).toBe('not_editable');
  });

  test('an order without a balance due is not cancelled while it is in awaiting_payment', async () => {
    const { id } = await awaiting();
    await late(id);
    await shop.db.query('UPDATE shop_order SET subtotal = 0, total = 0 WHERE id = $1', [id]);
    expect(await waitedFor(id)).toEqual(nowhere);
    await shop.app.get(PaymentClock, { strict: false }).run();
    expect((await orderOf(id)).status).toBe('awaiting_payment');
  });
});

type Step =
  | { readonly kind: 'pay' | 'refund'; readonly amount: number }
  | { readonly kind: 'edit'; readonly price: number }
  | { readonly kind: 'cancel' };

const cents = fc.integer({ min: 1, max: 4000 }).map((minor) => minor / 100);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), amount: cents }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), amount: cents }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), price: fc.nat(4000).map((c) => c / 100) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
);

/** A model of the order in cents, computed from all accepted steps. */
class Ledger {
  total = 3490;
  cancelled = false;
  wasPaid = false;
  readonly movements: number[] = [];

  get held(): number {
    return this.movements.reduce((sum, amount) => sum + amount, 0);
  }

  get open(): number {
    return this.wasPaid ? 0 : Math.max(0, this.total - this.held);
  }

  get status(): string {
    if (this.cancelled) return 'cancelled';
    return this.wasPaid ? 'paid' : 'awaiting_payment';
  }

  get paymentStatus(): string {
    if (this.movements.some((amount) => amount < 0) && this.held === 0) return 'refunded';
    if (this.held > this.total) return 'overpaid';
    if (this.held === this.total) return 'paid';
    return this.held > 0 ? 'partially_paid' : 'unpaid';
  }

  /** Applies the step; returns whether the shop must accept it. */
  take(one: Step): boolean {
    const accepted = this.accepts(one);
    if (accepted && one.kind === 'pay') this.movements.push(Math.round(one.amount * 100));
    if (accepted && one.kind === 'refund') this.movements.push(-Math.round(one.amount * 100));
    if (accepted && one.kind === 'edit') this.total = Math.round(one.price * 100);
    if (accepted && one.kind === 'cancel') this.cancelled = true;
    if (!this.cancelled && this.held >= this.total) this.wasPaid = true;
    return accepted;
  }

  private accepts(one: Step): boolean {
    if (one.kind === 'pay') return !this.cancelled && !this.wasPaid;
    if (one.kind === 'refund') return Math.round(one.amount * 100) <= this.held;
    if (one.kind === 'edit') return !this.cancelled && !this.wasPaid && this.movements.length === 0;
    return true;
  }
}

const send = (id: number, one: Step): Promise<Answered> => {
  if (one.kind === 'pay') return verify(id, one.amount);
  if (one.kind === 'refund') return refund(id, one.amount);
  if (one.kind === 'edit') return edit(id, 1, one.price);
  return admin.post(`/api/orders/${id}/cancel`, { reason: 'No longer wanted' });
};
const shown = (minor: number): string => `€${(minor / 100).toFixed(2)}`;

describe('random sequences of payments, refunds, edits and a cancellation', () => {
  test('the balance due is the same in API, lists, page, emails and QR code, after any sequence of steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const { id, key } = await awaiting();
        const ledger = new Ledger();
        for (const one of steps) {
          const accepted = ledger.take(one);
          expect([one, (await send(id, one)).status < 300]).toEqual([one, accepted]);
        }
        const order = await orderOf(id);
        expect(order).toMatchObject({ status: ledger.status, payment_status: ledger.paymentStatus });
        const waits = ledger.status === 'awaiting_payment';
        if (!ledger.cancelled) expect(Math.round(order.open_amount * 100)).toBe(ledger.open);
        expect(await waitedFor(id)).toEqual({ ...nowhere, toVerify: waits, view: waits, listed: waits });
        const page = (await new Browser(shop.url).open(`/order/${id}?key=${key}`)).html;
        expect(page.includes('pay__code')).toBe(waits);
        if (waits) expect(page).toContain(shown(ledger.open));
        const mailed = await shop.app.get(OrderPresenter, { strict: false }).load(id, 'en');
        if (!ledger.cancelled) expect(mailed?.open).toBe(shown(ledger.open));
        expect(mailed?.payable?.amount ?? null).toBe(waits ? (ledger.open / 100).toFixed(2) : null);
      }),
      { numRuns: 12, includeErrorInReport: true },
    );
  });
});
