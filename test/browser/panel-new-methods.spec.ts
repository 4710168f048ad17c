import { bankSettings, makeProduct, offerBankInvoice, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { until } from '../fixtures/until.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

const PAYMENT = '/api/admin/payment-methods';
const SHIPPING = '/api/admin/shipping-methods';

describe('additional methods in the panel', () => {
  let panel: PanelTests;
  beforeAll(async () => {
    panel = await startPanel();
    await offerBankInvoice(panel.admin);
  });
  afterAll(() => panel?.close());

  const status = async (path: string): Promise<number> => (await panel.admin.get(path)).status;

  test('a second payment method for another bank account is created, set up, and deleted after a confirmation', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/payments');
    await visitor.click('Add method');
    await visitor.choose('Provider', 'bank_invoice');
    await visitor.click('Create');
    await visitor.see('is required');
    await visitor.fill('English', 'Account in dollars');
    await visitor.inspect('methods-new');
    await visitor.click('Create');
    await visitor.see(english('payment.messages.method_created'));
    await visitor.see('Provider: Bank transfer');
    await visitor.see('Account Number');
    await visitor.fill('Account Holder', bankSettings.account_holder);
    await visitor.click('Save');
    await visitor.see(english('payment.messages.method_saved'));
    await expectSoon(async () => (await panel.admin.get(`${PAYMENT}/account_in_dollars`)).body.data).toMatchObject({
      provider: 'bank_invoice',
      title: { en: 'Account in dollars' },
      account_holder: bankSettings.account_holder,
    });
    await visitor.click('Delete');
    await visitor.see('Delete “Account in dollars”?');
    await visitor.inspect('methods-delete');
    await visitor.click('Back');
    await expectSoon(() => status(`${PAYMENT}/account_in_dollars`)).toBe(200);
    await visitor.click('Delete');
    await visitor.confirm();
    await visitor.see(english('payment.messages.method_deleted'));
    await until(
      () => status(`${PAYMENT}/account_in_dollars`),
      (found) => found === 404,
    );
    await visitor.open('/pages/payments/cash');
    await visitor.see('Title');
    await expectSoon(() => visitor.text()).not.toContain('Delete');
    expect(visitor.troubles).toEqual([]);
  });

  test('a payment method that an order uses cannot be deleted, and the dialog says why', async () => {
    await panel.admin.post(SHIPPING, { provider: 'flat_rate', key: 'express', title: { en: 'Express' } });
    await panel.admin.put(`${SHIPPING}/express`, { active: true });
    const product = await makeProduct(panel.admin);
    expect((await place(panel.shop.client(), product, { shipping_method: 'express' })).status).toBe(201);
    const visitor = await panel.visit();
    await visitor.open('/pages/shipping-methods/express');
    await visitor.click('Delete');
    await visitor.confirmExpectingError(
      '“express” is used by orders or payments and can’t be deleted. Deactivate it instead.',
    );
    await expectSoon(() => status(`${SHIPPING}/express`)).toBe(200);
  });

  test('a manager sees no buttons that create or delete methods', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open('/pages/shipping-methods');
    await visitor.see('Express');
    await expectSoon(() => visitor.text()).not.toContain('Add method');
    await visitor.open('/pages/shipping-methods/express');
    await visitor.see('Price by country');
    await expectSoon(() => visitor.text()).not.toContain('Delete');
  });

  test.each([
    ['en', 360, 'Add method', 'Delete'],
    ['uk', 360, 'Додати спосіб', 'Видалити'],
    ['ru', 1280, 'Добавить способ', 'Удалить'],
  ] as const)(
    '%s at %i pixels: the dialogs of additional methods are complete and readable',
    async (language, width, create, remove) => {
      const visitor = await panel.visit({ language, width });
      for (const screen of ['payments', 'shipping-methods']) {
        await visitor.open(`/pages/${screen}`);
        await visitor.click(create);
        await visitor.inspect(`methods-new-${screen}`);
      }
      await visitor.open('/pages/shipping-methods/express');
      await visitor.click(remove);
      await visitor.inspect('methods-delete-shipping');
    },
  );
});
