import { isBankCode, normalizeBankCode } from './bank-code.js';

describe('bank codes', () => {
  it.each(['322313', 'DEUTDEFF', 'DEUTDEFF500', 'unjsuaukxxx', ' NEDS ZAJJ XXX '])('%s is a bank code', (text) => {
    expect(isBankCode(text)).toBe(true);
  });

  it.each([
    '',
    '32231',
    '3223130',
    '32231٣',
    'DEUTDEF',
    'DEUTDEFF5',
    'DEUTDEFF50',
    'DEUTDEFF5000',
    'DEU1DEFF',
    'DEUTD1FF',
    'DEUTDEF-',
    '9'.repeat(1e6),
  ])('%.20s is not a bank code', (text) => {
    expect(isBankCode(text)).toBe(false);
  });

  it('a bank code is normalized to capitals without blanks', () => {
    expect(normalizeBankCode(' deut deff ')).toBe('DEUTDEFF');
  });
});
