import fc from 'fast-check';
import { type Answered, type Client, type TestShop } from '#testing';
import { Retention } from '../../src/privacy/index.js';
import { BankDataPrivacy } from '../../src/reconciliation/data/bank-data-privacy.js';
import { logInAs } from '../fixtures/administrators.js';
import { ACCOUNT, bankRequests, startBankShop } from '../fixtures/bank-shop.js';
import { camtOf, type WrittenEntry } from '../fixtures/bank-statements/write-statement.js';
import { place } from '../fixtures/orders.js';

const TITLES = 'Register number;;;\nTracking number;Order number;COD amount;Fee';

let shop: TestShop;
let admin: Client;
let product: number;
let made = 0;

beforeAll(async () => {
  ({ shop, admin, product } = await startBankShop(34.9, { account_holder: 'Quiet Shelf' }));
});
afterAll(() => shop?.close());

const { orderOf, theOne, importFile } = bankRequests(() => ({ shop, admin, product }));

/** An order of 34.90 EUR that is to be paid in cash; shipped unless `status` is given. */
async function cashOrder(status = 'shipped', method = 'cash'): Promise<{ id: number; tracking: string }> {
  const { id } = (await place(shop.client(), product, { payment_method: method })).body.data;
  const tracking = `CC${String(++made).padStart(9, '0')}EE`;
  const steps = { pending: [], ready_for_shipment: ['ready_for_shipment'], cancelled: ['cancelled'] }[status];
  for (const step of steps ?? ['ready_for_shipment', 'shipped'])
    await admin.put(`/api/orders/${id}/status`, { status: step, tracking_number: tracking });
  return { id, tracking };
}

const upload = (csv: string, fields: Record<string, string> = {}, name = 'register.csv', client = admin) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([csv]), name);
  return client.upload('/api/admin/courier-registers', form);
};

type Row = readonly [tracking: string, order: string | number, amount: string, fee?: string];

const csvOf = (rows: readonly Row[], number = `R${++made}`): string =>
  `Register No ${number} of 20.11.2026;;;\nTracking number;Order number;COD amount;Fee\n${rows
    .map(([tracking, order, amount, fee = '0']) => [tracking, order, amount, fee].join(';'))
    .join('\n')}\n`;

/** Imports a register; returns it. */
async function register(rows: readonly Row[], number?: string): Promise<{ id: number; number: string }> {
  const { status, body } = await upload(csvOf(rows, number));
  expect(status).toBe(201);
  return body.data;
}

function statement(...entries: Array<Partial<WrittenEntry>>): Promise<Answered> {
  const written = entries.map((entry) => ({
    ...{ amount: '34.90', reference: `T-${++made}`, text: 'Transfer', name: 'Omniva OÜ', ...entry },
  }));
  const file = camtOf({ account: ACCOUNT, day: '2026-11-25', opening: '0.00', entries: written });
  return importFile(file);
}

/** Imports one credit; returns the transaction. */
async function transfer(amount: string, text = 'Transfer', more: Partial<WrittenEntry> = {}) {
  return theOne(await statement({ amount, text, ...more }));
}

const get = async (path: string) => (await admin.get(`/api/admin/${path}`)).body.data;
const registerOf = (id: number) => get(`courier-registers/${id}`);
const rowsOf = async (id: number, query = '') => (await get(`courier-registers/${id}/rows?per_page=100${query}`)).items;
const transactionOf = (id: number) => get(`bank-transactions/${id}`);
const match = (id: number, registerIds: number[], difference = 0, client = admin): Promise<Answered> =>
  client.post(`/api/admin/bank-transactions/${id}/match`, { register_ids: registerIds, difference });
const differences = async (query = '') => (await get(`courier-differences?per_page=100${query}`)).items;

