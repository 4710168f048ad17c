import { english } from '../fixtures/english.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';

describe('settings in the panel that environment variables decide', () => {
  let panel: PanelTests;

  beforeAll(async () => {
    const env = { SHOP_TIMEZONE: 'Europe/Kyiv', SMTP_URL: 'smtp://mailer:secret@mail.example.com:2525' };
    panel = await startPanel({ env: { ...env, WORKER: 'off' } });
  });
  afterAll(() => panel?.close());

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: time zone and mail server from the environment are shown with their variables, without fields',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/settings');
      await visitor.see('Europe/Kyiv');
      await visitor.see(say('settings.from_environment', { variable: 'SHOP_TIMEZONE' }));
      await expectSoon(() => visitor.page.$('[name="timezone"]')).toBeNull();
      await visitor.inspect('settings-environment');
      await visitor.open('/pages/settings/mail');
      await visitor.see('mail.example.com:2525');
      await visitor.see(say('settings.from_environment', { variable: 'SMTP_URL' }));
      await expectSoon(() => visitor.page.$('[name="smtp.host"]')).toBeNull();
      await expectSoon(async () => (await visitor.text()).includes('secret')).toBe(false);
      await visitor.inspect('settings-environment-mail');
    },
  );

  test('the settings that the environment does not decide are saved beside those that it does', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings');
    await visitor.fill('Shop name', 'Quiet Shelf');
    await visitor.click('Save');
    await visitor.see(english('shop.messages.settings_saved'));
    await expectSoon(async () => (await panel.admin.get('/api/admin/settings')).body.data).toMatchObject({
      shop_name: 'Quiet Shelf',
      timezone: null,
      smtp: null,
      from_environment: ['timezone', 'smtp'],
      in_effect: { timezone: 'Europe/Kyiv' },
    });
  });

  test('the mail server is tested in the card that shows it', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings/mail');
    const title = (): Promise<string | undefined> =>
      visitor.page.$eval('#test-mail', (test) => test.closest('.card')?.querySelector('h2')?.innerText);
    await expectSoon(title).toBe(english('panel-settings.smtp'));
  });
});
