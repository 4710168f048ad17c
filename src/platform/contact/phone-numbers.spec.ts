import { isPhoneOf, phoneExample } from './phone-numbers.js';

describe('phone numbers of a country', () => {
  test.each([
    [
      'UA',
      ['+380 50 123 45 67', '0501234567', '(044) 123-45-67', '00380501234567', '+380\u00a044\u00a0123\u201345\u201367'],
    ],
    ['LV', ['20000000', '+371 67 000 000']],
    ['GB', ['020 7946 0958', '+44 20 7946 0958']],
    ['NL', ['06 12345678']],
    ['PL', ['512 345 678']],
    ['DE', ['030 901820', '+49 30 901820']],
    ['US', ['(201) 555-0123', '+1 201 555 0123']],
    ['CA', ['416-555-0123']],
    ['IE', ['085 012 3456']],
    ['PT', ['912 345 678']],
    ['SE', ['070 123 45 67']],
    ['CZ', ['601 123 456']],
    ['AE', ['050 123 4567']],
    ['HK', ['5123 4567']],
  ])('numbers of %s are accepted in each usual spelling: %j', (country, numbers) => {
    expect(numbers.filter((number) => !isPhoneOf(country, number))).toEqual([]);
  });

  test('a number of another country is accepted with + and its country code', () => {
    expect(isPhoneOf('UA', '+49 30 901820')).toBe(true);
    expect(isPhoneOf('AQ', '+380501234567')).toBe(true);
  });

  test.each([
    '12',
    'call me',
    '+380000000000',
    '050123456',
    '050123456789',
    '+',
    '0501234567 or later',
    '+999 123 456',
  ])('%j is not a phone number of Ukraine', (text) => {
    expect(isPhoneOf('UA', text)).toBe(false);
  });

  test('if the country is unknown, only numbers with + are checked', () => {
    expect([isPhoneOf(null, '0501234567'), isPhoneOf(null, '+380501234567')]).toEqual([true, true]);
    expect(isPhoneOf(null, '+380 12')).toBe(false);
  });

  test('the example of a phone number is a number of the country', () => {
    for (const country of ['UA', 'LV', 'GB', 'DE', 'US', 'AE'])
      expect(isPhoneOf(country, phoneExample(country)!)).toBe(true);
    expect(phoneExample(null)).toBeNull();
  });
});
