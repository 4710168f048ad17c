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
  test('has the settings of the merchant over those of its provider', () => {
    expect(configureShippingMethod(row, provider)).toMatchObject({
      key: 'courier_express',
      provider,
      title: { en: 'Courier' },
      settings: { days: 3 },
      hidden: [],
    });
  });

  test('is collected by the buyer only when its provider says so', () => {
    expect(configureShippingMethod(row, provider).isCollected).toBe(false);
    expect(configureShippingMethod(row, { ...provider, collected: false }).isCollected).toBe(false);
    expect(configureShippingMethod(row, { ...provider, collected: true }).isCollected).toBe(true);
  });
});
