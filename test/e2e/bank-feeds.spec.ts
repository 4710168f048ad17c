import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestShop, type Client, type TestShop } from '#testing';
import { WatchFolder } from '../../src/reconciliation/feeds/watch-folder.js';
import { ImportStatement } from '../../src/reconciliation/use-cases/import-statement.js';
import { startBank, type BankAnswer, type BankServer } from '../fixtures/bank-server.js';
import { offerBankInvoice } from '../fixtures/orders.js';

const ACCOUNT = 'UA089999900000026009001234567';
const PRIVATE = 'UA903052992990004149123456789';

let shop: TestShop;
let admin: Client;
let bank: BankServer;
let answer: () => BankAnswer;

beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMIT: '0', SHOP_CURRENCY: 'UAH' } });
  admin = await shop.admin();
  await offerBankInvoice(admin, { account_number: ACCOUNT });
  const row = { TRANTYPE: 'C', SUM: '50.00', DAT_OD: '19.11.2026', OSND: 'Дякую', PR_PR: 'r', FL_REAL: 'r' };
  const page = {
    status: 'SUCCESS',
    exist_next_page: false,
    transactions: [
      { ...row, REF: 'A' },
      { ...row, REF: 'B' },
    ],
  };
  answer = () => ({ body: page });
  const balances = [ACCOUNT, PRIVATE].map((acc) => ({ acc, currency: 'UAH', nameACC: 'ТОВ' }));
  bank = await startBank(({ pathname }) =>
    pathname.endsWith('/balance') ? { body: { status: 'SUCCESS', balances } } : answer(),
  );
});
afterAll(async () => {
  await bank?.close();
  await shop?.close();
});

const run = async () => (await admin.post('/api/admin/bank-feeds/privatbank/run', {})).body.data;
const stored = async () => (await admin.get('/api/admin/bank-transactions?per_page=100')).body.data.items.length;
const feedOf = async (language = 'en') => {
  const { items } = (await admin.get(`/api/admin/bank-feeds?lang=${language}`)).body.data;
  return items.find(({ key }: { key: string }) => key === 'privatbank');
};

test('a bank feed can only be active with its token, which is encrypted and never returned', async () => {
  const refused = await admin.put('/api/admin/bank-feeds/privatbank', { active: true });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['token']]);
  const settings = { token: 'very-secret-token', client_id: 'shop', api_url: bank.url };
  const saved = await admin.put('/api/admin/bank-feeds/privatbank', { active: true, settings });
  expect(saved.body.data).toMatchObject({ active: true, settings: { token: null, token_filled: true } });
  const [row] = await shop.db.query('SELECT settings::text AS settings FROM bank_feed');
  expect(row!['settings']).not.toContain('very-secret-token');
  expect((await admin.put('/api/admin/bank-feeds/unknown', {})).status).toBe(404);
});

test('a bank feed stores the transactions of the shop’s account once, and never fetches a private account', async () => {
  expect(await run()).toEqual({ ran: true, imported: 2, error: null });
  expect(await stored()).toBe(2);
  await shop.db.query('UPDATE bank_feed_account SET fetched_at = NULL');
  expect(await run()).toEqual({ ran: true, imported: 0, error: null });
  expect(await stored()).toBe(2);
  const asked = bank.requests.map(({ path }) => path).filter((path) => path.includes('transactions'));
  expect(asked.every((path) => path.includes(`acc=${ACCOUNT}`))).toBe(true);
  expect(await feedOf()).toMatchObject({ last_error: null, accounts: [{ account: ACCOUNT }, { account: PRIVATE }] });
});

test('the first day that a bank feed covers is the day after the start in the time zone of the bank', async () => {
  const DAY = 24 * 60 * 60 * 1000;
  const today = Math.floor(Date.now() / DAY) * DAY;
  // At 23:30 UTC the next day has already begun in Kyiv, and the transactions of its first hours are not requested.
  const since = new Date(today - 2 * DAY - 30 * 60 * 1000);
  await shop.db.query('UPDATE bank_feed SET since = $1', [since]);
  await shop.db.query('UPDATE bank_feed_account SET fetched_at = NULL, covered_from = NULL');
  expect(await run()).toMatchObject({ ran: true, error: null });
  const [row] = await shop.db.query('SELECT covered_from::text AS day FROM bank_feed_account WHERE account = $1', [
    ACCOUNT,
  ]);
  expect(row!['day']).toBe(new Date(today - DAY).toISOString().slice(0, 10));
});

