import fc from 'fast-check';
import { FieldErrors, LANGUAGES } from '#kernel';
import type { PageTranslations } from './content-page.js';
import { checkTexts, mergedTexts, type TranslationChanges } from './page-draft.js';

const stored: PageTranslations = { en: { title: 'Terms', body: 'Read' }, uk: { title: 'Умови' } };
const texts = (changes: object): TranslationChanges => changes as TranslationChanges;

describe('texts after a change', () => {
  test.each<[string, object, object]>([
    ['are as before when none is sent', {}, stored],
    ['are as before for what is sent as undefined', { en: { title: undefined }, uk: undefined }, stored],
    ['have what is sent beside the rest', { en: { body: 'New' } }, { ...stored, en: { title: 'Terms', body: 'New' } }],
    ['have a new language', { ru: { title: 'Условия' } }, { ...stored, ru: { title: 'Условия' } }],
    ['lose a text that is sent as null', { en: { body: null } }, { ...stored, en: { title: 'Terms' } }],
    ['lose a text that is blank', { en: { body: ' \n' } }, { ...stored, en: { title: 'Terms' } }],
    ['lose a language that is sent as null', { en: null }, { uk: stored.uk }],
    ['lose a language with its last text', { uk: { title: null } }, { en: stored.en }],
  ])('%s', (_, changes, after) => {
    expect(mergedTexts(stored, texts(changes))).toEqual(after);
  });

  test('are the same when the same change is made twice, and have no blank text', () => {
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

describe('a page', () => {
  /** Fields that are required and missing; null: the page is accepted. */
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

  test('has a title in some language, also while it is not published', () => {
    expect(missing({ ru: { title: 'Условия' } }, false)).toBeNull();
    expect(missing({}, false, 'uk')).toEqual(['translations.uk.title']);
    expect(missing({ ru: { body: 'Читать' } }, false, 'uk')).toEqual(['translations.uk.title']);
  });

  test('that is published is whole in each language that it has anything in', () => {
    expect(missing({ en: whole }, true)).toBeNull();
    expect(missing({ en: whole, uk: { title: 'Умови' } }, true)).toEqual(['translations.uk.body']);
    expect(missing({ en: whole, uk: { body: 'Читати' } }, true)).toEqual(['translations.uk.title']);
    expect(missing({ en: whole, ru: { description: 'О правилах' } }, true)).toEqual([
      'translations.ru.title',
      'translations.ru.body',
    ]);
    expect(missing({ en: whole, uk: { title: 'Умови' } }, false)).toBeNull();
  });

  test("without anything cannot be published: the field is that of the shop's language", () => {
    expect(missing({}, true, 'ru')).toEqual(['translations.ru.title']);
  });

  test('that is accepted is shown whole in every language', () => {
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
