import fc from 'fast-check';
import { Money } from './money.js';
import { taxOf, taxParts } from './tax-parts.js';

const eur = (minor: number | bigint) => Money.of(BigInt(minor), 'EUR');
const goods = fc
  .array(fc.record({ total: fc.nat(10_000_000), taxRate: fc.constantFrom(0, 5500, 12_000, 21_000) }), { maxLength: 8 })
  .map((all) => all.map(({ total, taxRate }) => ({ total: eur(total), taxRate })));
const cost = fc.nat(100_000).map(eur);

describe('a cost that is taxed at the rates of its goods', () => {
  it('the cost is spread over the rates of the goods in proportion to their totals', () => {
    const mixed = [
      { total: eur(1000), taxRate: 5500 },
      { total: eur(500), taxRate: 21_000 },
      { total: eur(500), taxRate: 21_000 },
    ];
    expect(taxParts(eur(499), mixed, false)).toEqual([
      { rate: 21_000, amount: eur(250), tax: eur(53) },
      { rate: 5500, amount: eur(249), tax: eur(14) },
    ]);
    expect(taxParts(eur(490), [{ total: eur(900), taxRate: 20_000 }], true)).toEqual([
      { rate: 20_000, amount: eur(490), tax: eur(82) },
    ]);
  });

  it('the part of goods with the rate 0 has no tax', () => {
    const mixed = [0, 20_000].map((taxRate) => ({ total: eur(100), taxRate }));
    expect(taxParts(eur(1000), mixed, false)).toEqual([
      { rate: 20_000, amount: eur(500), tax: eur(100) },
      { rate: 0, amount: eur(500), tax: eur(0) },
    ]);
  });

  it('if all goods are free, the whole cost is taxed at their highest rate', () => {
    const free = [5500, 21_000, 0].map((taxRate) => ({ total: eur(0), taxRate }));
    expect(taxParts(eur(1000), free, false)).toEqual([{ rate: 21_000, amount: eur(1000), tax: eur(210) }]);
  });

  it('a cost of 0, a cost without goods and a cost of untaxed goods have no tax parts', () => {
    const untaxed = [{ total: eur(1000), taxRate: 0 }];
    expect(taxParts(eur(0), [{ total: eur(1000), taxRate: 20_000 }], true)).toEqual([]);
    for (const none of [[], untaxed]) expect(taxParts(eur(500), none, true)).toEqual([]);
  });

  it('the parts add up to the cost, and the tax of a part is never more than the part', () => {
    fc.assert(
      fc.property(cost, goods, fc.boolean(), (amount, all, isIncluded) => {
        const parts = taxParts(amount, all, isIncluded);
        if (parts.length === 0) return;
        expect(parts.reduce((sum, part) => sum.add(part.amount), eur(0))).toEqual(amount);
        for (const part of parts) expect(part.tax.isNegative() || part.tax.compare(part.amount) > 0).toBe(false);
        expect(taxOf(parts, 'EUR').minor).toBe(parts.reduce((sum, { tax }) => sum + tax.minor, 0n));
      }),
    );
  });

  it('the parts depend neither on the order of the lines nor on how the pieces are split into lines', () => {
    const shuffled = goods.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    fc.assert(
      fc.property(cost, shuffled, fc.boolean(), (amount, [all, mixed], isIncluded) => {
        const parts = taxParts(amount, all, isIncluded);
        expect(taxParts(amount, mixed, isIncluded)).toEqual(parts);
        const split = all.flatMap(({ total, taxRate }) => [
          { total: eur(total.minor / 2n), taxRate },
          { total: eur(total.minor - total.minor / 2n), taxRate },
        ]);
        expect(taxParts(amount, split, isIncluded)).toEqual(parts);
      }),
    );
  });
});
