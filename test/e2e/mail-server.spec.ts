import { createServer, type AddressInfo } from 'node:net';
import { startTestShop, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { until } from '../fixtures/until.js';
import { startMailSink, type MailSink } from '../integration/platform/mail-sink.js';

const SETTINGS = '/api/admin/settings';
const PASSWORD = 'a-secret-of-the-mail-server';
let shop: TestShop;
/** Runs no jobs; its changes reach the other instance, which sends the emails. */
let other: TestShop;
let admin: Client;
let first: MailSink;
let second: MailSink;

beforeAll(async () => {
  [first, second] = await Promise.all([startMailSink(PASSWORD), startMailSink()]);
  shop = await startTestShop();
  other = await startTestShop({ databaseUrl: shop.databaseUrl, env: { WORKER: 'off' } });
  admin = await shop.admin();
});
afterAll(async () => {
  await other?.close();
  await shop?.close();
  await Promise.all([first?.close(), second?.close()]);
});

interface Sent {
  readonly state: string;
  readonly error: string | null;
  readonly to_file: boolean;
}

const smtp = (port: number, more: object = {}): object => ({ host: '127.0.0.1', port, security: 'none', ...more });
const set = async (server: object | null, by = admin) => {
  const { status, body } = await by.put(SETTINGS, { smtp: server });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
};
/** Sends a test email, and waits until its delivery succeeded or failed. */
async function testMail(by = admin): Promise<Sent> {
  const { id } = (await by.post(`${SETTINGS}/test-mail`, { to: 'owner@example.com' })).body.data;
  const state = async (): Promise<Sent> => (await by.get(`${SETTINGS}/test-mail/${id}`)).body.data;
  return until(state, ({ state: now, error }) => now !== 'queued' || error !== null);
}

test('emails are sent to the mail server in the settings, and after a change to the new one without a restart', async () => {
  expect(await testMail()).toMatchObject({ state: 'not_sent', to_file: true });
  const saved = await set(smtp(first.port, { user: 'shop', password: PASSWORD }));
  expect(saved).toMatchObject({
    smtp: { host: '127.0.0.1', port: first.port, user: 'shop', security: 'none', has_password: true },
    in_effect: { mail_server: `127.0.0.1:${first.port}` },
    from_environment: [],
  });
  expect(await testMail()).toMatchObject({ state: 'sent', error: null, to_file: false });
  expect(first.mails.map(({ recipients }) => recipients)).toEqual([['owner@example.com']]);
  expect(first.logins).toEqual([`shop ${PASSWORD}`]);
  const { notices, first_steps: steps, system } = (await admin.get('/api/admin/dashboard')).body.data;
  expect([notices, steps.mail, system.mails.transport]).toEqual([[], true, 'smtp']);
  const [mail] = (await admin.get('/api/admin/mails?kind=test&state=sent')).body.data.items;
  expect(mail.sent_at).toEqual(expect.any(String));

  await set(smtp(second.port));
  expect(await testMail()).toMatchObject({ state: 'sent' });
  expect([first.mails.length, second.mails.length]).toEqual([1, 1]);
  await set(null);
  expect(await testMail()).toMatchObject({ state: 'not_sent' });
});

test('the step that sets up emails is open again while the newest test email fails', async () => {
  const step = async (): Promise<boolean> => (await admin.get('/api/admin/dashboard')).body.data.first_steps.mail;
  await set(smtp(second.port));
  second.refuse(550, 1);
  try {
    expect(await testMail()).toMatchObject({ state: 'dead', error: expect.any(String) });
    expect(await step()).toBe(false);
  } finally {
    second.refuse(0, 0);
  }
  expect(await testMail()).toMatchObject({ state: 'sent' });
  expect(await step()).toBe(true);
  await set(null);
});

test('a mail server that another instance saved is soon used by the instance that sends the emails', async () => {
  const there = await other.admin();
  await set(smtp(second.port), there);
  await until(
    () => testMail(there),
    ({ state }) => state === 'sent',
  );
  await set(null, there);
});

test('a change without a password keeps the stored password, null removes it, and no answer contains it', async () => {
  await set(smtp(first.port, { user: 'shop', password: PASSWORD }));
  expect((await set(smtp(first.port, { user: 'office' }))).smtp).toMatchObject({ user: 'office', has_password: true });
  first.logins.length = 0;
  expect(await testMail()).toMatchObject({ state: 'sent' });
  expect(first.logins).toEqual([`office ${PASSWORD}`]);
  expect((await set(smtp(first.port, { user: 'office', password: null }))).smtp.has_password).toBe(false);
  expect((await set(smtp(first.port))).smtp).toMatchObject({ user: null, has_password: false });
});

test('another server does not get the stored password, which has to be sent again', async () => {
  await set(smtp(first.port, { user: 'shop', password: PASSWORD }));
  const { body } = await admin.put(SETTINGS, { smtp: smtp(second.port, { user: 'shop' }) });
  expect([body.code, Object.keys(body.errors)]).toEqual(['validation_failed', ['smtp.password']]);
  expect((await admin.get(SETTINGS)).body.data.smtp).toMatchObject({ port: first.port, has_password: true });
});

test('answers, activity log, database and emails never contain the password of the mail server in plain text', async () => {
  const owner = await logInAs(shop, 'owner');
  await set(smtp(first.port, { user: 'shop', password: PASSWORD }), owner);
  // Notices about earlier changes still wait, because their former servers refuse the shop's login.
  const notices = () => first.mails.filter(({ text }) => text.includes('Mail server password: changed'));
  await until(
    async () => notices(),
    (sent) => sent.length > 0,
  );
  expect((await owner.get(SETTINGS)).text).not.toContain(PASSWORD);
  expect((await owner.get('/api/admin/audit?action=settings.changed')).text).not.toContain(PASSWORD);
  const [audited] = (await owner.get('/api/admin/audit?action=settings.changed')).body.data.items;
  expect(audited.after.smtp).toMatchObject({ user: 'shop', password: '[hidden]' });
  const tables = await shop.db.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
  );
  const held: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.db.query(`SELECT FROM ${name} AS row WHERE row::text LIKE $1`, [`%${PASSWORD}%`]);
    if (rows.length > 0) held.push(name);
  }
  expect(held).toEqual([]);
  expect(first.mails.filter(({ source }) => source.includes(PASSWORD))).toEqual([]);
});

