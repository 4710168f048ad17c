import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { mailTexts } from '../fixtures/mails.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { until } from '../fixtures/until.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

describe('emails and failed jobs in the panel', () => {
  let panel: PanelTests;

  beforeAll(async () => {
    panel = await startPanel({ env: { MAIL_FROM: 'Тиха полиця <shop@example.com>' } });
    const { shop, admin } = panel;
    await offerBankInvoice(admin);
    const product = await makeProduct(admin, { name: 'Чайник «Ґанок»', in_stock: 100 });
    for (const [at, language] of (['en', 'uk', 'ru', 'uk'] as const).entries()) {
      const client = shop.client({ language });
      const { body } = await place(client, product, {
        customer: { email: `buyer${at}@example.com`, first_name: 'Олена', last_name: 'Бондар' },
        payment_method: at === 3 ? 'cash' : 'bank_invoice',
      });
      if (at < 3) await pay(client, body.data, 'bank_invoice');
    }
    const customer = shop.client({ cookies: true });
    await customer.csrf();
    await customer.post('/api/auth/register', {
      email: 'ira@example.com',
      password: 'a quiet evening',
      first_name: 'Ira',
      last_name: 'K',
    });
    await customer.post('/api/auth/password/forgot', { email: 'ira@example.com' });
    await sent(6);
  });
  afterAll(() => panel.close());

  const mails = async (query = ''): Promise<Array<{ id: string; recipient: string; kind: string }>> =>
    (await panel.admin.get(`/api/admin/mails${query}`)).body.data.items;
  const sent = (count: number) =>
    until(
      () => mails('?state=not_sent'),
      (items) => items.length === count,
    );
  const letters = async (): Promise<number> => (await panel.admin.get('/api/admin/dead-letters')).body.meta.total;

  /** Creates emails that cannot be delivered and become failed jobs. */
  async function fail(...ids: string[]): Promise<void> {
    await panel.shop.db.query(`UPDATE mail SET recipient = 'nowhere ' || recipient WHERE id = ANY($1::uuid[])`, [ids]);
    for (const id of ids) await panel.admin.post(`/api/admin/mails/${id}/resend`);
    await until(letters, (count) => count === ids.length);
  }
  const correct = () => panel.shop.db.query(`UPDATE mail SET recipient = replace(recipient, 'nowhere ', '')`);

  test.each([
    ['en', 1280, 'Emails', 'Bank details'],
    ['uk', 1280, 'Листи', 'Реквізити для оплати'],
    ['ru', 360, 'Письма', 'Реквизиты для оплаты'],
  ] as const)('the list of emails shows their states in %s at %i pixels', async (language, width, title, kind) => {
    const visitor = await panel.visit({ language, width, role: 'support' });
    await visitor.open('/pages/mails');
    await visitor.see(title);
    await visitor.see('buyer1@example.com');
    await visitor.see(kind);
    await visitor.inspect('mails');
    const isCut = await visitor.page.$$eval('tbody .badge', (states) =>
      states.some((one) => one.getBoundingClientRect().right > one.closest('tr')!.getBoundingClientRect().right),
    );
    expect(isCut).toBe(false);
  });

  test('emails are filtered by part of the recipient, by type and by state', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/mails');
    await visitor.fill('Recipient', 'BUYER1@');
    await visitor.page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
    await visitor.see('buyer1@example.com');
    await visitor.choose('Type', 'order_confirmation');
    await visitor.see(english('panel-kit.nothing_found'));
    await visitor.click('Clear filters');
    await visitor.choose('Type', 'order_confirmation');
    await visitor.see('buyer3@example.com');
    await expectSoon(() => new URL(visitor.page.url()).search).toBe('?kind=order_confirmation');
    await visitor.click('Failed 0', 'link');
    await visitor.see(english('panel-kit.nothing_found'));
    await visitor.page.goBack();
    await visitor.see('buyer3@example.com');
  });

  test.each([
    ['en', 1280, 'Payment details for your order', 'Plain text'],
    ['uk', 1280, 'Реквізити для оплати замовлення', 'Звичайний текст'],
    ['ru', 360, 'Реквизиты для оплаты заказа', 'Обычный текст'],
  ] as const)(
    'an email is shown as its recipient sees it and as text, in %s at %i pixels',
    async (language, width, subject, text) => {
      const [mail] = (await mails('?kind=bank_details&q=buyer')).filter(
        ({ recipient }) => recipient === `buyer${['en', 'uk', 'ru'].indexOf(language)}@example.com`,
      );
      const visitor = await panel.visit({ language, width });
      await visitor.open(`/pages/mails/${mail!.id}`);
      await visitor.see(subject);
      const frame = await (await visitor.page.waitForSelector('iframe'))!.contentFrame();
      await frame!.waitForFunction(() => document.body.innerText.includes('Чайник «Ґанок»'));
      await visitor.inspect('mail');
      await frame!.frameElement().then((element) => element!.scrollIntoView());
      await visitor.shot('mail-scrolled');
      await visitor.click(text, 'link');
      await visitor.page.waitForFunction(() => document.querySelector('pre')?.innerText.includes('Quiet Shelf LLC'));
      await visitor.inspect('mail-text');
    },
  );

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 1280],
  ] as const)('every email can be previewed in each language, in %s at %i pixels', async (language, width) => {
    const say = textsOf(language);
    const visitor = await panel.visit({ language, width, role: 'support' });
    await visitor.open('/pages/mails');
    await visitor.click(say('delivery.previews.link'), 'link');
    await visitor.see(say('delivery.previews.title'));
    await visitor.choose(say('delivery.previews.email'), 'bank_details');
    const frame = await (await visitor.page.waitForSelector('iframe[src*="bank_details"]'))!.contentFrame();
    await frame!.waitForFunction(
      () => document.body.innerText.includes('RF59 0010 42') || document.body.innerText.includes('RF59001042'),
    );
    await visitor.inspect('mail-preview');
    await visitor.choose(say('delivery.mail.language'), 'ru');
    await visitor.page.waitForSelector('iframe[lang=ru]');
    await visitor.click(say('delivery.mail.as_phone'), 'link');
    await visitor.page.waitForSelector('.mail-page--phone');
    await visitor.inspect('mail-preview-phone');
  });

  test.each(['light', 'dark'] as const)(
    'every email fits a phone of 360 pixels in the %s color scheme',
    async (scheme) => {
      const visitor = await panel.visit({ width: 360 });
      const { page } = visitor;
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      const previews: Array<{ id: string }> = (await panel.admin.get('/api/admin/mail-previews')).body.data.items;
      for (const { id } of previews) {
        await page.goto(`${panel.shop.url}/api/admin/mail-previews/${id}/page?language=uk`);
        await visitor.shot(`mail-${id}-${scheme}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([id, width]).toEqual([id, 360]);
      }
    },
  );

  test('an email with a personal link is not shown, and the page gives the reason', async () => {
    const [mail] = await mails('?kind=password_reset');
    const visitor = await panel.visit();
    await visitor.open(`/pages/mails/${mail!.id}`);
    await visitor.see('It contains a personal link that only the recipient may see.');
    await expectSoon(() => visitor.page.$('iframe')).toBeNull();
    await visitor.inspect('mail-secret');
  });

  test('an email is resent once, however fast the button is pressed, and its page says that email is not set up', async () => {
    const [mail] = await mails('?kind=order_confirmation');
    const before = (await mailTexts(panel.shop)).length;
    const visitor = await panel.visit();
    await visitor.open(`/pages/mails/${mail!.id}`);
    await visitor.click('Send again');
    await visitor.see('The email will be sent to buyer3@example.com again.');
    await visitor.shot('mail-resend');
    const button = await visitor.find('Send email');
    await click(visitor.page, button, { count: 2 });
    await visitor.see(english('mail.resent'));
    await until(
      () => mailTexts(panel.shop),
      (texts) => texts.length > before,
    );
    await visitor.see('Not sent: email is not set up');
    await visitor.see('this email was only written to a file on the server');
    await sent(6);
    await expectSoon(() => mailTexts(panel.shop)).toHaveLength(before + 1);
    expect(visitor.troubles).toEqual([]);
  });

  test('support does not see failed jobs, and an empty list of failed jobs says that all is well', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open('/pages/dead-letters');
    await visitor.see(english('panel-delivery.letters.empty'));
    await expectSoon(() => visitor.text()).not.toContain('Run all again');
    await visitor.inspect('dead-letters-empty');
    const support = await panel.visit({ role: 'support' });
    await support.open('/pages/mails');
    await expectSoon(() => support.text()).not.toContain('Failed jobs');
  });

  test('failed jobs are listed, opened, run again one by one or all at once, and discarded', async () => {
    const ids = (await mails('?q=buyer')).map(({ id }) => id);
    await fail(...ids);
    for (const [language, width, reason] of [
      ['uk', 1280, 'В одержувача немає дійсної електронної адреси.'],
      ['ru', 360, 'У получателя нет действительного адреса электронной почты.'],
    ] as const) {
      const reader = await panel.visit({ language, width, role: 'manager' });
      await reader.open('/pages/dead-letters');
      await reader.see(reason);
      await reader.inspect('dead-letters');
    }
    await correct();
    const visitor = await panel.visit({ role: 'manager' });
    const rows = (count: number): Promise<unknown> =>
      visitor.page.waitForFunction(
        (wanted: number) => document.querySelectorAll('tbody tr').length === wanted,
        {},
        count,
      );
    await visitor.open('/pages/dead-letters');
    await visitor.see('The recipient has no valid email address.');
    await visitor.inspect('dead-letters');

    await click(visitor.page, 'tbody tr:first-child .letters-actions button:nth-child(2)');
    await visitor.see('Job data');
    await visitor.inspect('dead-letter-details');
    await visitor.click('Discard');
    await visitor.see('The job will never run.');
    await visitor.confirm();
    await visitor.see(english('mail.dead_letter_discarded'));
    await until(letters, (count) => count === ids.length - 1);
    await rows(ids.length - 1);

    await click(visitor.page, 'tbody tr:first-child .letters-actions button:nth-child(1)', { count: 2 });
    await visitor.see(english('mail.dead_letter_retried'));
    await until(letters, (count) => count === ids.length - 2);
    await rows(ids.length - 2);

    await visitor.click('Run all again');
    await visitor.see(`${ids.length - 2} failed jobs will run again.`);
    await visitor.confirm();
    await visitor.see(english('panel-delivery.letters.empty'));
    await until(
      () => mails('?state=dead'),
      (items) => items.length === 1,
    );
    expect(visitor.troubles).toEqual([]);
  });

  test('a failed job that another administrator has handled is reported as gone', async () => {
    const [mail] = await mails('?kind=order_confirmation');
    await fail(mail!.id);
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open('/pages/dead-letters');
    await visitor.see('View email');
    await correct();
    await panel.admin.post('/api/admin/dead-letters/retry');
    await click(visitor.page, 'tbody tr:first-child .letters-actions button:nth-child(1)');
    await visitor.see(english('panel-delivery.letters.gone'));
    await visitor.see(english('panel-delivery.letters.empty'));
  });
});
