import { makeProduct, offerBankInvoice, orderBody, stockOf } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

describe('orders by phone in the panel', () => {
  let panel: PanelTests;
  let cup: number;

  beforeAll(async () => {
    panel = await startPanel({ env: { WORKER: 'off' } });
    cup = await makeProduct(panel.admin, { name: 'Clay cup', sku: 'CUP-1', price_regular: 12.5, in_stock: 5 });
    await makeProduct(panel.admin, {
      name: 'Linen shirt',
      price_regular: 40,
      variants: [
        { sku: 'SHIRT-S', attributes: { size: 'S' }, in_stock: 2 },
        { sku: 'SHIRT-M', attributes: { size: 'M' }, in_stock: 0 },
      ],
    });
    await offerBankInvoice(panel.admin);
    await panel.admin.post(
      '/api/orders',
      orderBody(cup, {
        customer: { email: 'known@example.com', first_name: 'Марта', last_name: 'Гончар', phone: '+380671112233' },
      }),
    );
    await panel.shop.db.query(
      `UPDATE customer SET shipping_address = 'Садова 5', shipping_city = 'Львів', shipping_zip = '79000',
        shipping_country = 'UA', language = 'uk' WHERE email = 'known@example.com'`,
    );
  });
  afterAll(() => panel?.close());

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads any member of any answer
  const newest = async (): Promise<any> =>
    (await panel.admin.get('/api/orders?sort=-id&per_page=1')).body.data.items[0];

  async function addCup(visitor: Visitor): Promise<void> {
    await visitor.fill('Add product', 'clay');
    await visitor.click('Add Clay cup');
    await visitor.field('Quantity of Clay cup');
  }

  test('the form of an order by phone is complete and readable in three languages, wide and narrow', async () => {
    for (const [language, width] of [
      ['en', 1280],
      ['uk', 1280],
      ['ru', 360],
    ] as const) {
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/orders/new');
      await visitor.inspect('phone-order');
      await visitor.page.close();
    }
  });

  test("an order by phone for a known customer has the stored data and the server's total, and sends the bank details", async () => {
    const visitor = await panel.visit({ role: 'manager' });
    const stock = await stockOf(panel.admin, cup);
    await visitor.open('/pages/orders/new');
    await visitor.fill('Find customer', '1112233');
    await visitor.see('1 customer found');
    await visitor.click('Choose Марта Гончар');
    await visitor.see(/Order for customer no\. \d+\./);
    await expectSoon(async () => (await visitor.field('Email')).evaluate((input) => input.value)).toBe(
      'known@example.com',
    );
    await expectSoon(async () => (await visitor.field('City')).evaluate((input) => input.value)).toBe('Львів');
    await addCup(visitor);
    // The cup has no picture and gets a placeholder.
    await expectSoon(() =>
      visitor.page.$eval('.order-picture', (box) => getComputedStyle(box).backgroundImage),
    ).toContain('svg');
    await visitor.fill('Quantity of Clay cup', '2');
    await visitor.see(/Total\s+€25\.00/);
    await visitor.fill('Price of Clay cup', '10');
    await visitor.see(/Total\s+€20\.00/);
    await visitor.choose('Payment method', 'bank_invoice');
    await visitor.inspect('phone-order-filled');
    await visitor.click('Create order');
    await visitor.see(/Order \d+ created/);
    await visitor.page.waitForFunction(() => /\/orders\/\d+$/.test(location.pathname));
    await expectSoon(() => newest()).toMatchObject({
      status: 'awaiting_payment',
      total: 20,
      language: 'uk',
      payment_method: 'bank_invoice',
      customer: { email: 'known@example.com' },
    });
    await expectSoon(() => stockOf(panel.admin, cup)).toBe(stock - 2);
  });

  test('an order by phone for a new customer can have a variant, and no more items than are in stock', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open('/pages/orders/new');
    await visitor.fill('First name', 'Нова');
    await visitor.fill('Phone', '+380501234567');
    await visitor.fill('Add product', 'shirt');
    await visitor.click('Choose variant Linen shirt');
    await visitor.click('Add Linen shirt, S');
    await visitor.fill('Quantity of Linen shirt, S', '3');
    await visitor.see('Only 2 left.');
    await expectSoon(() =>
      visitor.page.$eval('button[type=submit]', (button) => (button as HTMLButtonElement).disabled),
    ).toBe(true);
    await expectSoon(() => visitor.text()).not.toContain('Price of');
    await visitor.fill('Quantity of Linen shirt, S', '1');
    await visitor.see(/Total\s+€40\.00/);
    // Enter in a search box searches and does not submit the form
    await (await visitor.field('Add product')).press('Enter');
    await visitor.choose('Payment method', 'cash');
    await visitor.click('Create order');
    await visitor.see('is required');
    await visitor.fill('Street and house number', 'Nova 1');
    await visitor.fill('Postal code', '01001');
    await visitor.fill('City', 'Kyiv');
    await visitor.choose('Country', 'UA');
    await visitor.click('Create order');
    await visitor.page.waitForFunction(() => /\/orders\/\d+$/.test(location.pathname));
    await expectSoon(() => newest()).toMatchObject({
      status: 'pending',
      total: 40,
      payment_method: 'cash',
      item_count: 1,
      customer: { first_name: 'Нова', phone: '+380501234567', email: null },
    });
  });

  test("an order by phone has the address of the guest's last order until another customer is selected", async () => {
    await panel.admin.post(
      '/api/orders',
      orderBody(cup, { customer: { email: 'guest@example.com', first_name: 'Ганна' } }),
    );
    const visitor = await panel.visit();
    await visitor.open('/pages/orders/new');
    await visitor.fill('Find customer', 'guest@ex');
    await visitor.click('Choose Ганна');
    await visitor.page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === 'Khreshchatyk 1'),
    );
    await visitor.click('Choose another customer');
    await visitor.field('Find customer');
    await expectSoon(async () =>
      (await visitor.field('Street and house number')).evaluate((input) => input.value),
    ).toBe('');
    await expectSoon(async () => (await visitor.field('Email')).evaluate((input) => input.value)).toBe('');
  });

  test('an order by phone shows at its line that the stock was sold meanwhile', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/orders/new');
    await addCup(visitor);
    await visitor.see(/Total\s+€12\.50/);
    await panel.admin.put(`/api/products/${cup}`, { in_stock: 1 });
    await visitor.fill('Quantity of Clay cup', '2');
    await visitor.see('Only 1 left.');
    await visitor.inspect('phone-order-short');
  });

  test('an order by phone that is submitted twice is placed once', async () => {
    await panel.admin.put(`/api/products/${cup}`, { in_stock: 9 });
    const visitor = await panel.visit();
    await visitor.open('/pages/orders/new');
    await visitor.fill('Email', 'twice@example.com');
    await addCup(visitor);
    for (const [label, value] of [
      ['Street and house number', 'Nova 1'],
      ['Postal code', '01001'],
      ['City', 'Kyiv'],
    ] as const)
      await visitor.fill(label, value);
    await visitor.choose('Country', 'UA');
    await visitor.choose('Payment method', 'cash');
    await visitor.page.evaluate(() => {
      const form = document.querySelector('form')!;
      for (let n = 0; n < 5; n++) form.requestSubmit();
    });
    await visitor.page.waitForFunction(() => /\/orders\/\d+$/.test(location.pathname));
    await expectSoon(async () => (await panel.admin.get('/api/orders?q=twice@example.com')).body.meta.total).toBe(1);
  });

  test('an order by phone requires the address and the phone number that its delivery method needs', async () => {
    await panel.admin.put(`/api/products/${cup}`, { in_stock: 9 });
    await panel.admin.put('/api/admin/shipping-methods/pickup', { requires_address: false, requires_phone: true });
    const visitor = await panel.visit();
    const isRequired = async (label: string): Promise<boolean> =>
      (await visitor.field(label)).evaluate((input) => (input as HTMLInputElement).required);
    await visitor.open('/pages/orders/new');
    await visitor.fill('Email', 'collects@example.com');
    await addCup(visitor);
    await visitor.choose('Delivery method', 'flat_rate');
    await visitor.see('Delivery address');
    await expectSoon(() => isRequired('City')).toBe(true);
    await expectSoon(() => isRequired('Phone')).toBe(false);
    await visitor.choose('Delivery method', 'pickup');
    await expectSoon(() => isRequired('City')).toBe(false);
    await expectSoon(() => isRequired('Phone')).toBe(true);
    await expectSoon(async () => /delivery address/i.test(await visitor.text())).toBe(false);
    await visitor.see('Customer’s address');
    await visitor.see('Billing address same as customer’s address');
    await visitor.fill('City', 'Kyiv');
    await expectSoon(() => isRequired('Postal code')).toBe(true);
    await visitor.fill('City', '');
    await visitor.fill('Phone', '+380501234567');
    await visitor.choose('Payment method', 'cash');
    await visitor.inspect('phone-order-pickup');
    await visitor.click('Create order');
    await visitor.page.waitForFunction(() => /\/orders\/\d+$/.test(location.pathname));
    await expectSoon(() => newest()).toMatchObject({ shipping_method: 'pickup', shipping_address: { city: null } });
  });
});
