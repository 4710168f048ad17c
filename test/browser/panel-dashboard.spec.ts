import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Language } from '../fixtures/panel/visitor.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
/** Advances the clock by the five seconds for which the figures are cached. */
const expireFigures = (): void => void (ahead += 5_100);

describe('the dashboard of a new shop', () => {
  let panel: PanelTests;

  beforeAll(async () => (panel = await startPanel({ clock })));
  afterAll(() => panel?.close());

  const sentences: Record<Language, string[]> = {
    en: ['Getting started', 'Add your bank account', 'Enter the pickup address', 'No orders in 30 days', 'Not set up'],
    uk: [
      'Перші кроки',
      'Додайте банківський рахунок',
      'Укажіть адресу самовивозу',
      'За 30 днів замовлень не було',
      'Не налаштовано',
    ],
    ru: [
      'Первые шаги',
      'Добавьте банковский счёт',
      'Укажите адрес самовывоза',
      'За 30 дней заказов не было',
      'Не настроена',
    ],
  };

  test.each([
    ['en', 1280],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('the dashboard of a new shop shows the first steps in %s at %i pixels', async (language, width) => {
    const visitor = await panel.visit({ language, width });
    await visitor.open();
    for (const sentence of sentences[language]) await visitor.see(sentence);
    await visitor.inspect('dashboard-fresh');
  });

  it('the first steps on the dashboard link to their screens, are checked off, and can be hidden permanently', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    await visitor.see('0 of 10 done');
    await expectSoon(() => visitor.text()).not.toContain('All done');
    await visitor.click('Add bank account', 'link');
    await visitor.see('Account Holder');
    await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/pages/payments/bank_invoice');
    await visitor.settle();
    await makeProduct(panel.admin);
    await place(panel.shop.client(), 1);
    expireFigures();
    await visitor.open();
    await visitor.see('2 of 10 done');
    await expectSoon(() => visitor.text()).not.toContain('Place a test order');
    await click(visitor.page, '.board-done summary');
    await visitor.see('Place a test order');
    await visitor.inspect('dashboard-steps');
    // A step asks for the mail server. Once the steps are hidden, the notice asks for it.
    await expectSoon(() => visitor.text()).not.toContain(english('panel-dashboard.notices.mail_not_set_up'));
    await visitor.click('Hide');
    await visitor.see(english('panel-dashboard.notices.mail_not_set_up'));
    await expectSoon(() => visitor.text()).not.toContain('Getting started');
    await visitor.settle();
    await visitor.open();
    await visitor.see('To do');
    await expectSoon(() => visitor.text()).not.toContain('Getting started');
  });
});

describe('the dashboard of a shop behind a proxy that is not trusted', () => {
  let panel: PanelTests;

  beforeAll(async () => {
    panel = await startPanel({
      env: { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(40), BASE_URL: 'http://shop.example' },
    });
    await panel.shop.client().get('/api/nowhere', { 'x-forwarded-for': '198.51.100.7' });
  });
  afterAll(() => panel?.close());

  const sentences: Record<Language, string[]> = {
    en: [
      english('panel-dashboard.notices.title'),
      english('panel-dashboard.notices.untrusted_proxy'),
      'Requests come through 127.0.0.1',
      'TRUST_PROXY',
      'open the shop at http://shop.example.',
    ],
    uk: ['Налаштування, що потребують уваги', 'надходять через 127.0.0.1', 'за адресою http://shop.example.'],
    ru: ['Настройки, требующие внимания', 'приходят через 127.0.0.1', 'по адресу http://shop.example.'],
  };

  test.each([
    ['en', 1280],
    ['uk', 1280],
    ['ru', 360],
  ] as const)(
    'the dashboard explains in %s at %i pixels that a proxy is not trusted and which setting changes that',
    async (language, width) => {
      const visitor = await panel.visit({ language, width });
      await visitor.open();
      for (const sentence of sentences[language]) await visitor.see(sentence);
      await visitor.inspect('dashboard-notices');
    },
  );
});

describe('the dashboard of a shop without a name', () => {
  let panel: PanelTests;

  beforeAll(async () => (panel = await startPanel({ env: { MAIL_FROM: 'shop@example.com' } })));
  afterAll(() => panel?.close());

  test('the title of the dashboard does not present the name of the server as that of the shop', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    const title = (): Promise<string | null> => visitor.page.$eval('h1', (heading) => heading.textContent);
    await expectSoon(title).toBe('Today');
    await panel.admin.put('/api/admin/settings', { shop_name: 'Quiet Shelf' });
    await visitor.reload();
    await expectSoon(title).toBe('Quiet Shelf today');
  });
});

