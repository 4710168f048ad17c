import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#kernel';

const root = join(import.meta.dirname, '..', '..');

const files = readdirSync(join(root, 'i18n', 'en'));

/** Texts that are the same in another language for the given reason. */
const SAME_IN_ALL = new Map([
  ['IBAN', 'an international abbreviation'],
  ['PDF', 'a file format'],
  ['JSON', 'a file format'],
  ['monobank', 'the name of a bank'],
]);

type Texts = Record<Language, Readonly<Record<string, string>>>;

const flat = (value: object, path: string): Array<[string, string]> =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? flat(inner, `${path}.${name}`) : [[`${path}.${name}`, String(inner)]],
  );

const read = (language: Language): Record<string, string> =>
  Object.fromEntries(
    files.flatMap((file) =>
      flat(
        JSON.parse(readFileSync(join(root, 'i18n', language, file), 'utf8')) as object,
        file.slice(0, -'.json'.length),
      ),
    ),
  );

const glossary = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8');
const listed = (words: string): string[] => words.split(',').flatMap((word) => word.trim().replace('\\*', '*') || []);
const rows = [...glossary.matchAll(/^\| (.+) \|$/gm)].map(([, row]) => row!.split(' | ').map((cell) => cell.trim()));
/** Terms of all languages that the glossary replaces by another; the alphabets tell the languages apart. */
const secondTerms = rows.slice(2).flatMap((cells) => listed(cells[3]?.replace(/\|$/, '') ?? ''));
const plainWords = listed(/^## Words not used in English\n\n(.+(?:\n.+)*)/m.exec(glossary)![1]!.replaceAll('\n', ' '));

/** Finds whole words; `*` at the end of a word matches any ending. */
const found = (text: string, words: readonly string[]): string[] =>
  words.filter((word) =>
    new RegExp(`(?<![\\p{L}’])${word.replace(/\*$/, '[\\p{L}’]*')}(?![\\p{L}’])`, 'iu').test(text),
  );

const withWords = (texts: Texts, languages: readonly Language[], words: readonly string[]): string[] =>
  languages.flatMap((language) =>
    Object.entries(texts[language]).flatMap(([key, text]) =>
      // Parameters, email addresses and URLs are not words.
      found(text.replace(/\{+\w+\}+|\S+@\S+|\w+:\/\/\S+/g, ''), words).map((word) => `${language} ${key}: ${word}`),
    ),
  );

const missing = (texts: Texts): string[] => {
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language])));
  return [...keys].flatMap((key) =>
    LANGUAGES.filter((language) => !texts[language][key]?.trim()).map((language) => `${language} ${key}`),
  );
};

const untranslated = (texts: Texts): string[] =>
  (['uk', 'ru'] as const).flatMap((language) =>
    Object.entries(texts[language])
      .filter(([key, text]) => text === texts.en[key] && !SAME_IN_ALL.has(text))
      .filter(([, text]) => /\p{L}/u.test(text.replace(/\{+\w+\}+/g, '')))
      .map(([key]) => `${language} ${key}`),
  );

