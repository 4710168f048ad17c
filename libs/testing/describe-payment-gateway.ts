import type { PaymentGateway, PaymentRequest, SettingDeclaration, SettingValues } from '#contracts';
import { LANGUAGES, uuid } from '#kernel';
import { expectSections } from './expect-sections.js';

export interface GatewayKitOptions {
  /** The merchant's settings to call it with; the declared defaults fill the rest. */
  readonly settings?: SettingValues;
  /** What the client sends for a payment that succeeds, e.g. a card token of the provider's sandbox. */
  readonly data?: Record<string, string>;
  /** What the client sends for a payment that is declined; without it that is not tried. */
  readonly declined?: Record<string, string>;
}

/**
 * The contract of a payment gateway as jest tests. Call it at the top level of a spec of yours; it must run with
 * `describe`, `it` and `expect` as globals.
 *
 * @example describePaymentGateway('GiftCardGateway', () => new GiftCardGateway(), { data: { code: 'TEST-50' } });
 */
export function describePaymentGateway(
  name: string,
  make: () => PaymentGateway,
  options: GatewayKitOptions = {},
): void {
  describe(`${name} keeps the payment gateway contract`, () => {
    const gateway = make();
    const settings = {
      ...defaults(gateway.settings),
      title: gateway.title,
      description: gateway.description ?? {},
      ...options.settings,
    };
    const request = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
      ...EXAMPLE,
      idempotency_key: uuid(),
      data: options.data ?? {},
      settings,
      ...more,
    });

    it('has a key that fits a path and a title to show', () => {
      expect(gateway.key).toMatch(/^[a-z][a-z0-9_]{0,49}$/);
      expect(Object.values(gateway.title).join('').trim()).not.toBe('');
    });

    it('declares its settings once each, with labels, and with bounds that its defaults keep', () => {
      const names = gateway.settings.map((setting) => setting.name);
      expect(new Set(names).size).toBe(names.length);
      for (const setting of gateway.settings) expectSane(setting);
      expectSections(gateway);
    });

    it('answers a payment with success, a transaction id and a message', async () => {
      const result = await gateway.process(request());
      expect(result.success).toBe(true);
      expect(result.transaction_id.length).toBeGreaterThan(0);
      expect(result.transaction_id.length).toBeLessThanOrEqual(255);
      expect(typeof result.message).toBe('string');
      expect([undefined, 'captured', 'offline', 'pending']).toContain(result.outcome);
      if (gateway.awaits) expect(result.outcome).toBe('offline');
    });

    it('answers in every language of the shop', async () => {
      for (const language of LANGUAGES)
        expect((await gateway.process(request({ language }))).message.trim()).not.toBe('');
    });

    it('takes a payment once, however often the same attempt is repeated', async () => {
      const attempt = request();
      const results = await Promise.all([gateway.process(attempt), gateway.process(attempt)]);
      expect(new Set(results.map(({ transaction_id }) => transaction_id)).size).toBe(1);
    });

    it('keeps no state of the request: the same object comes back unchanged', async () => {
      const attempt = request();
      const before = JSON.stringify(attempt);
      await gateway.process(attempt);
      expect(JSON.stringify(attempt)).toBe(before);
    });

    if (options.declined) {
      it('says why a payment is declined', async () => {
        const result = await gateway.process(request({ data: options.declined }));
        expect(result.success).toBe(false);
        expect(result.error?.trim()).toBeTruthy();
      });
    }

    if (gateway.status) {
      it('says afterwards what became of an attempt, and null of one that it never heard of', async () => {
        const { customer: _, data: __, ...attempt } = request();
        await expect(gateway.status!({ ...attempt, transaction_id: null })).resolves.toBeNull();
        const paid = await gateway.process(request({ idempotency_key: attempt.idempotency_key }));
        for (const transaction_id of [null, paid.transaction_id]) {
          expect(await gateway.status!({ ...attempt, transaction_id })).toMatchObject({
            success: true,
            transaction_id: paid.transaction_id,
          });
        }
      });
    }

    if (gateway.refund) {
      it('gives money back once per refund, and says under which id', async () => {
        const paid = await gateway.process(request());
        const refund = {
          transaction_id: paid.transaction_id,
          amount_minor: '500',
          amount: '5.00',
          currency: EXAMPLE.currency,
          idempotency_key: uuid(),
          settings,
        };
        const results = [await gateway.refund!(refund), await gateway.refund!(refund)];
        for (const result of results)
          expect(result).toMatchObject({ success: true, refund_id: expect.stringMatching(/\S/) });
        expect(new Set(results.map(({ refund_id }) => refund_id)).size).toBe(1);
      });
    }

    it('shows a pay button of plain texts, or none', () => {
      const order = {
        id: 42,
        reference: EXAMPLE.reference,
        amount: '19.99',
        currency: 'EUR',
        status: 'pending',
        payment_due_at: null,
      };
      const button = gateway.payButton?.(order, settings, 'en') ?? null;
      if (button === null) return;
      expect(button.template).toMatch(/^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/);
      for (const value of Object.values(button.variables)) expect(typeof value).toBe('string');
    });

    if (gateway.paymentTerms) {
      it('allows a whole number of days for payment', () => {
        expect(Number.isInteger(gateway.paymentTerms!(settings))).toBe(true);
        expect(gateway.paymentTerms!(settings)).toBeGreaterThan(0);
      });
    }
  });
}

const EXAMPLE: Omit<PaymentRequest, 'idempotency_key' | 'data' | 'settings'> = {
  order_id: 42,
  reference: 'RF45000042',
  amount_minor: '1999',
  amount: '19.99',
  currency: 'EUR',
  language: 'en',
  customer: { email: 'buyer@example.com', first_name: 'Olena', last_name: 'Koval', phone: null },
  return_url: 'https://shop.example/checkout/return/method/42',
  webhook_url: 'https://shop.example/api/payments/method/webhook',
};

const defaults = (declarations: readonly SettingDeclaration[]): Record<string, unknown> =>
  Object.fromEntries(declarations.map(({ name, default: value }) => [name, value ?? null]));

const COMMON = ['key', 'active', 'position', 'title', 'description', 'version'];

function expectSane({ name, label, min, max, type, default: value, secret, listed, check }: SettingDeclaration): void {
  expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
  expect(COMMON).not.toContain(name);
  expect(Object.values(label).join('').trim()).not.toBe('');
  if (secret) expect(listed ?? false).toBe(false);
  if (min !== undefined && max !== undefined) expect(min).toBeLessThanOrEqual(max);
  if (type === 'integer' && typeof value === 'number') {
    expect(value).toBeGreaterThanOrEqual(min ?? -Infinity);
    expect(value).toBeLessThanOrEqual(max ?? Infinity);
  }
  if (check && typeof value === 'string' && value) expect(check(value)).toHaveProperty('value');
}
