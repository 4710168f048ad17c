import { DummyGateway, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { pay, place } from '../fixtures/orders.js';
import { startPaidShop } from '../fixtures/paid-shop.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  ({ shop, admin, product } = await startPaidShop());
});
beforeEach(() => DummyGateway.reset());
afterAll(() => shop.close());

/** Places an order of 20 for which a transfer of `amount` was recorded. */
async function paid(amount: number): Promise<number> {
  const client = shop.client();
  const { id, key } = (await place(client, product, { payment_method: 'bank_invoice' })).body.data;
  await pay(client, { id, key }, 'bank_invoice');
  expect((await admin.post(`/api/orders/${id}/verify-payment`, { amount })).status).toBe(200);
  return id as number;
}

const orderOf = async (id: number, reader = admin) => (await reader.get(`/api/admin/orders/${id}`)).body.data;

/** The history entries about decisions to keep the overpayment. */
const decisions = ({ history }: { history: Array<{ kind: string }> }) =>
  history.filter(({ kind }) => kind === 'overpayment_kept');

describe('an overpaid order', () => {
  test('the decision to keep an overpayment is in the history and the activity log, and the amount stays refundable', async () => {
    const id = await paid(25);
    const { version } = await orderOf(id);
    const kept = await admin.post(`/api/admin/orders/${id}/keep-overpayment`, { version });
    expect([kept.status, kept.body.message]).toEqual([200, 'Overpayment kept']);
    expect(kept.body.data).toMatchObject({ payment_status: 'overpaid', overpaid_amount: 5, refundable_amount: 25 });
    expect(kept.body.data.history.at(-1)).toMatchObject({ kind: 'overpayment_kept', changes: { amount: 5 } });
    const { items } = (await admin.get('/api/admin/audit?action=order.overpayment_kept')).body.data;
    expect(items).toMatchObject([{ subject_id: String(id), after: { amount: 5 } }]);
    expect((await admin.post(`/api/orders/${id}/refund`, { amount: 5, reason: 'Asked for it' })).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ payment_status: 'paid', overpaid_amount: 0 });
  });

  test('the decision to keep an overpayment is recorded once, also if two managers decide at the same time', async () => {
    const id = await paid(25);
    const manager = await logInAs(shop, 'manager');
    const { version } = await orderOf(id);
    const keep = (by: Client) => by.post(`/api/admin/orders/${id}/keep-overpayment`, { version });
    const answers = [...(await Promise.all([keep(admin), keep(manager)])), await keep(admin)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(decisions(await orderOf(id))).toHaveLength(1);
    const { items } = (await admin.get('/api/admin/audit?action=order.overpayment_kept')).body.data;
    expect(items.filter(({ subject_id: subject }: { subject_id: string }) => subject === String(id))).toHaveLength(1);
  });

  test('an order whose overpayment is kept is marked in lists of orders, and found by a filter, until the next refund', async () => {
    const [kept, open] = [await paid(25), await paid(26)];
    await admin.post(`/api/admin/orders/${kept}/keep-overpayment`);
    const listed = async (query: string): Promise<Array<{ id: number; overpayment_kept: boolean }>> =>
      (await admin.get(`/api/orders?payment_status=overpaid&per_page=100${query}`)).body.data.items;
    const ids = async (query: string): Promise<number[]> => (await listed(query)).map(({ id }) => id);
    const flags = new Map((await listed('')).map(({ id, overpayment_kept: isKept }) => [id, isKept]));
    expect([flags.get(kept), flags.get(open)]).toEqual([true, false]);
    expect(await ids('&overpayment_kept=1')).toContain(kept);
    expect(await ids('&overpayment_kept=1')).not.toContain(open);
    expect(await ids('&overpayment_kept=0')).toContain(open);
    expect(await ids('&overpayment_kept=0')).not.toContain(kept);
    const settled = async (value: 0 | 1): Promise<number[]> =>
      (await admin.get(`/api/orders?payment_settled=${value}&per_page=100`)).body.data.items.map(
        ({ id }: { id: number }) => id,
      );
    const exact = await paid(20);
    expect(await settled(1)).toEqual(expect.arrayContaining([kept, exact]));
    expect(await settled(1)).not.toContain(open);
    expect(await settled(0)).toContain(open);
    await admin.post(`/api/orders/${kept}/refund`, { amount: 1, reason: 'Asked for a part' });
    expect(await ids('&overpayment_kept=0')).toContain(kept);
    expect(await settled(0)).toContain(kept);
  });

  test('a later overpayment of the same amount is not kept until that is decided again', async () => {
    const id = await paid(25);
    expect((await orderOf(id)).overpayment_kept).toBe(false);
    const kept = await admin.post(`/api/admin/orders/${id}/keep-overpayment`);
    expect(kept.body.data.overpayment_kept).toBe(true);
    const [payment] = kept.body.data.payments;
    await admin.post(`/api/orders/${id}/payments/${payment.id}/reverse`, { reason: 'Another order was meant' });
    expect((await orderOf(id)).overpayment_kept).toBe(false);
    expect((await admin.post(`/api/orders/${id}/verify-payment`, { amount: 25 })).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ overpaid_amount: 5, overpayment_kept: false });
    const again = await admin.post(`/api/admin/orders/${id}/keep-overpayment`);
    expect(again.body.data.overpayment_kept).toBe(true);
    expect(decisions(again.body.data)).toHaveLength(2);
  });

  test('an overpayment cannot be kept for an order without one, for a changed order, or by support', async () => {
    const exact = await paid(20);
    const none = await admin.post(`/api/admin/orders/${exact}/keep-overpayment`);
    expect([none.status, none.body.code]).toEqual([409, 'nothing_to_refund']);
    const id = await paid(25);
    const stale = await admin.post(`/api/admin/orders/${id}/keep-overpayment`, { version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    const support = await logInAs(shop, 'support');
    expect((await support.post(`/api/admin/orders/${id}/keep-overpayment`)).status).toBe(403);
    expect((await orderOf(id)).history.some(({ kind }: { kind: string }) => kind === 'overpayment_kept')).toBe(false);
  });
});

describe('payments that can be corrected', () => {
  test('a recorded payment is reversible until it is refunded or reversed, and only for managers', async () => {
    const id = await paid(20);
    const reversible = async (reader = admin) =>
      (await orderOf(id, reader)).payments.map((payment: { reversible: boolean }) => payment.reversible);
    expect(await reversible()).toEqual([true]);
    expect(await reversible(await logInAs(shop, 'support'))).toEqual([false]);
    await admin.post(`/api/orders/${id}/refund`, { amount: 4, reason: 'One cup was broken' });
    expect(await reversible()).toEqual([false]);
    const other = await paid(20);
    const [payment] = (await orderOf(other)).payments;
    await admin.post(`/api/orders/${other}/payments/${payment.id}/reverse`, { reason: 'Another order was meant' });
    expect((await orderOf(other)).payments).toMatchObject([{ status: 'reversed', reversible: false }]);
  });

  test('a payment at a provider is not reversible, because it is refunded there', async () => {
    const client = shop.client();
    const { id, key } = (await place(client, product, { payment_method: 'dummy' })).body.data;
    await pay(client, { id, key }, 'dummy');
    expect((await orderOf(id)).payments).toMatchObject([{ status: 'captured', reversible: false }]);
  });
});
