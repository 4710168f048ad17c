import { setTimeout as sleep } from 'node:timers/promises';
import { newApiToken, sha256 } from '#kernel';
import { startTestShop, type Client, type TestShop } from '#testing';
import { ScheduledJobs } from '../../../src/platform/jobs/scheduled-jobs.js';
import { startBank, type BankServer } from '../../fixtures/bank-server.js';
import { copyOrder } from '../../fixtures/copied-orders.js';
import { freePort } from '../../fixtures/free-port.js';
import { makeProduct, offerBankInvoice, pay, place } from '../../fixtures/orders.js';
import { settled } from '../../fixtures/settled.js';
import { BankOffice, randomFrom, writeStatements, type SentFile } from './bank-office.js';
import { InsistentCalls } from './insistent-calls.js';
import { ServerProcess } from './server-process.js';
import { until } from './until.js';

const ACCOUNT = 'UA089999900000026009001234567';
/** Number of kills. Each interrupts about six calls, each at another point. */
const KILLS = 6;
const LEAST_INTERRUPTED = 30;
/**
 * Number of answers before a server is killed, and the delay after the last one, so that a kill may interrupt anything.
 */
const LEAST_ANSWERS = 10;
const MORE_ANSWERS = 60;
const LATEST_KILL_MS = 100;
const SEED = 20_261_126;
const SECRET = 'the secret that all of these servers share';
const FILES = 40;
const ORDERS = 1_600;
const FEED_PAGE = 5;
const RECEIVER = { name: 'Anna Weber', account: 'DE75512108001245126199' };

/**
 * Kills servers at random moments while administrators work with bank transactions.
 */
