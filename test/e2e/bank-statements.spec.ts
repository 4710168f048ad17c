import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { Retention } from '../../src/privacy/index.js';
import { logInAs } from '../fixtures/administrators.js';
import { camtOf, mt940Of } from '../fixtures/bank-statements/write-statement.js';
import { mt940Message } from '../fixtures/bank-statements/mt940-message.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';

const ACCOUNT = 'DE89370400440532013000';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMIT: '0' } });
  admin = await shop.admin();
  await offerBankInvoice(admin, { account_number: ACCOUNT, bank_code: 'COBADEFFXXX', account_holder: 'Quiet Shelf' });
  product = await makeProduct(admin, { price_regular: 34.9, in_stock: 1000 });
});
afterAll(() => shop?.close());

/** Places an order of 34.90 EUR that waits for a bank transfer. */
async function awaiting(): Promise<{ id: number; reference: string }> {
  const client = shop.client();
  const { id, key } = (await place(client, product, { payment_method: 'bank_invoice' })).body.data;
  await pay(client, { id, key }, 'bank_invoice');
  return { id, reference: (await orderOf(id)).reference };
}

const orderOf = async (id: number) => (await admin.get(`/api/admin/orders/${id}`)).body.data;
const listed = async (query: string) => (await admin.get(`/api/admin/bank-transactions?${query}`)).body.data.items;

function upload(
  file: string | Uint8Array,
  fields: Record<string, string> = {},
  name = 'statement.txt',
): Promise<Answered> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([file as BlobPart]), name);
  return admin.upload('/api/admin/bank-statements', form);
}

