import { readBankLine } from './read-bank-line.js';

const read = (text: string) => {
  const { references, numbers, amounts } = readBankLine(text, 'EUR');
  return { references, numbers, amounts: amounts.map(String) };
};

describe('the search text of payments to record', () => {
  it('a reference in groups, an order number and an amount are found within a line of a bank statement', () => {
    expect(read('20.11.2026 CREDIT Olena Bondar RF28 0010 23 order 17 EUR 1.234,50')).toMatchObject({
      references: ['RF280010', 'RF28001023'],
      numbers: [17],
      amounts: ['1234.50'],
    });
  });

  it('a reference is found in a line of a bank statement if it has no blanks and other digits follow', () => {
    expect(read('RF28001023 34,90 EUR').references).toContain('RF28001023');
  });

  it('neither a date nor a long account number in a line of a bank statement is read as an order number', () => {
    expect(read('2026-11-20 21.11.2026 UA213223130000026007233566001 payment').numbers).toEqual([]);
  });

  it('a single amount is read as an amount, and a single number or name is left to the search of the whole text', () => {
    expect(read('1 499,90 €').amounts).toEqual(['1499.90']);
    expect(read('Bondar')).toEqual({ references: [], numbers: [], amounts: [] });
  });
});
