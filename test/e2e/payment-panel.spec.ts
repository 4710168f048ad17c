import { DummyGateway, startTestShop, type Client, type TestShop } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { GatewayRegistry } from '../../src/payment/use-cases/gateway-registry.js';
import { bankSettings } from '../fixtures/orders.js';
import { sessionOf } from '../fixtures/panel/account.js';
import { CardGateway } from '../fixtures/payment-gateways.js';

const LIST = '/api/admin/payment-methods';
const BANK = `${LIST}/bank_invoice`;

describe('payment methods for the panel', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop({ gateways: [CashGateway, BankInvoiceGateway, CardGateway, DummyGateway] });
    admin = await shop.admin();
  });

  afterAll(() => shop.close());
  beforeEach(() => DummyGateway.reset());

  const listed = async () =>
    (await admin.get(LIST)).body.data.items as Array<{ key: string; position: number; version: number }>;
  const keys = async () => (await listed()).map(({ key }) => key);

  describe('descriptions of payment methods for forms', () => {
    it('a payment method is described with labels, hints, limits, defaults and choices of its settings', async () => {
      const { fields } = (await admin.get(BANK)).body.data;
      expect(fields.map(({ label }: { label: string }) => label)).toEqual([
        'Active',
        'Position',
        'Title',
        'Description',
        'Account Holder',
        'Bank Name',
        'Account Number',
        'Bank Code',
        'Tax ID',
        'Payment Terms (days)',
        'Auto-generate Invoice',
        'Require Payment Confirmation',
        'Payment Instructions',
        'Cancel unpaid orders after (days)',
        'Reminders (days)',
        'Wait for bank statements',
        'Banking days only',
        'Reinstate cancelled orders',
        'Match bank statements',
        'QR code for hryvnias',
      ]);
      expect(fields[9]).toMatchObject({
        name: 'payment_terms',
        type: 'integer',
        default: 7,
        min: 1,
        max: 30,
        required: false,
        options: null,
      });
      const card = (await admin.get(`${LIST}/card?lang=uk`)).body.data;
      expect(card.fields.find(({ name }: { name: string }) => name === 'mode')).toMatchObject({
        label: 'Режим',
        default: 'test',
        options: [
          { value: 'test', label: 'Тестовий' },
          { value: 'live', label: 'Робочий' },
        ],
      });
    });

    it('a payment method is described in the sections of its gateway, in the reader’s language', async () => {
      const sections = async (key: string) => (await admin.get(`${LIST}/${key}?lang=uk`)).body.data.sections;
      const place = { title: 'Видимість', settings: ['active', 'position'] };
      expect(await sections('cash')).toEqual([
        place,
        { title: 'Тексти для покупців', settings: ['title', 'description', 'info'] },
      ]);
      expect(await sections('bank_invoice')).toEqual([
        place,
        { title: 'Тексти для покупців', settings: ['title', 'description'] },
        {
          title: 'Банківські реквізити',
          settings: ['account_holder', 'bank_name', 'account_number', 'bank_code', 'tax_id'],
        },
        {
          title: 'Умови оплати',
          settings: [
            'payment_terms',
            'banking_days',
            'auto_match',
            'auto_generate_invoice',
            'require_confirmation',
            'instructions',
            'nbu_code',
          ],
        },
        {
          title: 'Контроль строку оплати',
          settings: ['reminders', 'cancel_after', 'clock_follows_statements', 'auto_reinstate'],
        },
      ]);
      expect((await sections('card')).at(-1)).toEqual({
        title: 'Налаштування способу',
        settings: ['retries', 'capture', 'fee', 'terms'],
      });
    });

    it('the description of a setting names the fields that an IBAN fills in, and the warning for a value', async () => {
      const field = async (method: string, wanted: string) =>
        (await admin.get(`${LIST}/${method}`)).body.data.fields.find(({ name }: { name: string }) => name === wanted);
      expect(await field('bank_invoice', 'account_number')).toMatchObject({
        iban: { bank_name: 'bank_name', bank_code: 'bank_code' },
        warning: null,
      });
      expect(await field('card', 'payout_account')).toMatchObject({
        iban: { bank_name: 'payout_bank', bank_code: null },
      });
      expect(await field('card', 'capture')).toMatchObject({
        iban: null,
        warning: { value: false, text: 'The money is yours only after a call to the provider.' },
      });
    });

    it('a payment method that is not offered has the reasons as codes and as sentences', async () => {
      const { body } = await admin.get(`${LIST}/card?lang=ru`);
      expect(body.data.hidden_because).toEqual(['inactive', 'incomplete:merchant', 'incomplete:api_key']);
      expect(body.data.hidden_reasons).toEqual([
        { code: 'inactive', field: null, message: 'Этот способ выключен.' },
        { code: 'incomplete', field: 'merchant', message: 'Поле «Продавец» не заполнено.' },
        { code: 'incomplete', field: 'api_key', message: 'Поле «Ключ API» не заполнено.' },
      ]);
    });

    it('the list of payment methods for the panel says whether payments are turned on', async () => {
      expect((await admin.get(LIST)).body.data.payments_enabled).toBe(true);
      await admin.put('/api/admin/settings', { payments_enabled: false });
      const { body } = await admin.get(LIST);
      expect(body.data.payments_enabled).toBe(false);
      expect(body.data.items[0].hidden_reasons).toEqual([
        { code: 'payments_disabled', field: null, message: 'Payments are turned off for the whole shop.' },
      ]);
      await admin.put('/api/admin/settings', { payments_enabled: true });
    });
  });

  describe('payment methods of plugins', () => {
    it('a secret of a payment method is never returned, and is kept if it is not sent', async () => {
      const saved = await admin.put(`${LIST}/card`, {
        merchant: 'Quiet Shelf',
        api_key: 'top-secret',
        mode: 'live',
        fee: 1.5,
      });
      expect(saved.status).toBe(200);
      expect(saved.body.data).toMatchObject({
        api_key: null,
        api_key_filled: true,
        mode: 'live',
        fee: 1.5,
        retries: 3,
      });
      const again = await admin.put(`${LIST}/card`, { api_key: null, retries: 2 });
      expect(again.body.data).toMatchObject({ api_key_filled: true, retries: 2 });
      expect(JSON.stringify([saved.body, again.body, (await admin.get('/api/admin/audit')).body])).not.toContain(
        'top-secret',
      );
    });

    it('a payment method rejects an unknown choice for a setting', async () => {
      const { status, body } = await admin.put(`${LIST}/card`, { mode: 'sandbox' });
      expect(status).toBe(422);
      expect(body.errors.mode[0]).toMatch(/test, live/);
    });
  });

  describe('the display order of payment methods', () => {
    it('one request sets the display order of payment methods, and those that are not named follow', async () => {
      const { status, body } = await admin.put(`${LIST}/order`, { keys: ['card', 'bank_invoice'] });
      expect(status).toBe(200);
      expect(body.data.items.map(({ key, position }: { key: string; position: number }) => [key, position])).toEqual([
        ['card', 1],
        ['bank_invoice', 2],
        ['cash', 3],
        ['dummy', 4],
      ]);
      const shown = await shop.client().get('/api/checkout/payments');
      expect(shown.body.payments.map(({ key }: { key: string }) => key)).toEqual(['cash']);
    });

    it('a payment method whose position does not change keeps its version', async () => {
      const before = await listed();
      await admin.put(`${LIST}/order`, { keys: ['card', 'bank_invoice', 'dummy', 'cash'] });
      const after = await listed();
      const versions = (methods: typeof before) =>
        Object.fromEntries(methods.map(({ key, version }) => [key, version]));
      expect(versions(after)).toEqual({
        ...versions(before),
        cash: versions(before)['cash']! + 1,
        dummy: versions(before)['dummy']! + 1,
      });
    });

    it.each([
      [{ keys: ['cash', 'cash'] }, 'keys'],
      [{ keys: ['nothing'] }, 'keys'],
      [{ keys: [] }, 'keys'],
      [{ keys: 'cash' }, 'keys'],
      [{}, 'keys'],
    ])('the display order %j of payment methods is rejected', async (body, field) => {
      const answered = await admin.put(`${LIST}/order`, body);
      expect(answered.status).toBe(422);
      expect(answered.body.errors).toHaveProperty(field);
    });

    it('concurrent changes to the display order of payment methods are not mixed', async () => {
      const wishes = [
        ['cash', 'bank_invoice', 'card', 'dummy'],
        ['dummy', 'card', 'bank_invoice', 'cash'],
        ['card', 'cash', 'dummy', 'bank_invoice'],
      ];
      const answers = await Promise.all(
        [...wishes, ...wishes].map((wish) => admin.put(`${LIST}/order`, { keys: wish })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      expect(wishes).toContainEqual(await keys());
      expect((await listed()).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    });
  });

  describe('previews of payment methods with unsaved settings', () => {
    it('a preview of a payment method shows what customers would see in each language, and stores nothing', async () => {
      const before = (await admin.get(BANK)).body.data;
      const { status, body } = await admin.post(`${BANK}/preview`, {
        ...bankSettings,
        title: { uk: 'Переказ на рахунок' },
        instructions: 'Name the <order>.',
      });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        key: 'bank_invoice',
        shown: true,
        sample: { amount: 149.9, currency: 'EUR', reference: expect.stringMatching(/^RF\d\d001024$/) },
      });
      const [en, uk, ru] = body.data.languages;
      expect([en.language, uk.language, ru.language]).toEqual(['en', 'uk', 'ru']);
      expect(uk.title).toBe('Переказ на рахунок');
      expect(uk.checkout_html).toContain('Переказ на рахунок');
      expect(en.order_html).toContain('UA08 9999 9000 0002 6009 0012 3456 7');
      expect(en.order_html).toContain('€149.90');
      expect(en.order_html).toContain('Name the &lt;order&gt;.');
      expect(ru.order_html).toMatch(/Как оплатить|оплат/);
      expect((await admin.get(BANK)).body.data).toEqual(before);
    });

    it('a preview of cash shows its message at the checkout and no payment instructions', async () => {
      const { body } = await admin.post(`${LIST}/cash/preview`, { info: { en: 'Exact change, please.' } });
      expect(body.data.sample.payment_due_at).toBeNull();
      expect(body.data.languages[0]).toMatchObject({
        info: 'Exact change, please.',
        checkout_html: expect.stringContaining('Exact change, please.'),
      });
      expect(body.data.languages[0].order_html).not.toContain('<dl');
    });

    it('a preview of a payment method does not use the stored secrets', async () => {
      await admin.put(`${LIST}/card`, { active: true, merchant: 'M1', api_key: 'kept-under-lock' });
      const gateway = shop.app.get(GatewayRegistry, { strict: false }).get('card')! as { payButton?: unknown };
      const seen: unknown[] = [];
      gateway.payButton = (_order: unknown, settings: unknown): null => (seen.push(settings), null);
      try {
        const { body } = await (await sessionOf(shop, 'manager')).post(`${LIST}/card/preview`, { merchant: 'M2' });
        expect([body.data.shown, body.data.hidden_because]).toEqual([true, []]);
        expect(seen[0]).toMatchObject({ merchant: 'M2' });
        expect(JSON.stringify([seen, body])).not.toContain('kept-under-lock');
      } finally {
        delete gateway.payButton;
        await admin.put(`${LIST}/card`, { active: false });
      }
    });

    it('a preview of a payment method reports invalid fields and why the method would not be offered', async () => {
      const refused = await admin.post(`${BANK}/preview`, {
        account_number: 'UA213223130000026007233566002',
        payment_terms: 31,
      });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.errors).sort()).toEqual(['account_number', 'payment_terms']);
      const { body } = await admin.post(`${BANK}/preview`, { ...bankSettings, tax_id: '' });
      expect(body.data).toMatchObject({
        shown: false,
        hidden_reasons: [{ code: 'incomplete', field: 'tax_id', message: '“Tax ID” is empty.' }],
      });
      expect((await admin.post(`${LIST}/nothing/preview`, {})).status).toBe(404);
    });
  });

  describe('banks by IBAN or bank code', () => {
    it.each([
      ['iban=UA213223130000026007233566001', { bank_name: 'Ukreximbank', bank_code: '322313', country: 'UA' }],
      ['bank_code=305299&lang=uk', { bank_name: 'ПриватБанк', bic: 'PBANUA2X', country: 'UA' }],
      ['bank_code=habalt22', { bank_name: 'Swedbank', country: 'LT', bank_code: null }],
      ['iban=UA089999900000026009001234567', { bank_name: null, bank_code: '999990', country: 'UA' }],
      ['iban=nonsense', { bank_name: null, country: null }],
    ])('a bank is recognized by ?%s', async (query, expected) => {
      const { status, body } = await admin.get(`/api/admin/banks?${query}`);
      expect(status).toBe(200);
      expect(body.data).toMatchObject(expected);
    });
  });

  it('all but one of several concurrent changes to one version of a payment method get a conflict', async () => {
    const { version } = (await admin.get(BANK)).body.data;
    const answers = await Promise.all([3, 4, 5, 6, 7].map((days) => admin.put(BANK, { payment_terms: days, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'stale_version',
      message: expect.stringContaining('This record was changed in the meantime'),
    });
    const winner = answers.find(({ status }) => status === 200)!.body.data;
    expect((await admin.get(BANK)).body.data).toMatchObject({
      payment_terms: winner.payment_terms,
      version: version + 1,
    });
  });

  it('managers can read payment methods, owners can change them', async () => {
    const [manager, owner, support] = [
      await sessionOf(shop, 'manager'),
      await sessionOf(shop, 'owner'),
      await sessionOf(shop, 'support'),
    ];
    expect((await manager.get(LIST)).status).toBe(200);
    expect((await manager.get('/api/admin/banks?bank_code=305299')).status).toBe(200);
    expect((await manager.put(BANK, { payment_terms: 3 })).status).toBe(403);
    expect((await manager.put(`${LIST}/order`, { keys: ['cash'] })).status).toBe(403);
    expect((await manager.post(`${BANK}/preview`, {})).status).toBe(200);
    expect((await support.post(`${BANK}/preview`, {})).status).toBe(403);
    expect((await support.get(LIST)).status).toBe(403);
    expect((await owner.put(BANK, { payment_terms: 3 })).status).toBe(200);
  });

  it('guests, and tokens without the scope, cannot use the endpoints of payment methods', async () => {
    const [guest, token] = [shop.client(), await shop.integration('orders:read')];
    const calls = (client: Client) =>
      Promise.all([
        client.get('/api/admin/banks'),
        client.put(`${LIST}/order`, { keys: ['cash'] }),
        client.post(`${BANK}/preview`, {}),
        client.get(LIST),
      ]);
    expect((await calls(guest)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await calls(token)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});