describe('bank statements', () => {
  test('a CAMT.053 file is imported with its balances, and its transfer with a payment reference is booked', async () => {
    const order = await awaiting();
    const file = camtOf({
      account: ACCOUNT,
      day: '2026-11-02',
      opening: '100.00',
      owner: 'QUIET SHELF GMBH',
      entries: [
        { amount: '34.90', reference: 'B-1', text: `Order ${order.reference}`, name: 'Olena Bondar' },
        { amount: '-10.00', reference: 'B-2', text: 'Rent', name: 'Landlord' },
      ],
    });
    const imported = await upload(file, {}, 'november.xml');
    expect(imported).toMatchObject({
      status: 201,
      body: {
        data: {
          file_name: 'november.xml',
          format: 'CAMT.053',
          statements: [{ account: ACCOUNT, currency: 'EUR', opening_balance: 100, closing_balance: 124.9 }],
          transactions: { total: 2, new: 2, duplicate: 0, matched: 1, suggested: 0, unmatched: 0, ignored: 1 },
          warnings: [],
        },
      },
    });
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid' });
    const { id } = imported.body.data;
    expect((await admin.get(`/api/admin/bank-statements/${id}`)).body.data.transactions.matched).toBe(1);
    expect((await admin.get('/api/admin/bank-statements')).body.data.items[0].id).toBe(id);
    const again = await upload(file);
    expect(again).toMatchObject({ status: 200, body: { data: { id, transactions: { new: 0, duplicate: 2 } } } });
  });

  test('transactions of a CAMT.053 file are duplicates in an MT940 file with the same bank references', async () => {
    const text = 'known again';
    const entries = [{ amount: '20.00', reference: 'K-77', text, name: 'Anna Weber' }];
    const days = { account: ACCOUNT, day: '2026-11-03', opening: '124.90', entries };
    expect((await upload(camtOf(days))).body.data.transactions).toMatchObject({ total: 1, new: 1 });
    const second = await upload(mt940Of(days));
    expect(second.body.data).toMatchObject({ format: 'MT940', transactions: { total: 1, new: 0, duplicate: 1 } });
  });

  test('a day without a statement is a gap of the account until its statement is imported', async () => {
    const other = 'DE75512108001245126199';
    const day = (of: string, opening: string, amount: string) =>
      camtOf({ account: other, day: of, opening, entries: [{ amount, reference: `G-${of}`, text: 'x', name: 'y' }] });
    const gaps = async () =>
      (await admin.get('/api/admin/bank-accounts')).body.data.items.find(
        (one: { account: string }) => one.account === other,
      );
    const refused = await upload(day('2026-11-09', '0.00', '5.00'));
    expect(refused).toMatchObject({ status: 422, body: { code: 'unknown_account', account: other } });
    expect((await upload(day('2026-11-09', '0.00', '5.00'), { accept_account: '1' })).status).toBe(201);
    await upload(day('2026-11-11', '12.00', '1.00'));
    expect(await gaps()).toMatchObject({
      covered_until: '2026-11-11',
      last_closing_balance: 13,
      gaps: [{ after: '2026-11-09', before: '2026-11-11', difference: 7 }],
    });
    await upload(day('2026-11-10', '5.00', '7.00'));
    expect(await gaps()).toMatchObject({ gaps: [] });
  });

  test('a gap is found if MT940 statements open with the day of the previous closing balance', async () => {
    const other = 'DE91100000000123456789';
    const day = (number: string, opening: string, entry: string, closing: string): string =>
      mt940Message({ account: other, number, opening, closing, entries: `:61:${entry}NTRFNONREF\n:86:transfer` });
    expect(
      (await upload(day('1', 'C261118EUR100,00', '2611191119CR10,00', 'C261119EUR110,00'), { accept_account: '1' }))
        .status,
    ).toBe(201);
    await upload(day('3', 'C261119EUR150,00', '2611201120CR5,00', 'C261120EUR155,00'));
    const { items } = (await admin.get('/api/admin/bank-accounts')).body.data;
    expect(items.find(({ account }: { account: string }) => account === other)).toMatchObject({
      gaps: [{ after: '2026-11-19', before: '2026-11-20', difference: 40 }],
    });
  });

  test('bank accounts are listed with a comparison of the owner and the account holder of the settings', async () => {
    const { items } = (await admin.get('/api/admin/bank-accounts')).body.data;
    const own = items.find(({ account }: { account: string }) => account === ACCOUNT);
    expect(own).toMatchObject({ owner_name: 'QUIET SHELF GMBH', name_check: 'match' });
  });

  test('a bank statement whose balances do not add up is imported with the warning balance_mismatch', async () => {
    const entries = [{ amount: '1.00', reference: 'W-1', text: 'x', name: 'y' }];
    const file = camtOf({ account: ACCOUNT, day: '2026-11-04', opening: '10.00', closing: '99.00', entries });
    expect((await upload(file)).body.data.warnings).toEqual(['balance_mismatch']);
  });

  test.each([
    ['a PDF', '%PDF-1.7\n1 0 obj\n'],
    ['an XML file with a DTD', '<!DOCTYPE x [<!ENTITY a "b">]><Document>&a;</Document>'],
    ['a broken XML file', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>'],
    ['a zip file', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0])],
  ])('%s as a bank statement is 422 unreadable_statement with the reason, and nothing is stored', async (_, file) => {
    const before = (await admin.get('/api/admin/bank-statements')).body.meta.total;
    const refused = await upload(file);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'unreadable_statement', errors: { file: [expect.stringMatching(/\w+ .{10,}\.$/)] } },
    });
    expect((await admin.get('/api/admin/bank-statements')).body.meta.total).toBe(before);
  });

  test('a CSV statement with unclear columns is 422 columns_needed, and its mapping is used for the next file', async () => {
    const rows = ['k1;k2;k3', '2026-11-05;10,00;first', '2026-11-05;20,00;second'].join('\n');
    const asked = await upload(rows, { account: ACCOUNT });
    expect(asked).toMatchObject({
      status: 422,
      body: {
        code: 'columns_needed',
        columns: ['k1', 'k2', 'k3'],
        sample: [['2026-11-05', '10,00', 'first'], expect.anything()],
      },
    });
    const mapping = JSON.stringify({ booked_on: 'k1', amount: 'k2', remittance_information: 'k3' });
    const first = await upload(rows, { account: ACCOUNT, mapping }, 'weekly.csv');
    expect(first).toMatchObject({ status: 201, body: { data: { format: 'CSV', transactions: { new: 2 } } } });
    const next = await upload(rows.replace('first', 'third'));
    expect(next).toMatchObject({ status: 201, body: { data: { transactions: { new: 1, duplicate: 1 } } } });
    const { items } = (await admin.get('/api/admin/bank-statement-profiles')).body.data;
    expect(items).toMatchObject([{ name: 'weekly.csv', columns: ['k1', 'k2', 'k3'], account: ACCOUNT }]);
    await admin.delete(`/api/admin/bank-statement-profiles/${items[0].id}`);
    expect(await upload(rows.replace('first', 'fourth'))).toMatchObject({ body: { code: 'columns_needed' } });
  });

  test('characters that PostgreSQL cannot store are removed from the names and texts of bank statements', async () => {
    const rows = 'Date,Amount,Currency,Description,Name\n2026-11-18,2.22,EUR,a\ud800b,Na\udc00me\n';
    const file = Buffer.from(`\ufeff${rows}`, 'utf16le');
    const imported = await upload(file, { account: ACCOUNT }, 'odd.csv');
    expect(imported.status).toBe(201);
    const [found] = await listed(`statement_id=${imported.body.data.id}`);
    expect(found.remittance_information).toMatch(/^a.?b$/u);
    const mapping = '{"booked_on":"a\\u0000","amount":"b"}';
    expect(await upload('a;b\n1;2\n', { mapping })).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });

  test('30 February in a bank statement is read as the last day of February', async () => {
    const rows = 'Date,Value date,Amount,Currency,Description\n27.02.2026,30.02.2026,9.99,EUR,thirtieth\n';
    const imported = await upload(rows, { account: ACCOUNT });
    expect(imported.status).toBe(201);
    expect(await listed('q=thirtieth')).toMatchObject([{ booked_on: '2026-02-27', value_on: '2026-02-28' }]);
  });

  test('a mapping that a client sent is used for the next CSV file, also if its columns could be recognized', async () => {
    const rows = (text: string) => `Date,Amount,Description,Remark\n2026-11-19,7.77,${text},kept by profile\n`;
    const mapping = JSON.stringify({ booked_on: 'Date', amount: 'Amount', remittance_information: 'Remark' });
    expect(await upload(rows('one'), { account: ACCOUNT, mapping })).toMatchObject({ status: 201 });
    const next = await upload(rows('two').replace('7.77', '8.88'));
    expect(next.status).toBe(201);
    const [found] = await listed(`statement_id=${next.body.data.id}`);
    expect(found.remittance_information).toBe('kept by profile');
    const { items } = (await admin.get('/api/admin/bank-statement-profiles')).body.data;
    await admin.delete(`/api/admin/bank-statement-profiles/${items.at(-1).id}`);
  });

  test('a bank statement that names no account is 422 account_needed until the account is sent', async () => {
    const rows = 'Date,Amount,Description\n2026-11-06,15.00,hello\n';
    expect(await upload(rows)).toMatchObject({ status: 422, body: { code: 'account_needed' } });
    expect(await upload(rows, { account: ACCOUNT })).toMatchObject({ status: 201 });
  });

  test.each([
    ['no JSON', '{'],
    ['a member that is unknown', '{"booked_on":"a","amount":"b","colour":"c"}'],
    ['no amount', '{"booked_on":"a"}'],
  ])('a mapping of CSV columns with %s is 422 at mapping', async (_, mapping) => {
    const refused = await upload('a;b\n1;2\n', { mapping });
    expect(refused).toMatchObject({ status: 422, body: { errors: { mapping: [expect.any(String)] } } });
  });

  test('a returned transfer is suggested as the reversal of its credit, and one call confirms it, alone or with others', async () => {
    const order = await awaiting();
    const paid = { amount: '34.90', reference: 'RET-1', text: order.reference, name: 'Anna Weber', endToEnd: 'E2E-9' };
    await upload(camtOf({ account: ACCOUNT, day: '2026-11-12', opening: '0.00', entries: [paid] }));
    const returned = { ...paid, amount: '-34.90', reference: 'RET-2', returned: 'AC04' };
    const imported = await upload(
      camtOf({ account: ACCOUNT, day: '2026-11-13', opening: '34.90', entries: [returned] }),
    );
    const [found] = await listed(`statement_id=${imported.body.data.id}`);
    expect(found).toMatchObject({
      kind: 'return',
      state: 'suggested',
      direction: 'out',
      return_reason: { code: 'AC04' },
      suggestions: [{ allocations: [], reverses: expect.any(Number), confidence: 'high' }],
    });
    for (const [language, day] of [
      ['en', 'November 12, 2026'],
      ['uk', '12 листопада 2026'],
      ['ru', '12 ноября 2026'],
    ]) {
      const { data } = (await admin.get(`/api/admin/bank-transactions/${found.id}?lang=${language}`)).body;
      expect(data.suggestions[0].reasons[0]).toContain(day);
    }
    const { reverses } = found.suggestions[0];
    const done = await admin.post(`/api/admin/bank-transactions/${found.id}/match`, { reverses });
    expect(done).toMatchObject({ status: 200, body: { data: { state: 'matched', reverses } } });
    expect(await orderOf(order.id)).toMatchObject({ status: 'awaiting_payment', payments: [{ status: 'reversed' }] });
    const undone = await admin.post(`/api/admin/bank-transactions/${found.id}/unmatch`, { reason: 'A mistake' });
    expect(undone).toMatchObject({ status: 200, body: { data: { state: 'suggested', reverses: null } } });
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid' });
    const { version } = undone.body.data;
    const accepted = await admin.post('/api/admin/bank-transactions/accept', {
      transactions: [{ id: found.id, version }],
    });
    expect(accepted.body.data.items).toMatchObject([{ id: found.id, outcome: 'booked' }]);
    expect(await orderOf(order.id)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('if a bank statement has a payment and its return, the payment is booked and the reversal suggested', async () => {
    const order = await awaiting();
    const paid = { amount: '34.90', reference: 'ONE-1', text: order.reference, name: 'Anna', endToEnd: 'E2E-ONE' };
    const returned = { ...paid, amount: '-34.90', reference: 'ONE-2', returned: 'AC04' };
    const entries = [returned, paid];
    const imported = await upload(camtOf({ account: ACCOUNT, day: '2026-11-14', opening: '0.00', entries }));
    expect(imported.body.data.transactions).toMatchObject({ new: 2, matched: 1, suggested: 1 });
    expect(await orderOf(order.id)).toMatchObject({ status: 'paid' });
  });

  test('the details of a lump sum replace it, and the lump sum is a duplicate of its details', async () => {
    const days = { account: ACCOUNT, day: '2026-11-16', opening: '0.00' };
    const batch = { amount: '50.00', reference: 'BATCH-5', text: '', name: '', parts: 2 };
    const first = await upload(camtOf({ ...days, entries: [batch] }));
    expect(first.body.data.transactions).toMatchObject({ total: 1, new: 1 });
    const details = [
      { amount: '20.00', text: 'part one', name: 'A' },
      { amount: '30.00', text: 'part two', name: 'B' },
    ];
    const second = await upload(camtOf({ ...days, kind: '054', entries: [{ ...batch, details }] }));
    expect(second.body.data).toMatchObject({ format: 'CAMT.054', transactions: { total: 2, new: 2 } });
    expect(await listed('from=2026-11-16&to=2026-11-16&amount=50')).toEqual([]);
    const third = await upload(camtOf({ ...days, opening: '1.00', entries: [batch] }));
    expect(third.body.data.transactions).toMatchObject({ total: 1, new: 0, duplicate: 1 });
  });
});

describe('data of payers', () => {
  test('counterparty and text of bank transactions without an order are removed after bank_data_days', async () => {
    const entries = [{ amount: '3.33', reference: 'P-1', text: 'private words', name: 'Private Person' }];
    await upload(camtOf({ account: ACCOUNT, day: '2026-11-17', opening: '0.00', entries }));
    const [{ id }] = await listed('q=private%20words');
    await shop.db.query("UPDATE bank_transaction SET created_at = now() - interval '200 days' WHERE id = $1", [id]);
    await shop.app.get(Retention).run();
    const { data } = (await admin.get(`/api/admin/bank-transactions/${id}`)).body;
    expect(data).toMatchObject({
      counterparty: { name: null, account: null },
      remittance_information: '',
      amount: 3.33,
    });
  });

  test('counterparty and text of ignored bank transactions are removed after bank_data_days', async () => {
    const entries = [{ amount: '3.34', reference: 'P-IGNORED', text: 'ignored words', name: 'Private Person' }];
    await upload(camtOf({ account: ACCOUNT, day: '2026-11-17', opening: '3.33', entries }));
    const [{ id }] = await listed('q=ignored%20words');
    await admin.post(`/api/admin/bank-transactions/${id}/ignore`, { note: 'From Private Person' });
    await shop.db.query("UPDATE bank_transaction SET created_at = now() - interval '200 days' WHERE id = $1", [id]);
    await shop.app.get(Retention).run();
    expect((await admin.get(`/api/admin/bank-transactions/${id}`)).body.data).toMatchObject({
      ...{ state: 'ignored', counterparty: { name: null, account: null }, remittance_information: '', note: null },
    });
  });

  test('a bank transaction that has a suggestion keeps its payer, because the decision is still to be made', async () => {
    const { id: order } = (await place(shop.client(), product)).body.data;
    const entry = { amount: '3.35', reference: 'P-WAITS', text: `order ${order}`, name: 'Waiting Person' };
    await upload(camtOf({ account: ACCOUNT, day: '2026-11-17', opening: '6.67', entries: [entry] }));
    const [{ id, state }] = await listed('q=Waiting%20Person');
    expect(state).toBe('suggested');
    await shop.db.query("UPDATE bank_transaction SET created_at = now() - interval '200 days' WHERE id = $1", [id]);
    await shop.app.get(Retention).run();
    expect((await admin.get(`/api/admin/bank-transactions/${id}`)).body.data).toMatchObject({
      ...{ state: 'suggested', counterparty: { name: 'Waiting Person' }, remittance_information: `order ${order}` },
    });
  });

  test('the export of a customer has the bank transactions of the orders, and erasure removes their texts', async () => {
    const person = { email: 'anna.payer@example.net', password: 'a quiet shelf of books' };
    await shop.client().post('/api/auth/register', { ...person, first_name: 'Anna', last_name: 'Payer' });
    const customer = shop.client({ cookies: true });
    await customer.login(person.email, person.password);
    const placed = await place(customer, product, {
      payment_method: 'bank_invoice',
      customer: { email: person.email },
    });
    const { id, key } = placed.body.data;
    await pay(customer, { id, key }, 'bank_invoice');
    const { reference, customer_id: customerId } = await orderOf(id);
    const entry = { amount: '34.90', reference: 'EXPORTED-1', text: `Anna, ${reference}`, name: 'Anna Payer' };
    await upload(camtOf({ account: ACCOUNT, day: '2026-11-17', opening: '6.67', entries: [entry] }));
    const exported = JSON.parse((await customer.get('/api/auth/me/export')).text);
    expect(exported.data.bank_transactions).toMatchObject([
      { remittance_information: entry.text, counterparty: { name: 'Anna Payer' } },
    ]);
    await admin.post(`/api/orders/${id}/cancel`, { reason: 'Returned' });
    await admin.post(`/api/customers/${customerId}/erase`);
    expect(await listed('q=Anna%20Payer')).toEqual([]);
    const [row] = await shop.db.query(`SELECT * FROM bank_transaction WHERE bank_reference = 'EXPORTED-1'`);
    expect(row).toMatchObject({ state: 'matched', counterparty_name: null, remittance: '' });
  });

  test('the file of a bank statement is not stored, and neither is the counterparty of a debit', async () => {
    const entry = { amount: '-5.00', reference: 'DEBIT-77', text: 'zebracorn rent', name: 'Zebracorn Landlord' };
    const file = camtOf({ account: ACCOUNT, day: '2026-11-17', opening: '41.57', entries: [entry] });
    expect((await upload(file)).status).toBe(201);
    const tables = await shop.db.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
        WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables)
      expect([name, await shop.db.query(`SELECT 1 FROM ${name} r WHERE r::text ILIKE '%zebracorn%' LIMIT 1`)]).toEqual([
        name,
        [],
      ]);
    for (const path of await readdir(shop.dataDir, { recursive: true, withFileTypes: true }))
      if (path.isFile())
        expect((await readFile(join(path.parentPath, path.name), 'latin1')).toLowerCase()).not.toContain('zebracorn');
  });
});

