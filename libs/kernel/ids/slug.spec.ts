import fc from 'fast-check';
import { slugify } from './slug.js';

describe('slugs', () => {
  it.each([
    ['Їжакевич і Згурський', 'yizhakevych-i-zghurskyi'],
    ['Єнакієве, Гаєвич', 'yenakiieve-haievych'],
    ['Йосипівка, Стрий', 'yosypivka-stryi'],
    ['Юрій Крюківка', 'yurii-kriukivka'],
    ['Яготин Костянтин', 'yahotyn-kostiantyn'],
    ["Знам'янка", 'znamianka'],
    ['П’ять щасливих ґудзиків', 'piat-shchaslyvykh-gudzykiv'],
    ['Зелений чай', 'zelenyi-chai'],
  ])('slugs of Ukrainian text follow the national transliteration: %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it.each([
    ['Объём и цвет: жёлтый', 'obyom-i-tsvet-zhyoltyy'],
    ['Эта большая книга — съешь её', 'eta-bolshaya-kniga-sesh-eyo'],
  ])('slugs of Russian text follow the Russian transliteration: %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it.each([
    ['Crème Brûlée', 'creme-brulee'],
    ['Straße, Łódź, Ærø, Đakovo', 'strasse-lodz-aero-dakovo'],
    ['  --T-Shirt__(XL) 100% ', 't-shirt-xl-100'],
    ['İstanbul ﬁn', 'istanbul-fin'],
    ["Rock'n'roll", 'rocknroll'],
  ])('slugs of Latin text lose only the diacritics: %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('composed and decomposed letters have the same slug', () => {
    expect(slugify('Їжак й ёлка'.normalize('NFD'))).toBe(slugify('Їжак й ёлка'.normalize('NFC')));
  });

  it('a text without letters and digits has an empty slug', () => {
    for (const text of ['', ' ', '!!!', '日本', 'ь', '🙂']) expect(slugify(text)).toBe('');
  });

  it('slugs are cut to their maximum length, without a dash at the end', () => {
    expect(slugify('a'.repeat(500))).toHaveLength(120);
    expect(slugify('abc def', 4)).toBe('abc');
  });

  it('slugs contain only a-z, 0-9 and single inner dashes, and the slug of a slug is the same slug', () => {
    const cyrillic = fc.string({ unit: fc.constantFrom(..."абвгґдеєжзиіїйклмнопрстуфхцчшщьюяёъыэ -'ß́é") });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), cyrillic), fc.integer({ min: 1, max: 40 }), (text, max) => {
        const slug = slugify(text, max);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(max);
        expect(slugify(slug, max)).toBe(slug);
      }),
    );
  });
});
