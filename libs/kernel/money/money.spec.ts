import fc from 'fast-check';
import { DomainError } from '../errors/domain-error.js';
import { CURRENCIES, currencyDigits } from './currency.js';
import { Money } from './money.js';
import { MoneyError } from './money-error.js';

const LIMIT = 9_000_000_000_000n;
const eur = (amount: number | string): Money => Money.parse(amount, 'EUR');
const codeOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
  return undefined;
};
const currencies = fc.constantFrom(...CURRENCIES);
const minors = fc.bigInt({ min: -LIMIT, max: LIMIT });
const small = fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n });
const rates = fc.bigInt({ min: 0n, max: 150_000n });

describe('reading amounts', () => {
  it.each([
    [19.99, 'EUR', 1999n],
    ['1.500', 'EUR', 150n],
    [0.1, 'EUR', 10n],
    ['0.07', 'EUR', 7n],
    [-0.05, 'EUR', -5n],
    [-0, 'EUR', 0n],
    ['-0.00', 'EUR', 0n],
    [1990, 'JPY', 1990n],
    ['1990.00', 'JPY', 1990n],
    [1.234, 'KWD', 1234n],
    [90_000_000_000, 'EUR', LIMIT],
    ['007.5', 'EUR', 750n],
  ])('the amount %p %s is read exactly', (amount, currency, minor) => {
    expect(Money.parse(amount, currency).minor).toBe(minor);
  });

  it.each([0.001, '19.999', 1e-7, '0.0000000001'])('the amount %p EUR has too many decimal places', (amount) => {
    expect(codeOf(() => eur(amount))).toBe('too_many_digits');
    expect(codeOf(() => Money.parse('0.5', 'JPY'))).toBe('too_many_digits');
  });

  it.each([
    '',
    ' ',
    ' 1',
    '1 ',
    '1,5',
    '.5',
    '5.',
    '+5',
    '1e2',
    '0x10',
    '--1',
    'NaN',
    '1_0',
    '٣',
    '1\n',
    '0'.repeat(65),
  ])('the text %j is not an amount', (text) => {
    expect(codeOf(() => eur(text))).toBe('not_an_amount');
  });

  it.each([NaN, null, undefined, true, {}, [], 5n])('%p is not an amount', (value) => {
    expect(codeOf(() => eur(value as number))).toBe('not_an_amount');
  });

  it.each([90_000_000_000.01, 1e21, 1.5e300, Infinity, -Infinity, '-90000000000.01', '9'.repeat(64)])(
    'the amount %p EUR is out of range',
    (amount) => {
      expect(codeOf(() => eur(amount))).toBe('out_of_range');
    },
  );

  it('amounts are created from whole minor units as numbers, bigints and texts', () => {
    for (const minor of [1999, 1999n, '1999']) expect(Money.of(minor, 'EUR').toString()).toBe('19.99');
    for (const bad of [0.5, 2 ** 53, NaN, '1.5', '', 'x', ' 1', '0x1']) {
      expect(codeOf(() => Money.of(bad, 'EUR'))).toBe('not_an_amount');
    }
    expect(codeOf(() => Money.of(LIMIT + 1n, 'EUR'))).toBe('out_of_range');
  });

  it('an amount in an unknown currency is refused', () => {
    expect(codeOf(() => Money.parse(1, 'EURO'))).toBe('unknown_currency');
    expect(codeOf(() => Money.zero('eur'))).toBe('unknown_currency');
  });

  it('all errors of amounts have one class', () => {
    expect(() => eur('x')).toThrow(MoneyError);
    expect(() => eur(0.001)).toThrow(MoneyError);
  });
});

describe('formatting amounts', () => {
  it('an amount is read back exactly from its text and from its JSON number, in every currency', () => {
    fc.assert(
      fc.property(minors, currencies, (minor, currency) => {
        const money = Money.of(minor, currency);
        expect(Money.parse(money.toString(), currency).equals(money)).toBe(true);
        expect(Money.parse(JSON.parse(JSON.stringify(money)) as number, currency).equals(money)).toBe(true);
        expect(money.toString().split('.')[1]?.length ?? 0).toBe(currencyDigits(currency));
      }),
    );
  });

  it('an amount is written as the shortest possible JSON number', () => {
    expect(JSON.stringify({ total: eur('19.90') })).toBe('{"total":19.9}');
    expect(eur('-0.00').toNumber()).toBe(0);
    expect(eur('89999999999.99').toNumber()).toBe(89999999999.99);
  });

  it('an amount is formatted for the language', () => {
    const plain = (text: string): string => text.replace(/\s/g, ' ');
    expect(eur('1234.50').format('en')).toBe('€1,234.50');
    expect(plain(Money.parse('1234.50', 'UAH').format('uk'))).toBe('1 234,50 ₴');
    for (const language of ['uk', 'ru'] as const) expect(plain(eur('1234.50').format(language))).toBe('1 234,50 €');
    expect(plain(Money.parse('10.90', 'CHF').format('uk'))).toBe('10,90 CHF');
    expect(plain(Money.parse('10.90', 'UAH').format('en'))).toBe('UAH 10.90');
    expect(plain(Money.of(1990n, 'JPY').format('en'))).toBe('¥1,990');
    expect(plain(Money.parse('1.250', 'IQD').format('en'))).toBe('IQD 1.250');
    expect(eur('89999999999.99').format('en')).toBe('€89,999,999,999.99');
  });
});

