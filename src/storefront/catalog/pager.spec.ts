import { pager } from './pager.js';

const link = (page: number): string => `p${page}`;
const shown = (page: number, pages: number): string =>
  pager(page, pages, link)
    .links.map(({ number, current, gap }) => `${gap ? '… ' : ''}${current ? `[${number}]` : number}`)
    .join(' ');

describe('the pager of a list', () => {
  test.each([
    [1, 1, '[1]'],
    [1, 2, '[1] 2'],
    [2, 3, '1 [2] 3'],
    [1, 9, '[1] 2 … 9'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [9, 9, '1 … 8 [9]'],
    [3, 4, '1 2 [3] 4'],
  ])('the pager on page %i of %i shows %s', (page, pages, text) => expect(shown(page, pages)).toBe(text));

  test('the pager links to the next and previous page only if they exist', () => {
    expect(pager(1, 2, link)).toMatchObject({ previous: null, next: 'p2' });
    expect(pager(2, 2, link)).toMatchObject({ previous: 'p1', next: null });
  });
});
