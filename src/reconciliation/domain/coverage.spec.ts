import fc from 'fast-check';
import { Money } from '#kernel';
import { coverageForClock, coverageOf, firstMissing, incompleteOf, type StatementSpan } from './coverage.js';

const euros = (minor: number): Money => Money.of(minor, 'EUR');
const day = (of: number): string => `2026-11-${String(of).padStart(2, '0')}`;
const span = (from: number, to: number, opening: number, closing: number, imported = 30): StatementSpan => ({
  file: 1,
  from: day(from),
  to: day(to),
  opening: euros(opening),
  closing: euros(closing),
  importedOn: day(imported),
  addsUp: true,
});

describe('the days that statements cover', () => {
  test('statements with matching balances have no gap, even if they are unsorted, repeated or part of a monthly one', () => {
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
  });

  test('a statement of several days closes the gaps within these days', () => {
    expect(coverageOf([span(3, 3, 700, 900), span(1, 1, 0, 500), span(1, 5, 0, 900)]).gaps).toEqual([]);
  });

  test('two statements of the same day are put in the order of their balances', () => {
    expect(coverageOf([span(1, 1, 500, 900), span(1, 1, 0, 500), span(2, 2, 900, 900)]).gaps).toEqual([]);
  });

  test('a missing statement between two of the same day is a gap', () => {
    const coverage = coverageOf([span(1, 1, 0, 500), span(1, 1, 700, 900)]);
    expect(coverage.gaps).toEqual([{ after: day(1), before: day(1), difference: euros(200) }]);
    expect(coverageOf([span(1, 1, 0, 500), span(1, 1, 700, 900), span(1, 1, 500, 700)]).gaps).toEqual([]);
  });

  test('a later export of the same day, which begins with the same balance, opens no gap', () => {
    expect(coverageOf([span(1, 1, 0, 500), span(1, 1, 0, 900)]).gaps).toEqual([]);
    expect(coverageOf([span(1, 1, 0, 500), span(1, 3, 0, 900)]).gaps).toEqual([]);
  });

  test('a statement without balances covers no day and opens no gap', () => {
    const notification = { ...span(2, 2, 0, 0, 3), opening: null, closing: null };
    expect(coverageOf([span(1, 1, 0, 500), notification])).toMatchObject({ coveredUntil: day(1), gaps: [] });
    expect(coverageOf([])).toEqual({ coveredFrom: null, coveredUntil: null, lastClosing: null, gaps: [] });
  });
});

describe('the first day without a statement', () => {
  const missing = (spans: readonly StatementSpan[], first: number, last: number): string | null =>
    firstMissing(coverageForClock(spans), day(first), day(last));
  const monday = span(2, 2, 0, 500);
  const wednesday = span(4, 4, 700, 900);

  test('no statement is missing if statements cover the last day, and the days before it have no gap', () => {
    expect(missing([monday, span(3, 5, 500, 900)], 1, 5)).toBeNull();
    expect(missing([monday, span(9, 9, 500, 900)], 2, 6)).toBeNull();
  });

  test('the statement of the day after the covered days is missing if they end before the last day', () => {
    expect(missing([monday], 1, 6)).toBe(day(3));
    expect(missing([monday], 1, 3)).toBe(day(3));
    expect(missing([], 1, 3)).toBe(day(3));
    expect(missing([wednesday], 1, 3)).toBe(day(3));
  });

  test('the statement of a gap before the last day is missing, although a statement covers the last day', () => {
    expect(missing([monday, wednesday], 1, 4)).toBe(day(3));
    expect(missing([monday, wednesday], 1, 3)).toBe(day(3));
  });

  test('a gap before the payment was awaited, or after the last day, has no effect', () => {
    expect(missing([monday, wednesday], 4, 4)).toBeNull();
    expect(missing([monday, wednesday], 1, 2)).toBeNull();
  });

  test('the day of the import is not covered, because more transactions of this day may follow', () => {
    expect(missing([span(2, 6, 0, 500, 6)], 1, 6)).toBe(day(6));
    expect(missing([span(2, 6, 0, 500, 6)], 1, 5)).toBeNull();
    expect(missing([span(2, 6, 0, 500, 7)], 1, 6)).toBeNull();
    expect(missing([span(6, 6, 0, 500, 6)], 1, 6)).toBe(day(6));
    expect(missing([span(6, 6, 0, 500, 6), span(7, 7, 500, 500, 7)], 1, 6)).toBeNull();
  });

  test('a statement that does not add up covers no day and closes no gap, until the whole statement is imported', () => {
    const incomplete = { ...span(3, 6, 500, 900), addsUp: false };
    expect(missing([monday, incomplete], 1, 6)).toBe(day(3));
    expect(missing([monday, incomplete, span(7, 9, 900, 950)], 1, 6)).toBe(day(3));
    expect(missing([incomplete], 3, 6)).toBe(day(3));
    expect(missing([monday, incomplete, span(3, 6, 500, 900)], 1, 6)).toBeNull();
  });

  test('a statement that does not add up is a gap also if its balance is unchanged', () => {
    const incomplete = { ...span(3, 3, 500, 500), addsUp: false };
    expect(missing([monday, incomplete, span(4, 9, 500, 700)], 1, 6)).toBe(day(3));
    expect(missing([monday, incomplete, span(4, 9, 500, 700)], 4, 6)).toBeNull();
  });

  test('statements that do not add up are listed with the oldest first, whatever was imported first', () => {
    const [late, early] = [span(5, 5, 0, 100), span(3, 3, 0, 100)].map((one) => ({ ...one, addsUp: false }));
    expect(incompleteOf([late!, early!, monday])).toEqual([early, late]);
  });

  test('another statement of the same day does not replace one that does not add up', () => {
    const incomplete = { ...span(3, 3, 0, 100), addsUp: false };
    expect(missing([incomplete, span(3, 3, 100, 200), span(4, 9, 200, 300)], 3, 6)).toBe(day(3));
    expect(missing([incomplete, span(3, 3, 0, 200), span(4, 9, 200, 300)], 3, 6)).toBeNull();
  });

  test('files without balances cover the days between them, unless the account has statements with balances', () => {
    const file = (from: number, to: number) => ({ ...span(from, to, 0, 0), ...{ opening: null, closing: null } });
    expect(missing([file(8, 9), file(2, 3)], 1, 6)).toBeNull();
    expect(missing([file(8, 9), file(2, 3)], 1, 10)).toBe(day(10));
    expect(missing([file(8, 9), monday], 1, 6)).toBe(day(3));
  });
});
