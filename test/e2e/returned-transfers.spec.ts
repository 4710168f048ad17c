import { type Answered, type Client, type TestShop } from '#testing';
import { TransactionRows } from '../../src/reconciliation/data/transaction-rows.js';
import { DecideTransactions } from '../../src/reconciliation/use-cases/decide-transactions.js';
import { ACCOUNT, bankRequests, startBankShop } from '../fixtures/bank-shop.js';
import { camtOf, type WrittenEntry } from '../fixtures/bank-statements/write-statement.js';
import { delivered } from '../fixtures/delivered.js';

let shop: TestShop;
let admin: Client;
let product: number;
let made = 0;

beforeAll(async () => {
  ({ shop, admin, product } = await startBankShop(20));
});
afterAll(() => shop?.close());

const { awaiting, orderOf, transactionOf, transactionsOf, act, reverse, importFile } = bankRequests(() => ({
  shop,
  admin,
  product,
}));

const auditOf = async (id: number) =>
  (await admin.get(`/api/admin/audit?subject_type=bank_transaction&subject_id=${id}`)).body.data.items;

/** Imports a statement; returns its transactions, the first one first. */
async function statement(entries: readonly WrittenEntry[], kind: '053' | '054' = '053', day = '2026-11-20') {
  const file = camtOf({ account: ACCOUNT, day, opening: `${++made}.00`, kind, entries });
  const imported = await importFile(file);
  expect(imported.status).toBe(201);
  return (await transactionsOf(imported)).toReversed();
}

const entryOf = (more: Partial<WrittenEntry>): WrittenEntry => ({
  ...{ amount: '20.00', reference: `RT-${++made}`, text: 'transfer', name: `Payer ${made}` },
  ...more,
});

/** The transfer of an order, and its return by the bank, which is suggested as such. */
async function paidAndReturned(more: Partial<WrittenEntry> = {}) {
  const order = await awaiting();
  const written = entryOf({ text: order.reference, endToEnd: `E2E-${order.id}`, ...more });
  const [credit] = await statement([written]);
  expect(credit).toMatchObject({ state: 'matched', allocations: [{ order_id: order.id }] });
  const back = { ...written, amount: '-20.00', reference: `${written.reference}-R`, returned: 'AC04' };
  const [returned] = await statement([back], '053', '2026-11-21');
  expect(returned).toMatchObject({ state: 'suggested', suggestions: [{ reverses: credit.id }] });
  return { ...order, credit: credit.id, returned: returned.id, payment: credit.allocations[0].payment_id };
}

describe('a credit whose return waits for a decision', () => {
  test('the reversal of its payment on the order page confirms the return, and the credit is not suggested again', async () => {
    const { id, credit, returned, payment } = await paidAndReturned();
    expect((await reverse(id, payment)).status).toBe(200);
    await delivered(shop);
    expect(await orderOf(id)).toMatchObject({ status: 'awaiting_payment', paid_amount: 0 });
    expect(await transactionOf(credit)).toMatchObject({ state: 'matched', suggestions: [] });
    expect(await transactionOf(returned)).toMatchObject({ state: 'matched', reverses: credit });
    expect((await auditOf(returned))[0]).toMatchObject({
      action: 'bank_transaction.matched',
      actor: { kind: 'integration' },
      after: { state: 'matched', reverses: credit },
    });
    expect((await act(returned, 'unmatch', { reason: 'The bank was wrong' })).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ status: 'paid', paid_amount: 20 });
  });

  test('undoing the booking of the credit confirms the return as well', async () => {
    const { id, credit, returned } = await paidAndReturned();
    const undone = await act(credit, 'unmatch', { reason: 'Returned by the bank' });
    expect(undone).toMatchObject({ status: 200, body: { data: { id: credit, state: 'matched' } } });
    expect(await transactionOf(returned)).toMatchObject({ state: 'matched', reverses: credit });
    expect(await orderOf(id)).toMatchObject({ status: 'awaiting_payment', paid_amount: 0 });
  });

  test('after an administrator has undone the confirmation of a return, undoing the booking of the credit does not confirm it', async () => {
    const { credit, returned } = await paidAndReturned();
    expect((await act(returned, 'match', { reverses: credit })).status).toBe(200);
    for (const id of [returned, credit]) expect((await act(id, 'unmatch', { reason: 'Wrong' })).status).toBe(200);
    expect((await transactionOf(credit)).state).not.toBe('matched');
    expect(await transactionOf(returned)).toMatchObject({ reverses: null });
  });

  test('if one of several credits that a return may reverse is released, the return suggests only the others', async () => {
    const name = `Twice ${++made}`;
    const one = await awaiting();
    const other = await awaiting();
    const [first, second] = await statement([
      entryOf({ name, text: one.reference }),
      entryOf({ name, text: other.reference }),
    ]);
    const [returned] = await statement([entryOf({ name, amount: '-20.00', returned: 'AC04' })], '053', '2026-11-21');
    expect(returned.suggestions.map(({ reverses }: { reverses: number }) => reverses).toSorted()).toEqual(
      [first.id, second.id].toSorted(),
    );
    expect((await reverse(one.id, first.allocations[0].payment_id)).status).toBe(200);
    await delivered(shop);
    expect((await transactionOf(first.id)).state).not.toBe('matched');
    const { state, suggestions } = await transactionOf(returned.id);
    expect(state).toBe('suggested');
    expect(suggestions).toMatchObject([{ reverses: second.id }]);
  });

  test('a credit that the bank has taken back is not unmatched, because its money is gone', async () => {
    const { credit, returned } = await paidAndReturned();
    expect((await act(returned, 'match', { reverses: credit })).status).toBe(200);
    expect(await act(credit, 'unmatch', { reason: 'Not ours' })).toMatchObject({
      status: 409,
      body: { code: 'payment_not_live' },
    });
    expect(await transactionOf(credit)).toMatchObject({ state: 'matched' });
  });
});

