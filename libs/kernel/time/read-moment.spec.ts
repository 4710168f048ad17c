import fc from 'fast-check';
import { dayNumber } from './day-number.js';
import { readEnd, readMoment } from './read-moment.js';

const DAY_MS = 86_400_000;
const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Kyiv', 'America/Santiago', 'America/Havana'];
const zone = fc.constantFrom(...ZONES, 'Africa/Cairo', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia');
const day = fc.integer({ min: Date.parse('2008-01-01') / DAY_MS, max: Date.parse('2035-01-01') / DAY_MS });
const written = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

describe('dates without a time', () => {
  it.each([
    ['2026-11-25', 'UTC', '2026-11-25T00:00:00.000Z', '2026-11-26T00:00:00.000Z'],
    ['2026-11-25', 'Pacific/Kiritimati', '2026-11-24T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
    ['2026-11-25', 'Pacific/Pago_Pago', '2026-11-25T11:00:00.000Z', '2026-11-26T11:00:00.000Z'],
    ['2026-03-29', 'Europe/Kyiv', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    // Days on which the clocks skip midnight, repeat it, and skip the whole day.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-30T10:00:00.000Z'],
  ])('the day %s in %s begins at %s and ends before %s', (text, timezone, begin, end) => {
    expect([readMoment(text, timezone), readEnd(text, timezone)].map((one) => one.toISOString())).toEqual([begin, end]);
  });

  it('a date covers exactly the times of that day, in every time zone', () => {
    fc.assert(
      fc.property(day, zone, (number, timezone) => {
        const [begin, end] = [readMoment(written(number), timezone), readEnd(written(number), timezone)];
        const later = (moment: Date, ms: number): number => dayNumber(new Date(moment.getTime() + ms), timezone);
        expect(later(begin, -1)).toBeLessThan(number);
        expect(later(begin, 0)).toBeGreaterThanOrEqual(number);
        expect(later(end, -1)).toBeLessThanOrEqual(number);
        expect(later(end, 0)).toBeGreaterThan(number);
      }),
      { numRuns: 300 },
    );
  });
});

describe('dates with a time', () => {
  it.each([
    ['2026-11-25T10:00:00Z', 'Pacific/Kiritimati', '2026-11-25T10:00:00.000Z'],
    ['2026-11-25T10:00:00.5+02:00', 'UTC', '2026-11-25T08:00:00.500Z'],
    ['2026-11-25T10:00', 'Europe/Kyiv', '2026-11-25T08:00:00.000Z'],
    ['2026-11-25T10:00:00.250', 'Pacific/Pago_Pago', '2026-11-25T21:00:00.250Z'],
  ])('%s in %s is %s, and ends a millisecond later', (text, timezone, moment) => {
    expect(readMoment(text, timezone).toISOString()).toBe(moment);
    expect(readEnd(text, timezone).getTime()).toBe(Date.parse(moment) + 1);
  });
});
