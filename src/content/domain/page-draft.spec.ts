import fc from 'fast-check';
import { FieldErrors, LANGUAGES } from '#kernel';
import type { PageTranslations } from './content-page.js';
import { checkTexts, mergedTexts, type TranslationChanges } from './page-draft.js';

const stored: PageTranslations = { en: { title: 'Terms', body: 'Read' }, uk: { title: 'Умови' } };
const texts = (changes: object): TranslationChanges => changes as TranslationChanges;

describe('changes of a content page', () => {
  test.each<[string, object, object]>([
    ['stay unchanged if none is sent', {}, stored],
    ['stay unchanged where undefined is sent', { en: { title: undefined }, uk: undefined }, stored],
    ['have the sent texts and the others', { en: { body: 'New' } }, { ...stored, en: { title: 'Terms', body: 'New' } }],
    ['get a new language', { ru: { title: 'Условия' } }, { ...stored, ru: { title: 'Условия' } }],
    ['lose a text that is sent as null', { en: { body: null } }, { ...stored, en: { title: 'Terms' } }],
    ['lose a text that is blank', { en: { body: ' \n' } }, { ...stored, en: { title: 'Terms' } }],
    ['lose a language that is sent as null', { en: null }, { uk: stored.uk }],
    ['lose a language with its last text', { uk: { title: null } }, { en: stored.en }],
  ])('texts of a content page %s', (_, changes, after) => {
    expect(mergedTexts(stored, texts(changes))).toEqual(after);
  });

  test('a repeated change of a content page has the same result, without blank texts', () => {
    const text = fc.option(fc.constantFrom('', ' ', 'a', 'b'), { nil: null });
    const one = fc.option(fc.record({ title: text, body: text, description: text }, { requiredKeys: [] }), {
      nil: null,
    });
    fc.assert(
      fc.property(fc.record({ en: one, uk: one, ru: one }, { requiredKeys: [] }), (sent) => {
        const once = mergedTexts(stored, texts(sent));
        expect(mergedTexts(once, texts(sent))).toEqual(once);
        for (const language of Object.values(once)) {
          expect(Object.keys(language).length).toBeGreaterThan(0);
          for (const kept of Object.values(language)) expect(kept.trim()).not.toBe('');
        }
      }),
    );
  });
});

describe('validation of content pages', () => {
  /** Fields that are required and missing; null: the page is valid. */
  function missing(
    translations: PageTranslations,
    published: boolean,
    own: 'en' | 'uk' | 'ru' = 'en',
  ): string[] | null {
    try {
      checkTexts(translations, published, own);
      return null;
    } catch (error) {
      if (!(error instanceof FieldErrors)) throw error;
      for (const problems of Object.values(error.fields)) expect(problems).toEqual([{ key: 'validation.required' }]);
      return Object.keys(error.fields);
    }
  }
  const whole = { title: 'Terms', body: 'Read' };

  test('a content page needs a title in some language, even if it is not published', () => {
    expect(missing({ ru: { title: 'Условия' } }, false)).toBeNull();
    expect(missing({}, false, 'uk')).toEqual(['translations.uk.title']);
    expect(missing({ ru: { body: 'Читать' } }, false, 'uk')).toEqual(['translations.uk.title']);
  });

  test('a published content page needs title and text in each language in which it has either', () => {
    expect(missing({ en: whole }, true)).toBeNull();
    expect(missing({ en: whole, uk: { title: 'Умови' } }, true)).toEqual(['translations.uk.body']);
    expect(missing({ en: whole, uk: { body: 'Читати' } }, true)).toEqual(['translations.uk.title']);
    expect(missing({ en: whole, ru: { description: 'О правилах' } }, true)).toEqual([
      'translations.ru.title',
      'translations.ru.body',
    ]);
    expect(missing({ en: whole, uk: { title: 'Умови' } }, false)).toBeNull();
  });

  test("publishing an empty content page is refused at the field of the shop's default language", () => {
    expect(missing({}, true, 'ru')).toEqual(['translations.ru.title']);
  });

  test('a valid content page has a title and text in every language in which it is shown', () => {
    const text = fc.constantFrom('a', undefined);
    const one = fc.option(fc.record({ title: text, body: text }), { nil: undefined });
    fc.assert(
      fc.property(fc.record({ en: one, uk: one, ru: one }), (drafted) => {
        const translations = mergedTexts({}, texts(drafted));
        const written = LANGUAGES.filter((language) => translations[language]);
        const isWhole = written.every((language) => translations[language]?.title && translations[language]?.body);
        expect(missing(translations, true) === null).toBe(written.length > 0 && isWhole);
      }),
    );
  });
});
