import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonFile } from '../../src/reconciliation/feeds/folder-reason.js';
import { startBank, type BankServer } from '../fixtures/bank-server.js';
import { camtOf } from '../fixtures/bank-statements/write-statement.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { guidePicture } from '../fixtures/browser/guide-picture.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { VIEWS } from '../fixtures/panel/views.js';
import type { Language } from '../fixtures/panel/visitor.js';

const ACCOUNT = 'DE89370400440532013000';
const DAY_MS = 24 * 60 * 60 * 1000;
const LOCALES = { en: 'en-GB', uk: 'uk-UA', ru: 'ru-RU' } as const;

let panel: PanelTests;
let overdue: number;

const dayAt = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
/** `12 November`, in the language. */
const longDay = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Places an order that is due so many days from now, at noon. */
async function awaiting(product: number, dueIn: number): Promise<number> {
  const client = panel.shop.client();
  const { id, key } = (await place(client, product, { payment_method: 'bank_invoice' })).body.data;
  await pay(client, { id, key }, 'bank_invoice');
  const due = `${dayAt(dueIn)}T12:00:00Z`;
  const placed = `least(now(), $2::timestamptz - interval '1 day')`;
  await panel.shop.db.query(`UPDATE shop_order SET payment_due_at = $2, created_at = ${placed} WHERE id = $1`, [
    id,
    due,
  ]);
  await panel.shop.db.query(`UPDATE order_history SET at = ${placed} WHERE order_id = $1`, [id, due]);
  return id;
}

beforeAll(async () => {
  panel = await startPanel({ env: { SHOP_TIMEZONE: 'UTC' } });
  await offerBankInvoice(panel.admin, {
    account_number: ACCOUNT,
    bank_code: 'COBADEFFXXX',
    account_holder: 'Quiet Shelf',
  });
});
afterAll(() => panel?.close());

test.each(VIEWS)(
  '%s at %i pixels: without rules, the payment clock explains reminders and cancellation, and links to the settings',
  async (language, width) => {
    const say = textsOf(language);
    const visitor = await panel.visit({ role: 'manager', language, width });
    await visitor.open('/pages/payment-clock');
    await visitor.see(say('clock.off'));
    await visitor.inspect('payment-clock-empty');
    await visitor.click(say('clock.to_settings'), 'link');
    await visitor.see(say('payments.intro'));
  },
);

describe('the payment clock in the panel, with an order that waits for a statement', () => {
  beforeAll(async () => {
    const { admin } = panel;
    await offerBankInvoice(admin, {
      ...{ account_number: ACCOUNT, bank_code: 'COBADEFFXXX', account_holder: 'Quiet Shelf' },
      ...{ reminders: [-2, 1], cancel_after: 3, clock_follows_statements: true },
    });
    const product = await makeProduct(admin, { price_regular: 34.9, in_stock: 100 });
    overdue = await awaiting(product, -2);
    for (let count = 0; count < 21; count += 1) await awaiting(product, 5);
    const form = new FormData();
    form.append(
      'file',
      new Blob([camtOf({ account: ACCOUNT, day: dayAt(-3), opening: '0.00', entries: [] })]),
      'day.xml',
    );
    expect((await admin.upload('/api/admin/bank-statements', form)).status).toBe(201);
  });

  test.each(VIEWS)(
    '%s at %i pixels: the clock says in a sentence which statement an order waits for, and where to import it',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ role: 'manager', language, width });
      await visitor.open('/pages/payment-clock');
      const account = 'DE89 3704 0044 0532 0130 00';
      await visitor.see(say('clock.waiting.statement', { account, last: longDay(language, dayAt(-2)) }));
      await visitor.see(say('clock.missing', { account, day: longDay(language, dayAt(-2)) }));
      await visitor.see(say('clock.rules.title'));
      await visitor.inspect('payment-clock');
      if (width === 1280) await guidePicture(visitor.page, `bank-statements/clock-${language}`);
      await visitor.click(say('bank.statements.import'), 'link');
      await visitor.see(say('bank.import.choose'));
    },
  );

  test('a manager pages through the orders of the payment clock, and filters them by next step and by what they wait for', async () => {
    const say = textsOf('en');
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open('/pages/payment-clock?page=2');
    const orders = (): Promise<number> => visitor.page.$$eval('tbody tr', (rows) => rows.length);
    await expectSoon(orders).toBe(2);
    await visitor.open('/pages/payment-clock?waits_for=statement');
    await expectSoon(orders).toBe(1);
    await visitor.open('/pages/payment-clock');
    await visitor.choose(say('clock.next'), 'cancel');
    await visitor.see(say('kit.nothing_found'));
  });

  test.each(VIEWS)(
    '%s at %i pixels: an order of the clock shows its mails as they would be sent, without sending them',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ role: 'manager', language, width });
      const mails = async (): Promise<unknown> => panel.shop.db.query('SELECT count(*)::int FROM mail');
      const before = await mails();
      await visitor.open(`/pages/payment-clock/${overdue}`);
      await visitor.see(say('clock.steps.remind_number', { number: 2 }));
      const mail = async (): Promise<string> => {
        const frame = await (await visitor.page.$('iframe.mail-page'))?.contentFrame();
        return (await frame?.$eval('body', (body) => body.innerText)) ?? '';
      };
      await expectSoon(mail).toContain('DE89 3704 0044 0532 0130 00');
      const sandbox = (): Promise<string | null> =>
        visitor.page.$eval('iframe.mail-page', (frame) => frame.getAttribute('sandbox'));
      await expectSoon(sandbox).not.toContain('allow-scripts');
      await visitor.inspect('payment-clock-order');
      await visitor.click(say('clock.mails.cancel'), 'link');
      await expectSoon(mail).toContain('not paid by');
      await expectSoon(mails).toEqual(before);
    },
  );

  test.each(VIEWS)(
    '%s at %i pixels: the dashboard links to the payment clock, and the settings show the days of the reminders',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ language, width });
      await visitor.open();
      await visitor.see(say('dashboard.clock.title'));
      await visitor.inspect('dashboard-clock', { accessible: false });
      await visitor.click(say('dashboard.clock.open'), 'link');
      await visitor.see(say('clock.intro'));
      await visitor.open('/pages/payments/bank_invoice');
      const days = (): Promise<string> =>
        visitor.page.$eval('input[name=reminders]', (input) => (input as HTMLInputElement).value);
      await expectSoon(days).toBe('−2, 1');
      await visitor.inspect('payment-clock-settings', { accessible: false });
    },
  );

  test('the page of an order that the clock does not watch shows a message and a link to the order', async () => {
    const say = textsOf('en');
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open('/pages/payment-clock/2000000000');
    await visitor.see(say('clock.not_watched'));
    await visitor.open(`/pages/payment-clock/${overdue}`);
    const link = await visitor.page.waitForSelector(`a[href$="/orders/${overdue}"]`);
    await click(visitor.page, link!);
    await visitor.see('34.90');
  });
});

