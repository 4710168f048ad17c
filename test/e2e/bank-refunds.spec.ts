import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { ServerEvent } from '#contracts';
import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { StaffListener } from '../../src/notification/listeners/staff.listener.js';
import { Retention } from '../../src/privacy/index.js';
import { logInAs } from '../fixtures/administrators.js';
import { camtOf, type WrittenEntry } from '../fixtures/bank-statements/write-statement.js';
import { asVersion03, pain001Problems } from '../fixtures/iso20022/pain001-problems.js';
import { mailTexts } from '../fixtures/mails.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

const ACCOUNT = 'DE89370400440532013000';
const ANNA = { name: 'Anna Weber', account: 'DE75512108001245126199' };
const OTHER = { name: 'Олена Бондар', account: 'UA213223130000026007233566001' };

let shop: TestShop;
let admin: Client;
let product: number;
let made = 0;

beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMIT: '0' } });
  admin = await shop.admin();
  await offerBankInvoice(admin, { account_number: ACCOUNT, bank_code: 'COBADEFFXXX', account_holder: 'Quiet Shelf' });
  product = await makeProduct(admin, { price_regular: 34.9, in_stock: 1000 });
});
afterAll(() => shop?.close());

/** An order of 34.90 EUR that was paid from Anna's account, by a transaction without account, or in cash. */
async function paidOrder(by: 'statement' | 'unknown account' | 'cash' = 'statement', client = shop.client()) {
  const method = by === 'cash' ? 'cash' : 'bank_invoice';
  const { id, key } = (await place(client, product, { payment_method: method })).body.data;
  if (by === 'cash') {
    for (const status of ['ready_for_shipment', 'shipped', 'paid'])
      await admin.put(`/api/orders/${id}/status`, { status });
  } else {
    await pay(client, { id, key }, method);
    const { reference } = (await admin.get(`/api/admin/orders/${id}`)).body.data;
    const transaction = {
      external_id: `incoming-${++made}`,
      booked_on: '2026-11-20',
      amount: 34.9,
      remittance_information: reference,
      ...(by === 'statement' && { counterparty: ANNA }),
    };
    await admin.post('/api/admin/bank-transactions', {
      account: ACCOUNT,
      currency: 'EUR',
      transactions: [transaction],
    });
  }
  return id as number;
}

/** Refunds a paid order; returns the refund's id. */
async function refunded(by?: Parameters<typeof paidOrder>[0], amount?: number): Promise<number> {
  const order = await paidOrder(by);
  const { body } = await admin.post(`/api/orders/${order}/refund`, {
    reason: 'Returned goods',
    ...(amount && { amount }),
  });
  return body.data.refunds[0].id;
}

const listed = async (query = '') => (await admin.get(`/api/admin/refunds?per_page=100${query}`)).body.data.items;
const refundOf = async (id: number) => (await listed()).find((one: { id: number }) => one.id === id);
const stateOf = async (id: number): Promise<string> => (await refundOf(id)).state;
const create = (refundIds?: number[], format = 'pain.001.001.03', client = admin): Promise<Answered> =>
  client.post('/api/admin/refund-files', { format, ...(refundIds && { refund_ids: refundIds }) });
const download = (id: number): Promise<Answered> => admin.get(`/api/admin/refund-files/${id}/download`);
const discard = (id: number): Promise<Answered> =>
  admin.post(`/api/admin/refund-files/${id}/discard`, { reason: 'Wrong day' });

/** Imports a statement with these entries. */
const statement = (...entries: Array<Partial<WrittenEntry>>): Promise<Answered> => sendStatement(entries);

function sendStatement(entries: Array<Partial<WrittenEntry>>, fields: Record<string, string> = {}): Promise<Answered> {
  const written = entries.map((entry) => {
    const reference = `B-${++made}`;
    return { amount: '-34.90', reference, text: 'Refund', name: 'Anna Weber', ...entry };
  });
  const file = camtOf({ account: ACCOUNT, day: '2026-11-25', opening: '1000.00', entries: written });
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([file]), 'statement.xml');
  return admin.upload('/api/admin/bank-statements', form);
}