describe('registers of couriers', () => {
  test('a register finds its orders by tracking number or order number, books nothing, and the courier owes the money', async () => {
    const [first, second] = [await cashOrder(), await cashOrder()];
    const csv = csvOf(
      [
        [first.tracking.toLowerCase(), '', '34,90', '1,20'],
        ['', `№ ${second.id}`, '34,90', '1,20'],
      ],
      '7701',
    );
    const imported = await upload(csv, {}, 'november.csv');
    expect(imported).toMatchObject({
      status: 201,
      body: {
        data: {
          ...{ file_name: 'november.csv', layout: 'generic', number: '7701', day: '2026-11-20', state: 'owed' },
          ...{ rows: 2, collected: 69.8, fees: 2.4, payout: 67.4, difference: 0, transaction_id: null },
          counts: { matched: 2, differs: 0, unknown: 0, paid: 0 },
        },
      },
    });
    const { id } = imported.body.data;
    expect(await rowsOf(id)).toMatchObject([
      { line: 3, state: 'matched', order_id: first.id, amount: 34.9, fee: 1.2, expected: 34.9, difference: 0 },
      { line: 4, state: 'matched', order_id: second.id },
    ]);
    expect(await orderOf(first.id)).toMatchObject({ status: 'shipped', payment_status: 'unpaid' });
    const debt = (await get('courier-debts')).items.find((one: { carrier: null }) => one.carrier === null);
    expect(debt).toMatchObject({ currency: 'EUR', since: '2026-11-20' });
    expect(debt.owed).toBeGreaterThanOrEqual(67.4);
    const again = await upload(csv, {}, 'renamed.csv');
    expect(again).toMatchObject({ status: 200, body: { data: { id, file_name: 'november.csv' } } });
    expect((await get('courier-registers?state=owed')).items[0]).toMatchObject({ id, state: 'owed' });
  });

  test('a preview of a register answers 200 with its rows and stores nothing', async () => {
    const { tracking, id: orderId } = await cashOrder();
    const total = (await admin.get('/api/admin/courier-registers')).body.meta.total;
    const previewed = await upload(
      csvOf([
        [tracking, '', '34,90'],
        ['X1', '', '5,00'],
      ]),
      { preview: '1' },
    );
    expect(previewed).toMatchObject({
      status: 200,
      body: {
        data: {
          ...{ id: null, rows: 2, collected: 39.9, counts: { matched: 1, differs: 0, unknown: 1, paid: 0 } },
          sample: [
            { state: 'unknown', tracking_number: 'X1' },
            { state: 'matched', order_id: orderId },
          ],
        },
      },
    });
    expect((await admin.get('/api/admin/courier-registers')).body.meta.total).toBe(total);
  });

  test('each row of a register that differs from its order has the reason, and is listed until it is checked', async () => {
    const orders = {
      paid: await cashOrder(),
      cancelled: await cashOrder('cancelled'),
      waiting: await cashOrder('ready_for_shipment'),
      transfer: await cashOrder('pending', 'bank_invoice'),
      less: await cashOrder(),
    };
    await admin.put(`/api/orders/${orders.paid.id}/status`, { status: 'paid' });
    const { id } = await register([
      ...Object.values(orders).map(({ id: order }): Row => ['', order, '30,00']),
      ['', orders.less.id, '30,00'],
      ['NEVER1', '', '12,00'],
      ['', orders.less.id, '-5,00'],
    ]);
    expect((await rowsOf(id)).map(({ state, problem }: Record<string, string>) => `${state} ${problem}`)).toEqual([
      'differs already_paid',
      'differs cancelled',
      'differs not_shipped',
      'differs not_cash',
      'differs other_amount',
      'differs in_another_register',
      'unknown unknown_number',
      'differs deduction',
    ]);
    const listed = async () => (await differences()).filter((one: { register_id: number }) => one.register_id === id);
    expect(await listed()).toHaveLength(8);
    const [unknown] = await rowsOf(id, '&state=unknown');
    const path = `/api/admin/courier-registers/${id}/rows/${unknown.id}`;
    expect((await admin.put(path, { checked: true })).body.data.checked).toBe(true);
    expect(await listed()).toHaveLength(7);
  });

  test('an order that was shipped days ago and is in no register is listed until a register has it', async () => {
    const { id, tracking } = await cashOrder();
    const missing = async () =>
      (await differences('&days=0')).find((one: { order_id: number }) => one.order_id === id)?.problem;
    expect(await missing()).toBe('in_no_register');
    expect((await differences('&days=1')).some((one: { order_id: number }) => one.order_id === id)).toBe(false);
    await register([[tracking, '', '34,90']]);
    expect(await missing()).toBeUndefined();
  });

  test('a row with an unknown number is assigned to an order by hand, and a register can be deleted', async () => {
    const { id: orderId } = await cashOrder();
    const { id } = await register([['LOST1', '', '34,90']]);
    const [{ id: row }] = await rowsOf(id);
    const assigned = await admin.put(`/api/admin/courier-registers/${id}/rows/${row}`, { order_id: orderId });
    expect(assigned.body.data).toMatchObject({ state: 'matched', order_id: orderId, problem: null });
    expect((await admin.put(`/api/admin/courier-registers/${id}/rows/${row}`, { order_id: 999_999 })).status).toBe(404);
    expect((await admin.delete(`/api/admin/courier-registers/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/admin/courier-registers/${id}`)).status).toBe(404);
  });

  test.each([
    ['an amount that is no number', `${TITLES}\nA1;;ten;0\n`, /Line 3/],
    ['a PDF', '%PDF-1.7\n', /CSV/],
    ['a shortened number', `${TITLES}\n2,045E+13;;10;0\n`, /Line 3/],
  ])('a register with %s is 422 unreadable_register with the line, and nothing is stored', async (_, csv, text) => {
    const { total } = (await admin.get('/api/admin/courier-registers')).body.meta;
    expect(await upload(csv)).toMatchObject({
      status: 422,
      body: { code: 'unreadable_register', errors: { file: [expect.stringMatching(text)] } },
    });
    expect((await admin.get('/api/admin/courier-registers')).body.meta.total).toBe(total);
  });

  test('a register with unknown columns is 422 columns_needed, and is read with a mapping', async () => {
    const csv = `k1;k2\nMAPPED1;10,50\n`;
    expect(await upload(csv)).toMatchObject({
      status: 422,
      body: { code: 'columns_needed', columns: ['k1', 'k2'], sample: [['MAPPED1', '10,50']] },
    });
    const mapping = JSON.stringify({ tracking_number: 'k1', amount: 'k2' });
    expect((await upload(csv, { mapping, preview: '1' })).body.data).toMatchObject({ collected: 10.5, rows: 1 });
    expect((await upload(csv, { mapping: '{"amount":"k2"}' })).body.errors).toHaveProperty('mapping');
    expect((await upload(csv, { layout: 'carrier-pigeon' })).body.errors).toHaveProperty('layout');
  });

  test('the mapping of an imported register is used for the next one with the same columns, until another one is sent', async () => {
    const csv = (tracking: string) => `parcel;first;second\n${tracking};10,50;2,00\n`;
    const mapping = JSON.stringify({ tracking_number: 'parcel', amount: 'first' });
    expect((await upload(csv('KEPT1'), { mapping, preview: '1' })).status).toBe(200);
    expect((await upload(csv('KEPT2'))).body.code).toBe('columns_needed');
    expect((await upload(csv('KEPT1'), { mapping })).status).toBe(201);
    expect((await upload(csv('KEPT2'), { preview: '1' })).body.data).toMatchObject({ collected: 10.5, rows: 1 });
    expect(await upload(csv('KEPT2'), { ask_columns: '1' })).toMatchObject({
      status: 422,
      body: { code: 'columns_needed', columns: ['parcel', 'first', 'second'] },
    });
    const other = JSON.stringify({ tracking_number: 'parcel', amount: 'second' });
    expect((await upload(csv('KEPT2'), { mapping: other })).body.data).toMatchObject({ collected: 2 });
    expect((await upload(csv('KEPT3'))).body.data).toMatchObject({ collected: 2 });
    const [saved] = (await admin.get('/api/admin/audit?action=courier_register_profile.saved')).body.data.items;
    expect(saved.after).toMatchObject({ mapping: JSON.parse(other) });
  });

  test('a layout that is sent with a register takes precedence over the stored mapping of its columns', async () => {
    const csv = (tracking: string) => `Tracking number;COD amount;Deposit\n${tracking};10,50;2,00\n`;
    const mapping = JSON.stringify({ tracking_number: 'Tracking number', amount: 'Deposit' });
    expect((await upload(csv('LAYOUT1'), { mapping })).body.data).toMatchObject({ collected: 2 });
    const previewed = async (fields: Record<string, string>) =>
      (await upload(csv('LAYOUT2'), { preview: '1', ...fields })).body.data;
    expect(await previewed({})).toMatchObject({ collected: 2 });
    expect(await previewed({ layout: 'generic' })).toMatchObject({ collected: 10.5, layout: 'generic' });
    expect(await previewed({ layout: 'dpd' })).toMatchObject({ collected: 10.5, layout: 'dpd' });
    expect(await previewed({ layout: 'dpd', mapping })).toMatchObject({ collected: 2, layout: 'dpd' });
  });

  test('stored mappings are listed with their columns; after one is deleted, its columns must be selected again', async () => {
    const csv = (tracking: string) => `bundle;sum of cash\n${tracking};10,50\n`;
    const mapping = { tracking_number: 'bundle', amount: 'sum of cash' };
    expect((await upload(csv('LISTED1'), { mapping: JSON.stringify(mapping) }, 'weekly.csv')).status).toBe(201);
    const profiles = async () => get('courier-register-profiles');
    const { items } = await profiles();
    const kept = items.find(({ name }: { name: string }) => name === 'weekly.csv');
    expect(kept).toMatchObject({ columns: ['bundle', 'sum of cash'], mapping });
    const path = `/api/admin/courier-register-profiles/${kept.id}`;
    const support = await logInAs(shop, 'support');
    expect((await support.get('/api/admin/courier-register-profiles')).body.data.items).toHaveLength(items.length);
    expect((await support.delete(path)).status).toBe(403);
    expect((await admin.delete(path)).body).toMatchObject({ data: { id: kept.id } });
    expect((await admin.delete(path)).status).toBe(404);
    expect((await profiles()).items).toHaveLength(items.length - 1);
    expect((await upload(csv('LISTED2'))).body.code).toBe('columns_needed');
    const [deleted] = (await admin.get('/api/admin/audit?action=courier_register_profile.deleted')).body.data.items;
    expect(deleted).toMatchObject({ subject_id: String(kept.id), before: { name: 'weekly.csv', mapping } });
  });

  test('support reads registers but does not import, change or delete them', async () => {
    const { id } = await register([['ROLE1', '', '1,00']]);
    const support = await logInAs(shop, 'support');
    expect((await support.get('/api/admin/courier-registers')).status).toBe(200);
    expect((await support.get('/api/admin/courier-differences')).status).toBe(200);
    expect((await upload('x', {}, 'x.csv', support)).status).toBe(403);
    expect((await support.delete(`/api/admin/courier-registers/${id}`)).status).toBe(403);
    expect((await shop.client().get('/api/admin/courier-debts')).status).toBe(401);
  });
});

