import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerEventData, ServerEventType } from '#contracts';
import { SYSTEM_ACTOR } from '../../../src/platform/access/caller.js';
import { DeadLetters } from '../../../src/platform/jobs/dead-letters.js';
import { Mailbox } from '../../../src/platform/mail/mailbox.js';
import { ShopSettings } from '../../../src/settings/shop-settings.js';
import { delivered } from '../../fixtures/delivered.js';
import { parseMail, startMailSink, type MailSink } from './mail-sink.js';
import { bankOrder, exampleOrder, invoices, mailModules, orders } from './order-mail-example.js';
import { eventually, startPlatform, type TestPlatform } from './start-platform.js';

const order = {
  order_id: 17,
  reference: 'RF18000017',
  status: 'pending',
  total: 19,
  currency: 'EUR',
  payment_method: 'cash',
  customer_id: null,
  email: 'buyer@example.com',
  language: 'en',
};

const mixedLines = exampleOrder().lines.map((line) => ({
  ...line,
  name: 'Tea from Assam',
  attributes: 'size: 100 g\r\ncolor: dark\nshape: leaf\rgrade: first',
}));

/** RFC 5322, section 2.3: CR and LF occur only together. */
const expectCrlf = (source: string): void => {
  expect(source).toContain('\r\n');
  expect(source.replaceAll('\r\n', '').match(/[\r\n]/g)).toBeNull();
};