describe('calculating with amounts', () => {
  it('amounts are added and subtracted exactly', () => {
    expect(eur(0.1).add(eur(0.2)).toNumber()).toBe(0.3);
    fc.assert(
      fc.property(small, small, (a, b) => {
        const [x, y] = [Money.of(a, 'EUR'), Money.of(b, 'EUR')];
        expect(x.add(y).minor).toBe(a + b);
        expect(x.add(y).equals(y.add(x))).toBe(true);
        expect(x.add(y).subtract(y).equals(x)).toBe(true);
        expect(x.add(x.negate()).isZero()).toBe(true);
      }),
    );
  });

  it('amounts are multiplied by whole quantities', () => {
    expect(eur(19.99).times(3).toString()).toBe('59.97');
    expect(eur(19.99).times(0n).isZero()).toBe(true);
    expect(codeOf(() => eur(1).times(0.5))).toBe('not_an_amount');
    expect(codeOf(() => eur(1).times(Number.MAX_SAFE_INTEGER))).toBe('out_of_range');
  });

  it('percentages of amounts round halves away from zero', () => {
    expect(Money.of(50n, 'EUR').percent(1_000n).minor).toBe(1n);
    expect(Money.of(49n, 'EUR').percent(1_000n).minor).toBe(0n);
    expect(Money.of(-50n, 'EUR').percent(1_000n).minor).toBe(-1n);
    expect(eur(100).percent(7_125n).toString()).toBe('7.13');
  });

  it('a percentage of an amount is the amount nearest to the exact result', () => {
    fc.assert(
      fc.property(small, rates, (minor, rate) => {
        const exact = minor * rate;
        const error = Money.of(minor, 'EUR').percent(rate).minor * 100_000n - exact;
        const away = exact < 0n ? -error : error;
        expect(away > -50_000n && away <= 50_000n).toBe(true);
      }),
    );
  });

  it('the tax contained in a gross amount is computed', () => {
    expect(eur(120).taxIncluded(20_000n).toString()).toBe('20.00');
    expect(eur(-120).taxIncluded(20_000n).toString()).toBe('-20.00');
    expect(eur(19.99).taxIncluded(0n).isZero()).toBe(true);
    expect(() => eur(1).taxIncluded(-1n)).toThrow(RangeError);
    fc.assert(
      fc.property(small, rates, (minor, rate) => {
        const [part, whole] = [minor * rate, 100_000n + rate];
        const error = 2n * (Money.of(minor, 'EUR').taxIncluded(rate).minor * whole - part);
        const away = part < 0n ? -error : error;
        expect(away > -whole && away <= whole).toBe(true);
      }),
    );
  });

  it('the net amount that is computed from net plus tax differs by at most one minor unit', () => {
    fc.assert(
      fc.property(small, rates, (minor, rate) => {
        const net = Money.of(minor, 'EUR');
        const gross = net.add(net.percent(rate));
        const difference = gross.subtract(gross.taxIncluded(rate)).subtract(net).minor;
        expect(difference >= -1n && difference <= 1n).toBe(true);
      }),
    );
  });

  it('no calculation returns an amount out of range', () => {
    expect(codeOf(() => Money.of(LIMIT, 'EUR').add(Money.of(1n, 'EUR')))).toBe('out_of_range');
    expect(codeOf(() => Money.of(-LIMIT, 'EUR').subtract(Money.of(1n, 'EUR')))).toBe('out_of_range');
  });
});

describe('comparing amounts', () => {
  it('amounts of one currency are ordered', () => {
    expect([eur(1).compare(eur(2)), eur(2).compare(eur(2)), eur(3).compare(eur(2))]).toEqual([-1, 0, 1]);
    expect(Money.min(eur(2), eur(1), eur(3)).toString()).toBe('1.00');
    expect(Money.max(eur(2), eur(1), eur(3)).toString()).toBe('3.00');
    expect([eur(0).isZero(), eur(-1).isNegative(), eur(1).isPositive(), eur(0).isPositive()]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('amounts of different currencies cannot be combined', () => {
    const usd = Money.parse(1, 'USD');
    for (const act of [
      () => eur(1).add(usd),
      () => eur(1).subtract(usd),
      () => eur(1).compare(usd),
      () => Money.min(eur(1), usd),
      () => Money.max(eur(1), usd),
    ]) {
      expect(codeOf(act)).toBe('currency_mismatch');
    }
    expect(eur(1).equals(usd)).toBe(false);
  });

  it('an amount cannot be changed', () => {
    const money = eur(1);
    expect(() => Object.assign(money, { minor: 5n })).toThrow(TypeError);
  });
});
