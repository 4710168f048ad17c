import type { ApiError } from '#panel';
import { askedIn, mappingOf, problemOf, type Content } from './columns.js';

const NO_WORDS = { credit: '', debit: '', booked: '' };

describe('the columns of a CSV statement', () => {
  test('the form shows the columns that the API proposes, and the words for direction and status', () => {
    const body = {
      columns: ['Date', 'Sum', '#3', 'State', 'Note'],
      sample: [['2026-11-20', '10', 'C', 'ok', 'x']],
      proposal: {
        booked_on: 'Date',
        amount: 'Sum',
        direction: { column: '#3', credit: ['C', 'Cr'], debit: ['D'] },
        status: { column: 'State', booked: ['ok'] },
      },
    };
    expect(askedIn({ body } as unknown as ApiError)).toEqual({
      columns: body.columns,
      sample: body.sample,
      contents: ['booked_on', 'amount', 'direction', 'status', ''],
      words: { credit: 'C, Cr', debit: 'D', booked: 'ok' },
    });
  });

  test('the mapping has the selected columns, and words without blanks around them', () => {
    const contents: Content[] = ['booked_on', '', 'amount', 'direction', 'status'];
    const words = { credit: ' C , Cr,', debit: 'D', booked: 'ok' };
    expect(JSON.parse(mappingOf(['a', 'b', 'c', 'd', 'e'], contents, words))).toEqual({
      booked_on: 'a',
      amount: 'c',
      direction: { column: 'd', credit: ['C', 'Cr'], debit: ['D'] },
      status: { column: 'e', booked: ['ok'] },
    });
  });

  test.each<[string, Content[], string | null]>([
    ['a date and an amount are enough', ['booked_on', 'amount', ''], null],
    ['a date and two columns of amounts are enough', ['booked_on', 'credit', 'debit'], null],
    ['the date is missing', ['amount', ''], 'no_date'],
    ['the amount is missing', ['booked_on', ''], 'no_amount'],
    ['only money in is selected', ['booked_on', 'credit'], 'no_amount'],
    ['amount and money in are selected', ['booked_on', 'amount', 'credit'], 'no_amount'],
    ['a content is selected twice', ['booked_on', 'amount', 'amount'], 'twice'],
    ['the words of the direction are missing', ['booked_on', 'amount', 'direction'], 'no_words'],
    ['the words of the status are missing', ['booked_on', 'amount', 'status'], 'no_words'],
  ])('the selected columns of a CSV statement are checked: %s', (_, contents, problem) => {
    expect(problemOf(contents, NO_WORDS)).toBe(problem);
  });
});
