import fc from 'fast-check';
import { Money } from '#kernel';
import { coverageOf, covers, type StatementSpan } from './coverage.js';

const euros = (minor: number): Money => Money.of(minor, 'EUR');
const day = (of: number): string => `2026-11-${String(of).padStart(2, '0')}`;
const span = (from: number, to: number, opening: number, closing: number): StatementSpan => ({
  from: day(from),
  to: day(to),
  opening: euros(opening),
  closing: euros(closing),
});

describe('the days that statements cover', () => {
  test('statements with matching balances have no gap, also unsorted, repeated or with a monthly one', () => {
    const balances = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 25 });
    fc.assert(
      fc.property(balances, fc.infiniteStream(fc.nat()), fc.boolean(), (amounts, order, monthly) => {
        const days = amounts.slice(1).map((closing, index) => span(index + 1, index + 1, amounts[index]!, closing));
        const month = span(1, days.length, amounts[0]!, amounts.at(-1)!);
        const all = [...days, ...days.slice(0, 3), ...(monthly ? [month] : [])];
        const shuffled = all.map((one) => [order.next().value!, one] as const).sort(([a], [b]) => a - b);
        const coverage = coverageOf(shuffled.map(([, one]) => one));
        expect(coverage).toMatchObject({ coveredUntil: day(days.length), gaps: [] });
        expect(coverage.lastClosing).toEqual(euros(amounts.at(-1)!));
      }),
    );
  });

  test('a missing statement is a gap with the days before and after it and the change of balance', () => {
    const coverage = coverageOf([span(3, 3, 700, 900), span(1, 1, 0, 500)]);
    expect(coverage.gaps).toEqual([{ after: day(1), before: day(3), difference: euros(200) }]);
    expect(covers(coverage, day(2))).toBe(false);
    expect(covers(coverage, day(3))).toBe(true);
    expect(covers(coverage, day(4))).toBe(false);
  });

  test('a statement of several days closes the gaps within these days', () => {
    expect(coverageOf([span(3, 3, 700, 900), span(1, 1, 0, 500), span(1, 5, 0, 900)]).gaps).toEqual([]);
  });

  test('two statements of the same day are put in the order of their balances', () => {
    expect(coverageOf([span(1, 1, 500, 900), span(1, 1, 0, 500), span(2, 2, 900, 900)]).gaps).toEqual([]);
  });

  test('a statement without balances covers no day and opens no gap', () => {
    const notification = { from: day(2), to: day(2), opening: null, closing: null };
    expect(coverageOf([span(1, 1, 0, 500), notification])).toMatchObject({ coveredUntil: day(1), gaps: [] });
    expect(coverageOf([])).toEqual({ coveredFrom: null, coveredUntil: null, lastClosing: null, gaps: [] });
  });
});
