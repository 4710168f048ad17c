import { deadline } from './deadline.js';

const at = (text: string): Date => new Date(text);

describe('payment deadlines on the order page', () => {
  it("a payment deadline is counted in days of the shop's calendar", () => {
    expect(deadline(at('2026-11-28T10:00:00Z'), at('2026-11-21T23:30:00Z'), 'UTC')).toEqual({ days: 7, isOver: false });
    expect(deadline(at('2026-11-28T10:00:00Z'), at('2026-11-21T23:30:00Z'), 'Europe/Kyiv')).toEqual({
      days: 6,
      isOver: false,
    });
  });

  it('a payment deadline is 0 days away on its day, and over on later days', () => {
    expect(deadline(at('2026-11-28T10:00:00Z'), at('2026-11-28T09:00:00Z'), 'UTC')).toEqual({ days: 0, isOver: false });
    expect(deadline(at('2026-11-28T10:00:00Z'), at('2026-11-28T23:59:00Z'), 'UTC')).toEqual({ days: 0, isOver: false });
    expect(deadline(at('2026-11-28T10:00:00Z'), at('2026-11-29T00:00:00Z'), 'UTC')).toEqual({ days: 0, isOver: true });
    expect(deadline(at('2026-11-28T10:00:00Z'), at('2026-11-30T09:00:00Z'), 'UTC')).toEqual({ days: 0, isOver: true });
  });

  it('an order may have no payment deadline', () => {
    expect(deadline(null, at('2026-11-28T10:00:00Z'), 'UTC')).toBeNull();
  });
});
