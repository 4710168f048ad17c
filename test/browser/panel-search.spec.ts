import { expectFocus } from '../fixtures/browser/focus.js';
import { holdRequests } from '../fixtures/browser/hold-requests.js';
import { makeProduct, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

const openByKey = async ({ page }: Visitor, key: 'Control' | 'Meta' = 'Control'): Promise<void> => {
  await page.keyboard.down(key);
  await page.keyboard.press('KeyK');
  await page.keyboard.up(key);
  await page.waitForSelector('dialog[open] [role=combobox]');
};
/** Waits for all results of the typed text; results of the server arrive after the screens. */
const seeResults = ({ page }: Visitor): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('dialog [role=status]')?.textContent?.includes('result'));
const chosen = ({ page }: Visitor): Promise<string | undefined> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    const option = id ? document.getElementById(id) : null;
    return option?.getAttribute('aria-selected') === 'true'
      ? (option.querySelector('.search__title')?.textContent ?? '')
      : undefined;
  });

describe('the search of the panel', () => {
  let panel: PanelTests;

  beforeAll(async () => {
    panel = await startPanel();
    const product = await makeProduct(panel.admin, { name: 'Walnut tray', sku: 'TRAY-42', in_stock: 50 });
    for (let made = 0; made < 3; made++) await place(panel.shop.client(), product);
  });
  afterAll(() => panel?.close());

  test.each([
    ['en', 1280],
    ['uk', 1280],
    ['ru', 360],
    ['en', 360],
  ] as const)(
    '%s at %i pixels: the search of the panel finds orders, products, customers and screens',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ language, width });
      await visitor.open();
      await visitor.click(say('shell.search.open'));
      await visitor.page.waitForSelector('dialog[open] [role=option]');
      await visitor.inspect('search-empty');
      await visitor.fill(say('shell.search.label'), 'bondar');
      await visitor.see(say('shell.search.order', { number: 3 }));
      await visitor.see(say('shell.search.groups.customers'));
      await visitor.inspect('search');
      await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      await visitor.inspect('search-dark');
      await visitor.fill(say('shell.search.label'), 'zzzz');
      await visitor.see(say('shell.search.none'));
      await visitor.inspect('search-none');
    },
  );

  test('the search of the panel opens by Ctrl K and ⌘ K, works with the keyboard, and returns the focus after Escape', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/products');
    await visitor.page.focus('#main h1');
    await openByKey(visitor, 'Meta');
    await visitor.key('Escape');
    await visitor.page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await expectFocus(visitor.page, () => document.activeElement?.tagName, 'H1');
    await openByKey(visitor);
    await visitor.page.keyboard.type('tray-42');
    await visitor.see('TRAY-42');
    await visitor.page.waitForFunction(() => document.querySelector('[role=status]')?.textContent === '1 result');
    await expectSoon(() => chosen(visitor)).toBe('Walnut tray');
    await visitor.key('Enter');
    await visitor.page.waitForFunction(() => window.location.pathname === '/admin/pages/products/1');
    await expectSoon(() => visitor.page.$('dialog[open]')).toBeNull();
  });

  test('the arrow keys move through all results of the panel’s search, and from the last to the first', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    await openByKey(visitor);
    await visitor.page.keyboard.type('or');
    await seeResults(visitor);
    await expectSoon(() => chosen(visitor)).toBe('Orders');
    await visitor.key('ArrowUp');
    await expectSoon(() => chosen(visitor)).not.toBe('Orders');
    await visitor.key('ArrowDown');
    await expectSoon(() => chosen(visitor)).toBe('Orders');
    await visitor.key('Enter');
    await visitor.page.waitForFunction(() => window.location.pathname === '/admin/pages/orders');
  });

  test.each([
    ['en', 'import stat'],
    ['uk', 'імпорт вип'],
    ['uk', 'import stat'],
    ['ru', 'импорт вып'],
    ['ru', 'bank import'],
  ] as const)('%s: the search of the panel finds an action by “%s” and opens it', async (language, query) => {
    const say = textsOf(language);
    const visitor = await panel.visit({ language });
    await visitor.open();
    await openByKey(visitor);
    await visitor.page.keyboard.type(query);
    await expectSoon(() => chosen(visitor)).toBe(say('shell.commands.import-statement'));
    await visitor.inspect('search-action');
    await visitor.key('Enter');
    await visitor.page.waitForFunction(() => window.location.pathname === '/admin/pages/bank-statements/new');
  });

  test('a link whose field is not encoded correctly opens its screen', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings/mail#%');
    await visitor.see(english('panel-settings.smtp_host'));
    expect(visitor.troubles).toEqual([]);
  });

  test.each([
    ['en', 'mail server', 'mail-server', '/settings/mail', 'smtp.host'],
    ['uk', 'кольори', 'colors', '/settings/look', 'colors.accent'],
    ['ru', 'изображение гл', 'home-page', '/settings/look', 'hero.image'],
    ['uk', 'конфіденційність', 'privacy', '/settings/security', 'retention_years'],
    ['ru', 'currency', 'currency', '/settings/money', null],
    ['en', 'change password', 'password', '/account', 'current_password'],
  ] as const)(
    'in %s, the search of the panel opens the section of the setting “%s” and focuses its field',
    async (language, query, id, path, field) => {
      const visitor = await panel.visit({ language });
      await visitor.open('/pages/settings/mail');
      await openByKey(visitor);
      await visitor.page.keyboard.type(query);
      await expectSoon(() => chosen(visitor)).toBe(textsOf(language)(`shell.commands.${id}`));
      await visitor.key('Enter');
      await expectSoon(() => new URL(visitor.page.url()).pathname).toBe(`/admin/pages${path}`);
      const focused = (): Promise<string | null> =>
        visitor.page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
      if (field !== null) await expectSoon(focused).toBe(field);
      expect(visitor.troubles).toEqual([]);
    },
  );

  test.each([
    ['uk', 'податок', 'shell.places.tax'],
    ['uk', 'реквізити', 'shell.commands.seller'],
    ['uk', 'реквізити', 'shell.commands.bank-details'],
    ['uk', 'мова', 'shell.commands.languages'],
    ['uk', 'IBAN', 'shell.commands.bank-details'],
    ['ru', 'налог', 'shell.places.tax'],
    ['ru', 'реквизиты', 'shell.commands.seller'],
    ['ru', 'реквизиты', 'shell.commands.bank-details'],
    ['ru', 'язык', 'shell.commands.languages'],
    ['ru', 'IBAN', 'shell.commands.bank-details'],
    ['en', 'tax', 'shell.places.tax'],
    ['en', 'language', 'shell.commands.languages'],
    ['en', 'IBAN', 'shell.commands.bank-details'],
  ] as const)('%s: the search of the panel lists for “%s” the page of %s', async (language, query, key) => {
    const visitor = await panel.visit({ language });
    await visitor.open();
    await openByKey(visitor);
    await visitor.page.keyboard.type(query);
    const titles = (): Promise<string[]> =>
      visitor.page.$$eval('dialog[open] [role=option]', (hits) =>
        hits.map((hit) => (hit as HTMLElement).innerText.split('\n')[0]!),
      );
    await expectSoon(titles).toContain(textsOf(language)(key));
  });

  test('the search of the panel opens the form with the account for bank transfers', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    await openByKey(visitor);
    await visitor.page.keyboard.type('bank details');
    await expectSoon(() => chosen(visitor)).toBe(english('panel-shell.commands.bank-details'));
    await visitor.key('Enter');
    const focused = (): Promise<string | null> =>
      visitor.page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
    await expectSoon(focused).toBe('account_number');
    await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/pages/payments/bank_invoice');
  });

  test('the search of the panel finds settings by native and by English words', async () => {
    const visitor = await panel.visit({ language: 'uk' });
    await visitor.open();
    for (const query of ['часовий', 'time zone']) {
      await openByKey(visitor);
      await visitor.page.keyboard.type(query);
      await expectSoon(() => chosen(visitor)).toBe('Часовий пояс');
      await visitor.key('Escape');
      await visitor.page.waitForFunction(() => !document.querySelector('dialog[open]'));
    }
  });

  test('while records are loading, the dialog of the search keeps its height and Enter waits for them', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    await openByKey(visitor);
    const height = (): Promise<number> =>
      visitor.page.$eval('dialog[open]', (dialog) => Math.round(dialog.getBoundingClientRect().height));
    const before = await height();
    const release = await holdRequests(visitor.page, (request) => request.url().includes('/api/admin/search'));
    await visitor.page.keyboard.type('tray-42');
    await visitor.see('Loading…');
    await expectSoon(height).toBe(before);
    await visitor.key('Enter');
    await release();
    await visitor.page.waitForFunction(() => window.location.pathname === '/admin/pages/products/1');
  });

  test('the search of the panel finds only screens that the role may open', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open();
    await openByKey(visitor);
    await visitor.page.keyboard.type('pa');
    await seeResults(visitor);
    const titles = await visitor.page.$$eval('.search__title', (all) => all.map((title) => title.textContent));
    expect(titles).not.toContain('Payments');
    expect(titles).not.toContain('Pages');
    expect(titles).not.toContain('Create page');
  });

  test('the search of the panel asks before unsaved changes are lost', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/products/1');
    await visitor.fill('SKU', 'TRAY-43');
    await openByKey(visitor);
    await visitor.page.keyboard.type('orders');
    await seeResults(visitor);
    const asked = new Promise<string>((resolve) =>
      visitor.page.once('dialog', (dialog) => {
        resolve(dialog.message());
        void dialog.dismiss();
      }),
    );
    await visitor.key('Enter');
    const question = await asked;
    expect(question).toContain('unsaved changes');
    await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/pages/products/1');
  });
});
