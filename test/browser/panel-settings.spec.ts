import { textsOf } from '../fixtures/panel/texts.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';
import { startMailSink } from '../integration/platform/mail-sink.js';

const SECTIONS = ['', '/look', '/seller', '/money', '/orders', '/mail', '/security'];

describe('settings in the panel', () => {
  let panel: PanelTests;
  beforeAll(async () => (panel = await startPanel({ env: { MAIL_FROM: 'Env Shop <env@example.com>' } })));
  afterAll(() => panel?.close());

  const read = async () => (await panel.admin.get('/api/admin/settings')).body.data;

  test('the settings name the shop and select its languages, and the storefront follows', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings');
    await visitor.fill('Shop name', 'Quiet Shelf');
    await visitor.choose('Default language', 'uk');
    await visitor.check('Russian', false);
    await visitor.click('Save');
    await visitor.see(english('shop.messages.settings_saved'));
    await expectSoon(() => read()).toMatchObject({
      shop_name: 'Quiet Shelf',
      default_language: 'uk',
      languages: ['en', 'uk'],
    });
    const page = await panel.shop.client().get('/checkout');
    expect(page.text).toContain('lang="uk"');
    expect(page.text).toContain('Quiet Shelf');
    expect(page.text).not.toContain('Русский');
    await expectSoon(async () => (await visitor.field('Ukrainian')).evaluate((input) => input.disabled)).toBe(true);
    await visitor.fill('Shop name', '');
    await visitor.check('Russian');
    await visitor.choose('Default language', 'en');
    await visitor.click('Save');
    await visitor.settle();
    await expectSoon(() => read()).toMatchObject({
      shop_name: null,
      default_language: 'en',
      in_effect: { shop_name: 'Env Shop' },
    });
    expect(visitor.troubles).toEqual([]);
  });

  test('the settings limit how much of the stock one buyer can order, or remove the limit', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings/orders');
    await visitor.fill('Unpaid orders per IP address', '');
    await visitor.fill('Maximum quantity per line', '12');
    await visitor.fill('Cancel unconfirmed orders after (days)', '91');
    await visitor.click('Save');
    await visitor.see('must be at most 90');
    await visitor.fill('Cancel unconfirmed orders after (days)', '14');
    await visitor.click('Save');
    await visitor.see(english('shop.messages.settings_saved'));
    await expectSoon(() => read()).toMatchObject({
      max_open_orders_per_contact: 5,
      max_open_orders_per_client: null,
      max_pieces_in_open_orders: 20,
      max_quantity: 12,
      cancel_unconfirmed_after: 14,
    });
    expect(visitor.troubles).toEqual([]);
  });

  test('an invalid sender of emails is shown at its field in the settings', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings/mail');
    await visitor.fill('Sender email', 'no address');
    await visitor.click('Save');
    await visitor.see('must be a valid email, such as olena@example.com');
    await expectSoon(async () =>
      (await visitor.field('Sender email')).evaluate((input) => document.activeElement === input),
    ).toBe(true);
    await expectSoon(async () => (await read()).mail_sender_address).toBeNull();
  });

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: the settings list the staff who get an email about each new order',
    async (language, width) => {
      const say = textsOf(language);
      await panel.admin.put('/api/admin/settings', { new_order_mail_to: [], new_order_mail_language: null });
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/settings/mail');
      await visitor.fill(say('settings.new_order_mail_to'), 'orders@example.com nobody');
      await visitor.click(say('kit.save'));
      await visitor.page.waitForSelector('[name=new_order_mail_to][aria-invalid]');
      await visitor.fill(say('settings.new_order_mail_to'), 'orders@example.com, boss@example.com');
      await visitor.choose(say('settings.new_order_mail_language'), 'uk');
      await visitor.click(say('kit.save'));
      await visitor.page.waitForFunction(() => !document.querySelector('[aria-invalid]'));
      await visitor.settle();
      await expectSoon(() => read()).toMatchObject({
        new_order_mail_to: ['orders@example.com', 'boss@example.com'],
        new_order_mail_language: 'uk',
      });
      await visitor.inspect('settings-new-orders');
    },
  );

  test('the settings send a test email from the saved sender and confirm that it was sent', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings/mail');
    await visitor.fill('Sender name', 'Shelf');
    await visitor.see('Save the changes first.');
    await visitor.click('Save');
    await visitor.see(english('shop.messages.settings_saved'));
    await visitor.click('Send test email');
    await visitor.see('the message was not sent');
  });

  test('the settings turn off payments for the whole shop, and explain the effect', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings/money');
    await visitor.check('Accept payments', false);
    await visitor.see('Customers see no payment methods and cannot pay.');
    await visitor.click('Save');
    await visitor.see(english('shop.messages.settings_saved'));
    await expectSoon(async () => (await panel.shop.client().get('/api/checkout/payments')).body.payments).toEqual([]);
    await panel.admin.put('/api/admin/settings', { payments_enabled: true });
  });

  test('only owners can open the settings', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open('/pages/settings');
    await visitor.see(english('panel-shell.not_found.text'));
  });

  test('each section of the settings has its own address, and leaving it with unsaved changes asks first', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings');
    await visitor.click('Seller', 'link');
    await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/pages/settings/seller');
    await visitor.fill('Company', 'Quiet Shelf LLC');
    visitor.page.once('dialog', (dialog) => void dialog.dismiss());
    await visitor.click('Security and privacy', 'link');
    await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/pages/settings/seller');
    await visitor.click('Save');
    await visitor.see(english('shop.messages.settings_saved'));
    await expectSoon(async () => (await read()).seller.name).toBe('Quiet Shelf LLC');
  });

  test('the owner sets up the mail server and the time zone in the settings, and sends a test email', async () => {
    const sink = await startMailSink('sesame');
    try {
      const visitor = await panel.visit();
      await visitor.open('/pages/settings/mail');
      await visitor.see('Email is not set up.');
      await visitor.fill('Server', '127.0.0.1');
      await visitor.fill('Port', String(sink.port));
      await visitor.choose('Encryption', 'none');
      await visitor.fill('User name', 'shop');
      await visitor.fill('Password', 'sesame');
      await visitor.click('Save');
      await visitor.see(english('shop.messages.settings_saved'));
      await visitor.see('Value saved and hidden.');
      await visitor.click('Send test email');
      await visitor.see('Email sent. Check the inbox of');
      expect(sink.logins).toContain('shop sesame');
      await visitor.fill('Sender name', 'Not saved yet');
      await visitor.click('Delete stored password');
      await visitor.see(`only if 127.0.0.1:${sink.port} accepts them without a password`);
      await visitor.confirm();
      await expectSoon(async () => (await read()).smtp).toMatchObject({ user: 'shop', has_password: false });
      await expectSoon(() => visitor.text()).not.toContain('Delete stored password');
      await expectSoon(async () => (await visitor.field('Sender name')).evaluate((input) => input.value)).toBe(
        'Not saved yet',
      );
      await visitor.open('/pages/settings');
      await visitor.choose('Time zone', 'Europe/Kyiv');
      const questions: string[] = [];
      visitor.page.on('dialog', (dialog) => void (questions.push(dialog.type()), dialog.accept()));
      await Promise.all([visitor.page.waitForNavigation(), visitor.click('Save')]);
      expect(questions).toEqual([]);
      await expectSoon(async () => (await read()).timezone).toBe('Europe/Kyiv');
    } finally {
      await panel.admin.put('/api/admin/settings', { smtp: null, timezone: null });
      await sink.close();
    }
  });

  test('every setting that the API can change has a field in a section of the settings', async () => {
    const visitor = await panel.visit();
    const names = new Set<string>();
    for (const section of SECTIONS) {
      await visitor.open(`/pages/settings${section}`);
      for (const name of await visitor.page.$$eval('form [name]', (all) => all.map((one) => one.getAttribute('name')!)))
        names.add(name.split('.')[0]!);
    }
    const { version, in_effect, fixed, from_environment, ...settings } = await read();
    expect(Object.keys(settings).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each([
    ['en', 360],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('%s at %i pixels: every section of the settings is complete and readable', async (language, width) => {
    const visitor = await panel.visit({ language, width });
    for (const section of SECTIONS) {
      await visitor.open(`/pages/settings${section}`);
      await visitor.inspect(`settings${section.replace('/', '-')}`);
    }
  });
});
