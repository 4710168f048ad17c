import { dateText } from './date-text.js';

describe('dateText', () => {
  const moment = new Date('2026-11-27T22:30:00Z');

  it('a non-breaking space stands before the letter after the year', () => {
    expect(dateText(moment, 'uk', 'UTC')).toBe('27 листопада 2026\u00a0р.');
    expect(dateText(moment, 'ru', 'UTC', { dateStyle: 'medium' })).toBe('27 нояб. 2026\u00a0г.');
    expect(dateText(moment, 'uk', 'UTC', { timeStyle: 'short' })).toContain('2026\u00a0р.');
    expect(dateText(moment, 'en', 'UTC')).toBe('November 27, 2026');
  });

  it('the date is the one in the given time zone', () => {
    expect(dateText(moment, 'ru', 'Europe/Kyiv')).toBe('28 ноября 2026\u00a0г.');
  });
});
