import fc from 'fast-check';
import { negate, readDecimal, sum } from './decimal.js';

describe('decimal texts of statements', () => {
  test.each([
    ['0012.50', '12.5'],
    ['38', '38'],
    ['5442.09000', '5442.09'],
    ['-0.10', '-0.1'],
    ['7.', '7'],
    ['-0', '0'],
    ['999999999999999999.99999999', '999999999999999999.99999999'],
  ])('the decimal text %s is shortened to %s', (text, expected) => expect(readDecimal(text)).toBe(expected));

  test.each(['', '.', '.5', '1,5', '1e3', '+1', ' 1', '--1', '0x10', '1.123456789', '1234567890123456789'])(
    'readDecimal returns null for %j, which is not a decimal or has too many digits',
    (text) => expect(readDecimal(text)).toBeNull(),
  );

  test('the sum of decimals is exact and does not depend on their order', () => {
    const cents = fc.array(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }));
    fc.assert(
      fc.property(cents, (list) => {
        const texts = list.map((value) => {
          const size = String(Math.abs(value)).padStart(3, '0');
          return readDecimal(`${value < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`)!;
        });
        const total = sum(texts);
        expect(sum(texts.toReversed())).toBe(total);
        expect(sum([...texts, negate(total)])).toBe('0');
      }),
    );
  });
});
