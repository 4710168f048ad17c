import { address, makeProduct, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

describe('the sales report in the panel', () => {
  let panel: PanelTests;

  beforeAll(async () => {
    panel = await startPanel({ clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
    const { admin, shop } = panel;
    const [tray, bowl] = [
      await makeProduct(admin, { name: 'Walnut tray with brass handles', price_regular: 149.5, in_stock: 100 }),
      await makeProduct(admin, { name: 'Bowl', price_regular: 24.9, in_stock: 100 }),
    ];
    for (let made = 0; made < 12; made++)
      await place(shop.client(), made % 3 === 0 ? tray : bowl, {
        shipping_address: { ...address, country: made % 4 === 0 ? 'DE' : 'UA' },
      });
    await shop.db.query(`UPDATE shop_order SET created_at = timestamptz '2026-11-21 08:00Z' - id * interval '4 days'`);
  });
  afterAll(() => panel?.close());

  test.each([
    ['en', 1280],
    ['uk', 1280],
    ['ru', 360],
    ['en', 360],
  ] as const)('%s at %i pixels: the sales report has totals, a chart and a table', async (language, width) => {
    const say = textsOf(language);
    const visitor = await panel.visit({ language, width });
    await visitor.open('/pages/reports?from=2026-10-25&to=2026-11-21');
    await visitor.see(say('reports.totals'));
    await visitor.page.waitForSelector('.chart__previous');
    await visitor.inspect('reports');
    await visitor.choose(say('reports.group_by'), 'product');
    await visitor.see('Walnut tray');
    await visitor.inspect('reports-products');
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await visitor.inspect('reports-products-dark');
  });

  test('the sales report compares with the previous period, and its address contains the selected options', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/reports?from=2026-10-25&to=2026-11-21');
    // Orders 1 to 6 are from these 28 days, orders 7 to 12 from the 28 days before.
    await visitor.see(/Orders\s+6\s+0%/);
    await visitor.see(/Compared with 27 Sept? 2026 – 24 Oct 2026/);
    await visitor.choose('Group by', 'week');
    await visitor.page.waitForFunction(() => document.querySelectorAll('.chart__bar').length === 5);
    await expectSoon(() => new URL(visitor.page.url()).searchParams.get('by')).toBe('week');
    await visitor.choose('Group by', 'country');
    await visitor.see(/Ukraine\s+\d\s+€/);
    await visitor.fill('From', '2026-11-01');
    await visitor.see(/Compared with 11 Oct 2026 – 31 Oct 2026/);
    await expectSoon(() => Object.fromEntries(new URL(visitor.page.url()).searchParams)).toEqual({
      from: '2026-11-01',
      to: '2026-11-21',
      by: 'country',
    });
  });

  test('the sales report says that a period has no orders', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/reports?from=2020-01-01&to=2020-01-31');
    await visitor.see(english('panel-reports.empty'));
    await visitor.inspect('reports-empty');
  });

  test('a manager downloads the sales report that is shown', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open('/pages/reports?from=2026-10-25&to=2026-11-21&by=product');
    const href = await (await visitor.find('Download CSV', 'link')).evaluate((link) => link.getAttribute('href'));
    const csv = await visitor.page.evaluate(async (address) => (await fetch(address)).text(), href!);
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      'Product,Orders,Pieces,Total sales,Tax,Delivery,Refunds,Currency',
      'Walnut tray with brass handles,2,2,299.00,0.00,,,EUR',
    ]);
  });
});
