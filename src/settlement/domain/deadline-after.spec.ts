import { deadlineAfter } from './deadline-after.js';

const KYIV = 'Europe/Kyiv';
const after = (days: number, now: string, country: string | null, countsBankingDays = true): string =>
  deadlineAfter(days, { countsBankingDays, bankCountry: country }, new Date(now), KYIV).toISOString();

describe('the deadline of a payment', () => {
  it('a deadline on a weekend moves to Monday only if the method counts banking days', () => {
    expect(after(7, '2026-11-21T10:00:00Z', 'UA', false)).toBe('2026-11-28T10:00:00.000Z');
    expect(after(7, '2026-11-21T10:00:00Z', 'UA')).toBe('2026-11-30T10:00:00.000Z');
    expect(deadlineAfter(7, null, new Date('2026-11-21T10:00:00Z'), KYIV).toISOString()).toBe(
      '2026-11-28T10:00:00.000Z',
    );
  });

  it('a deadline on a holiday of TARGET moves to the next banking day for a German account, and stays for a Ukrainian one', () => {
    expect(after(7, '2026-12-18T10:00:00Z', 'DE')).toBe('2026-12-28T10:00:00.000Z');
    expect(after(7, '2026-12-18T10:00:00Z', 'UA')).toBe('2026-12-25T10:00:00.000Z');
  });

  it('the day of the deadline is that of the shop’s time zone', () => {
    // 22:30 UTC on a Friday is Saturday in Kyiv
    expect(after(7, '2026-11-20T22:30:00Z', 'UA')).toBe('2026-11-29T22:30:00.000Z');
    expect(after(7, '2026-11-20T21:30:00Z', 'UA')).toBe('2026-11-27T21:30:00.000Z');
  });
});
