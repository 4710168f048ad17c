import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { ColumnsNeeded, type CsvMapping, UnreadableStatement } from '../read-file.types.js';
import { hashOfColumns } from '../hash-of-columns.js';
import { readCsv } from './read-csv.js';

const read = (text: string, mapping?: CsvMapping): string[] =>
  readSummary(readCsv(Buffer.from(text), mapping === undefined ? {} : { mapping }));

/** Returns the data of the expected error, or what was read if there is none. */
function problem(text: string, mapping?: CsvMapping): unknown {
  try {
    return read(text, mapping);
  } catch (error) {
    if (error instanceof UnreadableStatement) return [error.reason, error.where];
    if (error instanceof ColumnsNeeded)
      return { columns: error.columns, sample: error.sample, proposal: error.proposal };
    throw error;
  }
}

const UNKNOWN = 'Tag,Wert A,Partner X\n01.02.2026,"12,50",Grün\n02.02.2026,"-3,00",Blau\n';
const MAPPING: CsvMapping = { booked_on: 'Tag', amount: 'Wert A', counterparty_name: 'Partner X' };

test('codes in a column Reference do not replace the text of a known description', () => {
  const head = 'Date,Amount,Currency,Description,Name,Reference\n';
  expect(read(`${head}2026-11-26,1.01,EUR,Order 1,Anna,BANK0001\n`).join()).toContain('Order 1 BANK0001');
  expect(read(`${head}2026-11-26,1.01,EUR,Transfer,Anna,Order 17\n`).join()).toContain(': Order 17');
});

test.each(['hello world\n', 'Dear Sir, thank you\nfor your order, bye\n'])(
  'a text without days and amounts is unreadable, and no columns are requested: %j',
  (text) => {
    expect(problem(text)).toEqual(['not_a_statement', null]);
  },
);

describe('a CSV file with the columns of a kept profile', () => {
  const kept = (encoding: string | null, mapping = MAPPING) => ({
    [hashOfColumns(['Tag', 'Wert A', 'Partner X'])]: { id: 7, mapping, encoding },
  });

  test('the mapping and the encoding of a profile apply to files with its columns', () => {
    const { profile, statements } = readCsv(Buffer.from(UNKNOWN, 'latin1'), { kept: kept('windows-1251') });
    expect(profile).toBe(7);
    expect(statements[0]!.transactions.map(({ counterpartyName }) => counterpartyName)).toEqual(['Grьn', 'Blau']);
  });

  test('a mapping or an encoding that is sent with the file takes precedence over the profile', () => {
    const bytes = Buffer.from(UNKNOWN, 'latin1');
    const encoded = readCsv(bytes, { kept: kept('windows-1251'), encoding: 'windows-1252' });
    expect(encoded.statements[0]!.transactions[0]!.counterpartyName).toBe('Grün');
    const mapping = { ...MAPPING, remittance_information: 'Partner X' };
    const mapped = readCsv(bytes, { kept: kept(null), mapping });
    expect([mapped.profile, mapped.statements[0]!.transactions[1]!.remittance]).toEqual([undefined, 'Blau']);
  });

  test('files with other columns are read without the profile', () => {
    const { profile } = readCsv(Buffer.from('Date,Amount,Currency\n2026-02-01,5.00,EUR\n'), { kept: kept(null) });
    expect(profile).toBeUndefined();
  });
});

