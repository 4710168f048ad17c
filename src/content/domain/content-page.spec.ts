import { textsIn, type PageTranslations } from './content-page.js';

const uk = { title: 'Доставка', body: 'Пошта' };
const en = { title: 'Delivery', body: 'By post', description: 'How we deliver' };

describe('content pages in one language', () => {
  test.each<[string, PageTranslations, 'en' | 'uk' | 'ru', 'en' | 'uk' | 'ru', string]>([
    ['is in the requested language if it has it', { en, uk }, 'uk', 'ru', 'uk'],
    ["is otherwise in the shop's default language", { en, uk }, 'ru', 'uk', 'uk'],
    ['is otherwise in English', { en, uk }, 'ru', 'ru', 'en'],
    ['is otherwise in any language that it has', { uk }, 'en', 'ru', 'uk'],
    ['is not in a language without a title, even if it has a text', { ru: { body: 'Почта' }, uk }, 'ru', 'uk', 'uk'],
  ])('a content page %s', (_, translations, language, own, expected) => {
    expect(textsIn(translations, language, own).language).toBe(expected);
  });

  test('a text that a content page lacks in its language is empty, not that of another language', () => {
    expect(textsIn({ en, uk }, 'uk', 'en')).toEqual({ ...uk, description: '', language: 'uk' });
    expect(textsIn({ en, uk }, 'en', 'uk')).toEqual({ ...en, language: 'en' });
  });

  test("a content page without any title has empty texts, in the shop's default language", () => {
    expect(textsIn({}, 'en', 'uk')).toEqual({ title: '', body: '', description: '', language: 'uk' });
    expect(textsIn({ en: { body: 'By post' } }, 'en', 'uk')).toEqual({
      title: '',
      body: '',
      description: '',
      language: 'uk',
    });
  });
});
