import { readFile } from 'node:fs/promises';
import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { CacheBus } from '../../src/platform/database/cache-bus.js';
import { ReadCache } from '../../src/platform/cache/read-cache.js';
import { cachedAnswerKey } from '../../src/platform/http/response-cache/response-cache.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { makeProduct, offerBankInvoice, place } from '../fixtures/orders.js';
import { mailFiles } from './faults/mail-files.js';
import { until } from './faults/until.js';

const PASSWORD = 'a quiet harbour at dawn';

/** Time for which an answer stays cached if no message from another instance invalidates it. */
const BEFORE_EXPIRY_MS = 30_000;

/**
 * Two instances on one database: changes made through one are visible in the other although it cached older answers.
 */
describe('a second instance on the same database', () => {
  let one: TestShop;
  let two: TestShop;
  let admin: Client;
  let reader: Client;

  beforeAll(async () => {
    one = await startTestShop();
    two = await startTestShop({ databaseUrl: one.databaseUrl, env: { SESSION_SECRET: await secretOf(one) } });
    admin = await one.admin();
    reader = two.client();
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  /** Reads until the second instance answers from its cache; returns the body. */
  async function kept(path: string): Promise<Answered> {
    const inMemory = (): boolean => two.app.get(ReadCache).get(cachedAnswerKey('en', path)) !== undefined;
    await until(() => reader.get(path), inMemory);
    return reader.get(path);
  }
  /* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads any member of any answer */
  const seen = (path: string, good: (body: any) => boolean): Promise<unknown> =>
    until(async () => (await reader.get(path)).body, good, BEFORE_EXPIRY_MS);

  test('a second instance shows edits, sales and hiding of a product made through the first before its cached answer expires', async () => {
    const id = await makeProduct(admin, { in_stock: 5 });
    const path = `/api/products/${id}`;
    expect((await kept(path)).body.data.in_stock).toBe(5);
    expect((await admin.put(path, { name: 'Renamed', price_regular: 7.5 })).status).toBe(200);
    await seen(path, ({ data }) => data.name === 'Renamed' && data.price === 7.5);
    await kept(path);
    expect((await place(one.client(), id)).status).toBe(201);
    await seen(path, ({ data }) => data.in_stock === 4);
    await kept(path);
    expect((await kept('/api/products')).body.data.items.map((item: { id: number }) => item.id)).toContain(id);
    expect((await admin.put(path, { published: false })).status).toBe(200);
    await seen(path, ({ code }) => code === 'not_found');
    await seen('/api/products', ({ data }) => data.items.every((item: { id: number }) => item.id !== id));
  });

  test('a second instance receives the changes made while it had lost its notification connection, as soon as that is back', async () => {
    const path = '/api/attributes';
    expect((await kept(path)).body.data.items).toEqual([]);
    const bus = one.app.get(CacheBus) as unknown as { client: { processID: number } | null };
    await one.db.query('SELECT pg_terminate_backend($1)', [bus.client!.processID]);
    await until(
      async () => bus.client,
      (client) => client === null,
    );
    expect((await admin.put(`${path}/color`, { labels: { en: 'Color' } })).status).toBe(200);
    await until(
      async () => (await reader.get(path)).body,
      ({ data }) => data.items.length === 1,
      BEFORE_EXPIRY_MS,
    );
  });

  test('a second instance shows changes of payment methods and categories before its cached answers expire', async () => {
    const payments = '/api/checkout/payments';
    expect((await kept(payments)).body.payments).toHaveLength(1);
    await offerBankInvoice(admin);
    await seen(payments, (body) => body.payments.length === 2);
    expect((await kept('/api/categories')).body.data.items).toEqual([]);
    expect((await admin.post('/api/categories', { name: 'Lamps' })).status).toBe(201);
    await seen('/api/categories', ({ data }) => data.items.length === 1);
  });

  test('a second instance shows changes of the shop’s texts before its cached answers expire', async () => {
    expect((await kept('/api/pages')).body.data.items).toEqual([]);
    const page = { slug: 'terms', published: true, translations: { en: { title: 'Terms', body: 'Within 14 days.' } } };
    const { id } = (await admin.post('/api/admin/pages', page)).body.data;
    await seen('/api/pages', ({ data }) => data.items.length === 1);
    expect((await kept('/api/pages/terms')).body.data.html).toBe('<p>Within 14 days.</p>\n');
    await admin.put(`/api/admin/pages/${id}`, { published: false });
    await seen('/api/pages/terms', ({ code }) => code === 'not_found');
  });

  test('two instances share the emails of orders, and each email is sent once', async () => {
    const id = await makeProduct(admin, { in_stock: 100 });
    const buyers = Array.from({ length: 20 }, (_, n) => `shared${n}@example.com`);
    await Promise.all(buyers.map((email, n) => place([one, two][n % 2]!.client(), id, { customer: { email } })));
    const sent = async (): Promise<string[]> =>
      (await Promise.all([one, two].map(({ dataDir }) => mailFiles(dataDir))))
        .flat()
        .map(({ to }) => to)
        .filter((to) => to.startsWith('shared'))
        .sort();
    await until(sent, (all) => all.length >= buyers.length);
    expect(await sent()).toEqual([...buyers].sort());
  });

  test('scheduled work runs in one instance, and a waiting run is not queued again by the other instance', async () => {
    const [schedule] = await one.db.query<{ name: string }>('SELECT name FROM pgboss.schedule ORDER BY name LIMIT 1');
    const { name } = schedule!;
    const run = { singletonKey: 'this very run', startAfter: new Date(Date.now() + 3_600_000) };
    const sent = await Promise.all([one, two, one, two].map(({ app }) => app.get(Jobs).send(name, {}, run)));
    expect(sent.filter((id) => id !== null)).toHaveLength(1);
  });

  test('a second instance accepts the sessions of the first and can end them', async () => {
    const email = 'olena@example.com';
    await one
      .client()
      .post('/api/auth/register', { email, password: PASSWORD, first_name: 'Olena', last_name: 'Koval' });
    const here = one.client({ cookies: true });
    expect((await here.login(email, PASSWORD)).status).toBe(200);
    const cookie = [...here.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const there = two.client();
    expect((await there.get('/api/auth/me', { cookie })).body.data.user.email).toBe(email);
    await here.post('/api/auth/logout');
    expect((await there.get('/api/auth/me', { cookie })).status).toBe(401);
  });

  test('two instances count failed logins together', async () => {
    const guess = ({ url }: TestShop): Promise<number> =>
      (url === one.url ? one : two)
        .client()
        .post('/api/auth/login', { email: 'guessed@example.com', password: 'wrong wrong' })
        .then(({ status }) => status);
    for (let i = 0; i < 5; i++) expect([await guess(one), await guess(two)]).toEqual([401, 401]);
    expect([await guess(one), await guess(two)]).toEqual([429, 429]);
  });
});

async function secretOf({ dataDir }: TestShop): Promise<string> {
  return (await readFile(`${dataDir}/session-secret`, 'utf8')).trim();
}