describe('the transfer of a courier', () => {
  test('a transfer of the collected sum less the fees is suggested for the register, and one call pays its cash orders', async () => {
    const [first, second] = [await cashOrder(), await cashOrder()];
    const { id, number } = await register([
      [first.tracking, '', '34,90', '1,20'],
      [second.tracking, '', '34,90', '1,30'],
    ]);
    const credit = await transfer('67.30', `Payout ${number}`);
    expect(credit).toMatchObject({
      state: 'suggested',
      suggestions: [{ register_ids: [id], difference: 0, confidence: 'high', allocations: [] }],
    });
    expect(credit.suggestions[0].reasons.join()).toContain(number);
    const accepted = await admin.post('/api/admin/bank-transactions/accept', {
      transactions: [{ id: credit.id, version: credit.version }],
    });
    expect(accepted.body.data.items).toMatchObject([{ outcome: 'booked', state: 'matched' }]);
    for (const order of [first, second]) {
      const { status, payments } = (await admin.get(`/api/orders/${order.id}`)).body.data;
      expect(status).toBe('paid');
      expect(payments).toMatchObject([
        { method: 'cash', amount: 34.9, reference: credit.bank_reference, status: 'captured' },
      ]);
      expect(payments[0].received_at).toMatch(/^2026-11-2[45]/);
    }
    expect(await registerOf(id)).toMatchObject({
      ...{ state: 'transferred', transaction_id: credit.id, difference: 0 },
      counts: { matched: 0, differs: 0, unknown: 0, paid: 2 },
    });
    expect(await transactionOf(credit.id)).toMatchObject({ register_ids: [id], matched_by: 'administrator' });
    expect((await admin.delete(`/api/admin/courier-registers/${id}`)).body).toMatchObject({
      ...{ code: 'register_transferred', register_ids: [id] },
    });
  });

  test('an amount that the courier keeps besides the fees is a difference to confirm, not a missing payment', async () => {
    const { id: orderId, tracking } = await cashOrder();
    const { id, number } = await register([[tracking, '', '34,90', '1,00']]);
    const credit = await transfer('32.90', `Register ${number}`);
    expect(credit.suggestions).toMatchObject([{ register_ids: [id], difference: 1, confidence: 'low' }]);
    expect(await match(credit.id, [id])).toMatchObject({
      status: 422,
      body: { code: 'register_amount_differs', expected: 33.9, difference: 1 },
    });
    expect((await match(credit.id, [id], 1)).status).toBe(200);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', payment_status: 'paid' });
    expect(await registerOf(id)).toMatchObject({ difference: 1 });
    expect(await differences()).toContainEqual(
      expect.objectContaining({ problem: 'other_transfer', register_id: id, expected: 33.9, amount: 32.9 }),
    );
  });

  test('a transfer that is far from the sum of a register is refused, and books nothing', async () => {
    const { id: orderId, tracking } = await cashOrder();
    const { id } = await register([[tracking, '', '34,90']]);
    const credit = await transfer('1.00');
    expect((await match(credit.id, [id], 33.9)).body.code).toBe('register_amount_differs');
    expect(await orderOf(orderId)).toMatchObject({ status: 'shipped', payment_status: 'unpaid' });
  });

  test('only rows that can be paid are recorded, with the collected amount', async () => {
    const [less, paid] = [await cashOrder(), await cashOrder()];
    const { id } = await register([
      [less.tracking, '', '30,00'],
      [paid.tracking, '', '34,90'],
      ['NOBODY1', '', '5,10'],
    ]);
    await admin.put(`/api/orders/${paid.id}/status`, { status: 'paid' });
    const credit = await transfer('70.00');
    expect((await match(credit.id, [id])).body.data.allocations).toMatchObject([{ order_id: less.id, amount: 30 }]);
    expect(await orderOf(less.id)).toMatchObject({ payment_status: 'partially_paid' });
    expect(await rowsOf(id)).toMatchObject([
      { state: 'paid', problem: 'other_amount', expected: 34.9, difference: -4.9 },
      { state: 'differs', problem: 'already_paid' },
      { state: 'unknown' },
    ]);
  });

  test('a parcel that is assigned to its order after the transfer was booked pays the order, once', async () => {
    const [known, late, unshipped] = [await cashOrder(), await cashOrder(), await cashOrder('ready_for_shipment')];
    const { id } = await register([
      [known.tracking, '', '34,90'],
      ['LATE-1', '', '34,90'],
      ['LATE-2', '', '34,90'],
    ]);
    const credit = await transfer('104.70');
    expect((await match(credit.id, [id])).status).toBe(200);
    const [paid, first, second] = await rowsOf(id);
    const assign = (row: { id: number }, order: number) =>
      admin.put(`/api/admin/courier-registers/${id}/rows/${row.id}`, { order_id: order });
    const answers = await Promise.all([assign(first, late.id), assign(first, late.id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await orderOf(late.id)).toMatchObject({
      ...{ status: 'paid', paid_amount: 34.9 },
      payments: [{ method: 'cash', amount: 34.9, reference: credit.bank_reference }],
    });
    expect((await transactionOf(credit.id)).allocations).toMatchObject([{ order_id: known.id }, { order_id: late.id }]);
    expect(await assign(paid, late.id)).toMatchObject({ status: 409, body: { code: 'register_transferred' } });
    // The money of an order that is not shipped is recorded once it is.
    expect(await assign(second, unshipped.id)).toMatchObject({
      status: 200,
      body: { data: { state: 'differs', problem: 'not_shipped' } },
    });
    await admin.put(`/api/orders/${unshipped.id}/status`, { status: 'shipped' });
    expect(await assign(second, unshipped.id)).toMatchObject({ status: 200, body: { data: { state: 'paid' } } });
    expect(await orderOf(unshipped.id)).toMatchObject({ status: 'paid', paid_amount: 34.9 });
    await admin.post(`/api/admin/bank-transactions/${credit.id}/unmatch`, { reason: 'Wrong register' });
    expect(await orderOf(late.id)).toMatchObject({ payment_status: 'unpaid' });
    expect(await registerOf(id)).toMatchObject({ state: 'owed' });
  });

  test('unmatching the transfer reverses the payments, and the courier owes the money again', async () => {
    const { id: orderId, tracking } = await cashOrder();
    const { id } = await register([[tracking, '', '34,90']]);
    const credit = await transfer('34.90', 'Omniva payout');
    await match(credit.id, [id]);
    const undone = await admin.post(`/api/admin/bank-transactions/${credit.id}/unmatch`, { reason: 'Wrong register' });
    expect(undone.body.data).toMatchObject({ state: 'suggested', register_ids: [], allocations: [] });
    expect((await admin.get(`/api/orders/${orderId}`)).body.data).toMatchObject({
      ...{ payment_status: 'unpaid', payments: [{ status: 'reversed' }] },
    });
    expect(await registerOf(id)).toMatchObject({ state: 'owed', transaction_id: null, counts: { matched: 1 } });
    expect((await match(credit.id, [id])).body.data.state).toBe('matched');
    expect(await orderOf(orderId)).toMatchObject({ payment_status: 'paid' });
  });

  test('if the bank returns the transfer, the courier owes the money again, and unmatching the return pays the orders again', async () => {
    const { id: orderId, tracking } = await cashOrder();
    const { id } = await register([[tracking, '', '34,90']]);
    const reference = `RET-${++made}`;
    const credit = await transfer('34.90', 'Omniva payout', { reference });
    await match(credit.id, [id]);
    const { body } = await statement({ amount: '-34.90', text: `Return ${reference}`, returned: 'AC04' });
    const [returned] = (await get(`bank-transactions?statement_id=${body.data.id}`)).items;
    expect(
      (await admin.post(`/api/admin/bank-transactions/${returned.id}/match`, { reverses: credit.id })).status,
    ).toBe(200);
    expect(await registerOf(id)).toMatchObject({ state: 'owed' });
    expect(await orderOf(orderId)).toMatchObject({ payment_status: 'unpaid' });
    await admin.post(`/api/admin/bank-transactions/${returned.id}/unmatch`, { reason: 'No return' });
    expect(await registerOf(id)).toMatchObject({ state: 'transferred', transaction_id: credit.id });
    const { payments } = (await admin.get(`/api/orders/${orderId}`)).body.data;
    expect(payments.map(({ method, status }: Record<string, string>) => [method, status])).toEqual([
      ['cash', 'reversed'],
      ['cash', 'captured'],
    ]);
  });

  /** Books a transfer for the register and confirms that the bank returned it. Returns both transactions. */
  async function returned(id: number): Promise<{ credit: number; back: number }> {
    const reference = `BACK-${++made}`;
    const credit = (await transfer('34.90', 'Transfer', { reference })).id;
    expect((await match(credit, [id])).status).toBe(200);
    const { body } = await statement({ amount: '-34.90', text: `Return ${reference}`, returned: 'AC04' });
    const back = (await get(`bank-transactions?statement_id=${body.data.id}`)).items[0].id;
    expect((await admin.post(`/api/admin/bank-transactions/${back}/match`, { reverses: credit })).status).toBe(200);
    return { credit, back };
  }
  const unmatch = (id: number) => admin.post(`/api/admin/bank-transactions/${id}/unmatch`, { reason: 'mistake' });

  test('a register whose transfer the bank returned can be deleted only after the return and the booking are undone', async () => {
    const { id } = await register([[(await cashOrder()).tracking, '', '34,90']]);
    const { credit, back } = await returned(id);
    const refused = await admin.delete(`/api/admin/courier-registers/${id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'register_transferred', register_ids: [id] } });
    expect(refused.body.message).toMatch(/returned/);
    for (const one of [back, credit]) expect((await unmatch(one)).status).toBe(200);
    expect((await admin.delete(`/api/admin/courier-registers/${id}`)).status).toBe(200);
  });

  test('after a later transfer has paid the orders, the return cannot be undone and the later transfer stays booked', async () => {
    const order = await cashOrder();
    const { id } = await register([[order.tracking, '', '34,90']]);
    const { credit, back } = await returned(id);
    const later = await transfer('34.90', 'Second attempt');
    expect((await match(later.id, [id])).status).toBe(200);
    expect(await unmatch(back)).toMatchObject({ status: 409, body: { code: 'not_payable' } });
    expect(await transactionOf(back)).toMatchObject({ state: 'matched', reverses: credit });
    expect(await registerOf(id)).toMatchObject({ state: 'transferred', transaction_id: later.id });
    const { status, payments } = await orderOf(order.id);
    expect([status, payments.map((one: { status: string }) => one.status).sort()]).toEqual([
      'paid',
      ['captured', 'reversed'],
    ]);
  });

  test('if a return is undone after a later transfer of a register without known orders, the later transfer stays booked', async () => {
    const { id } = await register([['UNKNOWN-1', '', '34,90']]);
    const { back } = await returned(id);
    const later = await transfer('34.90', 'Second attempt');
    expect((await match(later.id, [id])).status).toBe(200);
    expect((await unmatch(back)).status).toBe(200);
    expect(await registerOf(id)).toMatchObject({ state: 'transferred', transaction_id: later.id });
  });

  test('a register that is imported after its transfer is suggested for the transfer', async () => {
    const credit = await transfer('77.77', 'Payout of LATE77');
    expect(credit.state).toBe('unmatched');
    const { id } = await register([['LATE1', '', '77,77']], 'LATE77');
    expect(await transactionOf(credit.id)).toMatchObject({
      ...{ state: 'suggested', suggestions: [{ register_ids: [id], confidence: 'high' }] },
    });
    await admin.delete(`/api/admin/courier-registers/${id}`);
    expect((await transactionOf(credit.id)).state).toBe('unmatched');
  });

  test('a register is suggested for its earlier transfer, also if hundreds of later ones need a decision', async () => {
    const credit = await transfer('88.88', 'Payout of LATE88');
    await statement(...Array.from({ length: 501 }, (_, at) => ({ amount: '0.01', text: `Gift ${at}` })));
    const { id } = await register([['LATE2', '', '88,88']], 'LATE88');
    expect(await transactionOf(credit.id)).toMatchObject({ state: 'suggested', suggestions: [{ register_ids: [id] }] });
    await admin.delete(`/api/admin/courier-registers/${id}`);
  });

  test('if two administrators confirm two transfers for one order at once, the order is paid once', async () => {
    const { id: orderId, tracking } = await cashOrder();
    const { id } = await register([[tracking, '', '34,90']]);
    const [one, other] = [await transfer('34.90'), await transfer('34.90')];
    const second = await logInAs(shop, 'manager');
    const answers = await Promise.all([
      ...[admin, second].flatMap((client) => [match(one.id, [id], 0, client), match(other.id, [id], 0, client)]),
      statement({ amount: '34.90', text: 'Another' }),
    ]);
    const codes = answers.slice(0, 4).map(({ status, body }) => (status === 200 ? 'booked' : body.code));
    expect(codes.filter((code) => code === 'booked')).toHaveLength(1);
    expect(codes.filter((code) => ['already_matched', 'register_transferred'].includes(code))).toHaveLength(3);
    const { payments } = (await admin.get(`/api/orders/${orderId}`)).body.data;
    expect(payments).toMatchObject([{ amount: 34.9, status: 'captured' }]);
  });

  test('registers and transfers in any order never pay an order twice, nor more than was received', async () => {
    const step = fc.record({
      does: fc.constantFrom('register', 'transfer', 'match', 'unmatch', 'delete'),
      orders: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }),
      fee: fc.constantFrom(0, 100),
      kept: fc.constantFrom(0, 100, 5_000),
      pick: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const orders = [await cashOrder(), await cashOrder(), await cashOrder(), await cashOrder()];
        const registers: Array<{ id: number; payout: number }> = [];
        const credits: Array<{ id: number; amount: number }> = [];
        const picked = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];
        for (const { does, orders: chosen, fee, kept, pick } of steps) {
          const owed = picked(registers, pick);
          const credit = picked(credits, pick);
          if (does === 'register') {
            const rows = chosen.map((at): Row => [orders[at]!.tracking, '', '34,90', `${fee / 100}`]);
            registers.push((await upload(csvOf(rows))).body.data);
          }
          if (does === 'transfer' && owed) {
            const amount = Math.max(1, Math.round(owed.payout * 100) - kept);
            credits.push({ ...(await transfer((amount / 100).toFixed(2))), amount: amount / 100 });
          }
          if (does === 'match' && owed && credit)
            await match(credit.id, [owed.id], Math.round((owed.payout - credit.amount) * 100) / 100);
          if (does === 'unmatch' && credit)
            await admin.post(`/api/admin/bank-transactions/${credit.id}/unmatch`, { reason: 'Test' });
          if (does === 'delete' && owed) await admin.delete(`/api/admin/courier-registers/${owed.id}`);
        }
        let paid = 0;
        for (const { id } of orders) {
          const { payments } = (await admin.get(`/api/orders/${id}`)).body.data;
          const live = payments.filter(({ status }: { status: string }) => status === 'captured');
          expect(live.length).toBeLessThanOrEqual(1);
          paid += live.length * 3_490;
        }
        let received = 0;
        for (const { id } of credits) {
          const { amount, register_ids: ids, allocations } = await transactionOf(id);
          const sums = await Promise.all(ids.map(registerOf));
          const keeps = sums.reduce((sum, one) => sum + one.fees + one.difference, 0);
          const booked = allocations.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0);
          expect(Math.round((booked - keeps - amount) * 100)).toBeLessThanOrEqual(0);
          received += Math.round(booked * 100);
        }
        expect(paid).toBe(received);
      }),
      { numRuns: 6 },
    );
  });

  test('the exported bank transactions of a buyer do not include the transfer of a courier', async () => {
    const { id: orderId, tracking } = await cashOrder();
    const { id } = await register([[tracking, '', '34,90']]);
    const credit = await transfer('34.90', 'Omniva payout');
    await match(credit.id, [id]);
    const privacy = shop.app.get(BankDataPrivacy, { strict: false });
    expect(await privacy.ofOrders([orderId])).toEqual([]);
    const own = await cashOrder();
    const { id: byBuyer } = await transfer('34.90', `Order ${own.id}`);
    await admin.post(`/api/admin/bank-transactions/${byBuyer}/match`, { allocations: [{ order_id: own.id }] });
    expect(await privacy.ofOrders([own.id])).toMatchObject([{ id: byBuyer }]);
  });

  test('numbers of parcels without an order are removed after bank_data_days, and amounts are kept', async () => {
    const { id } = await register([['OLD1', '', '1,00']]);
    const dayMs = 86_400_000;
    await shop.app.get(Retention).run();
    expect((await rowsOf(id))[0].tracking_number).toBe('OLD1');
    await shop.db.query(`UPDATE courier_register SET imported_at = $2 WHERE id = $1`, [
      id,
      new Date(Date.now() - 400 * dayMs),
    ]);
    await shop.app.get(Retention).run();
    expect((await rowsOf(id))[0]).toMatchObject({ tracking_number: null, amount: 1 });
  });
});
