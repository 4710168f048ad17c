import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { bankSettings, makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { CardGateway } from '../fixtures/payment-gateways.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Language, Visitor } from '../fixtures/panel/visitor.js';
import { until } from '../fixtures/until.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

const BANK = '/api/admin/payment-methods/bank_invoice';
const empty = { account_holder: '', bank_name: '', account_number: '', bank_code: '', tax_id: '' };

describe('payment methods in the panel', () => {
  let panel: PanelTests;

  beforeAll(async () => {
    panel = await startPanel({ gateways: [CashGateway, BankInvoiceGateway, CardGateway] });
    await offerBankInvoice(panel.admin);
    const product = await makeProduct(panel.admin, { name: 'Teapot', price_regular: 24.9, in_stock: 100 });
    const guest = panel.shop.client();
    for (const first_name of ['Olena', 'Taras', 'Iryna']) {
      const { body } = await place(guest, product, {
        payment_method: 'bank_invoice',
        customer: { email: `${first_name}@example.com`, first_name, last_name: 'Bondar', phone: '+380501234567' },
      });
      await pay(guest, body.data, 'bank_invoice');
    }
    await panel.shop.db.query(
      `UPDATE shop_order SET payment_due_at = now() - interval '3 days' WHERE first_name = 'Taras'`,
    );
    await panel.admin.post('/api/orders/3/verify-payment', { amount: 10 });
  });
  afterAll(() => panel?.close());

  const method = async (key: string) => (await panel.admin.get(`/api/admin/payment-methods/${key}`)).body.data;
  /** Texts in the frames of the preview. */
  const previewed = async (visitor: Visitor): Promise<string> =>
    visitor.page.$$eval('iframe', (frames) =>
      frames
        .map((frame) => frame.contentDocument?.body.innerText ?? '')
        .join('\n')
        .replace(/\u00a0|\u202f/g, ' '),
    );
  const seePreviewed = async (visitor: Visitor, text: string): Promise<void> => {
    await visitor.page
      .waitForFunction(
        (wanted: string) =>
          [...document.querySelectorAll('iframe')].some((frame) =>
            (frame.contentDocument?.body?.innerText ?? '').replace(/\u00a0|\u202f/g, ' ').includes(wanted),
          ),
        {},
        text,
      )
      .catch(async () => {
        throw new Error(`Not in the preview: ${text}\n${await previewed(visitor)}`);
      });
  };

  const sentences: Record<Language, { methods: string; verify: string; bank: string }> = {
    en: { methods: 'Hidden', verify: '3 orders, €64.70 due', bank: 'Require Payment Confirmation' },
    uk: { methods: 'Приховано', verify: '3 замовлення, до сплати', bank: 'Вимагати підтвердження оплати' },
    ru: { methods: 'Скрыт', verify: '3 заказа, к оплате', bank: 'Требовать подтверждения оплаты' },
  };

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)('the payment methods are complete and readable in %s at %i pixels', async (language, width) => {
    const visitor = await panel.visit({ language, width });
    await visitor.open('/pages/payments');
    await visitor.see(sentences[language].methods);
    await visitor.inspect('payments');
    await visitor.open('/pages/payments/bank_invoice');
    await visitor.see(sentences[language].bank);
    // Both settings have a default, so there is no empty choice.
    for (const name of ['auto_match', 'nbu_code'])
      await expectSoon(() => visitor.page.$(`select[name="${name}"] option[value=""]`)).toBeNull();
    await visitor.inspect('payments-bank');
    await visitor.open('/pages/payments/cash');
    await visitor.inspect('payments-cash');
    await visitor.open('/pages/bank-review?list=orders');
    await visitor.see(sentences[language].verify);
    await visitor.inspect('payments-verify');
  });

  it('the navigation leads to the payment methods through Modules, Commerce and Payments', async () => {
    const visitor = await panel.visit();
    await visitor.open();
    await visitor.click('Payments', 'link');
    await visitor.see('Payment methods, in the order customers see them');
    await visitor.see(/Card[\s\S]*This method is not active\.[\s\S]*“Merchant” is empty\./);
  });

  describe('the form of the bank invoice', () => {
    it("the bank invoice is set up with its bank recognized and a preview of the customer's view before saving", async () => {
      await panel.admin.put(BANK, empty);
      const visitor = await panel.visit();
      await visitor.open('/pages/payments/bank_invoice');
      await visitor.see('“Account Holder” is empty.');
      await visitor.fill('Account Holder', 'ТОВ «Тиха полиця»');
      await visitor.fill('Account Number', 'ua213223130000026007233566001');
      await visitor.see('Bank of this account: Ukreximbank.');
      await expectSoon(async () => (await visitor.field('Bank Name')).evaluate(({ value }) => value)).toBe(
        'Ukreximbank',
      );
      await expectSoon(async () => (await visitor.field('Bank Code')).evaluate(({ value }) => value)).toBe('322313');
      await expectSoon(async () => (await visitor.field('Account Number')).evaluate(({ value }) => value)).toBe(
        'UA21 3223 1300 0002 6007 2335 6600 1',
      );
      await visitor.fill('Tax ID', '12345678');
      await visitor.fill('Payment Terms (days)', '14');
      await visitor.fill('Payment Instructions', 'Name the reference, please.');
      await visitor.fill('English', 'Transfer to our account', 'Title');
      await seePreviewed(visitor, 'UA21 3223 1300 0002 6007 2335 6600 1');
      await seePreviewed(visitor, 'Transfer to our account');
      await seePreviewed(visitor, 'Name the reference, please.');
      await expectSoon(() => method('bank_invoice')).toMatchObject({ account_holder: '', payment_terms: 10 });
      await visitor.click('Ukrainian');
      await seePreviewed(visitor, 'Отримувач');
      await visitor.click('Save');
      await visitor.see(english('payment.messages.method_saved'));
      await expectSoon(() => method('bank_invoice')).toMatchObject({
        account_holder: 'ТОВ «Тиха полиця»',
        bank_name: 'Ukreximbank',
        account_number: 'UA213223130000026007233566001',
        bank_code: '322313',
        tax_id: '12345678',
        payment_terms: 14,
        instructions: 'Name the reference, please.',
        title: { en: 'Transfer to our account', uk: 'Банківський переказ' },
        shown: true,
      });
      await visitor.see('Visible to customers');
      await panel.admin.put(BANK, { title: { en: 'Bank transfer' } });
    });

    it('the form of the bank invoice keeps an existing bank name until a click replaces it', async () => {
      await panel.admin.put(BANK, { ...bankSettings, bank_name: 'My own words' });
      const visitor = await panel.visit();
      await visitor.open('/pages/payments/bank_invoice');
      await visitor.fill('Account Number', 'UA213223130000026007233566001');
      await visitor.see('Bank of this account: Ukreximbank.');
      await expectSoon(async () => (await visitor.field('Bank Name')).evaluate(({ value }) => value)).toBe(
        'My own words',
      );
      await visitor.see('This account number contains the bank code 322313.');
      await visitor.inspect('payments-other-bank');
      await visitor.click('Use this code');
      await expectSoon(async () => (await visitor.field('Bank Code')).evaluate(({ value }) => value)).toBe('322313');
      await visitor.click('Use this name');
      await expectSoon(async () => (await visitor.field('Bank Name')).evaluate(({ value }) => value)).toBe(
        'Ukreximbank',
      );
    });

    it.each([
      ['Account Number', 'UA213223130000026007233566002', 'The IBAN check digits do not match'],
      ['Account Number', 'ZZ213223130000026007233566001', 'must start with the two-letter code of a country'],
      ['Bank Code', '12345', 'must be 6 digits, or a SWIFT code of 8 or 11 characters'],
      ['Tax ID', '123456789', 'must be 8 digits (company) or 10 digits (individual)'],
      ['Payment Terms (days)', '31', 'must be at most 30'],
      ['Payment Terms (days)', '0', 'must be at least 1'],
    ])('the form of the bank invoice rejects in the field %s the value %s', async (label, value, sentence) => {
      await panel.admin.put(BANK, bankSettings);
      const visitor = await panel.visit();
      await visitor.open('/pages/payments/bank_invoice');
      await visitor.fill(label, value);
      // the error is shown when the field loses the focus by the press of the button, whose click must still count
      await visitor.see('The preview shows the last valid values.');
      await visitor.click('Save');
      await visitor.see(sentence);
      const shown = await visitor
        .field(label)
        .then((field) => field.evaluate((node) => document.getElementById(`${node.id}-errors`)?.textContent ?? ''));
      expect(shown).toContain(sentence);
      await visitor.page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    });

    it('the form of the bank invoice shows an error when the field loses the focus, before anything is sent', async () => {
      await panel.admin.put(BANK, bankSettings);
      const visitor = await panel.visit({ language: 'uk', width: 360 });
      await visitor.open('/pages/payments/bank_invoice');
      await visitor.fill('Код банку', '12');
      await visitor.key('Tab');
      await visitor.see('Код банку має складатися з 6 цифр');
      await visitor.see('Показано останні правильні значення. Перевірте: Код банку.');
      await visitor.inspect('payments-wrong');
      await expectSoon(() => method('bank_invoice')).toMatchObject({ bank_code: bankSettings.bank_code });
    });

    it('the form of the bank invoice warns if orders are to count as paid without confirmation', async () => {
      const visitor = await panel.visit();
      await visitor.open('/pages/payments/bank_invoice');
      await visitor.check('Require Payment Confirmation', false);
      await visitor.see('Not recommended.');
      await visitor.inspect('payments-unconfirmed');
    });
  });

  it('the message of cash on delivery is entered in each language', async () => {
    const visitor = await panel.visit({ language: 'uk' });
    await visitor.open('/pages/payments/cash');
    await visitor.fill('Українська', 'Підготуйте суму без решти', 'Інформаційне повідомлення');
    await seePreviewed(visitor, 'Підготуйте суму без решти');
    await visitor.click('Зберегти');
    await visitor.page.waitForSelector('.notice--good');
    await expectSoon(() => method('cash')).toMatchObject({ info: { uk: 'Підготуйте суму без решти' } });
  });

  it('payment methods are reordered by buttons, by keyboard and by dragging', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/payments');
    await visitor.click('Move Bank transfer up');
    await visitor.see('Order saved');
    await visitor.settle();
    const keys = async () =>
      (await panel.admin.get('/api/admin/payment-methods')).body.data.items.map(({ key }: { key: string }) => key);
    await expectSoon(() => keys()).toEqual(['bank_invoice', 'cash', 'card']);
    const handle = await visitor.find('Drag Bank transfer');
    await handle.focus();
    await visitor.dragBy('Space', /at position 1|over position 1/);
    await visitor.dragBy('ArrowDown', /over position 2/);
    await visitor.dragBy('Space', /moved to position 2/);
    await visitor.settle();
    await expectSoon(() => keys()).toEqual(['cash', 'bank_invoice', 'card']);
    const [from, to] = [
      await (await visitor.find('Drag Card')).boundingBox(),
      await (await visitor.find('Drag Cash')).boundingBox(),
    ];
    const { mouse } = visitor.page;
    await mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
    await mouse.down();
    await mouse.move(to!.x + to!.width / 2, to!.y, { steps: 12 });
    await visitor.announced(/Card is over position 1/);
    await mouse.up();
    await visitor.settle();
    await expectSoon(() => keys()).toEqual(['card', 'cash', 'bank_invoice']);
    await panel.admin.put('/api/admin/payment-methods/order', { keys: ['cash', 'bank_invoice', 'card'] });
  });

  it('payment methods are turned off and on, one by one or all at once', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/payments');
    await visitor.check('Active: Cash', false);
    await visitor.see(english('settings.hidden.inactive'));
    await visitor.settle();
    await expectSoon(() => method('cash')).toMatchObject({ active: false, shown: false });
    await visitor.check('Active: Cash', true);
    await visitor.settle();
    await expectSoon(() => method('cash')).toMatchObject({ active: true, shown: true });

    await visitor.click('Turn off payments');
    await visitor.see('Customers cannot order or pay');
    await visitor.inspect('payments-switch');
    await visitor.confirm();
    await visitor.see(english('settings.hidden.payments_disabled'));
    await expectSoon(async () => (await panel.shop.client().get('/api/checkout/payments')).body.payments).toEqual([]);
    await visitor.click('Turn on payments');
    await visitor.page.waitForSelector('dialog[open]');
    await visitor.confirm();
    await visitor.see('Customers see all active methods');
    await expectSoon(
      async () => (await panel.shop.client().get('/api/checkout/payments')).body.payments.length,
    ).toBeGreaterThan(0);
  });

  describe("the form of a plugin's gateway", () => {
    it("a plugin's gateway has a form for the settings that it declares, and never shows its secret", async () => {
      const visitor = await panel.visit();
      await visitor.open('/pages/payments/card');
      await visitor.fill('Merchant', 'Quiet Shelf');
      await visitor.fill('API key', 'top-secret');
      await visitor.choose('Mode', 'live');
      await visitor.fill('Retries', '5');
      await visitor.check('Capture at once', false);
      await visitor.fill('Fee', '1.5');
      await visitor.fill('Russian', 'Оплата картой', 'Info');
      await visitor.fill('Terms', 'Two\nlines');
      await visitor.check('Active', true);
      await visitor.inspect('payments-card');
      await visitor.click('Save');
      await visitor.see(english('payment.messages.method_saved'));
      await expectSoon(() => method('card')).toMatchObject({
        active: true,
        merchant: 'Quiet Shelf',
        api_key: null,
        api_key_filled: true,
        mode: 'live',
        retries: 5,
        capture: false,
        fee: 1.5,
        info: { ru: 'Оплата картой' },
        terms: 'Two\nlines',
        shown: true,
      });
      await visitor.open('/pages/payments/card');
      await visitor.see('Value saved and hidden.');
      await expectSoon(() => visitor.page.content()).not.toContain('top-secret');
      await visitor.check('Delete saved value: API key', true);
      await visitor.click('Save');
      await visitor.see('“API key” is empty.');
      await expectSoon(() => method('card')).toMatchObject({ api_key_filled: false, shown: false });
    });
  });

  it.each([
    ['en', 1280, 'Payouts', 'Payout account', 'Payout bank', 'Capture at once', 'The money is yours only after'],
    ['uk', 360, 'Виплати', 'Рахунок для виплат', 'Банк для виплат', 'Списувати одразу', 'Гроші ваші лише після'],
  ] as const)(
    "a plugin's gateway has its own sections, an IBAN with its bank, and a warning: %s at %i pixels",
    async (language, width, section, account, bank, capture, warning) => {
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/payments/card');
      await visitor.see(section);
      await expectSoon(() => visitor.page.$$eval('main form section h2', (headings) => headings.length)).toBe(5);
      await visitor.fill(account, 'ua213223130000026007233566001', section);
      const field = async (label: string) => (await visitor.field(label, section)).evaluate(({ value }) => value);
      await until(
        () => field(bank),
        (value) => value !== '',
      );
      await expectSoon(async () => [await field(account), await field(bank)]).toEqual([
        'UA21 3223 1300 0002 6007 2335 6600 1',
        language === 'en' ? 'Ukreximbank' : 'Укрексімбанк',
      ]);
      await visitor.check(capture, false);
      await visitor.see(warning);
      await visitor.inspect('payments-declared');
    },
  );

  describe('payments to match in the panel', () => {
    it('payments to match are found by reference and amount, and link to their orders', async () => {
      const visitor = await panel.visit({ role: 'manager' });
      await visitor.open('/pages/bank-review?list=orders');
      await visitor.see('1 overdue (€24.90)');
      await visitor.fill('Search, or paste a line of your statement', '14,90');
      await visitor.see('1–1 of 1');
      await visitor.see('Iryna Bondar');
      await expectSoon(() => visitor.text()).not.toContain('Olena Bondar');
      await visitor.fill('Search, or paste a line of your statement', '99.99');
      await visitor.see('No order awaiting payment matches.');
      await visitor.click('Clear filters');
      await visitor.check('Overdue only', true);
      await visitor.see('1–1 of 1');
      await visitor.see('Taras Bondar');
      await visitor.click('Order 2', 'link');
      await visitor.page.waitForFunction(() => location.pathname.endsWith('/admin/pages/orders/2'));
    });

    it('the list of payments to match is empty when all are confirmed, and managers may only read the methods', async () => {
      await panel.shop.db.query(`UPDATE shop_order SET status = 'cancelled'`);
      const visitor = await panel.visit({ role: 'manager' });
      await visitor.open('/pages/bank-review?list=orders');
      await visitor.see(english('panel-review.orders.none'));
      await visitor.inspect('payments-none');
      await visitor.open('/pages/payments/bank_invoice');
      await visitor.see(english('panel-payments.owner_only'));
      await expectSoon(async () => (await visitor.field('Account Holder')).evaluate(({ disabled }) => disabled)).toBe(
        true,
      );
      await expectSoon(() =>
        visitor.page.$$eval('main button', (buttons) => buttons.map(({ textContent }) => textContent)),
      ).not.toContain('Save');
      await visitor.inspect('payments-looked-at');
    });
  });
});
