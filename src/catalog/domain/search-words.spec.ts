import { searchWords, wordsOf } from './search-words.js';

describe('words of a search', () => {
  test.each([
    ['-tea', 'tea'],
    ['-tea --cup', 'tea cup'],
    ['-"black tea"', '"black tea"'],
    ['tea -green', 'tea -green'],
    ['"black tea" -green', '"black tea" -green'],
    ['OB-1', 'OB-1'],
  ])('a minus is ignored in a search with excluded words only: %s', (typed, words) => {
    expect(searchWords(typed).replace(/\s+/g, ' ').trim()).toBe(words);
  });

  test.each(['!!!', '---', '" "', '-"-"', '&', '_', '🫖', ''])('the search %j has no words', (typed) => {
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
  ])('the search %j becomes %j', (typed, words) => {
    expect(searchWords(typed)).toBe(words);
  });

  test('the words of a search are lower-case, and ten at most', () => {
    expect(wordsOf("Green TEA, П'ЯТЬ")).toEqual(['green', 'tea', 'пять']);
    const many = Array.from({ length: 12 }, (_, index) => `w${index}`);
    expect(wordsOf(many.join(' '))).toEqual(many.slice(0, 10));
  });
});
