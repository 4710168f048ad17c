import { makeProduct } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

describe('tax in the panel', () => {
  let panel: PanelTests;
  let product: number;
  beforeAll(async () => {
    panel = await startPanel();
    product = await makeProduct(panel.admin, { in_stock: 100, price_regular: 29.97 });
  });
  afterAll(() => panel?.close());
  beforeEach(() => panel.admin.put('/api/admin/tax', { prices_include_tax: true, tax_shipping: false, rates: [] }));

  const rules = async () => (await panel.admin.get('/api/admin/tax')).body.data;
  const taxTo = async (country: string): Promise<number> => {
    const client = panel.shop.client();
    await client.post('/api/cart/items', { product_id: product, quantity: 1 });
    return (await client.put('/api/cart/shipping', { method: 'flat_rate', country })).body.data.tax;
  };

  test('tax rates are set by country, and the example shows the amounts that the cart will have', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/tax');
    await visitor.see('No tax rates');
    await visitor.click('Add rate');
    await visitor.choose('Country', 'UA');
    await visitor.fill('Rate', '20');
    await visitor.fill('Catalog price', '29.97');
    await visitor.see(/Tax included \(20%\)\s*€5\.00/);
    await visitor.click('Save');
    await visitor.see('saved');
    await expectSoon(() => rules()).toMatchObject({ prices_include_tax: true, rates: [{ country: 'UA', rate: 20 }] });
    await expectSoon(() => taxTo('UA')).toBe(5);
    await visitor.check('Catalog prices include tax', false);
    await visitor.see(/Tax added \(20%\)\s*€5\.99/);
    await visitor.see('€35.96');
    await visitor.click('Save');
    await visitor.settle();
    await expectSoon(() => taxTo('UA')).toBe(5.99);
    expect(visitor.troubles).toEqual([]);
  });

  test('a reduced rate is set for a tax class, stays when other settings are saved, and applies to products of the class', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/tax');
    for (const [index, rate] of ['21', '12'].entries()) {
      await visitor.click('Add rate');
      await visitor.page.waitForSelector(`input[name="rates.${index}.rate"]`);
      await visitor.page.select(`select[name="rates.${index}.country"]`, 'LV');
      await visitor.page.type(`input[name="rates.${index}.rate"]`, rate);
    }
    await visitor.page.select('select[name="rates.1.tax_class"]', 'reduced');
    await visitor.see('Latvia, Reduced rate');
    const reduced = await visitor.page.$$eval(
      'option',
      (options) => options.find(({ text }) => text === 'Latvia, Reduced rate')!.value,
    );
    await visitor.choose('Delivery country', reduced);
    await visitor.see(/Tax included \(12%\)\s*€10\.71/);
    await visitor.click('Save');
    await visitor.see('saved');
    const rates = [
      { country: 'LV', rate: 21 },
      { country: 'LV', rate: 12, tax_class: 'reduced' },
    ];
    await expectSoon(rules).toMatchObject({ rates });
    await visitor.open(`/pages/products/${product}`);
    await visitor.choose('Tax class', 'reduced');
    await visitor.click('Save');
    await visitor.see('saved');
    // 29.97 × 12 / 112 = 3.21
    await expectSoon(() => taxTo('LV')).toBe(3.21);
    await visitor.open('/pages/tax');
    await visitor.check('Catalog prices include tax', false);
    await visitor.see('Delivery is not taxed');
    await visitor.check('Charge tax on delivery');
    await visitor.see('Delivery is taxed at the rates of the goods');
    await visitor.click('Save');
    await visitor.settle();
    await expectSoon(rules).toMatchObject({ prices_include_tax: false, tax_shipping: true, rates });
    // (29.97 + 4.90) × 12 % = 3.60 + 0.59
    await expectSoon(() => taxTo('LV')).toBe(4.19);
    await panel.admin.put(`/api/products/${product}`, { tax_class: 'standard' });
    expect(visitor.troubles).toEqual([]);
  });

  test('an invalid tax rate and a country that is listed twice are shown at their fields', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/tax');
    await visitor.click('Add rate');
    await visitor.choose('Country', 'DE');
    await visitor.fill('Rate', '19.0001');
    await visitor.click('Save');
    await visitor.see('must be a percentage from 0 to 100 with up to 3 decimal places');
    await visitor.fill('Rate', '19');
    await visitor.click('Add rate');
    await visitor.page.waitForSelector('.tax-rate:nth-of-type(2) input');
    await visitor.page.select('select[name="rates.1.country"]', 'DE');
    await visitor.page.type('.tax-rate:nth-of-type(2) input', '7');
    await visitor.click('Save');
    await visitor.page.waitForFunction(
      () => document.querySelector('select[name="rates.1.country"]')?.getAttribute('aria-invalid') === 'true',
    );
    await visitor.inspect('tax-refused');
    await expectSoon(async () => (await rules()).rates).toEqual([]);
  });

  test.each([
    ['en', 360],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('%s at %i pixels: tax rates and the example are complete and readable', async (language, width) => {
    await panel.admin.put('/api/admin/tax', {
      rates: [
        { country: 'UA', rate: 20 },
        { country: 'CH', rate: 7.725 },
        { country: 'LV', rate: 5, tax_class: 'super_reduced' },
      ],
    });
    const visitor = await panel.visit({ language, width });
    await visitor.open('/pages/tax');
    await visitor.inspect('tax');
  });
});
