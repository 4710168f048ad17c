import type { SettingDeclaration } from '#contracts';
import { CardGateway } from '../../../test/fixtures/payment-gateways.js';
import { customerNote, listedSettings } from './listed-settings.js';

const reader = { language: 'uk', fallback: 'en', currency: 'EUR' } as const;
const label = { en: 'Label' };

describe('settings of payment methods for customers', () => {
  test('customers see the listed settings of a payment method, never a secret', () => {
    const declarations: SettingDeclaration[] = [
      { name: 'shown', type: 'string', label, listed: true },
      { name: 'internal', type: 'string', label },
      { name: 'api_key', type: 'string', label, listed: true, secret: true },
    ];
    const values = { shown: 'a', internal: 'b', api_key: 'c', undeclared: 'd' };
    expect(listedSettings(declarations, values, reader)).toEqual({ shown: 'a' });
  });

  test('customers do not see empty settings of a payment method', () => {
    const { settings } = new CardGateway();
    for (const values of [{}, { merchant: ' ', info: { en: ' ' } }, { merchant: null, info: {} }])
      expect(listedSettings(settings, values, reader)).toEqual({});
  });

  test("customers see settings of a payment method in their language, or else in the shop's default language", () => {
    const { settings } = new CardGateway();
    const info = (texts: object) => listedSettings(settings, { info: texts }, reader)['info'];
    expect(info({ en: 'Soon', uk: 'Скоро' })).toBe('Скоро');
    expect(info({ en: 'Soon', ru: 'Скоро' })).toBe('Soon');
  });

  test('customers see money settings as JSON numbers, and the values 0 and false unchanged', () => {
    const declarations: SettingDeclaration[] = [
      { name: 'fee', type: 'money', label, listed: true },
      { name: 'days', type: 'integer', label, listed: true },
      { name: 'insured', type: 'boolean', label, listed: true },
    ];
    expect(listedSettings(declarations, { fee: '1990', days: 0, insured: false }, reader)).toEqual({
      fee: 19.9,
      days: 0,
      insured: false,
    });
  });
});

test('the note of a payment method consists of its note settings line by line, and no other text', () => {
  const declarations: SettingDeclaration[] = [
    { name: 'first', type: 'string', label, listed: true, note: true },
    { name: 'other', type: 'string', label, listed: true },
    { name: 'second', type: 'string', label, listed: true, note: true },
    { name: 'days', type: 'integer', label, listed: true, note: true },
  ];
  expect(customerNote(declarations, { second: 'B', other: 'X', first: 'A', days: 3 })).toBe('A\nB');
  expect(customerNote(declarations, { other: 'X' })).toBe('');
});