describe('uncertain columns of a CSV file', () => {
  test('the error for uncertain columns has the column titles, sample rows and a proposed mapping', () => {
    expect(problem(UNKNOWN)).toEqual({
      columns: ['Tag', 'Wert A', 'Partner X'],
      sample: [
        ['01.02.2026', '12,50', 'Grün'],
        ['02.02.2026', '-3,00', 'Blau'],
      ],
      proposal: expect.objectContaining({ counterparty_name: 'Partner X' }) as object,
    });
  });

  test('the columns of a CSV file without a header are named by their positions', () => {
    const text = '26.01.2026;"Bestellung 12; danke";27.01.2026;12,34;EUR\n27.01.2026;Gebühr;27.01.2026;-5,00;EUR\n';
    expect(problem(text)).toEqual({
      columns: ['#1', '#2', '#3', '#4', '#5'],
      sample: [
        ['26.01.2026', 'Bestellung 12; danke', '27.01.2026', '12,34', 'EUR'],
        ['27.01.2026', 'Gebühr', '27.01.2026', '-5,00', 'EUR'],
      ],
      proposal: { booked_on: '#1', value_on: '#3', amount: '#4', currency: '#5', remittance_information: '#2' },
    });
  });

  test('a mapping is needed if a column with two unknown words may be the direction of unsigned amounts', () => {
    const rows = ['XA', 'XB', 'XA', 'XB'].map((word, i) => `0${i + 1}.01.2026;Ordre ${i};12,00;${word}`);
    expect(problem(['Dato;Tekst;Beløb;Art', ...rows].join('\n'))).toMatchObject({
      proposal: { direction: { column: 'Art', credit: [], debit: [] } },
    });
  });

  test('a mapping is needed if the direction of an unsigned amount is an unknown word', () => {
    const text = 'Date,Type,Amount,Currency\n2026-01-31,CREDIT,5.00,EUR\n2026-01-30,FEE,1.00,EUR\n';
    expect(problem(text)).toMatchObject({ proposal: { direction: { column: 'Type' } } });
  });

  test('a mapping is needed if a status is an unknown word, and the proposed mapping has the known words', () => {
    const text = 'Date,Description,Amount,Status\n13/04/2026,A,25.00,Completed\n14/04/2026,B,5.00,Wobbling\n';
    expect(problem(text)).toMatchObject({ proposal: { status: { column: 'Status', booked: ['Completed'] } } });
  });

  test('a mapping is needed if it is not clear whether day or month comes first', () => {
    expect(problem('Date,Description,Amount\n03/04/2026,A,25.00\n')).toMatchObject({ proposal: { booked_on: 'Date' } });
  });
});

describe('a column mapping', () => {
  test('the titles in a column mapping ignore case and outer spaces', () => {
    expect(read(UNKNOWN, { booked_on: ' tag', amount: 'WERT A ', counterparty_name: 'partner x' })).toEqual([
      'no account no currency',
      '2026-02-01 12.5: Grün, -: ',
      '2026-02-02 -3: Blau, -: ',
    ]);
  });

  test('a column mapping for a file without a header refers to columns by their positions', () => {
    const text = 'NL91ABNA0417164300,01-02-2026,5.00,"bestelling, 12"\nNL91ABNA0417164300,02-02-2026,-1.00,kosten\n';
    expect(read(text, { booked_on: '#2', amount: '#3', remittance_information: '#4' })).toEqual([
      'NL91ABNA0417164300 no currency',
      '2026-02-01 5: -, -: bestelling, 12',
      '2026-02-02 -1: -, -: kosten',
    ]);
  });

  test('the direction of an amount is determined by the words in the column mapping', () => {
    const text = 'Dag,Bedrag,Richting\n01-02-2026,5.00,Naar ons\n02-02-2026,1.00,Van ons\n';
    const direction = { column: 'Richting', credit: ['naar ons'], debit: ['VAN ONS'] };
    expect(read(text, { booked_on: 'Dag', amount: 'Bedrag', direction })).toEqual([
      'no account no currency',
      '2026-02-01 5: -, -: ',
      '2026-02-02 -1: -, -: ',
    ]);
  });

  test('rows whose status is not among the booked words of the column mapping are counted as not booked', () => {
    const text = 'Dag,Bedrag,Fase\n01-02-2026,5.00,klaar\n02-02-2026,1.00,bezig\n03-02-2026,2.00,\n';
    const status = { column: 'Fase', booked: ['Klaar'] };
    expect(read(text, { booked_on: 'Dag', amount: 'Bedrag', status })).toEqual([
      'no account no currency, 1 not booked',
      '2026-02-01 5: -, -: ',
      '2026-02-03 2: -, -: ',
    ]);
  });

  test.each<[string, Partial<CsvMapping>, unknown]>([
    ['a title that the file does not have', { amount: 'Betrag' }, ['unknown_column', 'Betrag']],
    ['a number above the last column', { amount: '#4' }, ['unknown_column', '#4']],
    ['an amount column without amounts', { amount: 'Partner X' }, ['bad_amount', 'line 2']],
  ])('a column mapping with %s is refused', (_, change, expected) => {
    expect(problem(UNKNOWN, { ...MAPPING, ...change })).toEqual(expected);
  });

  test('a row is refused if its direction is not among the words of the column mapping', () => {
    const direction = { column: 'Art', credit: ['in'], debit: ['out'] };
    const text = 'Tag;Betrag;Art\n01.02.2026;5,00;in\n02.02.2026;1,00;quer\n';
    expect(problem(text, { booked_on: 'Tag', amount: 'Betrag', direction })).toEqual(['unknown_direction', 'line 3']);
  });

  test('with a column mapping, the columns for own account and status are still detected', () => {
    const text =
      'Auftragskonto;Buchungstag;Betrag;Info;Währung\nDE89370400440532013000;01.02.2026;5,00;Umsatz gebucht;EUR\n' +
      'DE89370400440532013000;02.02.2026;7,00;Umsatz vorgemerkt;EUR\n';
    expect(read(text, { booked_on: 'Buchungstag', amount: 'Betrag' })).toEqual([
      'DE89370400440532013000 EUR, 1 not booked',
      '2026-02-01 5: -, -: ',
    ]);
  });

  test('an amount that is also in a credit or debit column is counted once', () => {
    const text = 'Tag;Betrag;Soll;Haben\n01.02.2026;-5,00;-5,00;\n02.02.2026;7,00;;7,00\n';
    const once = ['no account no currency', '2026-02-01 -5: -, -: ', '2026-02-02 7: -, -: '];
    expect(read(text, { booked_on: 'Tag', amount: 'Betrag' })).toEqual(once);
    expect(read(text, { booked_on: 'Tag', credit: 'Haben', debit: 'Soll' })).toEqual(once);
  });
});

