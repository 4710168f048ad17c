import { textsIn, type PageTranslations } from './content-page.js';

const uk = { title: 'Доставка', body: 'Пошта' };
const en = { title: 'Delivery', body: 'By post', description: 'How we deliver' };

describe('content pages in one language', () => {
  test.each<[string, PageTranslations, 'en' | 'uk' | 'ru', 'en' | 'uk' | 'ru', string]>([
    ["is in the reader's, when it is written in it", { en, uk }, 'uk', 'ru', 'uk'],
    ["else in the shop's", { en, uk }, 'ru', 'uk', 'uk'],
    ['else in English', { en, uk }, 'ru', 'ru', 'en'],
    ['else in any', { uk }, 'en', 'ru', 'uk'],
    ['not in one that has no title, though it has a text', { ru: { body: 'Почта' }, uk }, 'ru', 'uk', 'uk'],
  ])('the language of a content page is chosen: %s', (_, translations, language, own, expected) => {
    expect(textsIn(translations, language, own).language).toBe(expected);
  });

  test('a text that a content page lacks in its language is empty, not that of another language', () => {
    expect(textsIn({ en, uk }, 'uk', 'en')).toEqual({ ...uk, description: '', language: 'uk' });
    expect(textsIn({ en, uk }, 'en', 'uk')).toEqual({ ...en, language: 'en' });
  });

  test("a content page without any title is empty, in the shop's default language", () => {
    expect(textsIn({}, 'en', 'uk')).toEqual({ title: '', body: '', description: '', language: 'uk' });
    expect(textsIn({ en: { body: 'By post' } }, 'en', 'uk')).toEqual({
      title: '',
      body: '',
      description: '',
      language: 'uk',
    });
  });
});
