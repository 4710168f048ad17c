import fc from 'fast-check';
import { piecesAmount } from './pieces.js';

describe('amounts of pieces', () => {
  it('when 10.00 is divided among three pieces, the first piece gets the remaining cent', () => {
    expect([1, 2, 3].map((quantity) => piecesAmount(1000n, 3, quantity))).toEqual([334n, 667n, 1000n]);
  });

  it('the portions of a line add up to the line, and each differs from its share by at most one unit per piece', () => {
    const portions = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), portions, (total, parts) => {
        let left = parts.reduce((sum, part) => sum + part, 0);
        const unit = total / BigInt(left);
        let rest = total;
        for (const part of parts) {
          const amount = piecesAmount(rest, left, part);
          expect(amount - unit * BigInt(part)).toBeGreaterThanOrEqual(0n);
          expect(amount - unit * BigInt(part)).toBeLessThanOrEqual(BigInt(part));
          rest -= amount;
          left -= part;
        }
        expect(rest).toBe(0n);
      }),
    );
  });
});
