import { isLanguage, pick } from './localized.js';

describe('localized texts', () => {
  const all = { en: 'Cash', uk: 'Готівка', ru: 'Наличные' };

  it('come in the language asked for', () => {
    expect(pick(all, 'uk')).toBe('Готівка');
  });

  it('fall back to the given language, then English, then any', () => {
    expect(pick({ en: 'Cash', ru: 'Наличные' }, 'uk', 'ru')).toBe('Наличные');
    expect(pick({ en: 'Cash', ru: 'Наличные' }, 'uk')).toBe('Cash');
    expect(pick({ uk: '  ', ru: 'Наличные' }, 'uk')).toBe('Наличные');
  });

  it('are empty when there is none', () => {
    expect(pick({}, 'en')).toBe('');
    expect(pick({ en: '' }, 'en', 'uk')).toBe('');
    expect(pick(null, 'en')).toBe('');
  });

  it('know the three languages', () => {
    expect(['en', 'uk', 'ru'].every(isLanguage)).toBe(true);
    expect(['de', 'EN', '', null, 'toString'].some(isLanguage)).toBe(false);
  });
});
