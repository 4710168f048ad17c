import { addDays, CLOCK, systemClock } from './clock.js';

describe('clock', () => {
  it('tells the current time', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect([before <= now, now <= Date.now()]).toEqual([true, true]);
  });

  it('has one token, whichever copy of the library is asked', () => {
    expect(CLOCK).toBe(Symbol.for('shop.clock'));
  });

  it('adds days across the ends of months and years, and leaves its argument alone', () => {
    const date = new Date('2024-02-28T23:30:00Z');
    expect(addDays(date, 2).toISOString()).toBe('2024-03-01T23:30:00.000Z');
    expect(addDays(date, -59).toISOString()).toBe('2023-12-31T23:30:00.000Z');
    expect(date.toISOString()).toBe('2024-02-28T23:30:00.000Z');
  });
});
