import type { PaymentGateway, SettingValues } from '#contracts';
import { CardGateway } from '../../../test/fixtures/payment-gateways.js';
import type { MethodRow } from '../../platform/configurable-methods/index.js';
import { configurePaymentMethod } from './configured-method.js';

const row: MethodRow = {
  id: 4,
  key: 'card_usd',
  provider: 'card',
  active: true,
  position: 1,
  title: { en: 'Card in dollars' },
  description: { en: 'Paid at once.' },
  settings: { merchant: 'm1', retries: 5 },
  version: 1,
};
/** A gateway with defaults and the given members. */
const gateway = (more: Partial<PaymentGateway> = {}): PaymentGateway => {
  const { key, title, settings } = new CardGateway();
  return { key, title, settings, process: () => Promise.reject(new Error('not called')), ...more };
};
const offered = (more: Partial<PaymentGateway> = {}) => configurePaymentMethod(row, gateway(more)).method;

describe('offered payment methods', () => {
  test("a payment method has the merchant's key, title and description, and its settings over the declared defaults", () => {
    expect(offered()).toMatchObject({
      id: 4,
      key: 'card_usd',
      title: { en: 'Card in dollars' },
      description: { en: 'Paid at once.' },
      settings: {
        merchant: 'm1',
        retries: 5,
        mode: 'test',
        capture: true,
        title: { en: 'Card in dollars' },
        description: { en: 'Paid at once.' },
      },
    });
  });

  test('a payment method is online unless its gateway declares what the order waits for', () => {
    expect(offered()).toMatchObject({ offline: false, awaits: 'pending' });
    expect(offered({ awaits: 'pending' })).toMatchObject({ offline: true, awaits: 'pending' });
    expect(offered({ awaits: 'awaiting_payment' })).toMatchObject({ offline: true, awaits: 'awaiting_payment' });
  });

  test('a payment method has no terms, cancellation, self-confirmation and own mail unless its gateway declares them', () => {
    expect(offered()).toMatchObject({ terms: 0, cancelAfter: null, confirmsItself: false, ownMail: false });
    expect(
      offered({
        paymentTerms: (settings) => Number(settings['retries']),
        cancelAfter: () => 3,
        confirmsItself: (settings) => settings['capture'] === true,
        ownMail: true,
      }),
    ).toMatchObject({ terms: 5, cancelAfter: 3, confirmsItself: true, ownMail: true });
    expect(offered({ cancelAfter: () => null }).cancelAfter).toBeNull();
  });

  test('a gateway gets copies of the settings, so that it cannot change them', () => {
    const spoil = (settings: SettingValues): void => {
      for (const name of Object.keys(settings)) delete (settings as Record<string, unknown>)[name];
    };
    const method = offered({
      paymentTerms: (settings) => (spoil(settings), 1),
      cancelAfter: (settings) => (spoil(settings), 2),
      confirmsItself: (settings) => (spoil(settings), true),
    });
    expect(method.settings).toMatchObject({ merchant: 'm1', retries: 5 });
    expect(row.settings).toEqual({ merchant: 'm1', retries: 5 });
  });
});

test('a payment method without a required setting is hidden and names the setting', () => {
  expect(configurePaymentMethod(row, gateway()).hidden).toEqual(['incomplete:api_key']);
});
