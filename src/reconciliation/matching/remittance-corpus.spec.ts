import { corpus, scoreCorpus } from '../../../test/fixtures/remittance-corpus.js';
import { RULES } from './rules/rules.js';

describe('matching of the texts in test/fixtures/remittances', () => {
  const score = scoreCorpus(RULES);

  test('the texts are at least 500, with different identifiers', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(500);
    expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
  });

  test('no text is booked that a careful person would not book, or to another order', () => {
    expect(score.wrong).toEqual([]);
  });

  test('at least 95 % of the texts are decided as expected, with the right suggestion first', () => {
    expect(score.right / score.cases).toBeGreaterThanOrEqual(0.95);
  });

  test.each(RULES.map((rule) => [rule.name, rule] as const))(
    'without the rule %s fewer texts are decided as expected',
    (_name, rule) => {
      expect(scoreCorpus(RULES.filter((other) => other !== rule)).right).toBeLessThan(score.right);
    },
  );
});
