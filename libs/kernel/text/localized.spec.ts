import { isLanguage, pick } from './localized.js';

describe('localized texts', () => {
  const all = { en: 'Cash', uk: 'Готівка', ru: 'Наличные' };

  it('a localized text is returned in the requested language', () => {
    expect(pick(all, 'uk')).toBe('Готівка');
  });

  it('a missing localized text falls back to the given language, then English, then any other', () => {
    expect(pick({ en: 'Cash', ru: 'Наличные' }, 'uk', 'ru')).toBe('Наличные');
    expect(pick({ en: 'Cash', ru: 'Наличные' }, 'uk')).toBe('Cash');
    expect(pick({ uk: '  ', ru: 'Наличные' }, 'uk')).toBe('Наличные');
  });

  it('a localized text is empty if there is none in any language', () => {
    expect(pick({}, 'en')).toBe('');
    expect(pick({ en: '' }, 'en', 'uk')).toBe('');
    expect(pick(null, 'en')).toBe('');
  });

  it('the shop supports three languages', () => {
    expect(['en', 'uk', 'ru'].every(isLanguage)).toBe(true);
    expect(['de', 'EN', '', null, 'toString'].some(isLanguage)).toBe(false);
  });
});