describe('a return that may belong to one of several transfers', () => {
  const accept = async (id: number) => {
    const { version } = await transactionOf(id);
    const answered = await admin.post('/api/admin/bank-transactions/accept', { transactions: [{ id, version }] });
    return answered.body.data.items[0];
  };

  /** Two booked transfers of one party, and a return without a reference. The booking of the first one is undone. */
  async function unclear() {
    const name = `Either ${++made}`;
    const [one, other] = [await awaiting(), await awaiting()];
    const [first, second] = await statement([
      entryOf({ name, text: one.reference }),
      entryOf({ name, text: other.reference }),
    ]);
    const back = entryOf({ name, amount: '-20.00', returned: 'AC04' });
    const [returned] = await statement([back], '053', '2026-11-21');
    expect((await act(first.id, 'unmatch', { reason: 'Maybe returned' })).status).toBe(200);
    return { name, order: one.id, credit: first.id, second: second.id, returned: returned.id };
  }

  test('a waiting return lowers the confidence for a credit that it may concern, and neither is accepted in bulk', async () => {
    const { order, credit, returned } = await unclear();
    expect((await transactionOf(credit)).suggestions[0]).toMatchObject({
      confidence: 'low',
      reasons: [expect.any(String), expect.stringContaining('A return of November 21, 2026')],
    });
    for (const id of [credit, returned])
      expect(await accept(id)).toMatchObject({ outcome: 'failed', code: 'unclear_return' });
    expect(await orderOf(order)).toMatchObject({ status: 'awaiting_payment', paid_amount: 0 });
    expect((await act(credit, 'match', { allocations: [{ order_id: order }] })).status).toBe(200);
  });

  test('after the return is matched or ignored, the suggestion for the credit has a high confidence again', async () => {
    for (const decide of [
      ({ returned, second }: { returned: number; second: number }) => act(returned, 'match', { reverses: second }),
      ({ returned }: { returned: number }) => act(returned, 'ignore'),
    ]) {
      const both = await unclear();
      expect((await decide(both)).status).toBe(200);
      expect((await transactionOf(both.credit)).suggestions[0]).toMatchObject({ confidence: 'high' });
      expect(await accept(both.credit)).toMatchObject({ outcome: 'booked' });
    }
  });

  test('a return that is imported later lowers the confidence for a credit that waits already', async () => {
    const name = `Later ${++made}`;
    const order = await awaiting();
    const [credit] = await statement([entryOf({ name, text: order.reference })]);
    expect((await act(credit.id, 'unmatch', { reason: 'Not sure' })).status).toBe(200);
    expect((await transactionOf(credit.id)).suggestions[0]).toMatchObject({ confidence: 'high' });
    await statement([entryOf({ name, amount: '-20.00', returned: 'AC04' })], '053', '2026-11-21');
    expect((await transactionOf(credit.id)).suggestions[0]).toMatchObject({ confidence: 'low' });
    expect(await accept(credit.id)).toMatchObject({ outcome: 'failed', code: 'unclear_return' });
  });

  test('a return lowers the confidence for a waiting credit even if a hundred newer credits of the same amount are booked', async () => {
    const name = `Among many ${++made}`;
    const order = await awaiting();
    const [credit] = await statement([entryOf({ name, text: order.reference })], '053', '2026-11-17');
    expect((await act(credit.id, 'unmatch', { reason: 'Not sure' })).status).toBe(200);
    const others = [];
    for (let at = 0; at < 100; at++) others.push(entryOf({ text: (await awaiting()).reference }));
    const [newest] = await statement(others, '053', '2026-11-18');
    expect(newest).toMatchObject({ state: 'matched' });
    await statement([entryOf({ name, amount: '-20.00', returned: 'AC04' })], '053', '2026-11-19');
    expect((await transactionOf(credit.id)).suggestions[0]).toMatchObject({ confidence: 'low' });
  });

  test('a certain transfer is booked although its return was imported before it, and the return suggests it', async () => {
    const order = await awaiting();
    const written = entryOf({ text: order.reference, endToEnd: `E2E-EARLY-${order.id}` });
    const back = { ...written, amount: '-20.00', reference: `EARLY-${order.id}`, returned: 'AC04' };
    const [returned] = await statement([back], '053', '2026-11-21');
    expect(returned).toMatchObject({ state: 'unmatched', suggestions: [] });
    const [credit] = await statement([written]);
    expect(credit).toMatchObject({ state: 'matched', allocations: [{ order_id: order.id }] });
    expect((await transactionOf(returned.id)).suggestions).toMatchObject([{ reverses: credit.id, confidence: 'high' }]);
  });

  test('a return that names two transfers is no longer certain, until the one that waits is ignored', async () => {
    const [one, other] = [await awaiting(), await awaiting()];
    const shared = `E2E-SHARED-${one.id}`;
    const [booked] = await statement([entryOf({ text: one.reference, endToEnd: shared })]);
    const [returned] = await statement(
      [{ ...entryOf({ amount: '-20.00', text: 'back', endToEnd: shared }), returned: 'AC04' }],
      '053',
      '2026-11-21',
    );
    expect(returned.suggestions).toMatchObject([{ reverses: booked.id, confidence: 'high' }]);
    const [waiting] = await statement([entryOf({ text: `Order ${other.id}?`, endToEnd: shared })]);
    expect(waiting.state).not.toBe('matched');
    const confidence = async () => (await transactionOf(returned.id)).suggestions[0].confidence;
    expect(await confidence()).toBe('low');
    expect((await act(waiting.id, 'ignore')).status).toBe(200);
    expect(await confidence()).toBe('high');
    expect((await act(waiting.id, 'restore')).status).toBe(200);
    expect(await confidence()).toBe('low');
  });

  test('the confidence is lowered even if older suggestions for the credit are stored at the same moment', async () => {
    const name = `Same moment ${++made}`;
    const order = await awaiting();
    const [credit] = await statement([entryOf({ name, text: order.reference })]);
    expect((await act(credit.id, 'unmatch', { reason: 'Not sure' })).status).toBe(200);
    const rows = shop.app.get(TransactionRows, { strict: false });
    const before = (await rows.find(credit.id))!;
    const decide = shop.app.get(DecideTransactions, { strict: false });
    const decideAnew = decide.decideAnew.bind(decide);
    const raced = jest.spyOn(decide, 'decideAnew').mockImplementation(async (credits) => {
      const decided = await decideAnew(credits);
      if (credits.some(({ id }) => id === credit.id)) {
        raced.mockRestore();
        expect(await rows.decide([{ transaction: before, suggestions: before.suggestions }])).toBe(true);
      }
      return decided;
    });
    await statement([entryOf({ name, amount: '-20.00', returned: 'AC04' })], '053', '2026-11-21');
    const { suggestions } = await transactionOf(credit.id);
    expect(suggestions[0]).toMatchObject({ confidence: 'low' });
  });

  test('a return suggests a transfer that is booked again, and is not confirmed when the other booking is undone', async () => {
    const { order, credit, second, returned } = await unclear();
    expect((await act(credit, 'match', { allocations: [{ order_id: order }] })).status).toBe(200);
    const { suggestions } = await transactionOf(returned);
    expect(suggestions.map(({ reverses }: { reverses: number }) => reverses).toSorted()).toEqual(
      [credit, second].toSorted(),
    );
    expect((await act(second, 'unmatch', { reason: 'Wrong order' })).status).toBe(200);
    expect(await transactionOf(returned)).toMatchObject({ state: 'suggested', reverses: null });
  });
});

