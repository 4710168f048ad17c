import { randomUUID } from 'node:crypto';
import { startTestShop, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';
import { StockAlerts } from '../../src/catalog/use-cases/stock-alerts.js';
import { OrderLinkRequestedListener } from '../../src/notification/listeners/order-link-requested.listener.js';
import { ScheduledJobs } from '../../src/platform/jobs/scheduled-jobs.js';
import { Mailbox } from '../../src/platform/mail/mailbox.js';

interface MailRow {
  readonly id: string;
  readonly state: string;
  readonly send_after: Date | null;
}

const HOUR_MS = 3_600_000;

describe('limits of emails to one address', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  const rowsTo = (like: string) =>
    shop.db.query<MailRow>(
      'SELECT id, state, send_after FROM mail WHERE recipient ILIKE $1 ORDER BY send_after, created_at, id',
      [like],
    );
  const post = (recipient: string, number: number) =>
    shop.db.transaction((tx) =>
      shop.app
        .get(Mailbox)
        .enqueue(tx, {
          dedupeKey: `${recipient}:${number}`,
          kind: 'order_status',
          language: 'en',
          recipient,
          orderId: 1,
          cause: 'anyone',
        }),
    );

  beforeAll(async () => {
    shop = await startTestShop({ env: { RATE_LIMIT: '100000' } });
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 1000 });
  });
  afterAll(() => shop.close());

  test('an address gets at most ten emails an hour from strangers, in any spelling; the others are delayed in order', async () => {
    const spellings = ['victim@example.com', 'VICTIM@example.com', 'victim+shop@example.com', 'Victim@EXAMPLE.com'];
    await Promise.all(Array.from({ length: 25 }, (_, number) => post(spellings[number % 4]!, number)));
    expect(await post('victim@example.com', 0)).toBeNull();
    const rows = await rowsTo('victim%');
    expect(rows).toHaveLength(25);
    const times = rows.map(({ send_after: at }) => at!.getTime());
    // Any hour has at most ten emails.
    for (let later = 10; later < times.length; later++)
      expect(times[later]! - times[later - 10]!).toBeGreaterThanOrEqual(HOUR_MS);
    expect(times[9]! - times[0]!).toBeLessThan(HOUR_MS);
    const jobs = await shop.db.query<{ late: boolean }>(
      `SELECT j.start_after >= m.send_after AS late FROM mail m JOIN pgboss.job j ON j.singleton_key = m.id::text
        WHERE m.recipient ILIKE $1 AND m.send_after > now()`,
      ['victim%'],
    );
    expect(jobs).toHaveLength(15);
    expect(jobs.every(({ late }) => late)).toBe(true);
  });

  test('emails caused by guests are limited, those caused by administrators are not; a delayed email can be sent now', async () => {
    const email = 'guest@example.com';
    const customer = { email, first_name: 'A', last_name: 'B' };
    const ids: number[] = [];
    for (let number = 0; number < 6; number++) {
      const guest = shop.client();
      const { body, status } = await place(guest, product, { customer });
      expect(status).toBe(201);
      ids.push(body.data.id as number);
      await guest.post(`/api/orders/${body.data.id}/cancel`, { reason: 'no' }, { 'x-order-key': body.data.key });
    }
    await until(
      () => rowsTo(email),
      (rows) => rows.filter(({ state }) => state === 'not_sent').length === 10,
    );
    const manager = await logInAs(shop, 'manager');
    const other = (await place(shop.client(), product, { customer })).body.data.id as number;
    await manager.post(`/api/orders/${other}/cancel`, { reason: 'Sold out' });
    await until(
      () => rowsTo(email),
      (rows) => rows.some(({ state, send_after: at }) => state === 'not_sent' && at === null),
    );

    await post(email, 1);
    const { body } = await manager.get(`/api/admin/mails?q=${email}&state=queued`);
    const [delayed] = body.data.items as Array<{ id: string; delayed_until: string }>;
    expect(Date.parse(delayed!.delayed_until)).toBeGreaterThan(Date.now());
    expect((await manager.post(`/api/admin/mails/${delayed!.id}/resend`)).status).toBe(200);
    await until(
      () => rowsTo(email),
      (rows) => rows.find(({ id }) => id === delayed!.id)?.state === 'not_sent',
    );
  });

  test('emails about an unverified account are limited, also those of an erased account with the same address', async () => {
    const email = 'squatted@example.com';
    const password = 'a quiet harbour at dawn';
    const register = () =>
      shop.client().post('/api/auth/register', { email, password, first_name: 'A', last_name: 'B' });
    const logIn = async (agent: string): Promise<Client> => {
      const client = shop.client({ cookies: true });
      await client.csrf();
      expect((await client.post('/api/auth/login', { email, password }, { 'user-agent': agent })).status).toBe(200);
      await client.csrf();
      return client;
    };
    const counted = () =>
      shop.db.query<MailRow & { recipient: string }>(
        `SELECT id, recipient, state, send_after FROM mail WHERE budget_key = (SELECT budget_key FROM mail
          WHERE kind = 'welcome' AND recipient = $1 LIMIT 1)`,
        [email],
      );
    await register();
    await logIn('One/1.0');
    const client = await logIn('Two/1.0');
    await logIn('Three/1.0');
    await until(counted, (rows) => rows.length === 3 && rows.every(({ state }) => state === 'not_sent'));
    expect((await client.post('/api/auth/me/erase', { password })).status).toBe(200);
    await until(
      () => rowsTo(email),
      (rows) => rows.length === 0,
    );
    await register();
    const rows = await until(counted, (all) => all.length === 4);
    expect(rows.filter(({ recipient }) => recipient === '')).toHaveLength(3);
    await logIn('Four/1.0');
    await logIn('Five/1.0');
    // The limit of this hour is used up.
    expect(
      (await until(counted, (all) => all.length === 5)).filter(
        ({ send_after: at }) => at!.getTime() > Date.now() + HOUR_MS / 2,
      ),
    ).toHaveLength(1);
  });

  test('an address has at most one waiting email with the link of an order, so that requests cannot fill the queue', async () => {
    const email = 'flooded@example.com';
    const placed = await place(shop.client(), product, { customer: { email, first_name: 'A', last_name: 'B' } });
    const orderId = placed.body.data.id as number;
    for (let number = 0; number < 10; number++) await post(email, number);
    const listener = shop.app.get(OrderLinkRequestedListener, { strict: false });
    for (let minutes = 0; minutes < 60; minutes += 5)
      await listener.requested({
        id: randomUUID(),
        type: 'OrderLinkRequested',
        occurred_at: new Date(Date.now() + minutes * 60_000).toISOString(),
        actor: { kind: 'guest', id: null, name: null },
        data: { order_id: orderId, email, language: 'en' },
      });
    const waiting = await shop.db.query(`SELECT FROM mail WHERE kind = 'order_link' AND order_id = $1`, [orderId]);
    expect(waiting).toHaveLength(1);
  });

  /** Uses up the hourly limit of the address and places an order by bank transfer, whose payment details then wait. */
  async function waitingDetails(email: string) {
    await offerBankInvoice(admin);
    for (let number = 0; number < 10; number++) await post(email, number);
    const customer = { email, first_name: 'A', last_name: 'B' };
    const guest = shop.client();
    const { id, key } = (await place(guest, product, { customer, payment_method: 'bank_invoice' })).body.data;
    await pay(guest, { id, key }, 'bank_invoice');
    const details = async () =>
      (await admin.get(`/api/admin/mails?q=${email}&kind=bank_details`)).body.data.items as MailRow[];
    const [waiting] = await until(details, (mails) => mails.length === 1);
    return { id: id as number, details, waiting: waiting! };
  }

  test('payment details that wait until the order is paid confirm the order, and ask for no transfer', async () => {
    const { id, details, waiting } = await waitingDetails('prompt@example.com');
    const shown = async () => (await admin.get(`/api/admin/mails/${waiting.id}`)).body.data.content.text as string;
    expect(await shown()).toContain('to the account below');
    await admin.post(`/api/orders/${id}/verify-payment`, { reference: 'PROMPT-1' });
    expect(await shown()).toContain('We received your order');
    expect(await shown()).not.toContain('to the account below');
    await admin.post(`/api/admin/mails/${waiting.id}/resend`);
    const [sent] = await until(details, ([mail]) => mail!.state === 'not_sent');
    expect(sent).toMatchObject({ subject: expect.stringContaining('We received your order') });
  });

  test('payment details that could not be sent before their order was cancelled are not sent', async () => {
    const { id, waiting } = await waitingDetails('too-late@example.com');
    // As if the mail server had refused the email: it waits for its next attempt.
    await shop.db.query('UPDATE mail SET send_after = NULL WHERE id = $1', [waiting.id]);
    await admin.post(`/api/orders/${id}/cancel`, { reason: 'no' });
    const { content } = (await admin.get(`/api/admin/mails/${waiting.id}`)).body.data;
    expect(content).toBeNull();
  });

  test('a back-in-stock email that waits is not sent if the alert is cancelled', async () => {
    const email = 'unsubscribed@example.com';
    const names = ['Back one', 'Back two'];
    const products = await Promise.all(names.map((name) => makeProduct(admin, { name, in_stock: 0 })));
    for (const id of products) await shop.client().post(`/api/products/${id}/stock-alerts`, { email });
    for (let number = 0; number < 9; number++) await post(email, number);
    for (const id of products) await admin.put(`/api/products/${id}`, { in_stock: 1 });
    await shop.app.get(ScheduledJobs, { strict: false }).run('stock-alerts');
    const alertMails = () =>
      shop.db.query<{ state: string; alert: string }>(
        `SELECT state, data ->> 'alert_id' AS alert FROM mail WHERE kind = 'back_in_stock' AND recipient = $1
          ORDER BY state`,
        [email],
      );
    const [sent] = await until(alertMails, (rows) => rows.map(({ state }) => state).join() === 'not_sent,queued');
    await shop.app.get(StockAlerts, { strict: false }).cancel(sent!.alert);
    expect((await alertMails()).map(({ state }) => state)).toEqual(['not_sent']);
  });

  test('emails to the verified owner of an address are not limited, and the limit is a setting', async () => {
    const email = 'owner@example.com';
    const password = 'a quiet harbour at dawn';
    await shop.client().post('/api/auth/register', { email, password, first_name: 'A', last_name: 'B' });
    await shop.db.query('UPDATE app_user SET email_verified_at = now() WHERE email = $1', [email]);
    expect((await admin.put('/api/admin/settings', { mails_per_hour: 1 })).body.data.mails_per_hour).toBe(1);
    const client = shop.client({ cookies: true });
    await client.login(email, password);
    for (let number = 0; number < 2; number++)
      await place(client, product, { customer: { email, first_name: 'A', last_name: 'B' } });
    await until(
      () => rowsTo(email),
      (rows) => rows.filter(({ state }) => state === 'not_sent').length === 3,
    );
    await post('second@example.com', 1);
    await post('second@example.com', 2);
    expect((await rowsTo('second%')).map(({ send_after: at }) => at!.getTime() > Date.now() + HOUR_MS / 2)).toEqual([
      false,
      true,
    ]);
  });

  test('delayed order confirmations and payment requests are withdrawn when the order is cancelled', async () => {
    await admin.put('/api/admin/settings', { mails_per_hour: 2 });
    const email = 'undecided@example.com';
    for (let number = 0; number < 2; number++) await post(email, number);
    const guest = shop.client();
    const placed = await place(guest, product, { customer: { email, first_name: 'A', last_name: 'B' } });
    const { id, key } = placed.body.data as { id: number; key: string };
    const kinds = async () =>
      (
        await shop.db.query<{ kind: string }>('SELECT kind FROM mail WHERE order_id = $1 AND recipient = $2', [
          id,
          email,
        ])
      ).map(({ kind }) => kind);
    await until(kinds, (all) => all.join() === 'order_confirmation');
    await guest.post(`/api/orders/${id}/cancel`, { reason: 'no' }, { 'x-order-key': key });
    await until(kinds, (all) => all.join() === 'order_status');
  });

  describe('emails that would be delayed for more than a day', () => {
    const email = 'overrun@example.com';
    const states = async (address = email) =>
      (await rowsTo(address)).reduce<Record<string, number>>(
        (sums, { state }) => ({ ...sums, [state]: (sums[state] ?? 0) + 1 }),
        {},
      );

    test('emails that would be delayed for more than a day are dropped, and can be sent by hand', async () => {
      await admin.put('/api/admin/settings', { mails_per_hour: 1 });
      for (let number = 0; number < 30; number++) await post(email, number);
      await until(states, ({ not_sent: sent }) => sent === 1);
      expect(await states()).toEqual({ not_sent: 1, queued: 24, dropped: 5 });
      const { body } = await admin.get(`/api/admin/mails?recipient=${email.toUpperCase()}&state=dropped`);
      expect(body.meta.total).toBe(5);
      // The emails that other tests dropped because they were no longer needed count too.
      expect(body.data.counts.dropped).toBeGreaterThanOrEqual(5);
      await admin.post(`/api/admin/mails/${body.data.items[0].id}/resend`);
      await until(states, ({ not_sent: sent }) => sent === 2);
    });

    test('emails whose delay exceeds a day because the shop was stopped are dropped as well', async () => {
      const late = 'late@example.com';
      for (let number = 0; number < 3; number++) await post(late, number);
      await until(
        () => states(late),
        ({ not_sent: sent }) => sent === 1,
      );
      await shop.db.query(
        `UPDATE mail SET created_at = created_at - interval '25 hours', send_after = send_after - interval '25 hours'
          WHERE recipient = $1`,
        [late],
      );
      await shop.db.query(
        'UPDATE pgboss.job SET start_after = now() WHERE singleton_key IN (SELECT id::text FROM mail WHERE recipient = $1)',
        [late],
      );
      await until(
        () => states(late),
        ({ not_sent: sent, dropped }) => sent === 1 && dropped === 2,
      );
    });
  });
});
