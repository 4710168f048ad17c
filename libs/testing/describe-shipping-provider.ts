import type { SettingDeclaration, SettingValues, ShippingProvider, ShippingRequest } from '#contracts';
import { LANGUAGES, Money } from '#kernel';
import { expectSections } from './expect-sections.js';

export interface ProviderKitOptions {
  /**
   * The merchant's settings for the calls, in stored form (money: minor units as texts); declared defaults supply the
   * rest.
   */
  readonly settings?: SettingValues;
  /** A shipment that the provider serves. Default: one in EUR to Ukraine. */
  readonly served?: Partial<ShippingRequest>;
  /** A shipment that the provider does not serve. Without it, this is not tested. */
  readonly notServed?: Partial<ShippingRequest>;
  /** A known tracking number, e.g. of the carrier's sandbox. Without it, tracking is not tested. */
  readonly trackingNumber?: string;
}

/**
 * The contract of a shipping provider as jest tests. Call it at the top level of a spec; `describe`, `it` and `expect`
 * must be globals.
 *
 * @example describeShippingProvider('BikeCourier', () => new BikeCourier(), { notServed: { country: 'DE' } });
 */
export function describeShippingProvider(
  name: string,
  make: () => ShippingProvider,
  options: ProviderKitOptions = {},
): void {
  describe(`${name} keeps the shipping provider contract`, () => {
    const provider = make();
    const settings = { ...defaults(provider.settings), ...options.settings };
    const request = (more: Partial<ShippingRequest> = {}): ShippingRequest => ({
      ...EXAMPLE,
      settings,
      ...options.served,
      ...more,
    });

    it('the shipping provider has a title, and a key of lower-case letters, digits and underscores', () => {
      expect(provider.key).toMatch(/^[a-z][a-z0-9_]{0,49}$/);
      expect(Object.values(provider.title).join('').trim()).not.toBe('');
    });

    it('the shipping provider declares `collected` as true or false, or not at all', () => {
      expect([undefined, true, false]).toContain(provider.collected);
    });

    it('the shipping provider declares each setting once, with a label, and with a name that the API does not use itself', () => {
      const names = provider.settings.map((setting) => setting.name);
      expect(new Set(names).size).toBe(names.length);
      for (const setting of provider.settings) expectSane(setting);
      expectSections(provider);
    });

    it('the shipping provider quotes an exact cost and a delivery time within 5 s', async () => {
      expectQuote(await provider.calculate(request()));
    }, 5_000);

    it('the shipping provider returns a quote in every language of the shop', async () => {
      for (const language of LANGUAGES) expectQuote(await provider.calculate(request({ language })));
    });

    it('the shipping provider answers while the country is not known yet', async () => {
      expect(typeof (await provider.calculate(request({ country: null }))).success).toBe('boolean');
    });

    it('the shipping provider answers for an empty cart', async () => {
      expect(typeof (await provider.calculate(request({ lines: [], subtotal_minor: '0' }))).success).toBe('boolean');
    });

    it('the shipping provider does not modify the request, and returns the same quote for the same request', async () => {
      const shipment = request();
      const before = JSON.stringify(shipment);
      const [first, second] = [await provider.calculate(shipment), await provider.calculate(shipment)];
      expect(JSON.stringify(shipment)).toBe(before);
      expect(second.cost).toBe(first.cost);
    });

    if (options.notServed) {
      it('the shipping provider answers success: false to a shipment that it does not serve', async () => {
        expect((await provider.calculate(request(options.notServed))).success).toBe(false);
      });
    }

    if (provider.pickupPoint) {
      it('the shipping provider returns the pickup address and opening hours as texts, also without settings', () => {
        for (const language of LANGUAGES)
          for (const given of [settings, {}])
            expect(provider.pickupPoint!(given, language)).toEqual({
              address: expect.any(String),
              opening_hours: expect.any(String),
            });
      });
    }

    if (provider.trackingUrl) {
      it("the shipping provider returns the URL of the carrier's page, or null, also without settings", () => {
        for (const given of [settings, {}]) {
          const link = provider.trackingUrl!(options.trackingNumber ?? 'A1 &', given, 'en');
          if (link !== null) expect(new URL(link).protocol).toMatch(/^https?:$/);
        }
      });
    }

    if (provider.track && options.trackingNumber) {
      it('the shipping provider returns the location of a parcel', async () => {
        const status = await provider.track!(options.trackingNumber!, settings, 'en');
        expect(status).toMatchObject({
          success: true,
          status: expect.stringMatching(/\S/),
          location: expect.any(String),
        });
        expect(Number.isNaN(Date.parse(status.estimated_delivery))).toBe(false);
      }, 5_000);
    }
  });
}

const EXAMPLE: Omit<ShippingRequest, 'settings'> = {
  country: 'UA',
  city: 'Kyiv',
  zip: '01001',
  currency: 'EUR',
  subtotal_minor: '3998',
  lines: [{ product_id: 12, variant_id: null, sku: 'HON-1', quantity: 2, total_minor: '3998' }],
  language: 'en',
};

const defaults = (declarations: readonly SettingDeclaration[]): Record<string, unknown> =>
  Object.fromEntries(declarations.map(({ name, default: value }) => [name, value ?? null]));

function expectQuote(quote: Awaited<ReturnType<ShippingProvider['calculate']>>): void {
  expect(quote.success).toBe(true);
  expect(typeof quote.cost).toBe('string');
  expect(Money.parse(quote.cost, EXAMPLE.currency).isNegative()).toBe(false);
  expect(typeof quote.delivery_time).toBe('string');
  expect(['undefined', 'string']).toContain(typeof quote.carrier);
}

const TAKEN = ['key', 'name', 'active', 'position', 'title', 'version', 'shown', 'hidden_because', 'fields'];

function expectSane({ name, label, min, max, type, default: value, check }: SettingDeclaration): void {
  expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
  expect(TAKEN).not.toContain(name);
  expect(Object.values(label).join('').trim()).not.toBe('');
  if (min !== undefined && max !== undefined) expect(min).toBeLessThanOrEqual(max);
  if (type === 'money' && value !== undefined && value !== null) expect(value).toMatch(/^\d+$/);
  if (check && typeof value === 'string' && value) expect(check(value)).toHaveProperty('value');
}