test('undoing the mistaken confirmation of a return books the returned overpayment again', async () => {
  const { id, reference } = await awaiting();
  await statement([entryOf({ text: reference })]);
  const written = entryOf({ text: 'once more', endToEnd: `E2E-OVER-${id}` });
  const [second] = await statement([written]);
  expect((await act(second.id, 'match', { allocations: [{ order_id: id }], overpay: true })).status).toBe(200);
  const [returned] = await statement([{ ...written, amount: '-20.00', reference: `OVER-${id}`, returned: 'AC04' }]);
  expect((await act(returned.id, 'match', { reverses: second.id })).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({ status: 'paid', paid_amount: 20 });
  expect((await act(returned.id, 'unmatch', { reason: 'A mistake' })).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({ status: 'paid', payment_status: 'overpaid', paid_amount: 40 });
});

describe('the details of an entry about which an administrator has decided', () => {
  /** Imports an entry without details; returns the transaction, and how the details are imported later. */
  async function lumpSum(reference: string) {
    const sum = entryOf({ amount: '50.00', text: '', name: '', parts: 2 });
    const [entry] = await statement([sum]);
    const details = [
      { amount: '20.00', text: reference, name: 'One' },
      { amount: '30.00', text: 'other', name: 'Two' },
    ];
    return { entry, detailed: () => statement([{ ...sum, details }], '054', '2026-11-22') };
  }

  test('the details of an entry whose booking was taken back are suggested, and never booked by a rule', async () => {
    const order = await awaiting();
    const { entry, detailed } = await lumpSum(order.reference);
    expect((await act(entry.id, 'match', { allocations: [{ order_id: order.id }] })).status).toBe(200);
    expect((await act(entry.id, 'unmatch', { reason: 'Not this order' })).status).toBe(200);
    const [first] = await detailed();
    expect(first).toMatchObject({ state: 'suggested', suggestions: [{ allocations: [{ order_id: order.id }] }] });
    expect(await orderOf(order.id)).toMatchObject({ status: 'awaiting_payment', paid_amount: 0 });
  });

  test('the details of an ignored entry are ignored, with its note', async () => {
    const order = await awaiting();
    const { entry, detailed } = await lumpSum(order.reference);
    expect((await act(entry.id, 'ignore', { note: 'Sale in the shop' })).status).toBe(200);
    const ignored = { state: 'ignored', note: 'Sale in the shop' };
    expect(await detailed()).toMatchObject([ignored, ignored]);
    expect(await orderOf(order.id)).toMatchObject({ status: 'awaiting_payment', paid_amount: 0 });
  });
});

describe('a matched transaction of which a part belongs to no order', () => {
  /** A transfer of 40 EUR for two orders; the payment of the first one is reversed. */
  async function halfFree(name = 'Payer of both') {
    const [one, other] = [await awaiting(), await awaiting()];
    const [credit] = await statement([entryOf({ amount: '40.00', text: 'for both', name })]);
    const booked = await act(credit.id, 'match', { allocations: [{ order_id: one.id }, { order_id: other.id }] });
    const { allocations } = booked.body.data;
    const paid = allocations.find((each: { order_id: number }) => each.order_id === one.id);
    expect((await reverse(one.id, paid.payment_id)).status).toBe(200);
    return { one, other, id: credit.id as number };
  }
  const bookRest = async (id: number, order: number, amount?: number): Promise<Answered> =>
    act(id, 'match', { allocations: [{ order_id: order, amount }], version: (await transactionOf(id)).version });
  const listed = async (): Promise<number[]> =>
    (await admin.get('/api/admin/bank-transactions?unallocated=1&per_page=100')).body.data.items.map(
      (each: { id: number }) => each.id,
    );

  test('the part is listed, and can be booked on other orders until nothing is left, never more', async () => {
    const { other, id } = await halfFree();
    expect(await transactionOf(id)).toMatchObject({ state: 'matched', unallocated_amount: 20 });
    expect(await listed()).toContain(id);
    const [third, fourth] = [await awaiting(), await awaiting()];
    const book = (order: number, amount?: number) => bookRest(id, order, amount);
    expect(await book(third.id, 20.01)).toMatchObject({ status: 422, body: { code: 'amount_exceeds_transaction' } });
    expect(await book(third.id, 5)).toMatchObject({ status: 200, body: { data: { unallocated_amount: 15 } } });
    const last = await book(fourth.id);
    expect(last).toMatchObject({ status: 200, body: { data: { state: 'matched', unallocated_amount: 0 } } });
    const shares = last.body.data.allocations.map((each: { order_id: number; amount: number }) => [
      each.order_id,
      each.amount,
    ]);
    expect(shares).toEqual([
      [other.id, 20],
      [third.id, 5],
      [fourth.id, 15],
    ]);
    expect(await listed()).not.toContain(id);
    expect(await book(third.id, 1)).toMatchObject({ status: 409, body: { code: 'already_matched' } });
    expect((await auditOf(id))[0]).toMatchObject({
      action: 'bank_transaction.matched',
      before: { state: 'matched', allocations: [{ order_id: other.id }, { order_id: third.id }] },
      after: { allocations: [{ order_id: other.id }, { order_id: third.id }, { order_id: fourth.id, amount: 15 }] },
    });
    expect((await act(id, 'unmatch', { reason: 'All of it' })).status).toBe(200);
    for (const order of [other, third, fourth]) expect(await orderOf(order.id)).toMatchObject({ paid_amount: 0 });
  });

  test('concurrent bookings of the unassigned part and an undo of all bookings neither book an amount twice nor lose one', async () => {
    for (let round = 0; round < 4; round++) {
      const { other, id } = await halfFree();
      const orders = [await awaiting(), await awaiting(), await awaiting()];
      const answers = await Promise.all([
        ...orders.map((order) => bookRest(id, order.id, 20)),
        ...(round % 2 === 0 ? [act(id, 'unmatch', { reason: 'Not ours' })] : []),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const { allocations } = await transactionOf(id);
      const held = await Promise.all([other, ...orders].map(async (one) => (await orderOf(one.id)).paid_amount));
      const booked = allocations.reduce((sum: number, each: { amount: number }) => sum + each.amount, 0);
      expect(held.reduce((sum, each) => sum + each, 0)).toBe(booked);
      expect(booked).toBeLessThanOrEqual(40);
    }
  });

  test('nothing is left of a transfer that the bank has taken back', async () => {
    const { one, id } = await halfFree();
    const back = { ...entryOf({ amount: '-40.00', text: 'back' }), returned: 'AC04' };
    const [returned] = await statement([back], '053', '2026-11-22');
    expect((await act(returned.id, 'match', { reverses: id })).status).toBe(200);
    expect(await transactionOf(id)).toMatchObject({ unallocated_amount: 0 });
    expect(await bookRest(id, one.id)).toMatchObject({ body: { code: 'already_matched' } });
  });

  test('the part is not booked by a request without `version`, which may be a repeated one', async () => {
    const { one, id } = await halfFree();
    expect(await act(id, 'match', { allocations: [{ order_id: one.id }] })).toMatchObject({
      status: 409,
      body: { code: 'already_matched' },
    });
    expect((await bookRest(id, one.id)).status).toBe(200);
  });

  test('the part is not booked while a return of the transfer waits for a decision', async () => {
    const name = 'Payer who returns';
    const { one, id } = await halfFree(name);
    const back = entryOf({ amount: '-40.00', name, returned: 'AC04' });
    const [returned] = await statement([back], '053', '2026-11-22');
    expect(returned).toMatchObject({ state: 'suggested', suggestions: [{ reverses: id }] });
    expect(await bookRest(id, one.id)).toMatchObject({ status: 409, body: { code: 'already_matched' } });
    expect((await act(returned.id, 'ignore')).status).toBe(200);
    expect((await bookRest(id, one.id)).status).toBe(200);
  });
});
