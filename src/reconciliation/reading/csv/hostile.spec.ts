import fc from 'fast-check';
import { ColumnsNeeded, UnreadableStatement } from '../read-file.types.js';
import { readCsv } from './read-csv.js';

const MIB = 1024 * 1024;

/** Returns the reason of the refusal, or the number of statements. */
function outcome(bytes: Uint8Array): string {
  try {
    return `${readCsv(bytes).statements.length} statements`;
  } catch (error) {
    if (error instanceof UnreadableStatement) return error.reason;
    if (error instanceof ColumnsNeeded) return 'columns_needed';
    throw error;
  }
}

const HEADER = 'Buchungstag;Betrag;Verwendungszweck;Währung\n';
const ROW = '01.02.2026;5,00;Bestellung;EUR\n';

describe('hostile CSV files', () => {
  test.each<[string, string, () => string]>([
    ['10 MiB of one line', 'line_too_long', () => 'a'.repeat(10 * MIB)],
    ['10 MiB of delimiters', 'line_too_long', () => ';'.repeat(10 * MIB)],
    ['10 MiB of quotes', 'line_too_long', () => '"'.repeat(10 * MIB)],
    ['a row of a thousand cells', 'too_many_columns', () => `${HEADER}${ROW}01.02.2026;5,00${';x'.repeat(1000)}\n`],
    ['300,000 short rows', 'too_many_rows', () => 'a;\n'.repeat(300_000)],
    ['a million empty lines', 'no_rows', () => '\n'.repeat(MIB)],
    ['50,000 quotes that open cells', '1 statements', () => HEADER + ';"a\n'.repeat(50_000)],
    ['20,000 rows of bare quotes', '1 statements', () => HEADER + `${ROW.trim()};"a"b";""\n`.repeat(20_000)],
    [
      'an amount of 180,000 digits and blanks',
      'bad_amount',
      () => `${HEADER}${ROW}01.02.2026;${'1 '.repeat(90_000)};x;EUR\n`,
    ],
    [
      'a long word and signs in a column without a known title',
      '1 statements',
      () => `${HEADER.replace('Verwendungszweck', 'X')}01.02.2026;5,00;${'a'.repeat(9_000)}${' .'.repeat(9_000)};EUR\n`,
    ],
    ['NUL in the text of every row', '1 statements', () => `${HEADER}${ROW.replaceAll('Best', 'Be\0st').repeat(100)}`],
  ])('reading a CSV file of %s ends with "%s" within the time limit of a test', (_, expected, text) => {
    expect(outcome(Buffer.from(text()))).toBe(expected);
  });

  test('spreadsheet formulas in a CSV file remain texts', () => {
    const text = `${HEADER}01.02.2026;5,00;"=HYPERLINK(""http://example.com"")";EUR\n01.02.2026;6,00;@SUM(A1);EUR\n`;
    const [statement] = readCsv(Buffer.from(text)).statements;
    expect(statement!.transactions.map(({ remittance }) => remittance)).toEqual([
      '=HYPERLINK("http://example.com")',
      '@SUM(A1)',
    ]);
  });

  test('a CSV file of random bytes is read or refused with UnreadableStatement or ColumnsNeeded', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => typeof outcome(bytes) === 'string'));
  });

  test('a CSV file of random cells is read or refused with UnreadableStatement or ColumnsNeeded', () => {
    const piece = fc.constantFrom(
      ';',
      ',',
      '\t',
      '"',
      '""',
      '\n',
      '\r\n',
      ' ',
      '01.02.2026',
      '2026-02-30',
      '1.000,00',
      '-5',
      '€',
      'Datum',
      'Betrag',
      'Date',
      'Amount',
      'Status',
      'pending',
      'Soll',
      'Haben',
      'UA213223130000026007233566001',
      'Kontostand',
      '=1+1',
      '#1',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 80 }),
        (pieces) => typeof outcome(Buffer.from(pieces.join(''))) === 'string',
      ),
      { numRuns: 200 },
    );
  });
});
