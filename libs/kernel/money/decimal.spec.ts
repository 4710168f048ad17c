import fc from 'fast-check';
import { decimalOf, decimalText, divideHalfUp, minorUnits } from './money.js';

const integers = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const size = (number: bigint): bigint => (number < 0n ? -number : number);

describe('divideHalfUp', () => {
  test.each<[bigint, bigint, bigint]>([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [1n, 3n, 0n],
    [0n, 7n, 0n],
    [6n, 3n, 2n],
  ])('%s / %s is rounded to %s, halves away from zero', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  test('a rounded quotient is off by at most half a unit, symmetric around zero, and rounds halves away from zero', () => {
    fc.assert(
      fc.property(integers, fc.bigInt({ min: 1n, max: 10n ** 9n }), (numerator, denominator) => {
        const quotient = divideHalfUp(numerator, denominator);
        const error = 2n * (size(quotient) * denominator - size(numerator));
        expect(error > -denominator && error <= denominator).toBe(true);
        expect(divideHalfUp(-numerator, denominator)).toBe(-quotient);
      }),
    );
  });
});

describe('decimal texts', () => {
  test('minor units are read back from their decimal text, with any number of decimal places', () => {
    fc.assert(
      fc.property(integers, fc.integer({ min: 0, max: 4 }), (minor, digits) => {
        expect(minorUnits(decimalOf(minor, digits), digits, 'EUR')).toBe(minor);
      }),
    );
  });

  test.each<[bigint, number, string]>([
    [1990n, 2, '19.90'],
    [-5n, 2, '-0.05'],
    [0n, 2, '0.00'],
    [1990n, 0, '1990'],
    [-7n, 0, '-7'],
    [5n, 4, '0.0005'],
  ])('%s minor units with %i decimal places are %s', (minor, digits, text) => {
    expect(decimalOf(minor, digits)).toBe(text);
  });

  test('the decimal text of a number is the shortest, as in JSON', () => {
    expect([0.1, 19.9, 1e20, -0.05, -0].map((amount) => decimalText(amount, 'EUR'))).toEqual([
      '0.1',
      '19.9',
      '100000000000000000000',
      '-0.05',
      '0',
    ]);
  });

  test('invalid decimal texts are refused with the kind of the problem', () => {
    expect(() => decimalText(Number.NaN, 'EUR')).toThrow('not_an_amount');
    for (const amount of [1e21, -1e21, Infinity, -Infinity])
      expect(() => decimalText(amount, 'EUR')).toThrow('out_of_range');
    for (const amount of [1e-7, -1.5e-9]) expect(() => decimalText(amount, 'EUR')).toThrow('too_many_digits');
  });
});
