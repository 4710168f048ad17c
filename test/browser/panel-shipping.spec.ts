import { FlatRateProvider } from '../../src/shipping/providers/flat-rate/flat-rate.provider.js';
import { PickupProvider } from '../../src/shipping/providers/pickup/pickup.provider.js';
import { BikeCourier } from '../fixtures/shipping-providers.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { until } from '../fixtures/until.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

const METHODS = '/api/admin/shipping-methods';

describe('shipping methods in the panel', () => {
  let panel: PanelTests;
  beforeAll(
    async () => (panel = await startPanel({ shippingProviders: [PickupProvider, FlatRateProvider, BikeCourier] })),
  );
  afterAll(() => panel?.close());

  const keys = async (): Promise<string[]> =>
    (await panel.admin.get(METHODS)).body.data.items.map(({ key }: { key: string }) => key);
  const become = async (wanted: string[]): Promise<void> => {
    await until(keys, (found) => found.join() === wanted.join());
  };

  test('shipping methods are reordered in the panel, and customers see the new order', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/shipping-methods');
    await visitor.see('Off');
    await visitor.see('Free');
    await visitor.click('Move Delivery up');
    await visitor.see('Order saved');
    await become(['flat_rate', 'pickup', 'bike']);
    const { body } = await panel.shop.client().get('/api/checkout/shipping?country=UA');
    expect(body.data.items.map(({ key }: { key: string }) => key)).toEqual(['flat_rate', 'pickup']);
    await visitor.click('Move Delivery down');
    await become(['pickup', 'flat_rate', 'bike']);
    expect(visitor.troubles).toEqual([]);
  });

  test('a shipping method has a form for the settings that its provider declares, with errors at their fields', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/shipping-methods');
    // The navigation has a link with this name too.
    await click(visitor.page, 'main ::-p-aria([name="Delivery"][role="link"])');
    await visitor.fill('Free from (optional)', '1.005');
    await visitor.click('Save');
    await visitor.see('must be an amount of at least 0 with up to 2 decimal places');
    await visitor.fill('Free from (optional)', '50');
    await visitor.fill('Carrier (optional)', 'Nova Poshta');
    await visitor.click('Save');
    await visitor.see(english('shipping.messages.method_saved'));
    await expectSoon(async () => (await panel.admin.get(`${METHODS}/flat_rate`)).body.data).toMatchObject({
      free_above: 50,
      carrier: 'Nova Poshta',
      position: 2,
    });
    expect((await panel.admin.put(`${METHODS}/flat_rate`, { costs: { UA: 3.5, '*': 4.9 } })).status).toBe(200);
    await visitor.open('/pages/shipping-methods');
    await visitor.see('€3.50 – €4.90, free from €50.00');
  });

  test('a shipping method of a plugin’s provider is activated', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/shipping-methods/bike');
    await visitor.check('Active');
    await visitor.click('Save');
    await visitor.see(english('shipping.messages.method_saved'));
    await expectSoon(async () => (await panel.admin.get(`${METHODS}/bike`)).body.data.active).toBe(true);
  });

  test('an active shipping method with incomplete settings shows what is missing', async () => {
    await panel.admin.put(`${METHODS}/flat_rate`, { costs: {} });
    const visitor = await panel.visit({ language: 'uk' });
    await visitor.open('/pages/shipping-methods');
    await visitor.see('Не заповнено');
    await visitor.click('Доставка', 'link');
    await visitor.see('Вартість за країнами');
    await visitor.inspect('shipping-incomplete');
    await panel.admin.put(`${METHODS}/flat_rate`, { costs: { UA: 3, '*': 9 } });
  });

  test.each([
    ['en', 360],
    ['uk', 1280],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: list and form of shipping methods are complete and readable',
    async (language, width) => {
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/shipping-methods');
      await visitor.inspect('shipping');
      await visitor.open('/pages/shipping-methods/flat_rate');
      await visitor.inspect('shipping-method');
    },
  );
});