describe('the preview of a bank statement', () => {
  const OTHER = 'DE02120300000000202051';
  const TABLES = ['bank_file', 'bank_statement', 'bank_transaction', 'bank_account', 'bank_statement_profile'];

  /** Number of rows, and versions of transactions, of all tables that an import writes. */
  const stored = async (): Promise<unknown> => {
    const counts = [...TABLES, 'audit_entry', 'payment'].map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
    const [row] = await shop.db.query(
      `SELECT ${counts.join(', ')}, (SELECT sum(version) FROM bank_transaction) AS versions`,
    );
    return row;
  };

  test('a preview shows what an import would do, the import does it, and the preview stores nothing', async () => {
    const order = await awaiting();
    const suggested = await awaiting();
    const file = camtOf({
      account: ACCOUNT,
      day: '2026-12-20',
      opening: '5000.00',
      entries: [
        { amount: '34.90', reference: 'PRE-00000001', text: order.reference, name: 'Olena Bondar' },
        { amount: '34.90', reference: 'PRE-00000002', text: `Order ${suggested.id}`, name: 'Petro Bondar' },
        { amount: '7.77', reference: 'PRE-00000003', text: 'Hello', name: 'Somebody' },
        { amount: '-34.90', reference: 'PRE-00000004', text: order.reference, name: 'Olena Bondar', returned: 'AC04' },
        { amount: '-12.00', reference: 'PRE-00000005', text: 'Rent', name: 'Landlord' },
      ],
    });
    const before = await stored();
    const preview = await upload(file, { preview: '1' }, 'december.xml');
    const counts = { total: 5, new: 5, duplicate: 0, matched: 1, suggested: 2, unmatched: 1, ignored: 1 };
    expect(preview).toMatchObject({
      status: 200,
      body: {
        data: {
          id: null,
          format: 'CAMT.053',
          file_name: 'december.xml',
          statements: [{ account: ACCOUNT, from: '2026-12-20', opening_balance: 5000, closing_balance: 5030.67 }],
          transactions: counts,
          gaps: [{ account: ACCOUNT, before: '2026-12-20', currency: 'EUR' }],
          sample: [
            { amount: 34.9, counterparty_name: 'Olena Bondar', creditor_reference: null },
            { amount: 34.9 },
            { amount: 7.77 },
          ],
        },
      },
    });
    expect(await stored()).toEqual(before);
    const imported = await upload(file, {}, 'december.xml');
    expect(imported).toMatchObject({ status: 201, body: { data: { transactions: counts } } });
    const again = await upload(file, { preview: '1' });
    expect(again).toMatchObject({
      status: 200,
      body: { data: { id: imported.body.data.id, transactions: { new: 0 } } },
    });
  });

  test('a preview counts transactions of earlier imports as known, and opens no gap where a statement follows', async () => {
    const file = camtOf({
      account: ACCOUNT,
      day: '2026-12-21',
      opening: '5030.67',
      entries: [
        { amount: '-12.00', reference: 'PRE-00000005', text: 'Rent', name: 'Landlord' },
        { amount: '8.88', reference: 'PRE-00000006', text: 'Good day', name: 'Anybody' },
      ],
    });
    const preview = await upload(file, { preview: '1' });
    expect(preview).toMatchObject({
      status: 200,
      body: { data: { transactions: { total: 2, new: 1, duplicate: 1, unmatched: 1 }, gaps: [] } },
    });
  });

  test('the preview of a bank file asks the same questions as its import, but stores neither account nor mapping', async () => {
    const before = await stored();
    const rows = 'p1;p2;p3\n2026-12-05;10,00;first\n';
    expect(await upload(rows, { preview: '1' })).toMatchObject({ status: 422, body: { code: 'columns_needed' } });
    const mapping = JSON.stringify({ booked_on: 'p1', amount: 'p2', remittance_information: 'p3' });
    const sent = { preview: '1', mapping };
    expect(await upload(rows, sent)).toMatchObject({ status: 422, body: { code: 'account_needed' } });
    const unknown = await upload(rows, { ...sent, account: OTHER });
    expect(unknown).toMatchObject({ status: 422, body: { code: 'unknown_account', account: OTHER } });
    const accepted = await upload(rows, { ...sent, account: OTHER, accept_account: '1', encoding: 'utf-8' });
    expect(accepted).toMatchObject({
      status: 200,
      body: { data: { id: null, transactions: { new: 1, unmatched: 1 }, statements: [{ account: OTHER }] } },
    });
    expect(await stored()).toEqual(before);
  });

  test('the preview of the details of a stored lump sum shows that they replace it, and does not change it', async () => {
    const sum = { amount: '50.00', reference: 'LUMP-PREVIEW-1', text: '', name: '', parts: 2 };
    const of = { account: ACCOUNT, day: '2026-12-22', opening: '0.00', kind: '054' as const };
    expect(await upload(camtOf({ ...of, entries: [sum] }))).toMatchObject({ status: 201 });
    const before = await stored();
    const details = [
      { amount: '20.00', text: 'one', name: 'One' },
      { amount: '30.00', text: 'two', name: 'Two' },
    ];
    const file = camtOf({ ...of, entries: [{ ...sum, details }] });
    const preview = await upload(file, { preview: '1' });
    expect(preview).toMatchObject({
      status: 200,
      body: { data: { transactions: { total: 2, new: 2, unmatched: 2 } } },
    });
    expect(await stored()).toEqual(before);
  });
});

