import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { textsOf } from '../fixtures/panel/texts.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

describe('the list of orders in the panel', () => {
  let panel: PanelTests;
  let product: number;

  beforeAll(async () => {
    panel = await startPanel({ env: { WORKER: 'off' } });
    product = await makeProduct(panel.admin, { in_stock: 1000, price_regular: 24 });
    await offerBankInvoice(panel.admin);
    for (let n = 1; n <= 4; n++)
      await make({
        customer: {
          email: `olena${n}@example.com`,
          first_name: 'Олена',
          last_name: `Коваль-${n}`,
          phone: `+38050111220${n}`,
        },
      });
    for (const n of [1, 2]) {
      const { id, key } = await make({
        customer: { email: `bank${n}@example.com`, first_name: 'Taras', last_name: 'Melnyk' },
        payment_method: 'bank_invoice',
      });
      await pay(panel.shop.client(), { id, key }, 'bank_invoice');
      if (n === 1)
        await panel.shop.db.query(`UPDATE shop_order SET payment_due_at = now() - interval '2 days' WHERE id = $1`, [
          id,
        ]);
    }
    const { id } = await make({ customer: { email: 'done@example.com', first_name: 'Ada', last_name: 'Done' } });
    for (const status of ['ready_for_shipment', 'shipped', 'paid', 'completed'])
      await panel.admin.put(`/api/orders/${id}/status`, { status });
  });
  afterAll(() => panel?.close());

  const make = async (more: Record<string, unknown>): Promise<{ id: number; key: string }> =>
    (await place(panel.shop.client(), product, more)).body.data;
  const statusOf = async (id: number): Promise<string> => (await panel.admin.get(`/api/orders/${id}`)).body.data.status;
  const idOf = async (email: string): Promise<number> =>
    (await panel.admin.get(`/api/orders?q=${email}`)).body.data.items[0].id;

  test('the list of orders is complete and readable in three languages, wide and narrow', async () => {
    for (const [language, width] of [
      ['en', 1280],
      ['uk', 1280],
      ['ru', 360],
    ] as const) {
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/orders');
      await visitor.see('olena4@example.com');
      await visitor.inspect('orders-list');
      for (const row of [5, 6])
        await visitor.page.$eval(`tbody tr:nth-child(${row}) input[type=checkbox]`, (box) =>
          (box as HTMLElement).click(),
        );
      await visitor.inspect('orders-chosen');
      await expectSoon(() => visitor.page.$$('.bulk-bar .button--danger')).toEqual([]);
      await visitor.click(textsOf(language)('orders-list.moves.cancelled'));
      await visitor.page.waitForSelector('dialog[open]');
      await visitor.inspect('orders-cancel');
      await visitor.page.close();
    }
  });

  test('the list of orders is filtered by status, search and further filters, and its address contains them', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/orders');
    await visitor.click('Overdue 1', 'link');
    await expectSoon(() => visitor.text()).not.toContain('bank2@example.com');
    await visitor.see('bank1@example.com');
    await expectSoon(() => visitor.page.url()).toContain('view=awaiting_payment');
    await visitor.click('All 7', 'link');
    await visitor.fill('Search orders', 'коваль-3');
    await visitor.see('olena3@example.com');
    await visitor.page.waitForFunction(() => !document.body.innerText.includes('olena4@example.com'));
    await expectSoon(() => decodeURIComponent(visitor.page.url())).toContain('q=коваль-3');
    await visitor.fill('Search orders', '');
    await visitor.see('olena4@example.com');
    await visitor.click('Filters');
    await visitor.choose('Payment', 'paid');
    await visitor.page.waitForFunction(() => !document.body.innerText.includes('olena4@example.com'));
    await visitor.see('done@example.com');
    await visitor.reload();
    await expectSoon(() => visitor.text()).toContain('done@example.com');
    await expectSoon(() => visitor.text()).not.toContain('olena4@example.com');
    await visitor.fill('Placed to', '2020-01-01');
    await visitor.see(english('panel-kit.nothing_found'));
    await visitor.inspect('orders-nothing');
  });

  test.each([
    ['en', 1280],
    ['uk', 1280],
    ['ru', 1280],
  ] as const)(
    '%s at %i pixels: the first row of the list of orders is in the upper part of the window',
    async (language, width) => {
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/orders');
      await visitor.see('olena4@example.com');
      await expectSoon(() => visitor.page.$eval('tbody tr', (row) => row.getBoundingClientRect().top)).toBeLessThan(
        300,
      );
    },
  );

  test('the list of orders has five views, and addresses of earlier versions still filter it', async () => {
    const visitor = await panel.visit();
    const shown = async (address: string): Promise<string> => {
      await visitor.open(`/pages/orders${address}`);
      return visitor.text();
    };
    await expectSoon(() => shown('')).toMatch(
      /All\s*7[^]*To confirm\s*4[^]*Awaiting payment\s*2[^]*To ship\s*0[^]*Done\s*1/,
    );
    await expectSoon(() => shown('?view=to_confirm')).not.toContain('bank1@');
    await expectSoon(() => shown('?view=awaiting_payment')).toMatch(/bank2@[^]*bank1@/);
    await expectSoon(() => shown('?view=to_ship')).toContain(english('panel-kit.nothing_found'));
    for (const done of ['?view=done', '?status=completed', '?payment_status=paid']) {
      const text = await shown(done);
      expect(text).toContain('done@example.com');
      expect(text).not.toContain('olena1@');
    }
    await expectSoon(() => shown('?to_verify=1')).not.toContain('olena1@');
    await expectSoon(() => visitor.page.$eval('.tabs [aria-current]', (tab) => tab.textContent)).toContain(
      'Awaiting payment',
    );
    await expectSoon(() => shown('?overdue=1')).not.toContain('bank2@');
    await visitor.click('Clear filters');
    await visitor.see('bank2@');
  });

  test('selected orders are shipped in one table with a pasted column of tracking numbers and a carrier for each', async () => {
    const parcels: number[] = [];
    for (const n of [1, 2, 3]) {
      const { id } = await make({ shipping_method: 'flat_rate', customer: { email: `parcel${n}@example.com` } });
      await panel.admin.put(`/api/orders/${id}/status`, { status: 'ready_for_shipment' });
      parcels.push(id);
    }
    const visitor = await panel.visit();
    await visitor.open('/pages/orders?q=parcel');
    await visitor.see('parcel3@example.com');
    await visitor.page.$$eval('tbody input[type=checkbox]', (boxes) =>
      boxes.forEach((box) => (box as HTMLElement).click()),
    );
    await visitor.click('Ship (3)');
    await visitor.fill(`Carrier of order ${parcels[1]}`, 'Meest');
    await visitor.fill('Carrier of all orders', 'Nova Poshta');
    await visitor.page.$eval('.ship-table input', (field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'TTN-3\r\nTTN-2\r\nTTN-1\r\n');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await visitor.inspect('orders-ship');
    await visitor.click('Ship 3 orders');
    await visitor.see('Orders processed');
    await visitor.click('Close');
    // The carrier of all orders was entered last, and does not replace the carrier of the changed row.
    for (const [index, carrier] of ['Nova Poshta', 'Meest', 'Nova Poshta'].entries())
      expect((await panel.admin.get(`/api/orders/${parcels[index]}`)).body.data).toMatchObject({
        status: 'shipped',
        carrier,
        tracking_number: `TTN-${index + 1}`,
      });
  });

  test('before orders are shipped, those that were refunded in full are named', async () => {
    const placed = await make({
      customer: { email: 'refunded@example.com' },
      payment_method: 'bank_invoice',
      shipping_method: 'flat_rate',
    });
    await pay(panel.shop.client(), placed, 'bank_invoice');
    await panel.admin.post(`/api/orders/${placed.id}/verify-payment`, {});
    await panel.admin.post(`/api/orders/${placed.id}/refund`, { reason: 'Ordered twice' });
    const visitor = await panel.visit();
    await visitor.open('/pages/orders?q=refunded');
    await visitor.see('refunded@example.com');
    await visitor.page.$eval('tbody input[type=checkbox]', (box) => (box as HTMLElement).click());
    await visitor.click('Ship (1)');
    await visitor.see(`Refunded in full: order ${placed.id}`);
    await expectSoon(() => statusOf(placed.id)).toBe('paid');
  });

  test('the list of orders offers the next step of each order in its row', async () => {
    const { id } = await make({ customer: { email: 'step@example.com' } });
    const late = await idOf('bank1@');
    const visitor = await panel.visit({ width: 360 });
    await visitor.open('/pages/orders');
    await visitor.click(`Mark as ready No. ${id}`);
    await visitor.see(`Mark as ready for pickup · Order ${id}`);
    await visitor.inspect('orders-next-step');
    await visitor.confirm();
    await visitor.find(`Hand over No. ${id}`);
    await expectSoon(() => statusOf(id)).toBe('ready_for_shipment');
    await visitor.click(`Record payment No. ${late}`, 'link');
    await visitor.see('Transaction ID');
    await panel.admin.put(`/api/orders/${id}/status`, { status: 'cancelled' });
    await visitor.open('/pages/orders?q=step@');
    await visitor.see('Cancelled');
    await expectSoon(() => visitor.page.$(`::-p-aria([name="Hand over No. ${id}"])`)).toBeNull();
  });

  test('the list of orders is sorted by its column headers', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/orders');
    await click(visitor.page, '::-p-text(Order ↕)');
    await visitor.page.waitForFunction(() =>
      document.querySelector('tbody tr')?.textContent?.includes('olena1@example.com'),
    );
    await expectSoon(() => visitor.page.url()).toContain('sort=id');
    await expectSoon(() => visitor.page.$eval('th[aria-sort]', (head) => head.getAttribute('aria-sort'))).toBe(
      'ascending',
    );
  });

  test('many orders change to a status that all of them allow, and the result of each is shown', async () => {
    const visitor = await panel.visit();
    const [one, two, late] = (await Promise.all(['olena1@', 'olena2@', 'bank1@'].map(idOf))) as [
      number,
      number,
      number,
    ];
    await visitor.open('/pages/orders');
    await visitor.click(`Select No. ${one}`, 'checkbox');
    await visitor.click(`Select No. ${late}`, 'checkbox');
    await visitor.see('2 orders selected');
    await expectSoon(() => visitor.page.$('::-p-aria([name="Start processing"][role="button"])')).toBeNull();
    await visitor.find('Cancel orders');
    await visitor.click(`Select No. ${late}`, 'checkbox');
    await visitor.click(`Select No. ${two}`, 'checkbox');
    // The usual next steps come first. These orders are paid in cash, so no payment can be requested.
    const buttons = (): Promise<string[]> =>
      visitor.page.$$eval('.bulk-bar button', (all) => all.map((button) => (button as HTMLElement).innerText.trim()));
    await expectSoon(buttons).toContain('Start processing');
    await expectSoon(buttons).not.toContain('Request payment');
    await visitor.click('Start processing');
    await visitor.see('The status of 2 orders changes to “Processing”.');
    await visitor.fill('Note', 'Packed by Iryna');
    await visitor.inspect('orders-move');
    // Another administrator cancels one of the orders meanwhile.
    await panel.admin.put(`/api/orders/${two}/status`, { status: 'cancelled' });
    await visitor.click('Start processing 2 orders');
    await visitor.see('Orders processed');
    // The button that had the focus was removed.
    await expectFocus(visitor.page, () => document.activeElement?.textContent, 'Close');
    await visitor.see('An order with the status “Cancelled” cannot be changed to “Processing”.');
    await visitor.inspect('orders-moved');
    await expectSoon(async () => [await statusOf(one), await statusOf(two)]).toEqual(['processing', 'cancelled']);
    await click(visitor.page, '::-p-aria([name="Close"][role="button"]):last-of-type');
    const history = (await panel.admin.get(`/api/orders/${one}/history`)).body.data.items;
    expect(history).toContainEqual(expect.objectContaining({ to: 'processing', note: 'Packed by Iryna' }));
  });

  test('payments are requested for many orders only if none of the selected orders is paid on delivery', async () => {
    const [cash, bank] = [
      await make({ customer: { email: 'asked1@example.com' } }),
      await make({ customer: { email: 'asked2@example.com' }, payment_method: 'bank_invoice' }),
    ];
    const visitor = await panel.visit();
    await visitor.open('/pages/orders?q=asked');
    await visitor.click(`Select No. ${bank.id}`, 'checkbox');
    await visitor.find('Request payment');
    await visitor.click(`Select No. ${cash.id}`, 'checkbox');
    await visitor.see('2 orders selected');
    await visitor.page.waitForFunction(
      () => !document.querySelector<HTMLElement>('.bulk-bar')?.innerText.includes('Request payment'),
    );
    await visitor.find('Start processing');
  });

  test('after a bulk change, results are shown also for orders that no longer match the filters, with the progress', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, n) => make({ customer: { email: `many${n}@example.com` } })),
    );
    const visitor = await panel.visit();
    await visitor.open('/pages/orders?status=pending&q=many');
    await visitor.click('Select all rows', 'checkbox');
    await visitor.see('12 orders selected');
    await visitor.click('Mark as ready for pickup');
    await visitor.check('Email the customers', false);
    await visitor.click('Mark 12 orders as ready for pickup');
    await visitor.see('Orders processed');
    await visitor.see(english('panel-kit.nothing_found'));
    await expectSoon(async () => (await visitor.page.$$('dialog[open] .badge--good')).length).toBe(12);
    await expectSoon(() => Promise.all(made.map(({ id }) => statusOf(id)))).toEqual(
      made.map(() => 'ready_for_shipment'),
    );
    await visitor.confirm();
  });

  test('the list of orders reports orders that arrive while it is open', async () => {
    const visitor = await panel.visit({ language: 'uk' });
    await visitor.open('/pages/orders');
    await make({ customer: { email: 'fresh@example.com', first_name: 'Нова', last_name: 'Людина' } });
    // The browser sends this event when the user returns to the tab.
    await visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await visitor.see('Надійшло 1 нове замовлення');
    await visitor.see('fresh@example.com');
  });

  test('managers can export orders to a file, support cannot', async () => {
    const manager = await panel.visit({ role: 'manager' });
    await manager.open('/pages/orders?status=completed');
    const link = await manager.find('Export CSV', 'link');
    const address = await link.evaluate((node) => (node as HTMLAnchorElement).href);
    const got = await manager.page.evaluate(async (from) => {
      const response = await fetch(from);
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
    }, address);
    expect(got).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' });
    expect(got.text.trim().split('\r\n')).toHaveLength(2);
    const support = await panel.visit({ role: 'support' });
    await support.open('/pages/orders');
    await support.see('Create order');
    await expectSoon(() => support.page.$('::-p-aria([name="Export CSV"][role="link"])')).toBeNull();
  });

  test('the list of orders works with the keyboard alone', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/orders');
    const order = await idOf('olena4@');
    await (await visitor.find(`Select No. ${order}`, 'checkbox')).focus();
    await visitor.key('Space');
    await visitor.see('1 order selected');
    await (await visitor.find('Start processing')).focus();
    await visitor.key('Enter');
    await visitor.find('Start processing 1 order');
    await visitor.key('Escape');
    await visitor.page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await expectFocus(visitor.page, () => document.activeElement?.textContent, 'Start processing');
    await expectSoon(() => statusOf(order)).toBe('pending');
  });

  test('a payment is recorded from the list of orders by keyboard alone, and the list then keeps its view and its search', async () => {
    const ids: number[] = [];
    for (const email of ['keys1@example.com', 'keys2@example.com']) {
      const { id, key } = await make({
        customer: { email, first_name: 'Keys', last_name: 'Alone' },
        payment_method: 'bank_invoice',
      });
      await pay(panel.shop.client(), { id, key }, 'bank_invoice');
      ids.unshift(id);
    }
    const [second, first] = [ids[0]!, ids[1]!];
    const visitor = await panel.visit();
    const { page } = visitor;
    const enter = async (id: number): Promise<void> => {
      await page.focus(`tbody a[href$="/orders/${id}"]`);
      await visitor.key('Enter');
      await visitor.see('This pays the order in full');
      await expectFocus(page, () => document.activeElement?.tagName, 'H1');
    };
    await visitor.open('/pages/orders?view=awaiting_payment&q=keys');
    await visitor.see('keys2@example.com');
    await enter(first);
    await (await visitor.field('Transaction ID')).focus();
    await page.keyboard.type('BANK-KEYS-1');
    await visitor.key('Enter');
    await visitor.see(new RegExp(`Order ${first}\\s+Paid`));
    await expectSoon(() => statusOf(first)).toBe('paid');
    // The first link of the page leads back and keeps view and search.
    await page.focus('.page__back');
    await visitor.key('Enter');
    await page.waitForSelector(`tbody a[href$="/orders/${second}"]`);
    await expectSoon(() => new URL(page.url()).search).toBe('?view=awaiting_payment&q=keys');
    await page.waitForFunction((id: number) => !document.querySelector(`tbody a[href$="/orders/${id}"]`), {}, first);
    await enter(second);
    expect(visitor.troubles).toEqual([]);
  });

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: orders whose customers report a payment are marked and can be filtered',
    async (language, width) => {
      const { id, key } = await make({
        customer: { email: `reported-${language}@example.com`, first_name: 'Marta', last_name: 'Bondar' },
        payment_method: 'bank_invoice',
      });
      await pay(panel.shop.client(), { id, key }, 'bank_invoice');
      await panel.shop.client().post(`/api/orders/${id}/report-payment?key=${key}`, {});
      const say = textsOf(language);
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/orders?view=awaiting_payment');
      await visitor.see(say('orders-list.reported'));
      await visitor.click(say('orders-list.filters'));
      await visitor.check(say('orders-list.reported'));
      await visitor.page.waitForFunction(() => !document.body.innerText.includes('bank2@example.com'));
      await visitor.see(`reported-${language}@example.com`);
      await expectSoon(() => new URL(visitor.page.url()).search).toBe('?view=awaiting_payment&payment_reported=1');
      await visitor.inspect('orders-reported');
    },
  );
});
