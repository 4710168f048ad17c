import fc from 'fast-check';
import { type Answered, type Client, type TestShop } from '#testing';
import { ScheduledJobs } from '../../src/platform/jobs/scheduled-jobs.js';
import { ChangedOrders } from '../../src/reconciliation/data/changed-orders.js';
import { DecideTransactions } from '../../src/reconciliation/use-cases/decide-transactions.js';
import { RenewSuggestions } from '../../src/reconciliation/use-cases/renew-suggestions.js';
import { MatchCredits } from '../../src/reconciliation/use-cases/match-credits.js';
import { MatchTransaction } from '../../src/reconciliation/use-cases/match-transaction.js';
import { NoteChangedOrders } from '../../src/reconciliation/use-cases/note-changed-orders.js';
import { SuggestRegisters } from '../../src/reconciliation/use-cases/suggest-registers.js';
import { bankRequests, startBankShop, type AwaitingOrder } from '../fixtures/bank-shop.js';
import { delivered } from '../fixtures/delivered.js';
import { place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

let shop: TestShop;
let admin: Client;
let product: number;
let made = 0;

beforeAll(async () => {
  ({ shop, admin, product } = await startBankShop(20));
});
afterAll(() => shop?.close());

const { awaiting, orderOf, transactionOf, theOne, act, reverse, send } = bankRequests(() => ({ shop, admin, product }));

/** Imports one transfer; returns its id. */
async function transfer(text: string, amount = 20, externalId = `C-${++made}`): Promise<number> {
  const imported = await send({ external_id: externalId, amount, remittance_information: text });
  expect(imported.status).toBe(201);
  return (await theOne(imported)).id;
}

interface Paid extends AwaitingOrder {
  readonly transaction: number;
  readonly payment: number;
}

/** An order that a bank transfer has paid. */
async function paidByTransfer(): Promise<Paid> {
  const order = await awaiting();
  const transaction = await transfer(order.reference);
  const { state, allocations } = await transactionOf(transaction);
  expect(state).toBe('matched');
  return { ...order, transaction, payment: allocations[0].payment_id };
}

const move = (order: number, payment: number, to: number): Promise<Answered> =>
  admin.post(`/api/orders/${order}/payments/${payment}/move`, { order_id: to, reason: 'Meant for that order' });

const auditOf = async (id: number) =>
  (await admin.get(`/api/admin/audit?subject_type=bank_transaction&subject_id=${id}`)).body.data.items;

describe('the bank transaction of a payment that is reversed on the page of its order', () => {
  test('a bank transaction whose only payment is reversed waits for a decision again, and is not booked by itself', async () => {
    const { id, transaction, payment } = await paidByTransfer();
    const { version } = await transactionOf(transaction);
    expect((await reverse(id, payment)).status).toBe(200);
    const released = await transactionOf(transaction);
    expect(released).toMatchObject({ allocations: [], matched_by: null });
    expect(['unmatched', 'suggested']).toContain(released.state);
    expect(released.version).toBeGreaterThan(version);
    const suggested = await until(
      () => transactionOf(transaction),
      ({ state }) => state === 'suggested',
    );
    expect(suggested.suggestions[0]).toMatchObject({ allocations: [{ order_id: id, amount: 20 }] });
    expect(await orderOf(id)).toMatchObject({ status: 'awaiting_payment', paid_amount: 0 });
    const waiting = (await admin.get('/api/admin/bank-transactions?waiting=1&per_page=100')).body.data.items;
    expect(waiting.map((one: { id: number }) => one.id)).toContain(transaction);
  });

  test('the activity log names the caller, the order and the payment that the transaction has lost', async () => {
    const { id, transaction, payment } = await paidByTransfer();
    await reverse(id, payment);
    expect((await auditOf(transaction))[0]).toMatchObject({
      action: 'bank_transaction.unmatched',
      actor: { kind: 'integration' },
      before: { state: 'matched', allocations: [{ order_id: id, amount: 20 }] },
      after: { state: 'unmatched', payment_id: payment },
    });
    expect((await transactionOf(transaction)).last_decision).toMatchObject({ decision: 'unmatched' });
  });

  test('a split bank transaction stays matched with its other orders until its last payment is reversed', async () => {
    const [one, other] = [await awaiting(), await awaiting()];
    const transaction = await transfer('for both', 40);
    await act(transaction, 'match', { allocations: [{ order_id: one.id }, { order_id: other.id }] });
    const paymentOf = async (order: number): Promise<number> => (await orderOf(order)).payments.at(-1).id;
    await reverse(one.id, await paymentOf(one.id));
    expect(await transactionOf(transaction)).toMatchObject({
      state: 'matched',
      matched_by: 'administrator',
      allocations: [{ order_id: other.id, amount: 20 }],
    });
    expect((await auditOf(transaction))[0]).toMatchObject({
      before: { allocations: [{ order_id: one.id }, { order_id: other.id }] },
      after: { state: 'matched', allocations: [{ order_id: other.id, amount: 20 }] },
    });
    await reverse(other.id, await paymentOf(other.id));
    const released = await transactionOf(transaction);
    expect([released.state === 'matched', released.allocations]).toEqual([false, []]);
    expect((await act(transaction, 'match', { allocations: [{ order_id: one.id }] })).status).toBe(200);
    expect(await orderOf(one.id)).toMatchObject({ payment_status: 'overpaid', paid_amount: 40 });
  });

  test('a bank transaction that a reversal released can be ignored and matched with another order, but not unmatched', async () => {
    const { id, transaction, payment } = await paidByTransfer();
    const right = await awaiting();
    await reverse(id, payment);
    expect(await act(transaction, 'unmatch', { reason: 'Twice' })).toMatchObject({ body: { code: 'not_matched' } });
    expect((await act(transaction, 'ignore', {})).status).toBe(200);
    expect((await act(transaction, 'restore', {})).status).toBe(200);
    expect((await act(transaction, 'match', { allocations: [{ order_id: right.id }] })).status).toBe(200);
    expect([(await orderOf(id)).status, (await orderOf(right.id)).status]).toEqual(['awaiting_payment', 'paid']);
  });

  test('a payment that was recorded by hand and found in a statement is reversed with its bank transaction', async () => {
    const { id } = await awaiting();
    await admin.post(`/api/orders/${id}/verify-payment`, { reference: `BY-HAND-${id}` });
    const transaction = await transfer('no clue', 20, `BY-HAND-${id}`);
    expect((await act(transaction, 'match', { allocations: [{ order_id: id, amount: 20 }] })).status).toBe(200);
    await reverse(id, (await orderOf(id)).payments[0].id);
    expect((await transactionOf(transaction)).allocations).toEqual([]);
  });

  test('the job makes suggestions that were lost with a killed server, and books none of them', async () => {
    const { id, transaction, payment } = await paidByTransfer();
    // The server is killed between the commit of the reversal and its event.
    const killed = jest.spyOn(shop.app.get(NoteChangedOrders, { strict: false }), 'run').mockResolvedValue();
    // An earlier payment has requested the job too. Its run would suggest the order before the check below.
    const renewal = jest.spyOn(shop.app.get(RenewSuggestions, { strict: false }), 'run').mockResolvedValue();
    await reverse(id, payment);
    await delivered(shop);
    expect(await transactionOf(transaction)).toMatchObject({ state: 'unmatched', suggestions: [] });
    killed.mockRestore();
    renewal.mockRestore();
    await shop.app.get(ScheduledJobs, { strict: false }).run('match-bank-transactions');
    expect(await transactionOf(transaction)).toMatchObject({
      state: 'suggested',
      suggestions: [{ allocations: [{ order_id: id }], confidence: 'high' }],
    });
    expect(await orderOf(id)).toMatchObject({ status: 'awaiting_payment', paid_amount: 0 });
  });
});

describe('the bank transaction of a payment that is moved', () => {
  test('a moved payment takes its bank transaction along, with a new version and an entry in the activity log', async () => {
    const { id, transaction, payment } = await paidByTransfer();
    const to = await awaiting();
    const { version } = await transactionOf(transaction);
    expect((await move(id, payment, to.id)).status).toBe(200);
    const moved = await transactionOf(transaction);
    expect(moved).toMatchObject({ state: 'matched', allocations: [{ order_id: to.id, amount: 20 }] });
    expect(moved.version).toBe(version + 1);
    expect((await auditOf(transaction))[0]).toMatchObject({
      action: 'bank_transaction.moved',
      before: { allocations: [{ order_id: id, amount: 20 }] },
      after: { allocations: [{ order_id: to.id, amount: 20 }] },
    });
  });

  test('a part of a split transfer can be moved to an order that has another part of it', async () => {
    const [one, other] = [await awaiting(), await awaiting()];
    const transaction = await transfer('for two', 12);
    await act(transaction, 'match', {
      allocations: [
        { order_id: one.id, amount: 7 },
        { order_id: other.id, amount: 5 },
      ],
    });
    const part = (await orderOf(one.id)).payments.at(-1);
    expect(await move(one.id, part.id, other.id)).toMatchObject({ status: 200 });
    expect(await orderOf(one.id)).toMatchObject({ paid_amount: 0 });
    expect(await orderOf(other.id)).toMatchObject({ paid_amount: 12 });
    const { allocations } = await transactionOf(transaction);
    expect(allocations.map((each: { order_id: number; amount: number }) => [each.order_id, each.amount])).toEqual([
      [other.id, 5],
      [other.id, 7],
    ]);
    expect((await act(transaction, 'unmatch', { reason: 'All of it' })).status).toBe(200);
    expect(await orderOf(other.id)).toMatchObject({ paid_amount: 0 });
  });
});

describe('a transfer for an order that is paid', () => {
  const overpay = (id: number, order: number, more: Record<string, unknown> = {}): Promise<Answered> =>
    act(id, 'match', { allocations: [{ order_id: order }], overpay: true, ...more });

  test('it is booked as an overpayment only with `overpay`, and can then be refunded, kept or unmatched', async () => {
    const { id, reference } = await paidByTransfer();
    const second = await transfer(reference);
    const { paid_at: paidAt } = await orderOf(id);
    expect(await act(second, 'match', { allocations: [{ order_id: id }] })).toMatchObject({
      status: 409,
      body: { code: 'not_payable' },
    });
    expect(await overpay(second, id)).toMatchObject({
      status: 200,
      body: { data: { state: 'matched', allocations: [{ order_id: id, amount: 20 }] } },
    });
    expect(await orderOf(id)).toMatchObject({
      ...{ status: 'paid', paid_at: paidAt, payment_status: 'overpaid', paid_amount: 40, overpaid_amount: 20 },
    });
    await delivered(shop);
    const mails = await shop.db.query(`SELECT FROM mail WHERE order_id = $1 AND kind = 'payment_received'`, [id]);
    expect(mails).toHaveLength(1);
    expect((await act(second, 'unmatch', { reason: 'Sent back' })).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ status: 'paid', payment_status: 'paid', overpaid_amount: 0 });
  });

  test.each(['processing', 'shipped', 'completed'])(
    'an order that is %s keeps its status when an overpayment is booked',
    async (status) => {
      const { id } = await paidByTransfer();
      for (const next of ['processing', 'ready_for_shipment', 'shipped', 'completed']) {
        expect((await admin.put(`/api/orders/${id}/status`, { status: next })).status).toBe(200);
        if (next === status) break;
      }
      expect((await overpay(await transfer('once more', 5), id)).status).toBe(200);
      expect(await orderOf(id)).toMatchObject({ status, payment_status: 'overpaid', overpaid_amount: 5 });
      const refund = await admin.post(`/api/orders/${id}/refund`, { amount: 5, reason: 'Paid twice' });
      expect(refund.status).toBeLessThan(300);
      expect(await orderOf(id)).toMatchObject({ status, overpaid_amount: 0 });
    },
  );

  test('`overpay` changes nothing for unpaid, unconfirmed and cancelled orders, and books each transfer once', async () => {
    const order = await awaiting();
    const [first, second] = [await transfer('part', 5), await transfer('rest', 15)];
    expect((await overpay(first, order.id)).status).toBe(200);
    expect(await orderOf(order.id)).toMatchObject({ status: 'awaiting_payment', payment_status: 'partially_paid' });
    expect((await overpay(second, order.id)).status).toBe(200);
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid', payment_status: 'paid', overpaid_amount: 0 });
    const again = await transfer('double', 3);
    const answers = await Promise.all([1, 2, 3].map(() => overpay(again, order.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { id: unconfirmed } = (await place(shop.client(), product, { payment_method: 'bank_invoice' })).body.data;
    expect((await orderOf(unconfirmed)).status).toBe('pending');
    expect((await overpay(await transfer('no invoice yet', 20), unconfirmed)).status).toBe(200);
    expect(await orderOf(unconfirmed)).toMatchObject({ status: 'paid', payment_status: 'paid', overpaid_amount: 0 });
    const gone = await awaiting();
    await admin.post(`/api/orders/${gone.id}/cancel`, { reason: 'Changed their mind' });
    expect(await overpay(await transfer('late', 20), gone.id)).toMatchObject({ body: { code: 'order_cancelled' } });
  });
});

/** Waits until the suggestions that name changed orders are renewed. */
async function renewed(): Promise<void> {
  await delivered(shop);
  await until(
    () => shop.db.query('SELECT FROM bank_changed_order'),
    (noted) => noted.length === 0,
  );
}

test('an order whose money was refunded takes a transfer only above its total, also with `overpay`', async () => {
  const { id } = await paidByTransfer();
  expect((await admin.post(`/api/orders/${id}/refund`, { amount: 20, reason: 'Sent back' })).status).toBe(200);
  const again = await transfer('again', 20);
  const body = { allocations: [{ order_id: id }], overpay: true };
  expect(await act(again, 'match', body)).toMatchObject({ status: 409, body: { code: 'not_payable' } });
  expect(await orderOf(id)).toMatchObject({ paid_amount: 20, refunded_amount: 20 });
  expect((await act(await transfer('far too much', 25), 'match', body)).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({ paid_amount: 45, overpaid_amount: 5 });
});

describe('the reasons of a suggestion', () => {
  const reasonsOf = async (id: number): Promise<string> =>
    ((await transactionOf(id)).suggestions[0]?.reasons ?? []).join(' ');

  test('suggestions follow the payments of the order: paid by hand, reversed and moved', async () => {
    const [order, other] = [await awaiting(), await awaiting()];
    const [byNumber, byReference] = [
      await transfer(`Order ${order.id}`),
      await transfer(`${order.reference} again`, 5),
    ];
    const paymentOf = async (): Promise<number> => (await orderOf(order.id)).payments.at(-1).id;
    const record = () => admin.post(`/api/orders/${order.id}/verify-payment`, {});
    const see = (isPaid: boolean) =>
      until(
        async () => [await reasonsOf(byNumber), await reasonsOf(byReference)] as const,
        ([first, second]) =>
          isPaid
            ? (first === '' || first.includes('is paid already')) && second.includes('is paid already')
            : first.includes('balance due') && second.includes('balance due'),
      );
    await see(false);
    await record();
    await see(true);
    await reverse(order.id, await paymentOf());
    await see(false);
    await record();
    await see(true);
    await move(order.id, await paymentOf(), other.id);
    await see(false);
  });

  test('the reasons follow the status and the total of the order', async () => {
    const order = await awaiting();
    const transaction = await transfer(`Order ${order.id}`);
    const { items } = await orderOf(order.id);
    await admin.put(`/api/orders/${order.id}`, { items: [{ product_id: items[0].product_id, quantity: 2 }] });
    await until(
      () => reasonsOf(transaction),
      (reasons) => reasons.includes('less than the balance due'),
    );
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Changed their mind' });
    await until(
      () => reasonsOf(transaction),
      (reasons) => reasons.includes('cancelled'),
    );
  });

  test('a suggestion of the same order and amount keeps the version of its transaction when its reasons change', async () => {
    const order = await awaiting();
    const transaction = await transfer(`Order ${order.id}`);
    const { version } = await transactionOf(transaction);
    await admin.put(`/api/orders/${order.id}`, { note: 'Ring twice' });
    await renewed();
    expect((await transactionOf(transaction)).version).toBe(version);
    await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Changed their mind' });
    await renewed();
    expect(await reasonsOf(transaction)).toContain('cancelled');
    const { body } = await admin.post('/api/admin/bank-transactions/accept', {
      transactions: [{ id: transaction, version }],
    });
    expect(body.data.items).toMatchObject([{ outcome: 'failed', code: 'order_cancelled' }]);
  });

  test('a suggestion that was read with a high confidence is not accepted after its confidence fell', async () => {
    const order = await awaiting();
    const transaction = await transfer(`Order ${order.id}`);
    const { version, suggestions } = await transactionOf(transaction);
    expect(suggestions[0]).toMatchObject({ confidence: 'high' });
    const { items } = await orderOf(order.id);
    await admin.put(`/api/orders/${order.id}`, { items: [{ product_id: items[0].product_id, quantity: 2 }] });
    const accept = async (confidence: string) =>
      (
        await admin.post('/api/admin/bank-transactions/accept', {
          transactions: [{ id: transaction, version, confidence }],
        })
      ).body.data.items;
    expect(await accept('high')).toMatchObject([{ outcome: 'failed', code: 'stale_version' }]);
    await renewed();
    expect((await transactionOf(transaction)).suggestions[0]).toMatchObject({ confidence: 'low' });
    expect(await accept('high')).toMatchObject([{ outcome: 'failed', code: 'stale_version' }]);
    expect(await accept('low')).toMatchObject([{ outcome: 'booked' }]);
  });

  test('suggestions accepted together are all booked, though bookings of the call change the reasons of later ones', async () => {
    const [later, first] = [await awaiting(), await awaiting()];
    const transactions: Array<{ id: number; version: number }> = [];
    for (const text of [`Order ${first.id}`, `Order ${later.id}, not order ${first.id}`]) {
      const { id, version } = await transactionOf(await transfer(text));
      transactions.push({ id, version });
    }
    const all = async () => JSON.stringify((await transactionOf(transactions[1]!.id)).suggestions);
    const before = await all();
    const match = shop.app.get(MatchTransaction, { strict: false });
    const book = match.book.bind(match);
    const changed: string[] = [];
    const delayed = jest.spyOn(match, 'book').mockImplementation(async (...sent) => {
      const booked = await book(...sent);
      await renewed();
      changed.push(await all());
      return booked;
    });
    const { body } = await admin.post('/api/admin/bank-transactions/accept', { transactions });
    delayed.mockRestore();
    expect(changed[0]).not.toBe(before);
    expect(body.data.items).toMatchObject([{ outcome: 'booked' }, { outcome: 'booked' }]);
  });

  /**
   * Holds the next suggestions back after they are made and before they are stored. Renewals that earlier tests caused
   * end before that.
   */
  async function holdNext(): Promise<{ readonly isHeld: Promise<void>; release(): void }> {
    await renewed();
    const registers = shop.app.get(SuggestRegisters, { strict: false });
    const addTo = registers.addTo.bind(registers);
    let hold: () => void;
    let release: () => void;
    const isHeld = new Promise<void>((resolve) => (hold = resolve));
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const spy = jest.spyOn(registers, 'addTo').mockImplementationOnce(async (decided) => {
      hold();
      await isReleased;
      return addTo(decided);
    });
    return {
      isHeld,
      release: () => {
        release();
        spy.mockRestore();
      },
    };
  }
  /** Pauses the next import after its matching, as if another server were importing. Jobs of this server continue. */
  function holdNextImport(): { readonly isHeld: Promise<void>; release(): void } {
    const credits = shop.app.get(MatchCredits, { strict: false });
    const run = credits.run.bind(credits);
    let hold!: () => void;
    let release!: () => void;
    const isHeld = new Promise<void>((resolve) => (hold = resolve));
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const spy = jest.spyOn(credits, 'run').mockImplementationOnce(async (sent, use) => {
      const parts: Array<Parameters<typeof use>[0]> = [];
      await run(sent, (part) => void parts.push(part));
      hold();
      await isReleased;
      for (const part of parts) await use(part);
    });
    return {
      isHeld,
      release: () => {
        release();
        spy.mockRestore();
      },
    };
  }
  const recordByHand = (id: number): Promise<Answered> => admin.post(`/api/orders/${id}/verify-payment`, {});

  test('suggestions that were made before the order was paid do not replace those that were made afterwards', async () => {
    const order = await awaiting();
    const transaction = await transfer(`${order.reference} again`, 5);
    const hold = await holdNext();
    const older = shop.app.get(DecideTransactions, { strict: false }).refresh([order.id]);
    await hold.isHeld;
    await recordByHand(order.id);
    await until(
      () => reasonsOf(transaction),
      (reasons) => reasons.includes('is paid already'),
    );
    hold.release();
    expect(await older).toBe(false);
    expect(await reasonsOf(transaction)).toContain('is paid already');
  });

  test('the job makes suggestions again if others were stored at the same time', async () => {
    const order = await awaiting();
    const transaction = await transfer(`${order.reference} again`, 5);
    const decide = shop.app.get(DecideTransactions, { strict: false });
    const hold = await holdNext();
    await recordByHand(order.id);
    await hold.isHeld;
    const refreshed = jest.spyOn(decide, 'refresh');
    expect(await decide.refresh([order.id])).toBe(true);
    hold.release();
    await renewed();
    expect(refreshed.mock.calls.length).toBeGreaterThanOrEqual(2);
    refreshed.mockRestore();
    expect(await reasonsOf(transaction)).toContain('is paid already');
  });

  test('an order that is paid while an import makes suggestions delays no event, and its suggestion is renewed', async () => {
    const order = await awaiting();
    const hold = await holdNext();
    const imported = transfer(`${order.reference} again`, 5);
    await hold.isHeld;
    await recordByHand(order.id);
    await delivered(shop);
    hold.release();
    const transaction = await imported;
    await until(
      () => reasonsOf(transaction),
      (reasons) => reasons.includes('is paid already'),
    );
  });

  test('an order that is paid during an import that has been matching for over two minutes stays noted until the import ends', async () => {
    const order = await awaiting();
    const hold = holdNextImport();
    const imported = transfer(`${order.reference} again`, 5);
    await hold.isHeld;
    await shop.db.query(`UPDATE bank_transaction SET created_at = now() - interval '1 hour' WHERE decided_at IS NULL`);
    await recordByHand(order.id);
    await delivered(shop);
    await shop.app.get(RenewSuggestions, { strict: false }).run();
    hold.release();
    const transaction = await imported;
    expect(await reasonsOf(transaction)).not.toContain('is paid already');
    await shop.app.get(RenewSuggestions, { strict: false }).run();
    expect(await reasonsOf(transaction)).toContain('is paid already');
  });

  test('an order that changes again while the suggestions for it are being renewed stays noted for another renewal', async () => {
    const order = await awaiting();
    await transfer(`Order ${order.id}`);
    await renewed();
    const changed = shop.app.get(ChangedOrders, { strict: false });
    const job = jest.spyOn(shop.app.get(RenewSuggestions, { strict: false }), 'run').mockResolvedValue();
    expect(await changed.note([order.id, order.id])).toBe(true);
    const before = await changed.noted(10);
    expect(before.map(({ id }) => id)).toEqual([order.id]);
    await changed.note([order.id]);
    await changed.remove(before);
    const after = await changed.noted(10);
    expect(after.map(({ id }) => id)).toEqual([order.id]);
    await changed.remove(after);
    expect(await changed.noted(10)).toEqual([]);
    expect(await changed.note([999_999])).toBe(false);
    job.mockRestore();
  });
});

describe('accepting suggestions for an order that another payment has just changed', () => {
  const recordPart = (id: number): Promise<Answered> =>
    admin.post(`/api/orders/${id}/verify-payment`, { amount: 5, reference: `PART-${++made}` });
  const accept = async (id: number) => {
    const { version } = await transactionOf(id);
    const { body } = await admin.post('/api/admin/bank-transactions/accept', { transactions: [{ id, version }] });
    return body.data.items[0];
  };

  test('a suggestion that was made before a part payment is refused, and the suggestion made afterwards is booked', async () => {
    const order = await awaiting();
    const transaction = await transfer(`Order ${order.id}`);
    const job = jest.spyOn(shop.app.get(RenewSuggestions, { strict: false }), 'run').mockResolvedValue();
    expect((await recordPart(order.id)).status).toBe(200);
    expect(await accept(transaction)).toMatchObject({ outcome: 'failed', code: 'stale_version', state: 'suggested' });
    expect(await orderOf(order.id)).toMatchObject({ paid_amount: 5, overpaid_amount: 0 });
    job.mockRestore();
    const fitting = await transfer(`Order ${order.id}`, 15);
    expect(await accept(fitting)).toMatchObject({ outcome: 'booked' });
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid', paid_amount: 20, overpaid_amount: 0 });
  });

  test('a part payment that is recorded at the same moment never leads to an overpaid order', async () => {
    for (let round = 0; round < 10; round++) {
      const order = await awaiting();
      const transaction = await transfer(`Order ${order.id}`);
      const [recorded, { outcome }] = await Promise.all([recordPart(order.id), accept(transaction)]);
      const { paid_amount: paid, overpaid_amount: overpaid } = await orderOf(order.id);
      expect([overpaid, paid]).toEqual([0, outcome === 'booked' ? 20 : 5]);
      expect(recorded.status === 200).toBe(outcome === 'failed');
    }
  });

  test('a suggestion is refused if the order is paid between the renewed matching and the booking', async () => {
    const order = await awaiting();
    const transaction = await transfer(`Order ${order.id}`);
    const match = shop.app.get(MatchTransaction, { strict: false });
    const book = match.book.bind(match);
    const delayed = jest.spyOn(match, 'book').mockImplementationOnce(async (...sent) => {
      expect((await recordPart(order.id)).status).toBe(200);
      return book(...sent);
    });
    expect(await accept(transaction)).toMatchObject({ outcome: 'failed', code: 'stale_version' });
    delayed.mockRestore();
    expect(await orderOf(order.id)).toMatchObject({ paid_amount: 5, overpaid_amount: 0 });
  });
});

describe('concurrent corrections of a bank transaction', () => {
  /** The sums of the orders, of their live payments and of the allocations of the transaction agree. */
  async function expectAgreeing(transaction: number, orders: readonly number[], amount: number): Promise<void> {
    const { state, allocations } = await transactionOf(transaction);
    let held = 0;
    const live: number[] = [];
    for (const id of orders) {
      const { paid_amount: paid, payments } = await orderOf(id);
      const captured = payments.filter(({ status }: { status: string }) => status === 'captured');
      expect(paid).toBe(captured.reduce((sum: number, each: { amount: number }) => sum + each.amount, 0));
      held += paid;
      live.push(...captured.map((each: { id: number }) => each.id));
    }
    expect(held).toBeLessThanOrEqual(amount);
    expect(allocations.map((each: { payment_id: number }) => each.payment_id).toSorted()).toEqual(live.toSorted());
    expect(state === 'matched').toBe(live.length > 0);
  }

  test('if a payment is reversed and its booking is undone at the same time, one request succeeds, and no payment is reversed twice', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, transaction, payment } = await paidByTransfer();
      const answers = await Promise.all([reverse(id, payment), act(transaction, 'unmatch', { reason: 'Not ours' })]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(['payment_not_live', 'not_matched']).toContain(answers.find(({ status }) => status === 409)!.body.code);
      await expectAgreeing(transaction, [id], 20);
      const reversals = await shop.db.query(
        `SELECT FROM audit_entry WHERE action = 'payment.reversed' AND subject_id = $1`,
        [String(id)],
      );
      expect(reversals).toHaveLength(1);
    }
  });

  test('any mixture of reversals, moves, undone bookings and new matches leaves each transfer booked at most once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('reverse', 'move', 'unmatch', 'match', 'ignore'), { minLength: 2, maxLength: 5 }),
        async (acts) => {
          const { id, transaction, payment } = await paidByTransfer();
          const other = await awaiting();
          const answers = await Promise.all(
            acts.map((one) => {
              if (one === 'reverse') return reverse(id, payment);
              if (one === 'move') return move(id, payment, other.id);
              if (one === 'unmatch') return act(transaction, 'unmatch', { reason: 'Not ours' });
              if (one === 'ignore') return act(transaction, 'ignore', {});
              return act(transaction, 'match', { allocations: [{ order_id: other.id }] });
            }),
          );
          for (const { status } of answers) expect([200, 409]).toContain(status);
          await expectAgreeing(transaction, [id, other.id], 20);
        },
      ),
      { numRuns: 20 },
    );
  });
});
