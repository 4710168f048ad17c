import { daysBefore, lengthOf, todayIn } from './days.js';

describe('days of a report', () => {
  it('the days of a report include both ends, also across the end of summer time and leap days', () => {
    expect(lengthOf({ from: '2026-11-21', to: '2026-11-21' })).toBe(1);
    expect(lengthOf({ from: '2026-10-01', to: '2026-10-31' })).toBe(31);
    expect(lengthOf({ from: '2028-02-01', to: '2028-03-01' })).toBe(30);
    expect(lengthOf({ from: '2026-11-21', to: '2026-11-20' })).toBe(0);
  });

  it('a report is compared with the same number of days before', () => {
    expect(daysBefore({ from: '2026-11-08', to: '2026-11-14' })).toEqual({ from: '2026-11-01', to: '2026-11-07' });
    expect(daysBefore({ from: '2026-01-01', to: '2026-01-01' })).toEqual({ from: '2025-12-31', to: '2025-12-31' });
  });

  it("today is the day in the shop's time zone", () => {
    const now = new Date('2026-11-21T22:30:00Z');
    expect(todayIn('UTC', now)).toBe('2026-11-21');
    expect(todayIn('Europe/Kyiv', now)).toBe('2026-11-22');
    expect(todayIn('America/Los_Angeles', now)).toBe('2026-11-21');
  });
});
