import { seedDemoShop } from '../../src/demo/seed/index.js';
import { labels } from '../../src/payment/gateways/bank-invoice/bank-invoice.labels.js';
import { makeAccount, PASSWORD } from '../fixtures/panel/account.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import type { Language, Visitor } from '../fixtures/panel/visitor.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { guidePicture } from '../fixtures/browser/guide-picture.js';

const BUYERS = {
  en: { name: 'Martha Reed', city: 'Bristol', zip: 'BS1 4DJ', country: 'GB', holder: 'Quiet Shelf Ltd' },
  uk: { name: 'Олена Бондар', city: 'Київ', zip: '01001', country: 'UA', holder: 'ТОВ «Тиха полиця»' },
  ru: { name: 'Ирина Соколова', city: 'Рига', zip: 'LV-1010', country: 'LV', holder: 'ООО «Тихая полка»' },
} as const;

describe('the first day of an administrator', () => {
  let panel: PanelTests;
  beforeAll(async () => {
    panel = await startPanel();
    await seedDemoShop(panel.shop.app);
    await makeAccount(panel.shop, 'owner');
  });
  afterAll(() => panel.close());

  /** Screenshots for docs/admin-guide.md, taken if $GUIDE_PICTURES is set. */
  async function picture(visitor: Visitor, name: string): Promise<void> {
    await visitor.settle();
    await guidePicture(visitor.page, `admin-guide/${name}-${visitor.language}`);
  }

  async function orderArrives(language: Language): Promise<number> {
    const { name, city, zip, country } = BUYERS[language];
    const guest = panel.shop.client({ language });
    const [first_name, last_name] = name.split(' ');
    await guest.post('/api/cart/items', { product_id: 1, quantity: 2 });
    const { body } = await guest.post('/checkout/process', {
      email: 'buyer@example.com',
      first_name,
      last_name,
      phone: '+380501234567',
      shipping_address: '7, 12',
      shipping_city: city,
      shipping_zip: zip,
      shipping_country: country,
      shipping_method: 'flat_rate',
      payment_method: 'bank_invoice',
    });
    return body.order.id as number;
  }

  test.each(['en', 'uk', 'ru'] as const)(
    '%s: an administrator logs in, sets up the bank account, verifies the payment of an order, ships and completes it',
    async (language) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ language });
      const { page } = visitor;
      await page.deleteCookie(
        ...(await page.browserContext().cookies())
          .filter(({ name }) => name === 'shop')
          .map(({ name, domain }) => ({ name, domain })),
      );

      await visitor.open();
      await visitor.fill(say('sign-in.fields.email'), 'owner@example.com');
      await visitor.fill(say('sign-in.fields.password'), PASSWORD);
      await picture(visitor, '1-login');
      await Promise.all([page.waitForNavigation(), visitor.click(say('sign-in.login.button'))]);
      await visitor.see(say('shell.dashboard'));
      await picture(visitor, '2-dashboard');

      await visitor.click(say('shell.places.payments'), 'link');
      await visitor.settle();
      await picture(visitor, '3-payments');
      await visitor.open('/pages/payments/bank_invoice');
      await visitor.fill(labels.account_holder[language], BUYERS[language].holder);
      await visitor.fill(labels.account_number[language], 'UA213223130000026007233566001');
      await visitor.fill(labels.bank_code[language], '322313');
      await visitor.click(say('settings-form.bank.use'));
      await visitor.fill(labels.tax_id[language], '12345678');
      await page.evaluate(() =>
        document.querySelector('input[name="account_holder"]')?.scrollIntoView({ block: 'center' }),
      );
      await picture(visitor, '4-bank-account');
      await visitor.click(say('kit.save'));
      await visitor.settle();

      const id = await orderArrives(language);
      await visitor.open();
      await picture(visitor, '5-order-arrives');
      await visitor.click(say('shell.places.orders'), 'link');
      await visitor.see(BUYERS[language].name);
      await picture(visitor, '6-orders');

      await visitor.open(`/pages/orders/${id}`);
      await visitor.fill(say('order.verify.reference'), `TX-${language}-1`);
      await picture(visitor, '7-verify');
      await visitor.click(say('order.verify.submit'));
      await visitor.see(say('order.status.paid'));
      await picture(visitor, '8-paid');

      for (const step of ['ready_for_shipment', 'shipped', 'completed'] as const) {
        await visitor.click(say(`order.moves.${step}`));
        if (step === 'shipped') await picture(visitor, '9-ship');
        await visitor.confirm();
        await visitor.settle();
      }
      await visitor.see(say('order.next.completed'));
      await picture(visitor, '10-completed');
      await expectSoon(async () => (await panel.admin.get(`/api/orders/${id}`)).body.data).toMatchObject({
        status: 'completed',
        payment_status: 'paid',
      });
      expect(visitor.troubles).toEqual([]);
    },
  );
});
