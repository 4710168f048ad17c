/* eslint-disable @typescript-eslint/no-explicit-any -- a test reads any member of any answer */
import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { mailTexts } from '../fixtures/mails.js';
import { until } from '../fixtures/until.js';

describe('delivery of emails', () => {
  let shop: TestShop;
  let admin: Client;

  beforeEach(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
  });
  afterEach(() => shop.close());

  const mails = async (query = ''): Promise<any[]> => (await admin.get(`/api/admin/mails${query}`)).body.data.items;
  const sent = (count: number) =>
    until(
      () => mails('?state=not_sent'),
      (items) => items.length === count,
    );
  const order = async (email: string, method = 'cash') => {
    const { body } = await place(shop.client(), await makeProduct(admin), {
      customer: { email, first_name: 'Olena', last_name: 'Bondar' },
      payment_method: method,
    });
    return body.data;
  };

  it('emails are found by kind, state and part of the address in any case', async () => {
    await offerBankInvoice(admin);
    const transfer = await order('one@example.com', 'bank_invoice');
    await pay(shop.client(), transfer, 'bank_invoice');
    await order('Two_%@Example.org');
    await sent(2);
    const kinds = (items: any[]) => items.map(({ kind }) => kind);
    expect(kinds(await mails('?kind=bank_details'))).toEqual(['bank_details']);
    expect(kinds(await mails('?q=EXAMPLE.COM'))).toEqual(['bank_details']);
    expect(kinds(await mails(`?q=${encodeURIComponent('o_%@')}`))).toEqual(['order_confirmation']);
    expect(await mails('?q=%25%25')).toEqual([]);
    expect(await mails('?state=dead')).toEqual([]);
    const { body } = await admin.get('/api/admin/mails?kind=nothing');
    expect(body.data).toMatchObject({ items: [], counts: { queued: 0, sent: 0, not_sent: 2, dead: 0 } });
    expect(body.data.kinds).toEqual(expect.arrayContaining(['bank_details', 'password_reset', 'welcome']));
  });

  it('without a mail server, emails are `not_sent` in the list, the order and the export, and have no sending time', async () => {
    const { id } = await order('one@example.com');
    const [mail] = await sent(1);
    const unsent = { state: 'not_sent', sent_at: null };
    expect(mail).toMatchObject({ ...unsent, last_error: null, attempts: 1 });
    expect((await admin.get(`/api/admin/mails/${mail.id}`)).body.data).toMatchObject(unsent);
    expect((await admin.get(`/api/admin/orders/${id}`)).body.data.mails).toMatchObject([unsent]);
    const [customer] = (await admin.get('/api/customers?q=one@example.com')).body.data.items;
    const exported = (await admin.get(`/api/customers/${customer.id}/export`)).body;
    expect((exported.data ?? exported).mails).toMatchObject([unsent]);
  });

  it('an email can be read as text and as a page that runs no scripts', async () => {
    await order('one@example.com');
    const [mail] = await sent(1);
    const { body } = await admin.get(`/api/admin/mails/${mail.id}`);
    expect(body.data).toMatchObject({
      id: mail.id,
      withheld: null,
      content: {
        subject: mail.subject,
        html: expect.stringContaining('<!doctype html>'),
        text: expect.stringContaining('Thank you!'),
      },
    });
    const page = await admin.get(`/api/admin/mails/${mail.id}/page`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(page.text).toContain('Thank you!');
    expect((await admin.get('/api/admin/mails/no-such')).status).toBe(404);
    expect((await shop.client().get(`/api/admin/mails/${mail.id}/page`)).status).toBe(401);
  });

  it('the personal link of an email is never shown, and reading the email creates none', async () => {
    const customer = shop.client({ cookies: true });
    await customer.csrf();
    await customer.post('/api/auth/register', {
      email: 'ira@example.com',
      password: 'a quiet evening',
      first_name: 'Ira',
      last_name: 'K',
    });
    await customer.post('/api/auth/password/forgot', { email: 'ira@example.com' });
    const [mail] = await until(
      () => mails('?kind=password_reset&state=not_sent'),
      (items) => items.length === 1,
    );
    const made = async () =>
      (await shop.db.query<{ count: number }>('SELECT count(*)::int AS count FROM password_reset'))[0]!.count;
    const before = await made();
    const { body } = await admin.get(`/api/admin/mails/${mail.id}`);
    expect(body.data).toMatchObject({ content: null, withheld: 'secret' });
    expect((await admin.get(`/api/admin/mails/${mail.id}/page`)).status).toBe(404);
    expect(await made()).toBe(before);
  });

  it('an email is resent once for one Idempotency-Key, however often the request arrives', async () => {
    await order('one@example.com');
    const [mail] = await sent(1);
    const again = () => admin.post(`/api/admin/mails/${mail.id}/resend`, {}, { 'idempotency-key': 'one-click' });
    const statuses = (await Promise.all([1, 2, 3, 4].map(again))).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 409)).toContain(200);
    expect((await again()).headers.get('idempotent-replayed')).toBe('true');
    await until(
      () => mailTexts(shop),
      (texts) => texts.length === 2,
    );
    await until(
      () => mails('?state=queued'),
      (items) => items.length === 0,
    );
    expect(await mailTexts(shop)).toHaveLength(2);
  });

  it('failed jobs are run again one by one or all, or discarded; resending an email removes its failed job', async () => {
    const made = await Promise.all([1, 2, 3, 4].map((at) => order(`buyer${at}@example.com`)));
    await sent(4);
    await shop.db.query(`UPDATE mail SET recipient = 'nowhere' || order_id`);
    for (const mail of await mails()) await admin.post(`/api/admin/mails/${mail.id}/resend`);
    const letters = async (count: number) =>
      (
        await until(
          () => admin.get('/api/admin/dead-letters'),
          ({ body }) => body.meta.total === count,
        )
      ).body.data.items;
    const [first, second] = await letters(4);
    expect(first).toMatchObject({ queue: 'mail', error: 'no address that mail can be sent to' });
    expect((await admin.delete(`/api/admin/dead-letters/${first.id}`)).status).toBe(200);
    expect((await admin.delete(`/api/admin/dead-letters/${first.id}`)).status).toBe(404);
    await letters(3);
    await shop.db.query(`UPDATE mail SET recipient = 'buyer' || order_id || '@example.com'`);
    await admin.post(`/api/admin/mails/${second.data.mail_id}/resend`);
    await letters(2);
    expect((await admin.post('/api/admin/dead-letters/retry')).body.data.count).toBe(2);
    await letters(0);
    expect((await admin.post('/api/admin/dead-letters/retry')).body.data.count).toBe(0);
    await until(
      () => mails('?state=not_sent'),
      (items) => items.length === 3,
    );
    expect(made).toHaveLength(4);
  });
});