describe('the export of bank transactions', () => {
  test('transactions in the chosen states are exported as CSV, with formulas marked as text, and the export is audited', async () => {
    const rows =
      'Date,Amount,Currency,Description,Name\n2026-12-28,4.44,EUR,=SUM(A1:A9),@risk\n2026-12-28,-5,EUR,Fee,Bank\n';
    const { id } = (await upload(rows, { account: ACCOUNT })).body.data;
    const open = await admin.get(`/api/admin/bank-transactions/export?state=unmatched,suggested&statement_id=${id}`);
    expect(open.status).toBe(200);
    expect(open.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = open.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\ufeff?Id,Booked on,/);
    expect(lines[1]).toContain(`,2026-12-28,,${ACCOUNT},4.44,EUR,Incoming,No suggestions,'@risk,,'=SUM(A1:A9),`);
    const all = await admin.get(`/api/admin/bank-transactions/export?statement_id=${id}&lang=uk`);
    expect(all.text).toContain(',-5,EUR,Списання,Пропущено,');
    const refused = await admin.get('/api/admin/bank-transactions/export?state=unmatched,lost');
    expect(refused).toMatchObject({ status: 422, body: { errors: { state: [expect.any(String)] } } });
    const audit = await admin.get('/api/admin/audit?action=bank_transaction.exported');
    expect(audit.body.data.items[0]).toMatchObject({ action: 'bank_transaction.exported' });
  });

  test('support does not export bank transactions', async () => {
    const support = await logInAs(shop, 'support');
    expect((await support.get('/api/admin/bank-transactions/export')).status).toBe(403);
  });
});