/** Straight quotes and apostrophes, hyphens used as dashes, and words that mix alphabets. */
const TYPOGRAPHY: Array<[what: string, pattern: RegExp, languages: readonly Language[]]> = [
  ['straight quote', /"/, LANGUAGES],
  ['straight apostrophe', /\p{L}'\p{L}/u, LANGUAGES],
  ['English quotes', /[“”]/, ['uk', 'ru']],
  ['hyphen as a dash', /\s-\s(?!\d)/, ['uk', 'ru']],
  ['dash without a no-break space', /(?<!\u00A0)—/, ['uk', 'ru']],
  ['№ with a space that can break', /№ /, ['uk', 'ru']],
  ['mixed alphabets', /[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z]/iu, ['uk', 'ru']],
  ['letters that Ukrainian does not have', /[ёыэъ]/i, ['uk']],
  ['letters that Russian does not have', /[іїєґ]/i, ['ru']],
];

const typography = (texts: Texts): string[] =>
  TYPOGRAPHY.flatMap(([what, pattern, languages]) =>
    languages.flatMap((language) =>
      Object.entries(texts[language])
        // Banks read this text, and their character sets lack typographic signs.
        .filter(([key]) => key !== 'payment.purpose')
        // JSON in an example keeps its straight quotes
        .filter(([, text]) => pattern.test(text.replace(/\{[^{}]*\}/g, '')))
        .map(([key]) => `${language} ${key}: ${what}`),
    ),
  );

const texts: Texts = { en: read('en'), uk: read('uk'), ru: read('ru') };
const one = (en: string, uk: string, ru: string): Texts => ({ en: { key: en }, uk: { key: uk }, ru: { key: ru } });

describe('the texts in i18n', () => {
  test('the test of texts finds the texts in i18n and the terms in docs/glossary.md', () => {
    expect(Object.keys(texts.en).length).toBeGreaterThan(1500);
    expect(secondTerms).toEqual(expect.arrayContaining(['mails', 'крамниц*', 'состоянии', 'аккаунт*']));
    expect(plainWords).toEqual(expect.arrayContaining(['stands', 'mend*', 'at present']));
  });

  test('the English texts in i18n have none of the words that docs/glossary.md lists as not used', () => {
    expect(withWords(texts, ['en'], plainWords)).toEqual([]);
  });

  test('the texts in i18n use the terms of docs/glossary.md, none of the terms that they replace', () => {
    const found = withWords(texts, LANGUAGES, secondTerms);
    // Words that a country uses in its own addresses, such as ZIP code.
    expect(found.filter((one) => !one.includes(' storefront.address_words.'))).toEqual([]);
  });

  test('every text in i18n exists in en, uk and ru', () => {
    expect(missing(texts)).toEqual([]);
  });

  test('no Ukrainian or Russian text in i18n is the same as the English one', () => {
    expect(untranslated(texts)).toEqual([]);
  });

  test('the texts in i18n use the quotes, apostrophes and dashes of their language', () => {
    expect(typography(texts)).toEqual([]);
  });
});

describe('the test of texts', () => {
  test('the test of texts reports a word that is not used, also with an ending', () => {
    const planted = one('We mended what stands here.', 'Ми це виправили.', 'Мы это исправили.');
    expect(withWords(planted, ['en'], plainWords)).toEqual(['en key: stands', 'en key: mend*']);
    expect(withWords(one('Recommended: {stands}', 'а', 'а'), ['en'], plainWords)).toEqual([]);
  });

  test('the test of texts reports a replaced term in each language', () => {
    const planted = one('Send a mail to the shop.', 'Лист від крамниці.', 'Нет в этом состоянии.');
    expect(withWords(planted, LANGUAGES, secondTerms)).toEqual([
      'en key: a mail',
      'uk key: крамниц*',
      'ru key: состоянии',
    ]);
    expect(withWords(one('Email', 'станом на сьогодні', 'по состоянию на сегодня'), LANGUAGES, secondTerms)).toEqual(
      [],
    );
  });

  test('the test of texts reports a text that is missing, empty or not translated', () => {
    expect(
      missing({ en: { key: 'Cart', more: 'More' }, uk: { key: ' ', more: 'Ще' }, ru: { key: 'Корзина' } }),
    ).toEqual(['uk key', 'ru more']);
    expect(untranslated(one('Cart', 'Cart', 'Корзина'))).toEqual(['uk key']);
    expect(untranslated(one('IBAN', 'IBAN', 'IBAN'))).toEqual([]);
    expect(untranslated(one('{a} × {b}', '{a} × {b}', '{a} × {b}'))).toEqual([]);
  });

  test('the test of texts reports the typography of another language', () => {
    expect(typography(one('No. 7 — that is', '№ 7 — це', '№\u00A07\u00A0— это'))).toEqual([
      'uk key: dash without a no-break space',
      'uk key: № with a space that can break',
    ]);
    expect(typography(one(`It's "new"`, "об'єкт “так”", 'слово - слoво і'))).toEqual([
      'en key: straight quote',
      'en key: straight apostrophe',
      'uk key: straight apostrophe',
      'uk key: English quotes',
      'ru key: hyphen as a dash',
      'ru key: mixed alphabets',
      'ru key: letters that Russian does not have',
    ]);
  });
});
