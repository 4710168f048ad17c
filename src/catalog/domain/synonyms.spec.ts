import { plainWords, synonymTexts, type SynonymGroup } from './synonyms.js';

describe('synonyms in searches', () => {
  const stored: SynonymGroup[] = [
    { language: 'en', words: ['Sofa', 'couch', 'love seat'] },
    { language: 'en', words: ['red', 'crimson'] },
  ];
  const groups = stored.map(plainWords);

  test.each([
    ['sofa', ['couch', 'love seat']],
    ['LOVE  seat', ['sofa', 'couch']],
    ['red couch', ['red sofa', 'red love seat', 'crimson couch']],
    ['sofas', []],
    ['love', []],
    ['"sofa"', []],
    ['couch -red', []],
    ['', []],
  ])('the search %s also finds %j', (q, texts) => {
    expect(synonymTexts(q, groups)).toEqual(texts);
  });

  test('synonyms expand a search to at most eight texts', () => {
    const words = Array.from({ length: 12 }, (_, index) => 'abcdefghijkl'.charAt(index).repeat(3));
    expect(synonymTexts('aaa', [plainWords({ language: 'en', words })])).toHaveLength(8);
  });
});
