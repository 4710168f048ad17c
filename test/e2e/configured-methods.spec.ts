import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { EnsureMethods } from '../../src/platform/configurable-methods/index.js';
import { FlatRateProvider } from '../../src/shipping/providers/flat-rate/flat-rate.provider.js';
import { PickupProvider } from '../../src/shipping/providers/pickup/pickup.provider.js';
import { PaymentModule } from '../../src/payment/index.js';
import { logInAs } from '../fixtures/administrators.js';
import { english } from '../fixtures/english.js';
import { download, read } from '../fixtures/invoices.js';
import { mailTexts } from '../fixtures/mails.js';
import { bankSettings, makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { CardGateway } from '../fixtures/payment-gateways.js';
import { settled } from '../fixtures/settled.js';
import { BikeCourier } from '../fixtures/shipping-providers.js';
import { until } from '../fixtures/until.js';

const PAYMENT = '/api/admin/payment-methods';
const SHIPPING = '/api/admin/shipping-methods';
const dollars = {
  account_holder: 'Quiet Shelf Overseas',
  bank_name: 'Bank of Dollars',
  account_number: 'DE89370400440532013000',
  bank_code: 'COBADEFFXXX',
  tax_id: '87654321',
};

describe('methods that an owner adds', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;
  let made = 0;

  beforeAll(async () => {
    shop = await startTestShop({
      gateways: [CashGateway, BankInvoiceGateway, CardGateway],
      shippingProviders: [PickupProvider, FlatRateProvider, BikeCourier],
    });
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 1000, price_regular: 20 });
    await offerBankInvoice(admin);
  });
  afterAll(() => shop.close());

  /** Creates and activates a cash method; returns its key. */
  async function anotherCash(): Promise<string> {
    const key = `cash_${++made}`;
    expect((await admin.post(PAYMENT, { provider: 'cash', key, title: { en: key } })).status).toBe(201);
    expect((await admin.put(`${PAYMENT}/${key}`, { active: true })).status).toBe(200);
    return key;
  }

  async function anotherDelivery(): Promise<string> {
    const key = `delivery_${++made}`;
    expect((await admin.post(SHIPPING, { provider: 'flat_rate', key, title: { en: key } })).status).toBe(201);
    expect((await admin.put(`${SHIPPING}/${key}`, { active: true })).status).toBe(200);
    return key;
  }

  describe('creation of methods', () => {
    it('a new payment method is inactive, last in the list, and has the default settings of its provider', async () => {
      const { status, body } = await admin.post(PAYMENT, {
        provider: 'bank_invoice',
        key: 'bank_invoice_usd',
        title: { en: 'Bank transfer in dollars', uk: 'Переказ у доларах' },
      });
      expect(status).toBe(201);
      expect(body.data).toMatchObject({
        id: expect.any(Number),
        key: 'bank_invoice_usd',
        name: 'bank_invoice_usd',
        provider: 'bank_invoice',
        built_in: false,
        active: false,
        position: 4,
        title: { en: 'Bank transfer in dollars', uk: 'Переказ у доларах' },
        account_number: '',
        payment_terms: 7,
        version: 1,
        shown: false,
      });
      const { body: listed } = await admin.get(PAYMENT);
      expect(
        listed.data.items.map(({ key, provider, built_in }: Record<string, unknown>) => [key, provider, built_in]),
      ).toEqual([
        ['cash', 'cash', true],
        ['bank_invoice', 'bank_invoice', true],
        ['card', 'card', false],
        ['bank_invoice_usd', 'bank_invoice', false],
      ]);
      expect(listed.data.providers).toContainEqual({ key: 'bank_invoice', title: 'Bank transfer' });
      const [entry] = await shop.db.query(`SELECT * FROM audit_entry WHERE action = 'payment_method.created'`);
      expect(entry).toMatchObject({ subject_id: 'bank_invoice_usd', after: { provider: 'bank_invoice' } });
    });

    it('a new shipping method is inactive, has the default settings of its provider, and is offered once activated', async () => {
      const { status, body } = await admin.post(SHIPPING, {
        provider: 'flat_rate',
        key: 'express',
        title: { en: 'Express' },
      });
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ key: 'express', provider: 'flat_rate', active: false, costs: { '*': 4.9 } });
      await admin.put(`${SHIPPING}/express`, { active: true, costs: { '*': 15 } });
      const { body: offers } = await shop.client().get('/api/checkout/shipping?country=UA');
      expect(offers.data.items.map(({ key, cost }: Record<string, unknown>) => [key, cost])).toEqual([
        ['pickup', 0],
        ['flat_rate', 4.9],
        ['express', 15],
      ]);
      expect((await admin.get(SHIPPING)).body.data.providers.map(({ key }: { key: string }) => key)).toEqual([
        'pickup',
        'flat_rate',
        'bike',
      ]);
    });

    it.each([
      ['an unknown provider', { provider: 'gold' }, 422, 'provider'],
      ['a key that is not a word', { key: 'Bank Invoice' }, 422, 'key'],
      ['a word of the addresses', { key: 'order' }, 422, 'key'],
      ['a blank title', { title: { en: ' ' } }, 422, 'title'],
      ['no title', { title: undefined }, 422, 'title'],
      ['a title that is not a text', { title: { uk: 5 } }, 422, 'title.uk'],
      ['a key that is there', { key: 'cash' }, 409, 'method_key_taken'],
    ])('a payment or shipping method with %s is rejected', async (_, wrong, status, reported) => {
      for (const [path, provider] of [
        [PAYMENT, 'cash'],
        [SHIPPING, 'pickup'],
      ] as const) {
        const key = path === SHIPPING && status === 409 ? { key: 'pickup' } : {};
        const answer = await admin.post(path, { provider, key: 'fresh', title: { en: 'Fresh' }, ...wrong, ...key });
        expect([answer.status, status === 409 ? answer.body.code : Object.keys(answer.body.errors)]).toEqual([
          status,
          status === 409 ? reported : [reported],
        ]);
        expect((await admin.get(`${path}/fresh`)).status).toBe(404);
      }
    });

    it('only owners can create and delete methods', async () => {
      const manager = await logInAs(shop, 'manager');
      for (const [path, provider] of [
        [PAYMENT, 'cash'],
        [SHIPPING, 'pickup'],
      ] as const) {
        const refused = await manager.post(path, { provider, key: 'not_mine', title: { en: 'X' } });
        expect([refused.status, refused.body.code]).toEqual([403, 'owner_needed']);
        expect((await manager.delete(`${path}/${provider}`)).status).toBe(403);
        expect((await shop.client().delete(`${path}/${provider}`)).status).toBe(401);
      }
    });

    it('concurrent requests to create a method with one key create one', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => admin.post(PAYMENT, { provider: 'cash', key: 'once', title: { en: 'Once' } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      expect((await admin.delete(`${PAYMENT}/once`)).status).toBe(200);
    });
  });

  it('orders by two bank transfer methods show the account of their own method on page, in email and on invoice', async () => {
    expect((await admin.put(`${PAYMENT}/bank_invoice_usd`, { active: true, ...dollars })).body.data.shown).toBe(true);
    const { body: listed } = await shop.client().get('/api/checkout/payments');
    expect(listed.payments.map(({ key, account_number }: Record<string, unknown>) => [key, account_number])).toEqual([
      ['cash', undefined],
      ['bank_invoice', bankSettings.account_number.replaceAll(' ', '')],
      ['bank_invoice_usd', dollars.account_number],
    ]);
    const accounts = {
      bank_invoice: { ...bankSettings, account_number: bankSettings.account_number.replaceAll(' ', '') },
      bank_invoice_usd: dollars,
    };
    for (const [method, account] of Object.entries(accounts)) {
      const other = method === 'bank_invoice' ? accounts.bank_invoice_usd : accounts.bank_invoice;
      const client = shop.client();
      const { body: placed } = await place(client, product, { payment_method: method });
      const { body: paid } = await pay(client, placed.data, method);
      expect(paid.order).toMatchObject({
        payment_method: method,
        bank_details: { account_number: account.account_number, account_holder: account.account_holder },
      });
      const page = (await new Browser(shop.url).open(`/order/${placed.data.id}?key=${placed.data.key}`)).html;
      const shown = page.replaceAll(/[\s\u00a0]/g, '');
      expect(shown).toContain(account.account_number);
      expect(shown).not.toContain(other.account_number);
      const ofTheOrder = await until(
        async () =>
          (await mailTexts(shop))
            .map((text) => text.replaceAll(/\s/g, ''))
            .filter((text) => text.includes(placed.data.reference as string))
            .join(),
        (text) => text !== '',
      );
      expect(ofTheOrder).toContain(account.account_number);
      expect(ofTheOrder).not.toContain(other.account_number);
      expect((await admin.post(`/api/orders/${placed.data.id}/invoice`)).status).toBe(201);
      await settled(shop);
      const { text } = await read(await download(shop, placed.data, 20));
      expect(text.replaceAll(/\s/g, '')).toContain(account.account_number);
      expect(text).toContain(account.account_holder);
      expect(text.replaceAll(/\s/g, '')).not.toContain(other.account_number);
      const verified = await admin.post(`/api/orders/${placed.data.id}/verify-payment`, { reference: `REF-${method}` });
      expect(verified.status).toBe(200);
      const { body: order } = await admin.get(`/api/orders/${placed.data.id}`);
      expect(order.data).toMatchObject({ status: 'paid', payments: [{ method, amount: 20 }] });
    }
    const { body } = await admin.get('/api/orders?payment_method=bank_invoice_usd');
    expect(body.data.items).toHaveLength(1);
  });

  it('two methods of one gateway have separate secrets', async () => {
    await admin.post(PAYMENT, { provider: 'card', key: 'card_test', title: { en: 'Test card' } });
    await admin.put(`${PAYMENT}/card`, { merchant: 'm-live', api_key: 'key-of-live' });
    const { body } = await admin.put(`${PAYMENT}/card_test`, { merchant: 'm-test', api_key: 'key-of-test' });
    expect(body.data).toMatchObject({ merchant: 'm-test', api_key: null, api_key_filled: true });
    const stored = JSON.stringify(await shop.db.query('SELECT settings FROM payment_method'));
    expect(stored).not.toMatch(/key-of-(live|test)/);
    expect((await admin.put(`${PAYMENT}/card_test`, { api_key: '' })).body.data.api_key_filled).toBe(false);
    expect((await admin.get(`${PAYMENT}/card`)).body.data.api_key_filled).toBe(true);
  });

  describe('deletion of methods', () => {
    it('a method that was never used can be deleted, and is then unknown and not offered', async () => {
      const [cash, delivery] = [await anotherCash(), await anotherDelivery()];
      for (const path of [`${PAYMENT}/${cash}`, `${SHIPPING}/${delivery}`]) {
        const { status, body } = await admin.delete(path);
        expect([status, body.data]).toEqual([200, { key: path.split('/').at(-1) }]);
        expect((await admin.get(path)).status).toBe(404);
        expect((await admin.delete(path)).status).toBe(404);
      }
      const { body } = await shop.client().get('/api/checkout/payments');
      expect(body.payments.map(({ key }: { key: string }) => key)).not.toContain(cash);
      const refused = await place(shop.client(), product, { payment_method: cash });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['payment_method']]);
      const entries = await shop.db.query(`SELECT subject_id FROM audit_entry WHERE action LIKE '%_method.deleted'`);
      expect(entries).toEqual(expect.arrayContaining([{ subject_id: cash }, { subject_id: delivery }]));
    });

    it('a built-in method cannot be deleted, and the error names the reason in the reader’s language', async () => {
      const sentences = { en: /built in.*Deactivate it/, uk: /вбудований.*Вимкніть/, ru: /встроенный.*Выключите/ };
      for (const path of [
        `${PAYMENT}/cash`,
        `${PAYMENT}/bank_invoice`,
        `${SHIPPING}/pickup`,
        `${SHIPPING}/flat_rate`,
      ]) {
        for (const [language, sentence] of Object.entries(sentences)) {
          const { status, body } = await admin.delete(path, undefined, { 'accept-language': language });
          expect([status, body.code]).toEqual([409, 'method_built_in']);
          expect(body.message).toMatch(sentence);
        }
        expect((await admin.get(path)).status).toBe(200);
      }
    });

    it('a method cannot be deleted if an order has it, or a payment of an order that has another method now', async () => {
      const [cash, delivery] = [await anotherCash(), await anotherDelivery()];
      const client = shop.client();
      const { body } = await place(client, product, { payment_method: cash, shipping_method: delivery });
      for (const path of [`${PAYMENT}/${cash}`, `${SHIPPING}/${delivery}`])
        expect([path, (await admin.delete(path)).body.code]).toEqual([path, 'method_in_use']);
      const { body: used } = await admin.delete(`${PAYMENT}/${cash}`, undefined, { 'accept-language': 'uk' });
      expect(used.message).toContain('використано в замовленнях');
      await shop.db.query(
        `INSERT INTO payment (order_id, method, amount, currency, status, actor, idempotency_key)
         VALUES ($1, $2, 100, 'EUR', 'declined', '{}', gen_random_uuid())`,
        [body.data.id, cash],
      );
      expect((await pay(client, body.data, 'bank_invoice')).status).toBe(200);
      expect((await admin.delete(`${PAYMENT}/${cash}`)).body.code).toBe('method_in_use');
      await shop.db.query('DELETE FROM payment WHERE method = $1', [cash]);
      expect((await admin.delete(`${PAYMENT}/${cash}`)).status).toBe(200);
    });

    it('concurrent requests to delete a method delete it once', async () => {
      const cash = await anotherCash();
      const answers = await Promise.all(Array.from({ length: 6 }, () => admin.delete(`${PAYMENT}/${cash}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    });

    it('if a method is deleted while an order selects it, either the deletion or the order is rejected', async () => {
      for (let round = 0; round < 12; round++) {
        const [cash, delivery] = [await anotherCash(), await anotherDelivery()];
        const methods = { payment_method: cash, shipping_method: delivery };
        await settled(shop);
        const pause = new Promise((resolve) => setTimeout(resolve, round));
        const [placed, ...deleted] = await Promise.all([
          place(shop.client(), product, methods),
          pause.then(() => admin.delete(`${PAYMENT}/${cash}`)),
          pause.then(() => admin.delete(`${SHIPPING}/${delivery}`)),
        ]);
        if (placed.status === 201) {
          expect(deleted.map(({ status, body }) => [status, body.code])).toEqual([
            [409, 'method_in_use'],
            [409, 'method_in_use'],
          ]);
          expect((await admin.get(`/api/admin/orders/${placed.body.data.id}`)).body.data).toMatchObject({
            payment_method_title: cash,
          });
        } else {
          expect(placed.status).toBe(422);
          expect(deleted.map(({ status }) => status)).toContain(200);
        }
      }
      const [orphans] = await shop.db.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM shop_order o WHERE NOT EXISTS (SELECT FROM payment_method m
          WHERE m.key = o.payment_method)
           OR o.shipping_method IS NOT NULL AND NOT EXISTS (SELECT FROM shipping_method m
             WHERE m.key = o.shipping_method)`,
      );
      expect(orphans!.n).toBe(0);
    });

    it('an order that waits for the lock of a payment method is rejected if the method is deleted', async () => {
      const cash = await anotherCash();
      const before = await shop.db.query('SELECT count(*) FROM shop_order');
      await shop.client().get('/api/checkout/payments');
      let refused: ReturnType<typeof place> | undefined;
      await shop.db.transaction(async (tx) => {
        await tx.query('DELETE FROM payment_method WHERE key = $1', [cash]);
        refused = place(shop.client({ language: 'en' }), product, { payment_method: cash });
        await until(
          () =>
            shop.db.query(
              `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            ),
          (waiting) => waiting.length > 0,
        );
        tx.touch('payment-methods');
      });
      const { status, body } = await refused!;
      expect([status, body.errors]).toEqual([422, { payment_method: [english('order.errors.method_deleted')] }]);
      expect(await shop.db.query('SELECT count(*) FROM shop_order')).toEqual(before);
    });

    it('a deleted method of a plugin does not come back after a restart', async () => {
      expect((await admin.delete(`${PAYMENT}/card`)).status).toBe(200);
      await shop.app.select(PaymentModule).get(EnsureMethods, { strict: true }).onModuleInit();
      expect((await admin.get(`${PAYMENT}/card`)).status).toBe(404);
      const again = await admin.post(PAYMENT, { provider: 'card', key: 'card', title: { en: 'Card' } });
      expect([again.status, again.body.data.api_key_filled]).toEqual([201, false]);
    });
  });
});
