import fc from 'fast-check';
import { attributesKey, mergedTranslations, type TranslationChanges } from './product-draft.js';

const stored = { uk: { name: 'Чай', description: 'Зелений' }, ru: { name: 'Чай' } };

describe('changes of translations', () => {
  test.each<[string, TranslationChanges, object]>([
    ['stay unchanged if none is sent', {}, stored],
    ['stay unchanged where undefined is sent', { uk: undefined, ru: { name: undefined } }, stored],
    [
      'have the sent text and the other texts of the language',
      { uk: { name: 'Напій' } },
      { uk: { name: 'Напій', description: 'Зелений' }, ru: { name: 'Чай' } },
    ],
    ['get a new language', { en: { name: 'Tea' } }, { ...stored, en: { name: 'Tea' } }],
    ['lose a text that is sent as null', { uk: { description: null } }, { uk: { name: 'Чай' }, ru: { name: 'Чай' } }],
    ['lose an emptied text', { uk: { description: '' } }, { uk: { name: 'Чай' }, ru: { name: 'Чай' } }],
    ['lose a language that is sent as null', { uk: null }, { ru: { name: 'Чай' } }],
    ['lose a language with its last text', { ru: { name: null } }, { uk: stored.uk }],
    ['do not get a language without texts', { en: { name: '', description: null } }, stored],
  ])('translations of a product %s', (_, changes, after) => {
    expect(mergedTranslations(stored, changes)).toEqual(after);
  });

  test('a change of translations does not modify the stored object', () => {
    const before = structuredClone(stored);
    mergedTranslations(stored, { uk: { name: 'Напій' }, ru: null });
    expect(stored).toEqual(before);
  });

  test('a repeated change of translations has the same result, without empty texts', () => {
    const text = fc.option(fc.constantFrom('', 'a', 'b'), { nil: null });
    const texts = fc.option(fc.record({ name: text, description: text }, { requiredKeys: [] }), { nil: null });
    const changes = fc.record({ en: texts, uk: texts, ru: texts }, { requiredKeys: [] });
    fc.assert(
      fc.property(changes, (sent) => {
        const once = mergedTranslations(stored, sent);
        expect(mergedTranslations(once, sent)).toEqual(once);
        for (const language of Object.values(once)) {
          expect(Object.keys(language).length).toBeGreaterThan(0);
          for (const kept of Object.values(language)) expect(kept).not.toBe('');
        }
      }),
    );
  });
});

describe('attributes of variants', () => {
  const maps = fc.dictionary(fc.constantFrom('color', 'size', '0', '1'), fc.constantFrom('red', 'M', ''));

  test('attributes of variants are equal in any order', () => {
    expect(attributesKey({ size: 'M', color: 'red' })).toBe(attributesKey({ color: 'red', size: 'M' }));
    fc.assert(
      fc.property(maps, (map) => {
        expect(attributesKey(Object.fromEntries(Object.entries(map).reverse()))).toBe(attributesKey(map));
      }),
    );
  });

  test('attributes of variants have the same key exactly if their entries are equal', () => {
    expect(attributesKey({ color: 'red' })).not.toBe(attributesKey({ color: 'Red' }));
    expect(attributesKey({ a: '1","b":"2' })).not.toBe(attributesKey({ a: '1', b: '2' }));
    fc.assert(
      fc.property(maps, maps, (one, other) => {
        const names = new Set([...Object.keys(one), ...Object.keys(other)]);
        const same = [...names].every((name) => one[name] === other[name]);
        expect(attributesKey(one) === attributesKey(other)).toBe(same);
      }),
    );
  });
});
