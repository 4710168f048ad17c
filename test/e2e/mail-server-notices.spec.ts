import { startTestShop, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { until } from '../fixtures/until.js';
import { startMailSink, type MailSink } from '../integration/platform/mail-sink.js';

const SETTINGS = '/api/admin/settings';
const PASSWORD = 'a-secret-of-the-mail-server';
const NEXT_PASSWORD = 'another-secret';
let shop: TestShop;
let owner: Client;
let first: MailSink;
let second: MailSink;

beforeAll(async () => {
  [first, second] = await Promise.all([startMailSink(PASSWORD, NEXT_PASSWORD), startMailSink()]);
  shop = await startTestShop();
  await shop.db.query("UPDATE app_user SET active = false WHERE role = 'owner'");
  owner = await logInAs(shop, 'owner');
});
afterAll(async () => {
  await shop?.close();
  await Promise.all([first?.close(), second?.close()]);
});
beforeEach(async () => {
  await set({ smtp: null });
  await set({ smtp: smtp(first.port, { user: 'shop', password: PASSWORD }) });
  await delivered(shop);
  first.mails.length = 0;
  second.mails.length = 0;
});

const smtp = (port: number, more: object = {}): object => ({ host: '127.0.0.1', port, security: 'none', ...more });
async function set(change: object): Promise<void> {
  const { status, body } = await owner.put(SETTINGS, change);
  expect([status, body.errors]).toEqual([200, undefined]);
}
/** Returns the texts of the emails that a server received, after the shop has sent all emails. */
async function textsAt(server: MailSink): Promise<string[]> {
  await delivered(shop);
  return server.mails.map(({ text }) => text);
}

test('the former mail server tells the owners that it was replaced, by whom and when', async () => {
  await set({ smtp: smtp(second.port) });
  const [text, ...others] = await textsAt(first);
  expect(others).toEqual([]);
  for (const part of [
    `Mail server: 127.0.0.1:${first.port} → 127.0.0.1:${second.port}`,
    'Mail server user: shop → none',
    'Mail server password: removed',
    'By: owner',
    'When: ',
    'change your password',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('security settings');
  expect(await textsAt(second)).toEqual([]);
});

test('the former mail server tells the owners that it was removed', async () => {
  await set({ smtp: null });
  expect(await textsAt(first)).toEqual([expect.stringContaining(`Mail server: 127.0.0.1:${first.port} → none`)]);
});

test('the former mail server tells the owners that its password was changed, without the password', async () => {
  await set({ smtp: smtp(first.port, { user: 'shop', password: NEXT_PASSWORD }) });
  const texts = await textsAt(first);
  expect(texts).toEqual([expect.stringContaining('Mail server password: changed')]);
  expect(texts.join()).not.toMatch(/Mail server: |another-secret|a-secret-of/);
});

test('the notice names the security settings that were changed together with the mail server', async () => {
  await set({ smtp: smtp(second.port), administrator_idle_minutes: 45 });
  const [text] = await textsAt(first);
  expect(text).toContain('The mail server and the security settings of');
  expect(text).toContain('Log staff out after, minutes: 30 → 45');
  await set({ administrator_idle_minutes: 30 });
  const [later] = await textsAt(second);
  expect(later).toContain('Log staff out after, minutes: 45 → 30');
  expect(later).not.toContain('mail server');
});

test('the notice about another sender address still has the former sender, whom the mail server accepts', async () => {
  await set({ mail_sender_address: 'former@example.com' });
  await delivered(shop);
  first.mails.length = 0;
  await set({ mail_sender_address: 'refused@example.net' });
  await delivered(shop);
  const [notice, ...others] = first.mails;
  await set({ mail_sender_address: null });
  expect(others).toEqual([]);
  expect(notice!.text).toContain('Sender address: former@example.com → refused@example.net');
  expect(notice!.from.text).toContain('former@example.com');
});

test('the former mail server sends the notice even if the mail server was changed again meanwhile', async () => {
  first.refuse(451, 1);
  await set({ smtp: smtp(second.port) });
  await set({ smtp: null });
  await set({ smtp: smtp(second.port) });
  expect((await textsAt(first)).join()).toContain(`127.0.0.1:${first.port} → 127.0.0.1:${second.port}`);
});

test('after a former mail server has refused the notice several times, the current server sends it', async () => {
  first.refuse(550, Infinity);
  try {
    await set({ smtp: smtp(second.port) });
    const notice = async () =>
      (
        await shop.db.query<{ id: string }>(
          "SELECT id FROM mail WHERE kind = 'security_notice' AND state = 'queued' AND attempts > 0",
        )
      )[0];
    const refused = await until(notice, Boolean);
    expect(second.mails).toEqual([]);
    await shop.db.query('UPDATE mail SET attempts = 8 WHERE id = $1', [refused!.id]);
    expect((await textsAt(second))[0]).toContain('Mail server: ');
  } finally {
    first.refuse(0, 0);
  }
});

test.each(['support', 'manager'] as const)(
  'the content of notices to the owners is withheld from the role %s, but not that of other emails',
  async (role) => {
    await set({ smtp: smtp(second.port) });
    await delivered(shop);
    const client = await logInAs(shop, role);
    const path = async (query: string): Promise<string> =>
      `/api/admin/mails/${(await client.get(`/api/admin/mails?${query}`)).body.data.items[0].id}`;
    const notice = await path('kind=security_notice&q=owner');
    expect((await client.get(notice)).body.data).toMatchObject({ content: null, withheld: 'owners' });
    expect((await client.get(`${notice}/page`)).status).toBe(404);
    expect((await owner.get(notice)).body.data).toMatchObject({
      content: { text: expect.stringContaining('Mail server user: shop → none') },
      withheld: null,
    });
    expect((await owner.get(`${notice}/page`)).status).toBe(200);
    await owner.post('/api/admin/settings/test-mail', {});
    await delivered(shop);
    expect((await client.get(await path('kind=test'))).body.data).toMatchObject({ withheld: null });
  },
);
