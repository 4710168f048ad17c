import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

describe('the frame of the panel', () => {
  let panel: PanelTests;
  beforeAll(async () => (panel = await startPanel()));
  afterAll(() => panel.close());

  test.each([
    ['en', 1280],
    ['uk', 1280],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: the panel opens Modules → Commerce → Payments without console errors',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ language, width });
      await visitor.open();
      await expectSoon(() => visitor.page.$eval('html', (html) => html.lang)).toBe(language);
      if (width < 900) await visitor.click(say('shell.menu'));
      await visitor.inspect('shell');
      const path = [say('shell.sections.modules'), say('shell.groups.commerce'), say('shell.places.payments')];
      const shown = await visitor.page.$eval('nav', (nav) =>
        (nav as HTMLElement).innerText.split('\n').map((line) => line.trim().toLowerCase()),
      );
      const places = path.map((name) => shown.indexOf(name.toLowerCase()));
      expect(places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]!))).toBe(true);
      await visitor.click(say('shell.places.payments'), 'link');
      await visitor.page.waitForFunction(
        (title: string) => document.querySelector('h1')?.textContent === title,
        {},
        say('payments.title'),
      );
      await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/pages/payments');
    },
  );

  test.each(['en', 'uk', 'ru'] as const)(
    '%s: the bar at the top of the panel stays one line in the narrowest window with the navigation beside the page',
    async (language) => {
      await panel.admin.put('/api/admin/settings', { shop_name: 'Quiet Shelf Supplies' });
      const visitor = await panel.visit({ language, width: 1000 });
      await visitor.open('/pages/orders');
      await visitor.see('Quiet Shelf Supplies');
      const heights = (): Promise<number[]> =>
        visitor.page.$$eval('.top__shop, .top__search, .top .personal__link', (parts) =>
          parts.map((part) => part.getBoundingClientRect().height).filter((height) => height > 45),
        );
      await expectSoon(heights).toEqual([]);
      const cut = (): Promise<string[]> =>
        visitor.page.$$eval('.top__shop, .top__search-name', (texts) =>
          texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.className),
        );
      await expectSoon(cut).toEqual([]);
      await visitor.inspect('shell-1000');
    },
  );

  test('the language of the panel changes with a click and is kept', async () => {
    const visitor = await panel.visit({ language: 'en' });
    await visitor.open('/pages/orders');
    await Promise.all([visitor.page.waitForNavigation(), visitor.click('Ukrainian', 'link')]);
    await visitor.see('Замовлення');
    await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/pages/orders');
    await visitor.open('/pages/products');
    await visitor.see('Товари');
  });

  test('the menu of the panel on a phone opens, takes the focus, and closes by Escape', async () => {
    const visitor = await panel.visit({ width: 360 });
    await visitor.open();
    await visitor.click('Menu');
    await expectFocus(visitor.page, () => document.activeElement?.closest('nav')?.id, 'navigation');
    await visitor.key('Escape');
    await visitor.page.waitForSelector('[aria-expanded=false][aria-controls=navigation]');
    await expectFocus(visitor.page, () => document.activeElement?.getAttribute('aria-controls'), 'navigation');
  });

  test('after logging out, the browser’s back button shows nothing of the panel', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/orders');
    await Promise.all([visitor.page.waitForNavigation(), visitor.click('Log out')]);
    await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/login');
    await visitor.page.goBack().catch(() => null);
    await visitor.open('/pages/orders');
    await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/login');
  });

  test('an expired session leads to the login page and back to the same screen', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/orders');
    await panel.shop.db.query('DELETE FROM session');
    await visitor.click('Products', 'link');
    await visitor.page.waitForFunction(() => window.location.pathname === '/admin/login');
    const { pathname, searchParams } = new URL(visitor.page.url());
    expect([pathname, searchParams.get('next')]).toEqual(['/admin/login', '/admin/pages/products']);
  });

  test('an unknown address of the panel shows that the page was not found', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/nothing/here');
    await visitor.see(english('panel-shell.not_found.title'));
  });

  test.each([
    ['support', ['Orders', 'Products', 'Emails'], ['Payments', 'Settings', 'Activity log']],
    ['manager', ['Payments', 'Reviews'], ['Staff', 'API tokens']],
  ] as const)('the navigation of the panel shows %s only the screens of that role', async (role, seen, unseen) => {
    const visitor = await panel.visit({ role });
    await visitor.open();
    const links = await visitor.page.$$eval('nav a', (all) => all.map((link) => link.textContent));
    expect(links).toEqual(expect.arrayContaining([...seen]));
    expect(links.filter((name) => (unseen as readonly string[]).includes(name ?? ''))).toEqual([]);
    await visitor.open('/pages/administrators');
    await visitor.see(english('panel-shell.not_found.title'));
  });
});