describe('servers that are killed while statements are imported, matched and refunded', () => {
  let shop: TestShop;
  let admin: Client;
  let bank: BankServer;
  let calls: InsistentCalls;
  let office: BankOffice;
  let files: SentFile[];
  let served = 0;
  /** Files of which only a part was stored when a server was killed. */
  const torn: string[] = [];

  const rows = (sql: string, values: unknown[] = []) => shop.db.query(sql, values);
  const stored = async (references: readonly string[]): Promise<number> =>
    (await rows('SELECT FROM bank_transaction WHERE bank_reference = ANY ($1::text[])', [references])).length;

  beforeAll(async () => {
    shop = await startTestShop({ env: { SHOP_CURRENCY: 'EUR', SESSION_SECRET: SECRET } });
    admin = await shop.admin();
    await offerBankInvoice(admin, { account_number: ACCOUNT });
    const product = await makeProduct(admin, { price_regular: 34.9 });
    const first = (await place(shop.client(), product, { payment_method: 'bank_invoice' })).body.data;
    await pay(shop.client(), first, 'bank_invoice');
    files = writeStatements(ACCOUNT, await copyOrder(shop, first.id, ORDERS), FILES);
    const balances = [{ acc: ACCOUNT, currency: 'EUR', nameACC: 'Shop' }];
    const row = (at: number) => ({ TRANTYPE: 'C', SUM: '7.77', DAT_OD: '19.11.2026', OSND: 'Feed', REF: `P${at}` });
    bank = await startBank(({ pathname }) => {
      if (pathname.endsWith('/balance')) return { body: { status: 'SUCCESS', balances } };
      served += FEED_PAGE;
      return { body: { status: 'SUCCESS', transactions: Array.from({ length: served }, (_, at) => row(at)) } };
    });
    await admin.put('/api/admin/bank-feeds/privatbank', {
      active: true,
      settings: { token: 'token-of-the-feed', api_url: bank.url },
    });
    await work();
  }, 300_000);

  afterAll(async () => {
    await bank?.close();
    await shop?.close();
  });

  async function work(): Promise<void> {
    const token = newApiToken();
    await rows(`INSERT INTO api_token (name, hash, scopes) VALUES ('test', $1, '{admin}')`, [sha256(token)]);
    const start = async (): Promise<ServerProcess> =>
      ServerProcess.start({
        ...{ DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir, PORT: await freePort(), RATE_LIMIT: '0' },
        ...{ SHOP_CURRENCY: 'EUR', SESSION_SECRET: SECRET, WORKER: 'off' },
      });
    const random = randomFrom(SEED);
    calls = new InsistentCalls(token);
    office = new BankOffice(calls, random);
    // Paid orders for the refunds.
    calls.moveTo(shop.url);
    await office.importFiles(files.slice(0, 1), 0);
    let server = await start();
    calls.moveTo(server.url);
    const staff = [
      ...[1, 2].map((first) => office.importFiles(files, first)),
      ...[office.match(), office.accept(), office.createRefundFiles(refund)],
      office.fetchFeed(makeDue),
    ];
    for (let kill = 0; kill < KILLS; kill++) {
      const answered = calls.answered + LEAST_ANSWERS + random() * MORE_ANSWERS;
      await until(
        async () => calls.answered,
        (count) => count >= answered,
      );
      await sleep(random() * LATEST_KILL_MS);
      await server.end('SIGKILL');
      // The next file, which another importer sends at the same time, contains the other entries too.
      for (const { name, alone } of files) if (![0, alone.length].includes(await stored(alone))) torn.push(name);
      server = await start();
      calls.moveTo(server.url);
    }
    calls.stopped = true;
    await Promise.all(staff);
    await makeDue();
    await admin.post('/api/admin/bank-feeds/privatbank/run', {});
    await server.end('SIGTERM');
    // The job takes over what no import has worked on for two minutes.
    await rows(`UPDATE bank_transaction SET created_at = now() - interval '1 hour' WHERE decided_at IS NULL`);
    await shop.app.get(ScheduledJobs).run('match-bank-transactions');
    await settled(shop);
  }

  const makeDue = (): Promise<unknown> =>
    rows('WITH due AS (UPDATE bank_feed_account SET fetched_at = NULL) UPDATE bank_feed SET running_until = NULL');

  async function refund({ id }: { id: number }): Promise<number> {
    const { body } = await admin.post(`/api/orders/${id}/refund`, { reason: 'Returned', amount: 1 });
    const refundId = body.data.refunds[0].id as number;
    await admin.put(`/api/admin/refunds/${refundId}`, { receiver: RECEIVER });
    return refundId;
  }

  test('calls that a killed server left without an answer can be repeated: they succeed or have already taken effect', () => {
    expect(calls.strange).toEqual([]);
    expect(calls.interrupted.length).toBeGreaterThanOrEqual(LEAST_INTERRUPTED);
  });

  test('a statement is wholly stored or not at all whenever its server is killed, and stored once after a repeat', async () => {
    expect(torn).toEqual([]);
    expect(office.imported.length).toBeGreaterThan(2);
    for (const file of office.imported) expect(await stored(file.own)).toBe(file.own.length);
  });

  test('a payment that needs no decision is booked once after kills of the server, and its buyer gets one email', async () => {
    const certain = office.imported.flatMap((file) => file.certain.map(({ id }) => id));
    const wrong = `SELECT o.id FROM shop_order o WHERE o.id = ANY ($1::int[]) AND (o.paid <> o.total OR 1 <>
      (SELECT count(*) FROM payment p WHERE p.order_id = o.id AND p.status = 'captured'))`;
    expect(await rows(wrong, [certain])).toEqual([]);
    const mails = `SELECT o.id, count(m.id)::int AS count FROM unnest($1::int[]) o(id) LEFT JOIN mail m
      ON m.order_id = o.id AND m.kind = 'payment_received' GROUP BY o.id HAVING count(m.id) <> 1`;
    await until(
      () => rows(mails, [certain]),
      (found) => found.length === 0,
    );
  });

  test('after kills of the server, payments and their sums equal the bank transactions that they were booked from', async () => {
    const wrong = [
      // An order is paid by its payments, and each of them is from one transaction.
      `SELECT o.id FROM shop_order o WHERE o.paid <>
        (SELECT coalesce(sum(p.amount), 0) FROM payment p WHERE p.order_id = o.id AND p.status = 'captured')`,
      `SELECT p.id FROM payment p LEFT JOIN bank_allocation l ON l.payment_id = p.id
        WHERE p.status = 'captured' GROUP BY p.id HAVING count(l.payment_id) <> 1`,
      // A matched credit is booked up to its amount, and others are not booked.
      `SELECT t.id FROM bank_transaction t LEFT JOIN bank_allocation l ON l.transaction_id = t.id
        WHERE t.kind = 'credit' GROUP BY t.id
        HAVING (t.state = 'matched') <> (count(l.payment_id) > 0) OR coalesce(sum(l.amount), 0) > t.amount`,
      // The activity log has each booking and each unmatched booking.
      `SELECT t.id FROM bank_transaction t LEFT JOIN audit_entry a ON a.subject_type = 'bank_transaction'
        AND a.subject_id = t.id::text WHERE t.kind = 'credit' GROUP BY t.id
        HAVING count(*) FILTER (WHERE a.action = 'bank_transaction.matched')
          - count(*) FILTER (WHERE a.action = 'bank_transaction.unmatched') <> (t.state = 'matched')::int`,
      'SELECT id FROM bank_transaction WHERE decided_at IS NULL',
    ];
    for (const query of wrong) expect((await rows(query)).slice(0, 3)).toEqual([]);
  });

  test('after kills of the server, no changed order is still noted: all suggestions are renewed', async () => {
    await until(
      () => rows('SELECT order_id FROM bank_changed_order'),
      (noted) => noted.length === 0,
    );
  });

  test('after kills of the server, each refund is in one file, and each file is the sum of its refunds', async () => {
    expect(office.exported.length).toBeGreaterThan(2);
    const files = `SELECT f.id FROM bank_refund_file f LEFT JOIN bank_refund_line x ON x.file_id = f.id
      LEFT JOIN bank_refund r ON r.refund_id = x.refund_id GROUP BY f.id
      HAVING coalesce(sum(r.amount), 0) <> f.total OR count(x.refund_id) <> f.count`;
    expect(await rows(files)).toEqual([]);
    const lines = 'SELECT refund_id FROM bank_refund_line GROUP BY refund_id HAVING count(*) <> 1';
    expect(await rows(lines)).toEqual([]);
    const missing = `SELECT r FROM unnest($1::int[]) r WHERE NOT EXISTS (SELECT FROM bank_refund_line WHERE refund_id = r)`;
    expect(await rows(missing, [office.exported])).toEqual([]);
  });

  test('a feed whose server is killed loses no transaction and stores none twice', async () => {
    const fetched = await rows(`SELECT bank_reference FROM bank_transaction WHERE remittance = 'Feed'`);
    const last = (await rows('SELECT cursor FROM bank_feed_account'))[0]!;
    expect(last['cursor']).not.toBeNull();
    expect(fetched.length).toBeGreaterThan(KILLS);
    expect(fetched.map((one) => one['bank_reference']).sort()).toEqual(
      Array.from({ length: fetched.length }, (_, at) => `P${at}`).sort(),
    );
    expect(fetched).toHaveLength(served);
  });
});
