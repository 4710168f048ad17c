import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { VIEWS } from '../fixtures/panel/views.js';
import { until } from '../fixtures/until.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

/** The counters in the navigation, by the name of their place. */
const numbers = (visitor: Visitor): Promise<Record<string, string>> =>
  visitor.page.$$eval('nav .nav__link', (links) =>
    Object.fromEntries(
      links
        .map((link) => [link.querySelector('.nav__name')!.textContent, link.querySelector('.nav__count')?.textContent])
        .filter(([, count]) => count !== undefined),
    ),
  );

describe('the navigation of the panel', () => {
  let panel: PanelTests;
  let product: number;

  beforeAll(async () => {
    panel = await startPanel();
    await offerBankInvoice(panel.admin);
    product = await makeProduct(panel.admin, { in_stock: 100 });
    const guest = panel.shop.client();
    await place(guest, product);
    for (let made = 0; made < 2; made++) {
      const { body } = await place(guest, product, { payment_method: 'bank_invoice' });
      await pay(guest, body.data, 'bank_invoice');
    }
  });
  afterAll(() => panel?.close());

  const ordersToHandle = async (): Promise<number> =>
    (await panel.admin.get('/api/admin/counters')).body.data.orders_to_handle;

  test.each(VIEWS)(
    '%s at %i pixels: the navigation of the panel has icons and counters, and fits the height of a wide window',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ language, width });
      await visitor.open();
      if (width < 600) await visitor.click(say('shell.menu'));
      await visitor.page.waitForSelector('.nav__count');
      await visitor.inspect('navigation');
      await expectSoon(() => numbers(visitor)).toEqual({
        [say('shell.places.orders')]: '1',
        [say('shell.places.payments')]: '2',
      });
      await expectSoon(() =>
        visitor.page.$$eval('nav .nav__link', (links) => links.every((link) => link.querySelector('svg'))),
      ).toBe(true);
      if (width > 600)
        await expectSoon(() => visitor.page.$eval('nav', (nav) => nav.scrollHeight)).toBeLessThanOrEqual(900);
      // The counter is not part of the accessible name.
      await visitor.find(say('shell.places.payments'), 'link');
      await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      await visitor.inspect('navigation-dark');
    },
  );

  test('a counter of the navigation describes its link, and follows changes without a reload', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/orders/1');
    await expectSoon(() =>
      visitor.page.$eval('nav a[aria-describedby]', (link) =>
        document.getElementById(link.getAttribute('aria-describedby')!)!.textContent!.trim(),
      ),
    ).toBe('1 order to handle');
    await place(panel.shop.client(), product);
    await visitor.page.waitForFunction(() => document.querySelector('.nav__count')?.textContent === '1');
    await until(ordersToHandle, (count) => count === 2);
    await visitor.click('Products', 'link');
    await visitor.page.waitForFunction(() => document.querySelector('.nav__count')?.textContent === '2');
    await panel.admin.post('/api/orders/4/cancel', { reason: 'a test' });
    // The figures of counters are cached for one second.
    await until(ordersToHandle, (count) => count === 1);
  });

  test('a collapsed group of the navigation stays collapsed in this browser and shows the sum of its counters', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    await visitor.page.waitForSelector('.nav__count');
    await visitor.click('Commerce');
    const closed = (): Promise<unknown[]> =>
      visitor.page.$eval('.nav__toggle', (toggle) => [
        toggle.getAttribute('aria-expanded'),
        document.getElementById(toggle.getAttribute('aria-controls')!)!.hidden,
        toggle.querySelector('.nav__count')?.textContent,
      ]);
    await expectSoon(() => closed()).toEqual(['false', true, '3']);
    await visitor.open('/pages/products');
    await visitor.page.waitForSelector('.nav__toggle .nav__count');
    await expectSoon(() => closed()).toEqual(['false', true, '3']);
    await visitor.click('Commerce');
    await visitor.click('Payments', 'link');
    await visitor.page.waitForFunction(() => window.location.pathname === '/admin/pages/payments');
  });

  test('support has no counter of payments in the navigation', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open();
    await visitor.page.waitForSelector('.nav__count');
    await expectSoon(() => numbers(visitor)).toEqual({ Orders: '1' });
  });

  test('if the session has expired, polling the counters does not leave the screen', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/products/new');
    await panel.shop.db.query('DELETE FROM session');
    const answered = visitor.page.waitForResponse((response) => response.url().includes('/api/admin/counters'));
    await visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect((await answered).status()).toBe(401);
    await visitor.settle();
    await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/pages/products/new');
  });

  test('the panel shows one notice at a time', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/orders/2');
    // A page in the background may not write to the clipboard.
    await visitor.page.evaluate(() => void (navigator.clipboard.writeText = () => Promise.resolve()));
    await click(visitor.page, '.copyable button');
    await visitor.page.waitForFunction(() => document.querySelector('.notice')?.textContent?.includes('Copied'));
    const say = textsOf('en');
    await visitor.fill(say('order.note.label'), 'Call before delivery.');
    await visitor.click(say('order.note.submit'));
    await visitor.page.waitForFunction(() => !document.querySelector('.notice')?.textContent?.includes('Copied'));
    await expectSoon(() => visitor.page.$$('.notice')).toHaveLength(1);
  });
});
