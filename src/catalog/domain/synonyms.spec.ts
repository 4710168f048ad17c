import { plainWords, synonymTexts, type SynonymGroup } from './synonyms.js';

describe('Synonyms of a search', () => {
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
  ])('%s can also be %j', (q, texts) => {
    expect(synonymTexts(q, groups)).toEqual(texts);
  });

  test('are eight at most', () => {
    const words = Array.from({ length: 12 }, (_, index) => 'abcdefghijkl'.charAt(index).repeat(3));
    expect(synonymTexts('aaa', [plainWords({ language: 'en', words })])).toHaveLength(8);
  });
});
