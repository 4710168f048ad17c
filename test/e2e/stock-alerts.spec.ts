import { startTestShop, type Client, type TestShop } from '#testing';
import { ScheduledJobs } from '../../src/platform/jobs/scheduled-jobs.js';
import { mailTexts } from '../fixtures/mails.js';
import { until } from '../fixtures/until.js';

describe('back-in-stock alerts', () => {
  let shop: TestShop;
  let admin: Client;
  let guest: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    guest = shop.client();
  });
  afterAll(() => shop?.close());

  const make = async (name: string, more: object = {}): Promise<{ id: number; variants: Array<{ id: number }> }> => {
    const { status, body } = await admin.post('/api/products', {
      name,
      price_regular: 10,
      in_stock: 0,
      translations: { uk: { name: `${name} українською` } },
      ...more,
    });
    expect(status).toBe(201);
    return body.data;
  };
  const ask = (id: number, body: object, client = guest) => client.post(`/api/products/${id}/stock-alerts`, body);
  const waiting = async (id: number): Promise<number> =>
    (await shop.db.query('SELECT id FROM stock_alert WHERE product_id = $1 AND sent_at IS NULL', [id])).length;
  const run = (): Promise<object> => shop.app.get(ScheduledJobs, { strict: false }).run('stock-alerts');
  const mailsAbout = async (name: string): Promise<string[]> =>
    (await mailTexts(shop)).filter((text) => text.includes(`/product/${name.toLowerCase().replaceAll(' ', '-')}`));

  const mailed = async (name: string): Promise<string> =>
    (
      await until(
        () => mailsAbout(name),
        (texts) => texts.length > 0,
      )
    )[0]!;

  test('a back-in-stock email is sent once, in the language of its request, when the product is available again', async () => {
    const { id } = await make('Alert kettle');
    const ukrainian = shop.client({ language: 'uk' });
    expect((await ask(id, { email: 'Olena@example.com' }, ukrainian)).status).toBe(202);
    expect(await ask(id, { email: 'olena@example.com ' })).toMatchObject({
      status: 202,
      body: { success: true, data: {}, message: 'We’ll email you when it’s back in stock.' },
    });
    expect(await waiting(id)).toBe(1);
    expect(await run()).toEqual({ mails: 0 });
    await admin.put(`/api/products/${id}`, { in_stock: 2 });
    expect(await run()).toEqual({ mails: 1 });
    expect(await run()).toEqual({ mails: 0 });
    const text = await mailed('Alert kettle');
    expect(text).toContain('Alert kettle українською знову в наявності');
    expect(await mailsAbout('Alert kettle')).toHaveLength(1);
    await admin.put(`/api/products/${id}`, { in_stock: 0 });
    await admin.put(`/api/products/${id}`, { in_stock: 1 });
    expect(await run()).toEqual({ mails: 0 });
  });

  test('a back-in-stock email waits for the requested variant', async () => {
    const { id, variants } = await make('Alert cup', {
      in_stock: undefined,
      variants: [
        { attributes: { color: 'red' }, in_stock: 0 },
        { attributes: { color: 'blue' }, in_stock: 3 },
      ],
    });
    expect((await ask(id, { email: 'cup@example.com', variant_id: variants[0]!.id })).status).toBe(202);
    expect(await run()).toEqual({ mails: 0 });
    await admin.post(`/api/admin/products/${id}/stock`, { variant_id: variants[0]!.id, change: 1, reason: 'received' });
    expect(await run()).toEqual({ mails: 1 });
    expect(await mailed('Alert cup')).toContain(`variant=${variants[0]!.id}`);
  });

  test('a back-in-stock alert for a product in stock is not stored, and the answer is the same', async () => {
    const { id } = await make('Alert pot', { in_stock: 1 });
    expect((await ask(id, { email: 'pot@example.com' })).status).toBe(202);
    expect(await waiting(id)).toBe(0);
  });

  test('a back-in-stock alert with an invalid email, an unknown product or an unknown variant is rejected', async () => {
    const { id } = await make('Alert lid');
    const hidden = await make('Alert hidden', { published: 0 });
    expect((await ask(id, { email: 'nobody' })).status).toBe(422);
    expect((await ask(id, {})).status).toBe(422);
    expect((await ask(id, { email: 'a@example.com', variant_id: 999_999 })).status).toBe(422);
    expect((await ask(hidden.id, { email: 'a@example.com' })).status).toBe(404);
    expect((await ask(999_999, { email: 'a@example.com' })).status).toBe(404);
    expect(await waiting(id)).toBe(0);
  });

  test('an email address can have at most fifty back-in-stock alerts', async () => {
    const { id } = await make('Alert many');
    await shop.db.query(
      `INSERT INTO stock_alert (product_id, email, language) SELECT $1, 'many' || n || '@example.com', 'en'
        FROM generate_series(1, 3) n`,
      [id],
    );
    await shop.db.query(
      `INSERT INTO product (name, alias, price_regular) SELECT 'Filler ' || n, 'filler-' || n, 100
        FROM generate_series(1, 50) n`,
    );
    await shop.db.query(
      `INSERT INTO stock_alert (product_id, email, language) SELECT p.id, 'full@example.com', 'en' FROM product p
        WHERE alias LIKE 'filler-%'`,
    );
    expect((await ask(id, { email: 'FULL@example.com' })).status).toBe(202);
    expect(await waiting(id)).toBe(3);
  });

  test('the link in a back-in-stock email leads to a button that cancels all alerts of the address', async () => {
    const [first, second] = [await make('Alert one'), await make('Alert two')];
    for (const { id } of [first, second]) await ask(id, { email: 'cancel@example.com' });
    await admin.put(`/api/products/${first.id}`, { in_stock: 1 });
    await run();
    const text = await mailed('Alert one');
    const path = /\/stock-alerts\/[0-9a-f-]{36}/.exec(text)![0];
    const page = await guest.get(path);
    expect(page.text).toContain('Unsubscribe cancel@example.com from all back-in-stock emails?');
    expect(await waiting(second.id)).toBe(1);
    const token = /name="_csrf" value="([^"]+)"/.exec(page.text)![1]!;
    const done = await guest.post(path, { _csrf: token });
    expect(done.text).toContain('will get no more back-in-stock emails');
    expect(await waiting(second.id)).toBe(0);
    expect((await guest.get('/stock-alerts/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await guest.get('/stock-alerts/x')).status).toBe(404);
  });

  test('back-in-stock alerts are deleted when the account with their address is erased', async () => {
    const { id } = await make('Alert erased');
    const account = { email: 'erase@example.com', first_name: 'Erin', last_name: 'Oak', password: 'Quiet-Shelf-2040' };
    expect((await shop.client().post('/api/auth/register', account)).status).toBe(201);
    const client = shop.client({ cookies: true });
    await client.login(account.email, account.password);
    await ask(id, { email: account.email });
    await ask(id, { email: 'kept@example.com' });
    await shop.db.query('UPDATE app_user SET email_verified_at = now() WHERE email = $1', [account.email]);
    expect((await client.get('/api/auth/me/export')).text).toContain('"stock_alerts"');
    expect((await client.post('/api/auth/me/erase', { password: account.password })).status).toBe(200);
    expect(await waiting(id)).toBe(1);
  });

  test('old back-in-stock alerts are deleted after the retention period, others are kept', async () => {
    const { id } = await make('Alert old');
    await shop.db.query(
      `INSERT INTO stock_alert (product_id, email, language, created_at, sent_at) VALUES
         ($1, 'sent@example.com', 'en', now() - interval '40 days', now() - interval '31 days'),
         ($1, 'year@example.com', 'en', now() - interval '366 days', NULL),
         ($1, 'kept@example.com', 'en', now() - interval '300 days', NULL)`,
      [id],
    );
    expect(await shop.app.get(ScheduledJobs, { strict: false }).run('housekeeping')).toMatchObject({ stock_alerts: 2 });
    expect(await waiting(id)).toBe(1);
  });
});