test.each([
  ['smtp.host', { host: 'smtp.example.com:25' }],
  ['smtp.host', { host: 'http://10.0.0.1/' }],
  ['smtp.host', { host: 'a b' }],
  ['smtp.port', { port: 0 }],
  ['smtp.port', { port: 65_536 }],
  ['smtp.port', { port: null }],
  ['smtp.security', { security: 'ssl' }],
  ['smtp.user', { user: 'a\nb' }],
  ['smtp.password', { password: 'a\r\nQUIT' }],
])('the mail server is refused at %s for %j', async (field, wrong) => {
  const { status, body } = await admin.put(SETTINGS, { smtp: smtp(25, wrong) });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('a failed delivery is described without the answer of a service that is not a mail server', async () => {
  const ssh = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('SSH-2.0-an-internal-service\r\n');
  });
  await new Promise<void>((ready) => ssh.listen(0, '127.0.0.1', ready));
  const { port } = ssh.address() as AddressInfo;
  await set(smtp(port));
  const told = await testMail();
  expect(told).toMatchObject({ state: 'queued', error: 'This server is not a mail server' });
  await new Promise((closed) => ssh.close(closed));
  await set(smtp(port));
  expect(await testMail()).toMatchObject({ error: 'The mail server cannot be reached' });
  await set(smtp(first.port, { user: 'shop', password: 'wrong' }));
  expect(await testMail()).toMatchObject({ error: 'The mail server refused the user name or the password' });
  const text = JSON.stringify(await shop.db.query('SELECT * FROM mail'));
  const jobs = JSON.stringify(await shop.db.query('SELECT * FROM pgboss.job'));
  expect([text.length, jobs.length].every((length) => length > 2)).toBe(true);
  expect(text + jobs).not.toContain('an-internal-service');
});

test('SMTP_URL and SHOP_TIMEZONE have precedence over the settings, and `from_environment` names them', async () => {
  const env = { SMTP_URL: second.url, SHOP_TIMEZONE: 'Asia/Tokyo' };
  const fixed = await startTestShop({ env });
  try {
    const owner = await fixed.admin();
    await owner.put(SETTINGS, { smtp: smtp(first.port), timezone: 'Europe/Kyiv' });
    expect((await owner.get(SETTINGS)).body.data).toMatchObject({
      timezone: 'Europe/Kyiv',
      smtp: { port: first.port },
      in_effect: { timezone: 'Asia/Tokyo', mail_server: `127.0.0.1:${second.port}` },
      from_environment: ['timezone', 'smtp'],
    });
    const before = second.mails.length;
    expect(await testMail(owner)).toMatchObject({ state: 'sent' });
    expect(second.mails.length).toBe(before + 1);
    expect((await owner.get('/api/admin/dashboard')).body.data.time_zone).toBe('Asia/Tokyo');
  } finally {
    await fixed.close();
  }
});