test.each(['NONREF', 'Not provided', 'n/a', 'NOTAPPLICABLE', 'unknown', '0000', '1.5E+15', '—'])(
  'a reference column of a CSV file with %s has no reference, as in the other formats',
  (word) => {
    const text = `Date,Amount,Currency,Description,Transaction ID,End to end ID\n2026-02-01,5.00,EUR,x,${word},${word}\n`;
    const [statement] = readCsv(Buffer.from(text), {}).statements;
    expect(statement!.transactions).toMatchObject([{ bankReference: null, endToEndId: null, remittance: 'x' }]);
  },
);

test.each<[string, string, unknown]>([
  ['no rows', '', ['no_rows', null]],
  [
    'a day that does not exist',
    'Buchungstag;Betrag;Währung\n01.02.2026;5,00;EUR\n45.02.2026;5,00;EUR\n',
    ['bad_date', 'line 3'],
  ],
  [
    'an invalid amount',
    'Buchungstag;Betrag;Währung\n01.02.2026;5,00;EUR\n02.02.2026;5,0,0;EUR\n',
    ['bad_amount', 'line 3'],
  ],
  [
    'two decimal marks in one column',
    'Buchungstag;Betrag;Währung\n01.02.2026;5,00;EUR\n02.02.2026;5.00;EUR\n',
    ['bad_amount', 'line 3'],
  ],
  [
    'a row that ends before its amount',
    'Buchungstag;Text;Betrag\n01.02.2026;A;5,00\n02.02.2026;B\n',
    ['row_cut_off', 'line 3'],
  ],
  ['an incomplete last row', 'Date,Amount,Currency\n2026-02-01,5.00,EUR\n2026-02-02,12', ['row_cut_off', 'line 3']],
  [
    'a debit and a credit in one row',
    'Datum;Soll;Haben\n01.02.2026;5,00;\n02.02.2026;1,00;2,00\n',
    ['bad_amount', 'line 3'],
  ],
])('a CSV file with %s is refused', (_, text, expected) => expect(problem(text)).toEqual(expected));
