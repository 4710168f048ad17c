import { dayBefore, dayText, isoDay } from './day.js';

describe('days of statements', () => {
  test.each([
    ['2026-03-05', '2026-03-05'],
    ['2017-04-01+02:00', '2017-04-01'],
    ['2025-12-05T23:59:59.999999999Z', '2025-12-05'],
    ['2016-02-30', '2016-02-29'],
    ['2015-11-31', '2015-11-30'],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['2026-01-32', null],
    ['05.03.2026', null],
    ['2026-03-051', null],
  ])('the day of the ISO 8601 text %s is %s', (text, day) => expect(isoDay(text)).toBe(day));

  test('29 February becomes 28 February except in leap years', () => {
    expect([dayText(2024, 2, 29), dayText(2100, 2, 29), dayText(2000, 2, 29)]).toEqual([
      '2024-02-29',
      '2100-02-28',
      '2000-02-29',
    ]);
  });

  test('dayBefore returns the previous day, also at the beginning of a month or year', () => {
    expect([dayBefore('2026-03-01'), dayBefore('2026-01-01'), dayBefore('2026-05-20')]).toEqual([
      '2026-02-28',
      '2025-12-31',
      '2026-05-19',
    ]);
  });
});