describe('emails over SMTP', () => {
  let sink: MailSink;
  let shop: TestPlatform;

  const publish = <T extends ServerEventType>(type: T, data: ServerEventData[T]) =>
    shop.db.transaction(async (tx) => tx.publish(type, SYSTEM_ACTOR, data));
  const rows = (kind: string) =>
    shop.db.query<{ id: string; state: string; attempts: number; last_error: string | null }>(
      'SELECT * FROM mail WHERE kind = $1 ORDER BY created_at',
      [kind],
    );
  const mailed = (subject: string) => eventually(() => sink.mails.find((mail) => mail.subject.includes(subject)));
  const created = (more = {}) => publish('OrderCreated', { ...order, items: [], is_quick: false, ...more });
  const changed = (to: string, more = {}) =>
    publish('OrderStatusChanged', { ...order, from: 'pending', to, status: to, note: null, notify: true, ...more });

  beforeAll(async () => {
    sink = await startMailSink();
    shop = await startPlatform(mailModules, {
      SMTP_URL: sink.url,
      MAIL_FROM: 'Quiet Shelf <shop@shop.example>',
      BASE_URL: 'https://shop.example',
    });
  });
  afterAll(async () => {
    await shop.close();
    await sink.close();
  });
  beforeEach(() => {
    sink.mails.length = 0;
    orders.current = exampleOrder();
  });

  it('an order is confirmed by one email in HTML and text, complete and escaped', async () => {
    await created();
    await publish('PaymentStarted', order);
    const mail = await mailed('received your order 17');
    expect(mail.recipients).toEqual(['buyer@example.com']);
    expect(mail.from.text).toBe('"Quiet Shelf" <shop@shop.example>');
    expect(mail.html).toContain('Olena &lt;b&gt;');
    expect(mail.html).toContain('Tea &amp; more');
    expect(mail.html).not.toMatch(/\{\{|\{%|notification\./);
    for (const part of [
      'Tea & more',
      'size: 100 g',
      '3 items',
      '€15.00',
      '€19.00',
      'Cash on delivery',
      'Main St. 1',
      'https://shop.example/order/17?key=kkk&x=1',
      'RF18 0000 17',
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).not.toMatch(/\{\{|\{%|notification\.|&amp;/);
    expect(mail.headers.get('content-language')).toBe('en');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    await delivered(shop);
    expect(sink.mails).toHaveLength(1);
  });

  it('an email with the bank details is sent each time an order starts to wait for payment', async () => {
    orders.current = bankOrder();
    await created({ order_id: 18 });
    await changed('awaiting_payment', { order_id: 18 });
    const mail = await mailed('Payment details');
    for (const part of [
      ...Object.values(bankOrder().bankDetails!).filter((text) => text !== 'EUR'),
      'RF18000017',
      'November 27, 2026',
      'Thank you for paying soon.',
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    await changed('awaiting_payment', { order_id: 18 });
    await eventually(() => sink.mails.length === 2);
    await delivered(shop);
    expect(sink.mails).toHaveLength(2);
  });

  it('the email with the bank details is created after the invoice that it links to', async () => {
    orders.current = bankOrder();
    const seen: Array<{ order: number; mails: number }> = [];
    const issue = invoices.issue;
    invoices.issue = async (order) => void seen.push({ order, mails: (await rows('bank_details')).length });
    try {
      const mails = (await rows('bank_details')).length;
      await changed('awaiting_payment', { order_id: 25 });
      await mailed('Payment details');
      expect(seen).toEqual([{ order: 25, mails }]);
    } finally {
      invoices.issue = issue;
    }
  });

  it('a completed payment is confirmed by one email, whether the event is OrderStatusChanged or PaymentCaptured', async () => {
    orders.current = bankOrder({ status: { key: 'paid', title: 'Paid' }, paidAt: '2026-11-21T10:00:00.000Z' });
    await changed('paid', { order_id: 19 });
    await publish('PaymentCaptured', {
      ...order,
      order_id: 19,
      status: 'paid',
      payment_id: 1,
      amount: 19,
      method: 'bank_invoice',
      payment_status: 'paid',
      notify: true,
    });
    await mailed('Payment received');
    orders.current = exampleOrder({
      status: { key: 'processing', title: 'Processing' },
      paidAt: '2026-11-21T11:00:00.000Z',
    });
    await publish('PaymentCaptured', {
      ...order,
      order_id: 20,
      payment_id: 2,
      amount: 19,
      method: 'card',
      payment_status: 'paid',
      notify: true,
    });
    await publish('PaymentCaptured', {
      ...order,
      order_id: 20,
      payment_id: 3,
      amount: 1,
      method: 'card',
      payment_status: 'partially_paid',
      notify: true,
    });
    await eventually(() => sink.mails.length === 2);
    await delivered(shop);
    expect(sink.mails).toHaveLength(2);
  });

  it.each([
    ['ready_for_shipment', 'ready to ship'],
    ['shipped', 'has shipped'],
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
    ['processing', 'preparing'],
  ])('an email reports the status %s if the change asks for a notification', async (status, words) => {
    await changed(status, { note: 'With love' });
    expect((await mailed(words)).text).toContain('With love');
  });

  it('no email is sent if notifications are off or the order has no email address', async () => {
    await changed('shipped', { notify: false });
    await changed('shipped', { email: null });
    await created({ order_id: 21, email: null });
    await delivered(shop);
    expect(sink.mails).toHaveLength(0);
  });

  it.each([
    ['uk', 'Ми отримали ваше замовлення №\u00A017', '3 штуки'],
    ['ru', 'Мы получили ваш заказ №\u00A017', '3 штуки'],
  ])("emails about an order are in the order's language %s", async (language, subject, pieces) => {
    await created({ order_id: language === 'uk' ? 22 : 23, language });
    const mail = await mailed(subject);
    expect(mail.text).toContain(pieces);
    expect(mail.headers.get('content-language')).toBe(language);
  });

  it('emails about accounts contain a link that is created when they are sent', async () => {
    const [user] = await shop.db.query<{ id: number }>(
      `INSERT INTO app_user (email, password_hash, role, email_verified_at) VALUES ('ira@example.com', 'x', 'customer',
        now()) RETURNING id`,
    );
    const account = { user_id: user!.id, language: 'en' };
    await publish('PasswordResetRequested', account);
    const mail = await mailed('Reset your password');
    expect(mail.recipients).toEqual(['ira@example.com']);
    expect(mail.text).toContain(`https://shop.example/account/reset?token=token-of-${user!.id}%2B%2F`);
    expect(
      JSON.stringify([await rows('password_reset'), await shop.db.query('SELECT data FROM pgboss.job')]),
    ).not.toContain('token-of');
    await publish('CustomerRegistered', { ...account, customer_id: 1 });
    await publish('RegistrationRepeated', account);
    await publish('RegistrationRepeated', account);
    await publish('PasswordChanged', account);
    await mailed('already have an account');
    await mailed('was changed');
    await mailed('is ready');
    await delivered(shop);
    expect(sink.mails).toHaveLength(4);
  });

  it('an email that the mail server temporarily rejects is sent again with the same Message-ID', async () => {
    sink.refuse(451, 1);
    await created({ order_id: 24 });
    const mail = await mailed('received your order');
    const [row] = await shop.db.query<{ id: string; attempts: number; state: string }>(
      'SELECT id, attempts, state FROM mail WHERE order_id = 24',
    );
    await eventually(
      async () => (await shop.db.query(`SELECT FROM mail WHERE order_id = 24 AND state = 'sent'`)).length,
    );
    expect(mail.messageId).toBe(`<${row!.id}@shop.example>`);
    sink.mails.length = 0;
    await shop.db.query(
      `INSERT INTO setting (key, value) VALUES ('shop', '{"mail_sender_address":"new@elsewhere.example"}')
       ON CONFLICT (key) DO UPDATE SET value = setting.value || excluded.value`,
    );
    await shop.app.get(ShopSettings).refresh();
    await shop.app.get(Mailbox).resend(row!.id);
    expect((await mailed('received your order')).messageId).toBe(mail.messageId);
  });

  it('an email that the mail server rejects permanently becomes a failed job that can be run again', async () => {
    sink.refuse(550, 1);
    await created({ order_id: 25 });
    const [dead] = await eventually(async () => {
      const found = await shop.db.query<{ id: string; last_error: string }>(
        `SELECT id, last_error FROM mail WHERE order_id = 25 AND state = 'dead'`,
      );
      return found.length > 0 && found;
    });
    expect(dead!.last_error).toBeTruthy();
    const letters = shop.app.get(DeadLetters);
    const [letter] = await eventually(async () => {
      const list = await letters.list(0, 10);
      return list.length > 0 && list;
    });
    expect(letter).toMatchObject({ queue: 'mail', data: { mail_id: dead!.id } });
    await letters.retry(letter!.id);
    await mailed('received your order');
  });

  it('an email is never sent to an address that contains a second address', async () => {
    await created({ order_id: 26, email: 'a@example.com\r\nBcc: everybody@example.com' });
    await eventually(
      async () => (await shop.db.query(`SELECT FROM mail WHERE order_id = 26 AND state = 'dead'`)).length,
    );
    expect(sink.mails).toHaveLength(0);
  });

  it('an email that is no longer needed is dropped, and does not count as failed', async () => {
    orders.current = null;
    await shop.db.transaction((tx) =>
      shop.app
        .get(Mailbox)
        .enqueue(tx, {
          dedupeKey: 'late',
          kind: 'order_confirmation',
          language: 'en',
          recipient: 'ira@example.com',
          orderId: 27,
        }),
    );
    const [dropped] = await eventually(async () => {
      const found = await shop.db.query<{ state: string; last_error: string }>(
        `SELECT state, last_error FROM mail WHERE order_id = 27 AND state <> 'queued'`,
      );
      return found.length > 0 && found;
    });
    expect(dropped).toEqual({ state: 'dropped', last_error: 'there is nothing to say any more' });
    expect(await shop.app.get(DeadLetters).list(0, 10)).not.toContainEqual(
      expect.objectContaining({ data: { mail_id: expect.anything() }, error: expect.stringContaining('nothing') }),
    );
    expect(sink.mails).toHaveLength(0);
  });

  it('emails are sent over SMTP with CRLF line endings, whatever line endings the buyer’s texts have', async () => {
    orders.current = exampleOrder({ id: 29, number: '29', lines: mixedLines });
    await created({ order_id: 29 });
    const { source, text } = await mailed('received your order 29');
    expectCrlf(source);
    expect(text).toContain('Tea from Assam');
  });

  it('an email is queued if its transaction commits, and not if it fails', async () => {
    await expect(
      shop.db.transaction(async (tx) => {
        await shop.app
          .get(Mailbox)
          .enqueue(tx, { dedupeKey: 'x', kind: 'welcome', language: 'en', recipient: 'ira@example.com', userId: 1 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await delivered(shop);
    expect(sink.mails).toHaveLength(0);
  });
});

describe('emails without a mail server', () => {
  it('without SMTP_URL, emails are files in DATA_DIR/mail whose names sort by time', async () => {
    orders.current = { ...bankOrder(), lines: mixedLines };
    const shop = await startPlatform(mailModules);
    try {
      const data = { ...order, from: 'pending', to: 'awaiting_payment', note: null, notify: true };
      await shop.db.transaction(async (tx) => tx.publish('OrderStatusChanged', SYSTEM_ACTOR, data));
      const folder = join(shop.dataDir, 'mail');
      const [name] = await eventually(async () => {
        const names = await readdir(folder).catch(() => []);
        return names.some((one) => one.endsWith('.eml')) && names;
      });
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\w-]+\.eml$/);
      const source = await readFile(join(folder, name!));
      expectCrlf(source.toString('latin1'));
      const mail = await parseMail(source);
      expect(mail.text).toContain('UA21 3223 1300 0002 6007 2335 6600 1');
    } finally {
      await shop.close();
    }
  });
});