test('the days that a bank feed has fetched are covered for the payment clock, like the days of a bank statement', async () => {
  await offerBankInvoice(admin, { account_number: ACCOUNT, reminders: [1] });
  const accounts = async () => (await admin.get('/api/admin/payment-clock')).body.data.accounts;
  const kyiv = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv', dateStyle: 'short' });
  const yesterday = kyiv.format(new Date(Date.now() - 24 * 60 * 60 * 1000));
  expect(await accounts()).toMatchObject([{ account: ACCOUNT, mode: 'statements', covered_until: yesterday }]);
  const own = (await feedOf()).accounts.find(({ account }: { account: string }) => account === ACCOUNT);
  expect(own).toMatchObject({ covered_until: yesterday, imported: 2 });
  const { items } = (await admin.get('/api/admin/bank-accounts')).body.data;
  expect(items).toMatchObject([{ account: ACCOUNT, covered_until: yesterday, last_closing_balance: null, gaps: [] }]);
  await shop.db.query(`UPDATE bank_file SET imported_at = imported_at - interval '31 days'`);
  expect(await accounts()).toMatchObject([{ mode: 'statements' }]);
  await shop.db.query(`UPDATE bank_feed_account SET fetched_at = fetched_at - interval '31 days'`);
  expect(await accounts()).toMatchObject([{ mode: 'plain', covered_until: null }]);
});

test('the days of an account without any transaction are covered for the payment clock as well', async () => {
  await shop.db.query('TRUNCATE bank_account, bank_file, bank_statement, bank_transaction, bank_allocation CASCADE');
  await shop.db.query('UPDATE bank_feed_account SET fetched_at = now() WHERE fetched_at IS NOT NULL');
  const { accounts } = (await admin.get('/api/admin/payment-clock')).body.data;
  expect(accounts).toMatchObject([{ account: ACCOUNT, mode: 'statements', covered_until: expect.any(String) }]);
});

test('if the import of a fetched page fails, the bank feed keeps its cursor, and the next run fetches the same page', async () => {
  await shop.db.query(`UPDATE bank_feed_account SET fetched_at = NULL, cursor = '{"from":"2026-11-01"}'`);
  const page = { REF: 'C', TRANTYPE: 'C', SUM: '60.00', DAT_OD: '20.11.2026', OSND: 'x' };
  answer = () => ({ body: { status: 'SUCCESS', transactions: [page] } });
  const importStatement = shop.app.get(ImportStatement, { strict: false });
  const failing = jest.spyOn(importStatement, 'run').mockRejectedValueOnce(new Error('lost very-secret-token'));
  expect(await run()).toMatchObject({ imported: 0, error: 'lost …' });
  failing.mockRestore();
  expect((await feedOf()).accounts[0].cursor).toBe('{"from":"2026-11-01"}');
  expect(await run()).toMatchObject({ imported: 1, error: null });
  expect((await feedOf()).accounts[0].cursor).not.toBe('{"from":"2026-11-01"}');
});

test('a bank feed that fails is listed with the reason, and a pause that the bank requests is not an error', async () => {
  await shop.db.query('UPDATE bank_feed_account SET fetched_at = NULL');
  answer = () => ({ status: 500, body: 'down' });
  expect((await run()).error).toBe('The bank answered with an error. The shop tries again by itself. (500: "down")');
  const sentences = await Promise.all(['en', 'uk', 'ru'].map(async (language) => (await feedOf(language)).last_error));
  expect(sentences).toEqual([
    expect.stringContaining('The bank answered with an error.'),
    expect.stringContaining('Банк відповів помилкою.'),
    expect.stringContaining('Банк ответил ошибкой.'),
  ]);
  for (const sentence of sentences) expect(sentence).toContain('(500: "down")');
  answer = () => ({ status: 429, body: {} });
  expect((await run()).error).toBeNull();
  expect((await feedOf()).last_error).toBeNull();
});

