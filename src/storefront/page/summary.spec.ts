import { summary } from './summary.js';

test.each([
  ['', ''],
  ['  One\n\n two ', 'One two'],
  ['x'.repeat(160), 'x'.repeat(160)],
])('the summary of a short text is the text: %j', (text, expected) => expect(summary(text)).toBe(expected));

test('the summary of a long text ends after a whole word', () => {
  const short = summary('tea pot '.repeat(60));
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/(tea|pot)…$/);
  expect(summary('x'.repeat(500))).toHaveLength(160);
});
