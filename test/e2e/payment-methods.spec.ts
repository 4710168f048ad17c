import { Money } from '#kernel';
import { DummyGateway, startTestShop, type Client, type TestShop } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { payButtonOrder, PaymentFacade } from '../../src/payment/index.js';
import { ShowPayButtons } from '../../src/payment/use-cases/show-pay-buttons.js';
import { statementsDuring } from '../fixtures/statements.js';

const BANK = '/api/admin/payment-methods/bank_invoice';
const CASH = '/api/admin/payment-methods/cash';
const complete = {
  account_holder: 'Quiet Shelf LLC',
  bank_name: 'Bank of Nowhere',
  account_number: 'UA213223130000026007233566001',
  bank_code: '322313',
  tax_id: '12345678',
};

describe('payment methods in the API', () => {
  let shop: TestShop;
  let admin: Client;
  let guest: Client;

  beforeAll(async () => {
    shop = await startTestShop({ gateways: [CashGateway, BankInvoiceGateway, DummyGateway] });
    admin = await shop.admin();
    guest = shop.client({ language: 'en' });
  });

  afterAll(() => shop.close());
  beforeEach(() => DummyGateway.reset());

  const keys = async () =>
    ((await guest.get('/api/checkout/payments')).body.payments as Array<{ key: string }>).map(({ key }) => key);
  const method = async (key: string) => (await admin.get(`/api/admin/payment-methods/${key}`)).body.data;

  it('auto_match of the bank invoice is exact by default, and can be off, reference or exact', async () => {
    expect((await method('bank_invoice')).auto_match).toBe('exact');
    for (const mode of ['off', 'reference', 'exact'])
      expect((await admin.put(BANK, { auto_match: mode })).body.data.auto_match).toBe(mode);
    const refused = await admin.put(BANK, { auto_match: 'always' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['auto_match']]);
  });

  it('a fresh shop offers cash, and the bank invoice once its bank details are filled in', async () => {
    const { status, body } = await guest.get('/api/checkout/payments');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      payments: [
        {
          id: expect.any(Number),
          key: 'cash',
          name: 'cash',
          title: 'Cash',
          description: expect.stringContaining('delivery'),
        },
      ],
    });
    const { body: listed } = await admin.get('/api/admin/payment-methods');
    expect(listed.data.items).toMatchObject([
      { key: 'cash', active: true, position: 1, shown: true, hidden_because: [] },
      {
        key: 'bank_invoice',
        active: true,
        position: 2,
        shown: false,
        payment_terms: 7,
        require_confirmation: true,
        auto_generate_invoice: false,
        account_number: '',
        hidden_because: [
          'incomplete:account_holder',
          'incomplete:bank_name',
          'incomplete:account_number',
          'incomplete:bank_code',
          'incomplete:tax_id',
        ],
      },
      { key: 'dummy', active: false, position: 3, shown: false, hidden_because: ['inactive'] },
    ]);
  });

  it('the bank invoice is offered once all required bank details are filled in, even without bank code and tax ID', async () => {
    const { status, body } = await admin.put(BANK, complete);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...complete, shown: true, hidden_because: [] });
    const { body: listing } = await guest.get('/api/checkout/payments');
    expect(listing.payments[1]).toEqual({
      id: expect.any(Number),
      key: 'bank_invoice',
      name: 'bank_invoice',
      title: 'Bank transfer',
      description: expect.any(String),
      account_holder: complete.account_holder,
      bank_name: complete.bank_name,
      account_number: complete.account_number,
      payment_terms: 7,
    });
  });

  it.each(Object.keys(complete))(
    'the bank invoice is not offered if %s is empty, and the administrator sees why',
    async (field) => {
      const { status, body } = await admin.put(BANK, { [field]: '' });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ [field]: '', shown: false, hidden_because: [`incomplete:${field}`] });
      expect(await keys()).toEqual(['cash']);
      await admin.put(BANK, complete);
      expect(await keys()).toEqual(['cash', 'bank_invoice']);
    },
  );

  it('payment methods are listed in the reader’s language, and cash with its message if that is set', async () => {
    await admin.put(CASH, { info: { en: 'Exact change, please.', uk: 'Без решти, будь ласка.' } });
    const english = (await guest.get('/api/checkout/payments')).body.payments[0];
    const ukrainian = (await shop.client({ language: 'uk' }).get('/api/checkout/payments')).body.payments[0];
    const russian = (await guest.get('/api/checkout/payments?lang=ru')).body.payments[0];
    expect(english).toMatchObject({ title: 'Cash', info: 'Exact change, please.' });
    expect(ukrainian).toMatchObject({ title: 'Готівка', info: 'Без решти, будь ласка.' });
    expect(russian).toMatchObject({ title: 'Наличные', info: 'Exact change, please.' });
    await admin.put(CASH, { info: { en: '', uk: '', ru: '' } });
    expect((await guest.get('/api/checkout/payments')).body.payments[0]).not.toHaveProperty('info');
  });

  it('payment methods are listed by position', async () => {
    await admin.put(CASH, { position: 9 });
    expect(await keys()).toEqual(['bank_invoice', 'cash']);
    await admin.put(CASH, { position: 2 });
    expect(await keys()).toEqual(['cash', 'bank_invoice']);
    await admin.put(CASH, { position: 1 });
  });

  it('texts of a payment method change in the languages that are sent, and stay in the others', async () => {
    const { body } = await admin.put(CASH, { title: { en: 'Cash on delivery' } });
    expect(body.data.title).toEqual({ en: 'Cash on delivery', uk: 'Готівка', ru: 'Наличные' });
    await admin.put(CASH, { title: { en: 'Cash' } });
  });

  it('IBAN and SWIFT code of a payment method are normalized', async () => {
    const { body } = await admin.put(BANK, {
      account_number: 'ua21 3223 1300 0002 6007 2335 6600 1',
      bank_code: 'ptbnuauk',
    });
    expect(body.data).toMatchObject({ account_number: complete.account_number, bank_code: 'PTBNUAUK' });
    await admin.put(BANK, { bank_code: complete.bank_code });
  });

  it.each([
    ['account_number', 'ZZ213223130000026007233566001', /country/],
    ['account_number', 'UA2132231300000260072335660', /too short or too long/],
    ['account_number', 'UAXX3223130000026007233566001', /character/],
    ['account_number', 'UA213223130000026007233566002', /check digits/],
    ['account_number', 5, /text/],
    ['bank_code', '12345', /6 digits.*8 or 11/],
    ['bank_code', '1234567', /6 digits.*8 or 11/],
    ['bank_code', 'PTBNUAUKX', /6 digits.*8 or 11/],
    ['tax_id', '1234567', /8 digits.*10 digits/],
    ['tax_id', '123456789', /8 digits.*10 digits/],
    ['payment_terms', 0, /at least 1/],
    ['payment_terms', 31, /at most 30/],
    ['payment_terms', 7.5, /whole number/],
    ['payment_terms', '7', /whole number/],
    ['position', 'first', /whole number/],
    ['position', null, /whole number/],
    ['active', 'yes', /true or false/],
    ['require_confirmation', null, /true or false/],
    ['auto_generate_invoice', 1, /true or false/],
    ['title', 'Bank', /object/],
  ])(
    'a payment method with the field %s set to %j is rejected, and the error says what is allowed',
    async (field, value, sentence) => {
      const before = await method('bank_invoice');
      const { status, body } = await admin.put(BANK, { [field]: value, bank_name: 'Another Bank' });
      expect(status).toBe(422);
      expect(body).toMatchObject({ success: false, code: 'validation_failed' });
      expect(Object.keys(body.errors)).toEqual([field]);
      expect(body.errors[field][0]).toMatch(sentence as RegExp);
      expect(await method('bank_invoice')).toEqual(before);
    },
  );

  it.each([
    ['account_holder', 200],
    ['bank_name', 200],
    ['instructions', 2000],
  ])('the field %s of a payment method has at most %i characters', async (field, most) => {
    const { body } = await admin.put(BANK, { [field]: 'x'.repeat(most + 1) });
    expect(body).toMatchObject({
      code: 'validation_failed',
      errors: { [field]: [expect.stringContaining(`at most ${most}`)] },
    });
  });

  it('a payment method with several invalid fields is rejected with an error for each', async () => {
    const { body } = await admin.put(BANK, {
      account_number: 'x',
      bank_code: 'x',
      tax_id: 'x',
      payment_terms: 99,
      title: { en: 5 },
    });
    expect(Object.keys(body.errors).sort()).toEqual([
      'account_number',
      'bank_code',
      'payment_terms',
      'tax_id',
      'title.en',
    ]);
  });

  it('a payment method does not change if no known field is sent', async () => {
    const before = await method('bank_invoice');
    for (const body of [{}, { id: 9, key: 'x', evil: 1 }]) expect((await admin.put(BANK, body)).status).toBe(200);
    expect((await admin.put(BANK, [])).status).toBe(422);
    expect({ ...(await method('bank_invoice')), version: before.version }).toEqual(before);
  });

  it('an invalid IBAN is explained in the reader’s language', async () => {
    const { body } = await admin.put(`${BANK}?lang=uk`, { account_number: 'UA213223130000026007233566002' });
    expect(body.errors.account_number[0]).toMatch(/Контрольні цифри/);
  });

  it.each([1, 30])('the payment terms of a bank invoice may be %i (in days)', async (days) => {
    expect((await admin.put(BANK, { payment_terms: days })).body.data.payment_terms).toBe(days);
    expect((await guest.get('/api/checkout/payments')).body.payments[1].payment_terms).toBe(days);
  });

  it('a bank invoice whose payment terms are null is rejected', async () => {
    expect((await admin.put(BANK, { payment_terms: null })).status).toBe(422);
  });

  it('a change of an older version of a payment method is a conflict', async () => {
    const { version } = await method('cash');
    expect((await admin.put(CASH, { position: 1, version })).status).toBe(200);
    const stale = await admin.put(CASH, { position: 5, version });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect((await method('cash')).position).toBe(1);
    expect((await admin.put(CASH, { version: 'x' })).status).toBe(422);
  });

  it('an inactive payment method is not offered, and the administrator sees why', async () => {
    const { body } = await admin.put(CASH, { active: false });
    expect(body.data).toMatchObject({ shown: false, hidden_because: ['inactive'] });
    expect(await keys()).toEqual(['bank_invoice']);
    await admin.put(CASH, { active: true });
  });

  it('no payment method is offered while payments are turned off', async () => {
    expect((await admin.get('/api/admin/settings')).body.data).toMatchObject({ payments_enabled: true });
    expect((await admin.put('/api/admin/settings', { payments_enabled: false })).body.data).toMatchObject({
      payments_enabled: false,
    });
    expect((await guest.get('/api/checkout/payments')).body).toEqual({ success: true, payments: [] });
    expect(await method('cash')).toMatchObject({ shown: false, hidden_because: ['payments_disabled'] });
    await expect(shop.app.get(PaymentFacade).offered('cash')).rejects.toMatchObject({ code: 'unknown_payment_method' });
    expect((await admin.put('/api/admin/settings', { payments_enabled: 'no' })).status).toBe(422);
    await admin.put('/api/admin/settings', { payments_enabled: true });
    expect(await keys()).toEqual(['cash', 'bank_invoice']);
  });

  it('a plugin’s payment method is activated like a built-in one, and its secrets are not returned', async () => {
    const { body } = await admin.put('/api/admin/payment-methods/dummy', {
      active: true,
      api_key: 'sk_live_123',
      card_brands: 'Visa',
    });
    expect(body.data).toMatchObject({ shown: true, api_key: null, api_key_filled: true, card_brands: 'Visa' });
    const listed = await guest.get('/api/checkout/payments');
    expect(listed.body.payments[2]).toEqual({
      id: expect.any(Number),
      key: 'dummy',
      name: 'dummy',
      title: 'Test card',
      description: '',
      card_brands: 'Visa',
    });
    const all = JSON.stringify([
      body,
      listed.body,
      await method('dummy'),
      await shop.db.query('SELECT before, after FROM audit_entry'),
    ]);
    expect(all).not.toContain('sk_live_123');
    await admin.put('/api/admin/payment-methods/dummy', { active: false });
  });

  it('changes of payment methods are recorded in the activity log with old and new values', async () => {
    await admin.put(BANK, { bank_name: 'Bank of Somewhere' });
    const [entry] = await shop.db.query(
      `SELECT * FROM audit_entry WHERE action = 'payment_method.changed' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toMatchObject({
      subject_type: 'payment_method',
      subject_id: 'bank_invoice',
      before: { bank_name: complete.bank_name },
      after: { bank_name: 'Bank of Somewhere' },
    });
    await admin.put(BANK, complete);
  });

  it('only administrators can configure payment methods', async () => {
    const integration = await shop.integration('orders:write');
    for (const path of ['/api/admin/payment-methods', CASH, '/api/admin/settings']) {
      expect((await guest.get(path)).status).toBe(401);
      expect((await integration.get(path)).status).toBe(403);
    }
    expect((await guest.put(CASH, { active: false })).status).toBe(401);
    expect((await integration.put('/api/admin/settings', { payments_enabled: false })).status).toBe(403);
    expect((await admin.get('/api/admin/payment-methods/gold')).status).toBe(404);
    expect((await admin.put('/api/admin/payment-methods/gold', {})).body).toMatchObject({
      code: 'unknown_payment_method',
    });
  });

  it('the list of payment methods takes one statement, and none while it is cached', async () => {
    await admin.put(CASH, { position: 1 });
    const asked = async (): Promise<number> =>
      (await statementsDuring(shop, () => guest.get('/api/checkout/payments'))).filter((text) =>
        text.includes('payment_method'),
      ).length;
    expect([await asked(), await asked()]).toEqual([1, 0]);
  });

  describe('payment methods in templates', () => {
    const order = {
      id: 42,
      reference: 'RF45000042',
      total: Money.parse('19.99', 'EUR'),
      open: Money.parse('19.99', 'EUR'),
      status: 'awaiting_payment',
      language: 'en' as const,
      paymentDueAt: null,
      customer: { email: null, first_name: null, last_name: null, phone: null },
    };

    it('a template gets an instance of a payment method whose pay button shows escaped bank details and a print button', async () => {
      await admin.put(BANK, { instructions: 'Before <Friday> & "soon"' });
      const entry = await shop.app.get(ShowPayButtons).one('bank_invoice', 'uk');
      expect(entry).toMatchObject({ key: 'bank_invoice', name: 'bank_invoice', title: 'Банківський переказ' });
      const markup = await entry!.instance.payButton(payButtonOrder(order));
      for (const text of [
        '<data value="19.99 EUR">19,99\u00a0€</data>',
        'UA213223130000026007233566001',
        '322313',
        '12345678',
        'Отримувач',
        'data-print',
        'Before &lt;Friday&gt; &amp; ',
      ]) {
        expect(markup).toContain(text);
      }
      expect(markup).not.toMatch(/<script|onclick|undefined/);
    });

    it('cash has no pay button in templates, and an unknown method has no entry', async () => {
      const buttons = shop.app.get(ShowPayButtons);
      expect((await buttons.all('en')).map(({ key }) => key)).toEqual(['cash', 'bank_invoice']);
      expect(await (await buttons.one('cash', 'en'))!.instance.payButton(payButtonOrder(order))).toBe('');
      expect(await buttons.one('gold', 'en')).toBeNull();
    });

    it('a pay button without a template shows its variables', async () => {
      const entry = await shop.app.get(ShowPayButtons).one('dummy', 'ru');
      expect(await entry!.instance.payButton(payButtonOrder(order))).toMatch(
        /<h2>Test card<\/h2>.*<dt>Сумма<\/dt><dd>19\.99<\/dd>.*data-print/,
      );
    });

    it('the bank details of an order have the account, the amount and the purpose of the payment', async () => {
      const facade = shop.app.get(PaymentFacade);
      expect(facade.bankDetails((await facade.known('bank_invoice'))!, order)).toEqual({
        ...complete,
        amount: 19.99,
        currency: 'EUR',
        payment_purpose: 'Payment for order No. 42, reference RF45000042',
      });
      expect(facade.bankDetails((await facade.known('cash'))!, order)).toBeNull();
    });

    it('payment methods are found by key or id', async () => {
      const facade = shop.app.get(PaymentFacade);
      const cash = await facade.offered('cash');
      expect((await facade.offered(cash.id)).key).toBe('cash');
      expect((await facade.offered(String(cash.id))).key).toBe('cash');
      await expect(facade.offered('dummy')).rejects.toMatchObject({ code: 'unknown_payment_method' });
      expect((await facade.defaultMethod())?.key).toBe('cash');
      expect(await facade.describe('bank_invoice', 'ru')).toEqual({ key: 'bank_invoice', title: 'Банковский перевод' });
    });
  });
});
