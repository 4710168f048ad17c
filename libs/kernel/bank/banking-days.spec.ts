import { isBankingDay } from './banking-days.js';
import { LAST_HOLIDAY_YEAR, TARGET_HOLIDAYS } from './bank-holidays.js';

const dayOf = (date: string): number => Date.parse(date) / 86_400_000;

/** Easter Sunday by the anonymous Gregorian algorithm. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1) / 86_400_000;
}

describe('banking days', () => {
  it('the calendar of TARGET has the six closing days of each year from 2026 to 2030 that are not on a weekend', () => {
    for (let year = 2026; year <= LAST_HOLIDAY_YEAR; year++) {
      const days = [
        ...['01-01', '05-01', '12-25', '12-26'].map((day) => dayOf(`${year}-${day}`)),
        easter(year) - 2,
        easter(year) + 1,
      ];
      const expected = days
        .filter((day) => ![0, 6].includes(new Date(day * 86_400_000).getUTCDay()))
        .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
        .sort();
      expect(TARGET_HOLIDAYS.filter((day) => day.startsWith(String(year)))).toEqual(expected);
    }
  });

  it.each([
    ['2026-12-25', 'DE', false],
    ['2026-12-25', 'UA', true],
    ['2026-12-25', null, false],
    ['2026-08-24', 'UA', true],
    ['2026-12-26', 'UA', false],
    ['2026-12-27', 'DE', false],
    ['2026-12-28', 'DE', true],
    ['2027-03-26', 'PL', false],
  ])('%s in the country %s is a banking day: %s', (day, country, expected) => {
    expect(isBankingDay(dayOf(day), country)).toBe(expected);
  });
});
