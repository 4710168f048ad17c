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
});
