import { searchWords, wordsOf } from './search-words.js';

describe('The words of a search', () => {
  test.each([
    ['-tea', 'tea'],
    ['-tea --cup', 'tea cup'],
    ['-"black tea"', '"black tea"'],
    ['tea -green', 'tea -green'],
    ['"black tea" -green', '"black tea" -green'],
    ['OB-1', 'OB-1'],
  ])('%s: a minus is none where nothing else is asked', (typed, words) => {
    expect(searchWords(typed).replace(/\s+/g, ' ').trim()).toBe(words);
  });

  test.each(['!!!', '---', '" "', '-"-"', '&', '_', '🫖', ''])('%j has none', (typed) => {
    expect(wordsOf(typed)).toEqual([]);
  });

  test.each([
    ["Знам'янка п’ять", 'Знамянка пять'],
    ['tea!(green)/cup', 'tea green cup'],
    ['  black\t tea ', ' black tea '],
    ['"1.5,2" +A&B_c', '"1.5,2" +A&B_c'],
    ['й'.normalize('NFD'), 'й'.normalize('NFC')],
    ['-tea -', 'tea'],
    ['Крем №5', 'Крем 5'],
    ['Lego™ City', 'Lego City'],
    ['м´яч', 'мяч'],
  ])('%j is searched as %j', (typed, words) => {
    expect(searchWords(typed)).toBe(words);
  });

  test('are compared in small letters, and are ten at most', () => {
    expect(wordsOf("Green TEA, П'ЯТЬ")).toEqual(['green', 'tea', 'пять']);
    const many = Array.from({ length: 12 }, (_, index) => `w${index}`);
    expect(wordsOf(many.join(' '))).toEqual(many.slice(0, 10));
  });
});