test('a file in the statement folder is imported when it is complete, or set aside with the reason if it is unreadable', async () => {
  const folder = join(shop.dataDir, 'bank-statements');
  const watch = shop.app.get(WatchFolder, { strict: false });
  // The first run creates the folder.
  expect(await watch.run()).toEqual({ imported: 0, refused: 0, waiting: 0 });
  const drop = async (name: string, text: string, seconds: number) => {
    await writeFile(join(folder, name), text);
    const time = new Date(Date.now() - seconds * 1000);
    await utimes(join(folder, name), time, time);
  };
  const file =
    ':20:X\r\n:25:' +
    ACCOUNT +
    '\r\n:28C:1\r\n:60F:C261119UAH0,\r\n:61:2611191119C70,NTRFNONREF//Z1\r\n:86:x\r\n:62F:C261119UAH70,\r\n';
  await drop('good.sta', file, 60);
  await drop('new.sta', file, 1);
  await drop('half.sta', 'nothing', 60);
  await drop('bad.sta', '12.50', 3600);
  await drop('upload.part', file, 3600);
  expect(await watch.run()).toEqual({ imported: 1, refused: 1, waiting: 2 });
  expect((await readdir(folder)).sort()).toEqual(['half.sta', 'imported', 'new.sta', 'refused', 'upload.part']);
  expect(await readFile(join(folder, 'refused', 'bad.sta.reason.txt'), 'utf8')).toContain(
    'The columns of the file are not clear',
  );
  expect(await readdir(join(folder, 'imported'))).toEqual(['good.sta']);
});

test('files in the folder of bank statements that were set aside are listed with their reasons', async () => {
  const { path, waiting, imported, refused } = (await admin.get('/api/admin/bank-folder')).body.data;
  expect(path).toBe(join(shop.dataDir, 'bank-statements'));
  expect([waiting.sort(), imported]).toEqual([['half.sta', 'new.sta'], 1]);
  expect(refused).toEqual([
    { name: 'bad.sta', reason: expect.stringContaining('The columns of the file'), refused_at: expect.any(String) },
  ]);
  for (const [language, reason] of [
    ['uk', 'Незрозуміло, що містять стовпці файлу: #1.'],
    ['ru', 'Непонятно, что содержат столбцы файла: #1.'],
  ] as const) {
    const { refused: translated } = (await admin.get(`/api/admin/bank-folder?lang=${language}`)).body.data;
    expect(translated[0].reason).toContain(reason);
  }
});

test.each([
  ['a photo of a statement', '\u0089PNG', 'image'],
  ['the reason that an earlier version of the shop has written', 'The file cannot be read: pdf.', null],
])('the folder of bank statements shows why a file was refused: %s', async (_, text, reason) => {
  const refused = join(shop.dataDir, 'bank-statements', 'refused');
  const data = reason && JSON.stringify({ code: 'unreadable', reason, where: 'line 1' });
  await writeFile(join(refused, 'other.reason.txt'), data ? `${text}\n\n${data}\n` : `${text}\n`);
  const { refused: listed } = (await admin.get('/api/admin/bank-folder?lang=uk')).body.data;
  expect(listed.find(({ name }: { name: string }) => name === 'other').reason).toBe(
    reason ? 'Рядок 1: Це зображення. Експортуйте виписку у форматі CAMT, MT940 або CSV.' : text,
  );
});

test('changing an outdated bank feed is a conflict; removing a feed deletes its token and keeps its transactions', async () => {
  const { version } = await feedOf();
  const change = (sent: number) => admin.put('/api/admin/bank-feeds/privatbank', { active: false, version: sent });
  expect((await change(version + 1)).body.code).toBe('stale_version');
  expect((await change(version)).body.data.active).toBe(false);
  const before = await stored();
  expect((await admin.delete('/api/admin/bank-feeds/privatbank')).status).toBe(200);
  expect(await feedOf()).toMatchObject({ connected: false, active: false, accounts: [] });
  expect((await feedOf()).settings.token_filled).toBe(false);
  expect([await stored(), await shop.db.query('SELECT FROM bank_feed')]).toEqual([before, []]);
  expect((await admin.delete('/api/admin/bank-feeds/privatbank')).status).toBe(404);
});