describe('refunds by bank file', () => {
  test('a refund of a bank transfer is due, with the account that the money came from', async () => {
    const id = await refunded();
    expect(await refundOf(id)).toMatchObject({
      amount: 34.9,
      currency: 'EUR',
      state: 'due',
      receiver: ANNA,
      end_to_end_id: null,
      file_id: null,
    });
    expect((await listed('&state=due')).map((one: { id: number }) => one.id)).toContain(id);
    expect((await listed('&state=paid_out')).map((one: { id: number }) => one.id)).not.toContain(id);
  });

  test('refunds are listed by several states, by order, and by the account of the shop that pays them', async () => {
    const id = await refunded();
    const { order_id: order } = await refundOf(id);
    const ids = async (query: string) => (await listed(query)).map((one: { id: number }) => one.id);
    expect(await listed(`&order_id=${order}&state=due,returned`)).toMatchObject([{ id, account: ACCOUNT }]);
    expect(await ids(`&order_id=${order}&state=exported,paid_out`)).toEqual([]);
    expect(await ids(`&order_id=${order}&account=DE89 3704 0044 0532 0130 00`)).toEqual([id]);
    // The national number that the IBAN ends in, as some banks write it.
    expect(await ids(`&order_id=${order}&account=0532013000`)).toEqual([id]);
    expect(await ids(`&account=${OTHER.account}`)).toEqual([]);
    expect((await admin.get('/api/admin/refunds?state=due,sent')).status).toBe(422);
    const { body } = await create([id]);
    const files = async (account: string) =>
      (await admin.get(`/api/admin/refund-files?per_page=100&account=${account}`)).body.data.items.map(
        (file: { id: number }) => file.id,
      );
    expect(await files(ACCOUNT)).toContain(body.data.id);
    expect(await files(OTHER.account)).toEqual([]);
  });

  test('a refund of a cash payment is not sent by bank transfer', async () => {
    expect(await refundOf(await refunded('cash'))).toBeUndefined();
  });

  test.each(['pain.001.001.09', 'pain.001.001.03'])(
    'a refund file as %s is valid, and each download has the same bytes',
    async (format) => {
      const ids = [await refunded(), await refunded(undefined, 10)];
      const { status, body } = await create(ids, format);
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ format, count: 2, total: 44.9, currency: 'EUR', paid_out: 0, available: true });
      const first = await download(body.data.id);
      expect(first.headers.get('content-type')).toContain('application/xml');
      expect(first.headers.get('content-disposition')).toContain(`refunds-${body.data.id}.xml`);
      expect(createHash('sha256').update(first.text).digest('hex')).toBe(body.data.sha256);
      expect((await download(body.data.id)).text).toBe(first.text);
      expect(await pain001Problems(asVersion03(first.text))).toEqual([]);
      for (const id of ids) {
        const refund = await refundOf(id);
        expect(refund).toMatchObject({ state: 'exported', file_id: body.data.id, receiver: ANNA });
        expect(first.text).toContain(`<EndToEndId>${refund.end_to_end_id}</EndToEndId>`);
      }
      expect((await admin.get('/api/admin/refund-files')).body.data.items[0]).toEqual(body.data);
    },
  );

  test('a refund file as CSV keeps the letters of names', async () => {
    const id = await refunded();
    await admin.put(`/api/admin/refunds/${id}`, { receiver: OTHER });
    const { body } = await create([id], 'csv');
    const { text } = await download(body.data.id);
    const { end_to_end_id: endToEnd } = await refundOf(id);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('execute_on,payer_account,receiver_name,receiver_account,amount,currency,text,end_to_end_id');
    expect(lines[1]).toMatch(new RegExp(`,${ACCOUNT},${OTHER.name},${OTHER.account},34.90,EUR,[^,]+,${endToEnd}$`));
  });

  test('an administrator sets the receiver of a refund without a known account, and only a valid IBAN is accepted', async () => {
    const id = await refunded('unknown account');
    expect((await refundOf(id)).receiver).toBeNull();
    expect(await create([id])).toMatchObject({ status: 422, body: { code: 'receiver_needed', refund_ids: [id] } });
    for (const [account, said] of [
      ['12345678', /code of a country/],
      ['DE7551210800124512619', /too short or too long/],
      ['DE7551210800124512619O', /mixed-up letters and digits/],
      ['DE75512108001245126198', /wrong or swapped digit/],
    ] as const) {
      const wrong = await admin.put(`/api/admin/refunds/${id}`, { receiver: { ...ANNA, account } });
      const errors = { 'receiver.account': [expect.stringMatching(said)] };
      expect(wrong).toMatchObject({ status: 422, body: { errors } });
    }
    const spaced = { ...ANNA, account: 'de75 5121 0800 1245 1261 99' };
    const set = await admin.put(`/api/admin/refunds/${id}`, { receiver: spaced });
    expect(set).toMatchObject({ status: 200, body: { data: { receiver: ANNA, state: 'due' } } });
    expect((await admin.put(`/api/admin/refunds/${id}`, { receiver: ANNA, version: 1 })).body.code).toBe(
      'stale_version',
    );
    const { body } = await admin.get('/api/admin/audit?action=refund.receiver_set');
    expect(body.data.items[0]).toMatchObject({ subject_id: String(id), after: { receiver_account: 'DE75…6199' } });
    expect((await create([id])).status).toBe(201);
    expect((await admin.put(`/api/admin/refunds/${id}`, { receiver: ANNA })).body.code).toBe('already_exported');
  });

  test('managers create refund files, and support only reads the refunds', async () => {
    const id = await refunded();
    const support = await logInAs(shop, 'support');
    expect((await support.get('/api/admin/refunds')).status).toBe(200);
    expect((await create([id], 'csv', support)).status).toBe(403);
    expect((await support.get('/api/admin/refund-files')).status).toBe(403);
    expect((await support.put(`/api/admin/refunds/${id}`, { receiver: OTHER })).status).toBe(403);
    const manager = await logInAs(shop, 'manager');
    expect((await create([id], 'csv', manager)).status).toBe(201);
  });

  test('a refund that two administrators export at the same time is in one file', async () => {
    const ids = [await refunded(), await refunded(), await refunded()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(ids)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((one) => one.status !== 201))
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'already_exported' });
    expect((await create([...ids, 999_999])).status).toBe(404);
  });

  test('a refund file without ids has all refunds that are due and have a receiver, and the next file has none', async () => {
    const [known, unknown] = [await refunded(), await refunded('unknown account')];
    const answers = await Promise.all([create(), create(), create()]);
    const codes = answers.map(({ status, body }) => (status === 201 ? 'created' : body.code)).sort();
    expect(codes).toEqual(['created', 'no_refunds_due', 'no_refunds_due']);
    expect([await stateOf(known), await stateOf(unknown)]).toEqual(['exported', 'due']);
  });

  test('the refunds of a discarded file are due again, and a file can be discarded once', async () => {
    const id = await refunded();
    const { body } = await create([id]);
    const both = await Promise.all([discard(body.data.id), discard(body.data.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refundOf(id)).toMatchObject({ state: 'due', receiver: ANNA, end_to_end_id: null, file_id: null });
    expect((await create([id])).status).toBe(201);
  });
});