describe('the dashboard of a shop with orders', () => {
  let panel: PanelTests;

  beforeAll(async () => {
    panel = await startPanel({ clock });
    const { admin, shop } = panel;
    await offerBankInvoice(admin);
    const product = await makeProduct(admin, { price_regular: 24.9, in_stock: 100 });
    await makeProduct(admin, { name: 'Empty bowl', in_stock: 0 });
    await makeProduct(admin, { name: 'Last cups', in_stock: 2 });
    const guest = shop.client();
    for (let made = 0; made < 12; made++) {
      const method = made % 3 === 0 ? 'cash' : 'bank_invoice';
      const { body } = await place(guest, product, { payment_method: method });
      await pay(guest, body.data, method);
      if (made % 3 === 1) await admin.post(`/api/orders/${body.data.id}/verify-payment`, {});
      if (made === 5) await guest.post(`/api/orders/${body.data.id}/report-payment?key=${body.data.key}`, {});
    }
    await shop.db.query(`UPDATE shop_order SET created_at = now() - (id % 6) * interval '1 day'`);
    // this order is older than the 30 days that the dashboard shows
    const { body } = await place(guest, product);
    await shop.db.query(
      `UPDATE shop_order SET status = 'completed', created_at = now() - interval '40 days' WHERE id = $1`,
      [body.data.id],
    );
    await shop.db.query(`UPDATE shop_order SET payment_due_at = now() - interval '2 days' WHERE id = 3`);
    await admin.put('/api/orders/1/status', { status: 'ready_for_shipment' });
    await shop.db.query(`INSERT INTO review (product_id, name, rating, text) VALUES ($1, 'Olena', 5, 'Lovely.')`, [
      product,
    ]);
  });
  afterAll(() => panel?.close());

  const sentences: Record<Language, RegExp[]> = {
    en: [
      /4\s+payments to match\s+€99\.60/,
      /1\s+overdue payment\s+€24\.90/,
      /1\s+payment reported/,
      /1\s+order ready to ship/,
      /4\s+paid orders not shipped/,
      /3\s+new orders/,
      /1\s+product sold out/,
      /1\s+review to approve/,
    ],
    uk: [
      /4\s+оплати для звірки/,
      /1\s+повідомлення про оплату/,
      /1\s+прострочена оплата/,
      /1\s+замовлення до відправлення/,
      /1\s+товар закінчився/,
    ],
    ru: [
      /4\s+оплаты для сверки/,
      /1\s+сообщение об оплате/,
      /1\s+просроченная оплата/,
      /1\s+заказ к отправке/,
      /1\s+товар закончился/,
    ],
  };

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)('the dashboard shows the open tasks in %s at %i pixels', async (language, width) => {
    const visitor = await panel.visit({ language, width });
    await visitor.open();
    for (const sentence of sentences[language]) await visitor.see(sentence);
    await visitor.inspect('dashboard');
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await visitor.inspect('dashboard-dark');
  });

  test.each([
    [7, 360],
    [30, 360],
    [90, 360],
    [7, 1280],
    [90, 1280],
  ])('the day labels of the %i-day chart at %i pixels do not overlap', async (days, width) => {
    const visitor = await panel.visit({ width, language: 'uk' });
    await visitor.open(`?days=${days}`);
    const boxes = await visitor.page.$$eval('.chart__labels', (rows) =>
      rows
        .filter((row) => getComputedStyle(row).display !== 'none')
        .map((row) =>
          [...row.children].map((label) => {
            const { left, right } = label.getBoundingClientRect();
            return { left, right };
          }),
        ),
    );
    expect(boxes).toHaveLength(1);
    const labels = boxes[0]!;
    expect(labels.length).toBeGreaterThan(2);
    expect(labels.filter(({ left }, index) => index > 0 && left < labels[index - 1]!.right + 4)).toEqual([]);
    await visitor.inspect(`dashboard-${days}-days`);
  });

  it('the dashboard has a chart with axis and previous period, and a list of the newest orders', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    await visitor.page.waitForSelector('.chart__previous');
    await expectSoon(() =>
      visitor.page.$$eval('.chart__axis span', (found) => found.map((value) => value.textContent)),
    ).toEqual(['€0', '€20', '€40', '€60']);
    await visitor.see('Previous 30 days');
    await visitor.see(/Total sales\s+€298\.80\s+↑ 1,100%/);
    await visitor.see(/Order 12\s+Olena Bondar/);
    await visitor.click('Order 12', 'link');
    await visitor.page.waitForFunction(() => window.location.pathname === '/admin/pages/orders/12');
  });

  it('the dashboard shows the state of the system in one line that expands', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    await visitor.see('Email: Not set up');
    await expectSoon(() => visitor.text()).not.toContain('PostgreSQL');
    await click(visitor.page, '.board-system summary');
    await visitor.see('PostgreSQL');
    await visitor.inspect('dashboard-system');
  });

  it('a number of several digits on the dashboard is on one line, also in a narrow window', async () => {
    await panel.shop.db.query(
      `INSERT INTO review (product_id, name, rating, text) SELECT product_id, name, rating, text FROM review,
        generate_series(1, 1234)`,
    );
    expireFigures();
    try {
      const visitor = await panel.visit({ language: 'ru', width: 360 });
      await visitor.open();
      await visitor.see(/1 235\s+отзывов/);
      const lines = await visitor.page.$$eval('.board-task__count', (counts) =>
        counts.map((count) =>
          Math.round(count.getBoundingClientRect().height / parseFloat(getComputedStyle(count).lineHeight)),
        ),
      );
      expect(lines).toEqual(lines.map(() => 1));
      await visitor.inspect('dashboard-many');
    } finally {
      await panel.shop.db.query('DELETE FROM review WHERE id > (SELECT min(id) FROM review)');
      expireFigures();
    }
  });

  it('the sales chart of the dashboard shows each day, and the same figures as a table', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    await visitor.see(/Total sales\s+€298\.80/);
    await visitor.see(/Paid\s+€99\.60\s+33\.3%/);
    await visitor.see(/Average order value\s+€24\.90/);
    await visitor.click('7 days');
    await visitor.page.waitForFunction(() => document.querySelectorAll('.chart__bar').length === 7);
    await expectSoon(() => new URL(visitor.page.url()).searchParams.get('days')).toBe('7');
    await click(visitor.page, '.chart__table summary');
    await visitor.see(/€49\.80 \(2 orders\)/);
    await visitor.inspect('dashboard-table');
  });

  it('the tasks on the dashboard link to filtered lists', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    const links = await visitor.page.$$eval('.board-task', (found) => found.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      '/admin/pages/orders?status=pending',
      '/admin/pages/bank-review?list=orders&overdue=1',
      '/admin/pages/bank-review?list=orders',
      '/admin/pages/orders?view=awaiting_payment&payment_reported=1',
      '/admin/pages/orders?status=paid',
      '/admin/pages/orders?status=ready_for_shipment',
      '/admin/pages/reviews?status=waiting',
      '/admin/pages/products?stock=sold_out&published=1',
      '/admin/pages/products?stock=low&published=1',
    ]);
    await click(visitor.page, '.board-task--urgent');
    await visitor.see('Order 3');
    await expectSoon(() => visitor.text()).not.toContain('Order 6');
  });

  it('the refresh button of the dashboard reads the figures again', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    await panel.admin.put('/api/orders/4/status', { status: 'ready_for_shipment' });
    expireFigures();
    await visitor.click('Refresh');
    await visitor.see(/2\s+orders ready to ship/);
  });

  it('support sees no amounts on the dashboard, and no tasks that support may not do', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open();
    await visitor.see(/4\s+payments to match/);
    await visitor.see('Orders by day');
    const text = await visitor.text();
    expect(text).not.toContain('€');
    expect(text).not.toContain('review to approve');
    // the sales report contains the same amounts
    await expectSoon(() => visitor.page.$('nav a[href$="/pages/reports"]')).toBeNull();
    await expectSoon(() => visitor.page.$$eval('.board-task', (found) => found[1]!.getAttribute('href'))).toBe(
      '/admin/pages/orders?overdue=1',
    );
    await visitor.inspect('dashboard-support');
  });
});
