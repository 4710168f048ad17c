import fc from 'fast-check';
import { spreadAmount } from './spread.js';

const weights = fc
  .array(fc.bigInt(0n, 10_000_000n), { minLength: 1, maxLength: 12 })
  .filter((all) => all.some((weight) => weight > 0n));

describe('spreading an amount', () => {
  it('the remaining cent goes to the share with the largest remainder, and to the first of equal shares', () => {
    expect(spreadAmount(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(spreadAmount(10n, [1n, 2n])).toEqual([3n, 7n]);
  });

  it('the parts add up to the amount, and each differs from its exact share by less than one unit', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10_000_000n), weights, (amount, all) => {
        const whole = all.reduce((sum, weight) => sum + weight, 0n);
        const parts = spreadAmount(amount, all);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
        parts.forEach((part, index) => {
          const difference = part * whole - amount * all[index]!;
          expect(difference > -whole && difference < whole).toBe(true);
        });
      }),
    );
  });
});
