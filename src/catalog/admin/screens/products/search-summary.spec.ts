import { searchSummary } from './search-summary.js';

test.each([
  ['Thrown **by hand**, glazed in *moss*.', 'Thrown by hand, glazed in moss.'],
  ['## Care\n\n- Wash\n- Dry\n\n1. Rest', 'Care Wash Dry Rest'],
  ['See [our guide](/pages/guide) and ![a cup](/cup.webp).', 'See our guide and a cup.'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['  \n ', ''],
])('the summary of %j for search engines is %j', (markdown, expected) => {
  expect(searchSummary(markdown)).toBe(expected);
});

test('the summary of a long text for search engines ends after a whole word, within 160 characters', () => {
  const summary = searchSummary('kettle '.repeat(40));
  expect(summary).toMatch(/^(kettle )+kettle…$/);
  expect(summary.length).toBeLessThanOrEqual(160);
});
