import { corpus, scoreCorpus } from '../../../test/fixtures/remittance-corpus.js';
import { RULES } from './rules/rules.js';

describe('matching of the texts in test/fixtures/remittances', () => {
  const score = scoreCorpus(RULES);

  test('the corpus has at least 500 remittance texts with different ids', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(500);
    expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
  });

  test('no remittance text of the corpus is booked wrongly', () => {
    expect(score.wrong).toEqual([]);
  });

  test('at least 95 % of the remittance texts of the corpus get the expected decision and first suggestion', () => {
    expect(score.right / score.cases).toBeGreaterThanOrEqual(0.95);
  });

  test.each(RULES.map((rule) => [rule.name, rule] as const))(
    'without the rule %s, fewer remittance texts of the corpus get the expected decision',
    (_name, rule) => {
      expect(scoreCorpus(RULES.filter((other) => other !== rule)).right).toBeLessThan(score.right);
    },
  );
});
