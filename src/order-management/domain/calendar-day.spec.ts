import fc from 'fast-check';
import { dayNumber } from '#kernel';
import { dayOfText, dayText, latestDaysAgo } from './calendar-day.js';

const at = (text: string): Date => new Date(text);

describe('calendar days of the payment clock', () => {
  test('the text and the number of a calendar day convert into each other', () => {
    expect([dayText(0), dayText(20_783), dayOfText('2026-11-26')]).toEqual(['1970-01-01', '2026-11-26', 20_783]);
  });

  test('the search by index misses no order that is due, even if clocks are changed', () => {
    const moments = fc.date({ min: at('2020-01-01'), max: at('2035-01-01'), noInvalidDate: true });
    const zones = fc.constantFrom('UTC', 'Europe/Kyiv', 'America/New_York', 'Australia/Lord_Howe', 'Antarctica/Troll');
    const hours = fc.integer({ min: -40 * 24, max: 100 * 24 });
    fc.assert(
      fc.property(moments, hours, fc.integer({ min: -30, max: 90 }), zones, (now, before, days, timezone) => {
        const moment = new Date(now.getTime() - before * 3_600_000);
        if (dayNumber(now, timezone) - dayNumber(moment, timezone) >= days)
          expect(moment.getTime()).toBeLessThanOrEqual(latestDaysAgo(days, now).getTime());
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    // The last millisecond of the day that is exactly so many days ago, at the first millisecond of today.
    ['2026-11-20T23:59:59Z', 1, '2026-11-21T00:00:00Z', 'UTC'],
    ['2026-11-13T23:59:59Z', 8, '2026-11-21T00:00:00Z', 'UTC'],
    ['2026-10-24T23:59:59+03:00', 2, '2026-10-26T00:00:00+02:00', 'Europe/Kyiv'],
    ['2026-03-28T23:59:59+02:00', 2, '2026-03-30T00:00:00+03:00', 'Europe/Kyiv'],
    ['2026-03-28T23:59:59+00:00', 2, '2026-03-30T00:00:00+02:00', 'Antarctica/Troll'],
  ])(
    'the search by index does not miss an order of %s that is due %i days later at %s in %s',
    (moment, days, now, timezone) => {
      expect(dayNumber(at(now), timezone) - dayNumber(at(moment), timezone)).toBe(days);
      expect(at(moment).getTime()).toBeLessThanOrEqual(latestDaysAgo(days, at(now)).getTime());
    },
  );

  test('the search by index includes orders at most one day and one clock change before they are due', () => {
    expect(latestDaysAgo(7, at('2026-11-20T12:00:00Z'))).toEqual(at('2026-11-14T14:00:00Z'));
  });
});
