import { summary } from './summary.js';

test.each([
  ['', ''],
  ['  One\n\n two ', 'One two'],
  ['x'.repeat(160), 'x'.repeat(160)],
])('a short text stays as it is: %j', (text, expected) => expect(summary(text)).toBe(expected));

test('a long one ends after a whole word', () => {
  const short = summary('tea pot '.repeat(60));
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/(tea|pot)…$/);
  expect(summary('x'.repeat(500))).toHaveLength(160);
});
