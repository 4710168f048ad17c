import { chooseCorrection, isCorrectable, type MeantWord } from './correct-words.js';

const candidate = (asked: string, askedFolded: string, word: string, folded: string): MeantWord => ({
  asked,
  askedFolded,
  word,
  folded,
});

describe('correction of searches', () => {
  test('the correction of a search prefers the keyboard layout in which every word is known', () => {
    expect(
      chooseCorrection('xfqybr', [
        candidate('чайник', 'qainik', 'чайник', 'qainik'),
        candidate('xfqybr', 'ksfkibr', 'ксилофон', 'ksilofon'),
      ]),
    ).toEqual({ text: 'чайник', alternatives: [] });
  });

  test('the correction of a search prefers another spelling to a prefix, and both to typing errors', () => {
    const words = [
      candidate('chain', 'qain', 'чан', 'qan'),
      candidate('chain', 'qain', 'чайник', 'qainik'),
      candidate('chain', 'qain', 'чаїн', 'qain'),
    ];
    expect(chooseCorrection('chain', words)?.text).toBe('чаїн');
    expect(chooseCorrection('chain', words.slice(0, 2))?.text).toBe('чайник');
    expect(chooseCorrection('chain', words.slice(0, 1))?.text).toBe('чан');
  });

  test('the correction of a search keeps known words, numbers and short words', () => {
    expect(
      chooseCorrection('oak teapto 2 l', [
        candidate('oak', 'oak', 'oak', 'oak'),
        candidate('teapto', 'teapto', 'teapot', 'teapot'),
      ]),
    ).toEqual({ text: 'oak teapot 2 l', alternatives: [] });
  });

  test('the correction of a search lists other spellings of the catalog as alternatives', () => {
    expect(
      chooseCorrection('chainik', [
        candidate('chainik', 'qainik', 'чайник', 'qainik'),
        candidate('chainik', 'qainik', 'чайнік', 'qainik'),
      ]),
    ).toEqual({ text: 'чайник', alternatives: ['чайнік'] });
  });

  test.each([
    ['no word is similar', [candidate('qwert', 'kvert', 'teapot', 'teapot')]],
    ['there are too many typing errors', [candidate('qwert', 'kvert', 'kart', 'kart')]],
    ['the best word is the typed one', [candidate('qwert', 'kvert', 'qwert', 'kvert')]],
    ['the catalog has no word for it', []],
  ])('a search is not corrected: %s', (_, words) => {
    expect(chooseCorrection('qwert', words)).toBeNull();
  });

  test.each([
    ['tea', true],
    ['ab', false],
    ['mt200', false],
  ])('the search %s is corrected: %s', (word, expected) => {
    expect(isCorrectable(word)).toBe(expected);
  });
});