describe('interleavings of refund files', () => {
  const LIVE = `SELECT refund_id FROM bank_refund_line WHERE live GROUP BY refund_id HAVING count(*) > 1`;
  const WRONG_FILES = `SELECT f.id FROM bank_refund_file f JOIN bank_refund_line x ON x.file_id = f.id
    JOIN bank_refund r ON r.refund_id = x.refund_id GROUP BY f.id
    HAVING sum(r.amount) <> f.total OR count(*) <> f.count`;
  const WRONG_STATES = `SELECT r.refund_id FROM bank_refund r WHERE (r.state IN ('exported', 'paid_out')) <>
    EXISTS (SELECT FROM bank_refund_line x WHERE x.refund_id = r.refund_id AND x.live)`;

  test('in any sequence of events, a refund is in at most one live file, and the sum of a file is that of its refunds', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count++) ids.push(await refunded(undefined, count + 1));
    const step = fc.record({ kind: fc.constantFrom('file', 'all', 'discard', 'debit', 'return'), which: fc.nat(5) });
    const run = async ({ kind, which }: { kind: string; which: number }): Promise<unknown> => {
      if (kind === 'file') return create([ids[which]!, ids[(which + 1) % 6]!]);
      if (kind === 'all') return create();
      const { end_to_end_id: endToEnd, file_id: file, amount } = await refundOf(ids[which]!);
      if (file === null) return undefined;
      if (kind === 'discard') return discard(file);
      return statement({ endToEnd, amount: `${kind === 'debit' ? '-' : ''}${amount}.00`, returned: 'AC04' });
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 4 }), async (rounds) => {
        for (const together of rounds) await Promise.all(together.map(run));
        for (const query of [LIVE, WRONG_FILES, WRONG_STATES]) expect(await shop.db.query(query)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

describe('refund files on later statements', () => {
  test('a debit with the end-to-end id and the amount of a refund pays it out, once', async () => {
    const id = await refunded();
    const { body: file } = await create([id]);
    const { end_to_end_id: endToEnd } = await refundOf(id);
    await statement({ endToEnd, amount: '-34.80' });
    expect(await stateOf(id)).toBe('exported');
    const previewed = await sendStatement([{ endToEnd }, { amount: '-34.80' }], { preview: '1' });
    expect(previewed.body.data.transactions).toMatchObject({ new: 2, matched: 1, ignored: 1 });
    expect(await stateOf(id)).toBe('exported');
    const imported = await statement({ endToEnd });
    expect(imported.body.data.transactions).toMatchObject({ new: 1, matched: 1 });
    expect(await refundOf(id)).toMatchObject({ state: 'paid_out', end_to_end_id: endToEnd });
    const { items } = (await admin.get(`/api/admin/bank-transactions?statement_id=${imported.body.data.id}`)).body.data;
    expect(items).toMatchObject([{ kind: 'debit', state: 'matched', matched_by: 'rule', refund_ids: [id] }]);
    expect((await discard(file.data.id)).body.code).toBe('refund_file_paid');
    expect((await create([id])).body.code).toBe('already_exported');
    expect((await statement({ endToEnd })).body.data.transactions).toMatchObject({ matched: 0, unmatched: 1 });
  });

  test('the preview of a statement with two debits of one refund predicts one match, like its import', async () => {
    const id = await refunded();
    await create([id]);
    const { end_to_end_id: endToEnd } = await refundOf(id);
    const entries = [{ endToEnd }, { endToEnd }, { endToEnd, amount: '34.90', returned: 'AC04' }];
    const expected = { new: 3, matched: 2, unmatched: 1 };
    const previewed = await sendStatement(entries, { preview: '1' });
    expect(previewed.body.data.transactions).toMatchObject(expected);
    expect((await statement(...entries)).body.data.transactions).toMatchObject(expected);
  });

  test('a refund counts as exported again if its debit is unmatched', async () => {
    const id = await refunded();
    await create([id]);
    const { body } = await statement({ endToEnd: (await refundOf(id)).end_to_end_id });
    const [{ id: debit }] = (await admin.get(`/api/admin/bank-transactions?statement_id=${body.data.id}`)).body.data
      .items;
    await admin.post(`/api/admin/bank-transactions/${debit}/unmatch`, { reason: 'Not this one' });
    expect(await stateOf(id)).toBe('exported');
    await statement();
    expect(await stateOf(id)).toBe('exported');
  });

  test('a batch of refunds that the bank books as one debit under the id of the file is paid out', async () => {
    const ids = [await refunded(), await refunded(undefined, 10)];
    const { reference } = (await create(ids)).body.data;
    await statement({ amount: '-44.90', text: `Batch ${reference}`, parts: 2, batch: reference });
    expect([await stateOf(ids[0]!), await stateOf(ids[1]!)]).toEqual(['paid_out', 'paid_out']);
  });

  test('a refund that the bank returned is listed, counted on the dashboard, and in the next file with a new id', async () => {
    const id = await refunded();
    await create([id]);
    const { end_to_end_id: endToEnd } = await refundOf(id);
    const imported = await statement({ endToEnd, amount: '34.90', returned: 'AC04' }, { endToEnd });
    expect(imported.body.data.transactions).toMatchObject({ new: 2, matched: 2, unmatched: 0 });
    expect(await refundOf(id)).toMatchObject({
      state: 'returned',
      end_to_end_id: endToEnd,
      return_reason: { code: 'AC04', text: null },
    });
    const { to_do: toDo } = (await admin.get('/api/admin/dashboard?days=7')).body.data;
    expect(toDo.refund_transfers_returned).toBe((await listed('&state=returned')).length);
    expect((await create([id])).status).toBe(201);
    const again = await refundOf(id);
    expect(again).toMatchObject({ state: 'exported', return_reason: null });
    expect(again.end_to_end_id).not.toBe(endToEnd);
    await statement({ endToEnd: again.end_to_end_id });
    expect(await stateOf(id)).toBe('paid_out');
  });
});

describe('emails to staff about returned refunds', () => {
  const mailsOf = (order: number): Promise<Array<{ id: string; recipient: string; language: string }>> =>
    shop.db.query(
      `SELECT id, recipient, language FROM mail WHERE order_id = $1 AND kind = 'refund_returned' ORDER BY id`,
      [order],
    );

  test.each([
    ['en', 'was returned', 'Reason of the bank: AC04'],
    ['uk', 'Банк повернув виплату', 'Причина від банку: AC04'],
    ['ru', 'Банк вернул выплату', 'Причина от банка: AC04'],
  ])(
    'in the language %s, each return of a refund sends one email, also after a repeat of the event',
    async (language, title, reason) => {
      const recipient = `${language}@example.com`;
      await admin.put('/api/admin/settings', { new_order_mail_to: [recipient], new_order_mail_language: language });
      const id = await refunded();
      const { order_id: order } = await refundOf(id);
      for (let times = 1; times <= 2; times++) {
        await create([id]);
        const { end_to_end_id: endToEnd } = await refundOf(id);
        await statement({ endToEnd, amount: '34.90', returned: 'AC04' }, { endToEnd });
        const mails = await until(
          () => mailsOf(order),
          (all) => all.length >= times,
        );
        expect(mails).toMatchObject(Array.from({ length: times }, () => ({ recipient, language })));
      }
      const texts = await until(
        async () => (await mailTexts(shop)).filter((text) => text.includes(title)),
        (found) => found.length === 2,
      );
      for (const part of [reason, '/admin/pages/bank-refunds', 'Olena Bondar']) expect(texts[0]).toContain(part);
      expect(texts[0]).not.toContain(ANNA.account);
      const [line] = await shop.db.query<{ returned_by: number }>(
        'SELECT returned_by FROM bank_refund_line WHERE refund_id = $1 ORDER BY id LIMIT 1',
        [id],
      );
      const data = {
        order_id: order,
        refund_id: id,
        amount: 34.9,
        reason: null,
        bank_transaction_id: line!.returned_by,
      };
      const event = { data };
      await shop.app.get(StaffListener, { strict: false }).returned(event as ServerEvent<'RefundReturned'>);
      expect(await mailsOf(order)).toHaveLength(2);
      await admin.put('/api/admin/settings', { new_order_mail_to: [], new_order_mail_language: null });
    },
  );
});

describe('receivers of refunds as personal data', () => {
  test('the export of a customer has the receivers of refunds, and erasure removes them with the files that name them', async () => {
    const person = { email: 'anna.weber@example.net', password: 'a quiet shelf of books' };
    await shop.client().post('/api/auth/register', { ...person, first_name: 'Anna', last_name: 'Weber' });
    const customer = shop.client({ cookies: true });
    await customer.login(person.email, person.password);
    const order = await paidOrder('statement', customer);
    const { body } = await admin.post(`/api/orders/${order}/refund`, { reason: 'Returned goods' });
    const { id } = body.data.refunds[0];
    await admin.post(`/api/orders/${order}/cancel`, {});
    const file = (await create([id])).body.data;
    const exported = JSON.parse((await customer.get('/api/auth/me/export')).text);
    expect(exported.data.bank_refunds).toMatchObject([{ id, order_id: order, receiver: ANNA }]);
    const { customer_id: customerId } = (await admin.get(`/api/admin/orders/${order}`)).body.data;
    await admin.post(`/api/customers/${customerId}/erase`);
    expect((await refundOf(id)).receiver).toBeNull();
    expect(await download(file.id)).toMatchObject({ status: 410, body: { code: 'refund_file_removed' } });
  });

  test('receivers of refunds that were paid out, and refund files, are removed after bank_data_days', async () => {
    const [paid, open] = [await refunded(), await refunded()];
    const file = (await create([paid, open])).body.data;
    await statement({ endToEnd: (await refundOf(paid)).end_to_end_id });
    await shop.db.query(`UPDATE bank_refund SET changed_at = now() - interval '200 days'`);
    await shop.db.query(`UPDATE bank_refund_file SET created_at = now() - interval '200 days' WHERE id = ${file.id}`);
    await shop.app.get(Retention).run();
    expect((await refundOf(paid)).receiver).toBeNull();
    expect((await refundOf(open)).receiver).toEqual(ANNA);
    expect((await download(file.id)).status).toBe(410);
  });
});

test('a refund that came back without being marked as a return is no money for another order', async () => {
  const id = await refunded();
  await create([id]);
  const { end_to_end_id: endToEnd } = await refundOf(id);
  const sent = await admin.post('/api/admin/bank-transactions', {
    account: ACCOUNT,
    currency: 'EUR',
    transactions: [-34.9, 34.9].map((amount) => ({
      external_id: `refund-${++made}`,
      booked_on: '2026-11-25',
      amount,
      end_to_end_id: endToEnd,
    })),
  });
  expect(await stateOf(id)).toBe('returned');
  const path = '/api/admin/bank-transactions';
  const { items } = (await admin.get(`${path}?statement_id=${sent.body.data.id}`)).body.data;
  const back = items.find((one: { kind: string }) => one.kind === 'credit');
  expect(back).toMatchObject({ state: 'matched', unallocated_amount: 0 });
  const other = (await place(shop.client(), product, { payment_method: 'bank_invoice' })).body.data;
  const body = { allocations: [{ order_id: other.id }], version: back.version };
  expect(await admin.post(`${path}/${back.id}/match`, body)).toMatchObject({
    status: 409,
    body: { code: 'already_matched' },
  });
});
