import { addDays, CLOCK, systemClock } from './clock.js';

describe('clock', () => {
  it('the clock returns the current time', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect([before <= now, now <= Date.now()]).toEqual([true, true]);
  });

  it('all copies of the library use the same injection token for the clock', () => {
    expect(CLOCK).toBe(Symbol.for('shop.clock'));
  });

  it('days are added across the ends of months and years, without changing the argument', () => {
    const date = new Date('2024-02-28T23:30:00Z');
    expect(addDays(date, 2).toISOString()).toBe('2024-03-01T23:30:00.000Z');
    expect(addDays(date, -59).toISOString()).toBe('2023-12-31T23:30:00.000Z');
    expect(date.toISOString()).toBe('2024-02-28T23:30:00.000Z');
  });
});