describe('bank connections in the panel', () => {
  const say = textsOf('en');
  let bank: BankServer;
  let isTokenRight = false;

  beforeAll(async () => {
    const answer = { status: 'SUCCESS', exist_next_page: false };
    const row = { TRANTYPE: 'C', SUM: '50.00', DAT_OD: '19.11.2026', OSND: 'Thanks', PR_PR: 'r', FL_REAL: 'r' };
    bank = await startBank(({ pathname }) => {
      if (!isTokenRight) return { status: 401, body: {} };
      return pathname.endsWith('/balance')
        ? { body: { ...answer, balances: [{ acc: ACCOUNT, currency: 'EUR', nameACC: 'Quiet Shelf' }] } }
        : { body: { ...answer, transactions: [{ ...row, REF: 'A' }] } };
    });
    const refused = join(panel.shop.dataDir, 'bank-statements', 'refused');
    mkdirSync(refused, { recursive: true });
    writeFileSync(join(refused, 'photo.pdf'), 'x');
    const reason = { code: 'unreadable', reason: 'pdf', where: null } as const;
    writeFileSync(join(refused, 'photo.pdf.reason.txt'), reasonFile(reason, 'This is a PDF.'));
  });
  afterAll(() => bank?.close());

  test.each(VIEWS)(
    '%s at %i pixels: without a bank connection, the panel names the banks and says where to create a token',
    async (language, width) => {
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/bank-feeds');
      await visitor.see(textsOf(language)('bank.feeds.none'));
      await visitor.see('api.monobank.ua');
      await visitor.see('photo.pdf');
      await visitor.inspect('bank-feeds-empty');
    },
  );

  test('an owner connects a bank with a wrong token, sees why it failed, fetches again, pauses and removes it', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/bank-feeds/privatbank');
    await visitor.see(say('bank.feeds.form_text'));
    await visitor.inspect('bank-feed-form');
    await visitor.fill('Token', 'some-token-of-the-bank');
    await visitor.fill('API address', bank.url);
    await visitor.click(say('kit.save'));
    await visitor.see('The bank refuses the token. Create a new one at the bank and enter it here.');
    await visitor.inspect('bank-feed-failed');
    isTokenRight = true;
    await visitor.click(say('bank.feeds.fetch'));
    await visitor.see(say('bank.feeds.state_texts.active'));
    await visitor.see('DE89 3704 0044 0532 0130 00 EUR');
    await visitor.click(say('bank.feeds.pause'));
    await visitor.confirm();
    await visitor.see(say('bank.feeds.state_texts.off'));
    await visitor.click(say('bank.feeds.resume'));
    await visitor.see(say('bank.feeds.fetch'));
    await visitor.click(say('bank.feeds.remove'));
    await visitor.confirm();
    await visitor.see(say('bank.feeds.none'));
    await expectSoon(() => panel.shop.db.query('SELECT FROM bank_feed')).toEqual([]);
  });

  test.each(VIEWS)('%s at %i pixels: a connected bank shows its accounts and its state', async (language, width) => {
    const settings = { token: 'some-token-of-the-bank', api_url: bank.url };
    await panel.admin.put('/api/admin/bank-feeds/privatbank', { active: true, settings });
    await panel.admin.post('/api/admin/bank-feeds/privatbank/run', {});
    const visitor = await panel.visit({ role: 'manager', language, width });
    await visitor.open('/pages/bank-feeds');
    await visitor.see('DE89 3704 0044 0532 0130 00 EUR');
    await visitor.inspect('bank-feeds');
    if (width === 1280) await guidePicture(visitor.page, `bank-statements/connections-${language}`, { upTo: 1120 });
  });
});
