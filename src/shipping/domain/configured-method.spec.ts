import type { ShippingProvider } from '#contracts';
import { configureShippingMethod } from './configured-method.js';

const provider: ShippingProvider = {
  key: 'courier',
  title: { en: 'Courier' },
  settings: [{ name: 'days', type: 'integer', label: { en: 'Days' }, default: 3 }],
  calculate: () => Promise.reject(new Error('not called')),
};
const row = {
  id: 2,
  key: 'courier_express',
  provider: 'courier',
  active: true,
  position: 1,
  title: {},
  settings: {},
  version: 1,
};

describe('a shipping method', () => {
  test("a shipping method has the merchant's settings over its provider's defaults", () => {
    expect(configureShippingMethod(row, provider)).toMatchObject({
      key: 'courier_express',
      provider,
      title: { en: 'Courier' },
      settings: { days: 3 },
      hidden: [],
    });
  });

  test('a shipping method is a pickup method only if its provider declares it', () => {
    expect(configureShippingMethod(row, provider).isCollected).toBe(false);
    expect(configureShippingMethod(row, { ...provider, collected: false }).isCollected).toBe(false);
    expect(configureShippingMethod(row, { ...provider, collected: true }).isCollected).toBe(true);
  });
});
