import { DomainError } from '../errors/domain-error.js';
import { CURRENCIES, currencyDigits, isCurrency } from './currency.js';

describe('currencies', () => {
  it.each([
    ['EUR', 2],
    ['UAH', 2],
    ['USD', 2],
    ['MGA', 2],
    ['JPY', 0],
    ['ISK', 0],
    ['KWD', 3],
    ['TND', 3],
    ['CLF', 4],
  ])('the currency %s has %i decimal places', (code, digits) => {
    expect(isCurrency(code)).toBe(true);
    expect(currencyDigits(code)).toBe(digits);
  });

  it.each(['eur', 'EURO', '', 'XXX', 'XAU', 'DEM', 'toString', 3, null])('%p is not an active currency', (code) => {
    expect(isCurrency(code)).toBe(false);
    expect(() => currencyDigits(code as string)).toThrow(DomainError);
  });

  it('every currency code is listed once and has three capitals', () => {
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
    expect(CURRENCIES.length).toBeGreaterThan(160);
    expect(CURRENCIES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });
});
