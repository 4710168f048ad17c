import fc from 'fast-check';
import { transliterate } from './transliterate.js';

test.each([
  ['Єва, моє', 'yeva, moie'],
  ['Їжак, з’їзд', 'yizhak, zizd'],
  ['Йорк, гай', 'york, hai'],
  ['Юлія, рюкзак', 'yuliia, riukzak'],
  ['Яна, м’ята', 'yana, miata'],
  ['Згода', 'zghoda'],
])('Ukrainian letters are transliterated differently at the beginning of a word: %s', (text, latin) => {
  expect(transliterate(text)).toBe(latin);
});

test('text with letters that only Russian has is Russian, unless it has Ukrainian ones', () => {
  expect(transliterate('гриб')).toBe('hryb');
  expect(transliterate('это гриб')).toBe('eto grib');
  expect(transliterate('ці гриби і это')).toBe('tsi hryby i eto');
});

test('text without letters stays unchanged by the transliteration', () => {
  expect(transliterate('№ 5 — 100 %')).toBe('no 5 — 100 %');
  expect(transliterate('日本')).toBe('日本');
});

test('transliterated text has no Cyrillic letters of the three languages, and no capitals', () => {
  const letters = fc.string({ unit: fc.constantFrom(..."абвгґдеєжзиіїйклмнопрстуфхцчшщьюяёъыэАБЇЄЫЭ '’-z") });
  fc.assert(fc.property(letters, (text) => expect(transliterate(text)).not.toMatch(/[\u0400-\u04ffA-Z]/)));
});

test('composed and decomposed letters have the same transliteration', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'їйёéüґ ') });
  fc.assert(fc.property(letters, (text) => expect(transliterate(text.normalize('NFD'))).toBe(transliterate(text))));
});
