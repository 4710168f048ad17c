import fc from 'fast-check';
import { dayNumber } from './day-number.js';

describe('the day number of a time', () => {
  it.each([
    ['2026-11-21T21:59:59Z', 'Europe/Kyiv', '2026-11-21'],
    ['2026-11-21T22:00:00Z', 'Europe/Kyiv', '2026-11-22'],
    ['2026-11-21T00:30:00Z', 'America/New_York', '2026-11-20'],
    ['2026-12-31T23:00:00Z', 'Pacific/Auckland', '2027-01-01'],
  ])('the day number of %s in %s is that of %s', (moment, timezone, day) => {
    expect(dayNumber(new Date(moment), timezone)).toBe(Date.parse(day) / 86_400_000);
  });

  it('the day number increases by one at each midnight, also when clocks are changed', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom('UTC', 'Europe/Kyiv', 'America/New_York', 'Asia/Kolkata'),
        (moment, timezone) => {
          const later = (hours: number): number =>
            dayNumber(new Date(moment.getTime() + hours * 3_600_000), timezone) - dayNumber(moment, timezone);
          expect([0, 1]).toContain(later(12));
          expect([1, 2]).toContain(later(26));
          expect(later(24 * 7 + 1)).toBeGreaterThanOrEqual(7);
        },
      ),
    );
  });
});
