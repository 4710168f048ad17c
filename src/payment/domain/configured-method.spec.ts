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
/** A gateway that is nothing but what a test says of it. */
const gateway = (more: Partial<PaymentGateway> = {}): PaymentGateway => {
  const { key, title, settings } = new CardGateway();
  return { key, title, settings, process: () => Promise.reject(new Error('not called')), ...more };
};
const offered = (more: Partial<PaymentGateway> = {}) => configurePaymentMethod(row, gateway(more)).method;

describe('a method that is offered', () => {
  test('has the key, the title and the description of the merchant, and the settings over the declared defaults', () => {
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

  test('is one that is paid online unless its gateway says what the order waits for', () => {
    expect(offered()).toMatchObject({ offline: false, awaits: 'pending' });
    expect(offered({ awaits: 'pending' })).toMatchObject({ offline: true, awaits: 'pending' });
    expect(offered({ awaits: 'awaiting_payment' })).toMatchObject({ offline: true, awaits: 'awaiting_payment' });
  });

  test('has no terms, cancels nothing, confirms nothing and has no mail of its own unless its gateway says so', () => {
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

  test('a gateway gets copies of the settings: what it does with them changes nothing', () => {
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

test('a method that lacks a required setting is hidden, and says which', () => {
  expect(configurePaymentMethod(row, gateway()).hidden).toEqual(['incomplete:api_key']);
});
