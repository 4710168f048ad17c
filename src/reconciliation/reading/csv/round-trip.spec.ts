import fc from 'fast-check';
import iconv from 'iconv-lite';
import { ColumnsNeeded, type ReadTransaction, UnreadableStatement } from '../read-file.types.js';
import { readCsv } from './read-csv.js';

interface Written {
  readonly cents: number;
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly name: string;
  readonly text: string;
}

interface Dialect {
  readonly delimiter: string;
  readonly encoding: string;
  readonly lineEnd: string;
  readonly decimal: '.' | ',';
  readonly thousands: string;
  readonly date: 'dotted' | 'iso' | 'digits' | 'dashed';
  readonly amounts: 'signed' | 'two_columns' | 'direction' | 'trailing';
  readonly quotesAll: boolean;
  readonly preamble: boolean;
}

const two = (value: number): string => String(value).padStart(2, '0');

function writeDay({ year, month, day }: Written, date: Dialect['date']): string {
  if (date === 'dotted') return `${day}.${month}.${year}`;
  if (date === 'dashed') return `${two(day)}-${two(month)}-${year}`;
  return [year, two(month), two(day)].join(date === 'iso' ? '-' : '');
}

function writeSize(cents: number, { decimal, thousands }: Dialect): string {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${whole}${decimal}${two(Math.abs(cents) % 100)}`;
}

function writeAmount(cents: number, dialect: Dialect): string[] {
  const size = writeSize(cents, dialect);
  const isDebit = cents < 0;
  if (dialect.amounts === 'two_columns') return isDebit ? [size, ''] : ['', size];
  if (dialect.amounts === 'direction') return [size, isDebit ? 'S' : 'H'];
  if (dialect.amounts === 'trailing') return [isDebit ? `${size}-` : size];
  return [isDebit ? `-${size}` : size];
}

const AMOUNT_TITLES = {
  signed: ['Betrag'],
  trailing: ['Betrag'],
  two_columns: ['Soll', 'Haben'],
  direction: ['Betrag', 'Soll/Haben'],
} as const;

function write(rows: readonly Written[], dialect: Dialect): Buffer {
  const needsQuotes = new RegExp(`["\n${dialect.delimiter}]`);
  const cell = (text: string): string =>
    dialect.quotesAll || needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const titles = [
    'Buchungstag',
    ...AMOUNT_TITLES[dialect.amounts],
    'Auftraggeber/Empfänger',
    'Verwendungszweck',
    'Währung',
  ];
  const body = rows.map((row) => [
    writeDay(row, dialect.date),
    ...writeAmount(row.cents, dialect),
    row.name,
    row.text,
    'EUR',
  ]);
  const lines = [titles, ...body].map((cells) => cells.map(cell).join(dialect.delimiter));
  if (dialect.preamble) lines.unshift('Umsätze', '');
  return iconv.encode(lines.join(dialect.lineEnd) + dialect.lineEnd, dialect.encoding, {
    addBOM: dialect.encoding.startsWith('utf-16'),
  });
}

// Shorter words such as 'ok' would be read as a status if a column has nothing else.
const word = fc.stringMatching(/^[A-Za-zäöü]{4,8}$/);
const written: fc.Arbitrary<Written> = fc.record({
  cents: fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((cents) => cents !== 0),
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 2000, max: 2099 }),
  name: word,
  text: fc
    .array(fc.oneof(word, fc.constantFrom(';', ',', '"', '\n', '|', '1.234,56', '01.02.2026', '=1+1', 'RF18')), {
      maxLength: 6,
    })
    .map((parts) => `x ${parts.join(' ')} x`),
});
const dialect: fc.Arbitrary<Dialect> = fc
  .record({
    delimiter: fc.constantFrom(';', ',', '\t', '|'),
    encoding: fc.constantFrom('utf-8', 'windows-1252', 'utf-16le', 'utf-16be'),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    decimal: fc.constantFrom('.' as const, ',' as const),
    thousands: fc.constantFrom('', ' ', '\u00a0', "'", '.', ','),
    date: fc.constantFrom('dotted' as const, 'iso' as const, 'digits' as const, 'dashed' as const),
    amounts: fc.constantFrom('signed' as const, 'two_columns' as const, 'direction' as const, 'trailing' as const),
    quotesAll: fc.boolean(),
    preamble: fc.boolean(),
  })
  .filter(({ decimal, thousands }) => decimal !== thousands);

const expected = (row: Written): unknown[] => [
  writeDay(row, 'iso'),
  row.cents,
  row.name,
  row.text.replaceAll('\r', ''),
];

function cents(amount: string): number {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)!;
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`);
}

const found = (one: ReadTransaction): unknown[] => [
  one.bookedOn,
  cents(one.amount),
  one.counterpartyName,
  one.remittance,
];

describe('a CSV export in any dialect', () => {
  test('a CSV export in any dialect is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 12 }), dialect, (rows, how) => {
        const [statement] = readCsv(write(rows, how)).statements;
        expect(statement!.transactions.map(found)).toEqual(rows.map(expected));
        expect(statement!.currency).toBe('EUR');
      }),
      { numRuns: 300 },
    );
  });

  test('a CSV export with commas in quoted amounts and a line end in a quoted text is read as it was written', () => {
    const rows = [
      'Buchungstag,Betrag,Auftraggeber/Empfänger,Verwendungszweck,Währung',
      ...['1.1.2000', '2.1.2000', '3.1.2000', '4.1.2000', '5.1.2000'].map((day) => `${day},"1,000.00",Anna,x,EUR`),
      '6.1.2000,"1,000.00",Anna,"x 1.234,56 \n x",EUR',
    ];
    const [statement] = readCsv(Buffer.from(`${rows.join('\n')}\n`)).statements;
    expect(statement!.transactions.map(({ amount }) => cents(amount))).toEqual(rows.slice(1).map(() => 100_000));
    expect(statement!.transactions.at(-1)!.remittance).toBe('x 1.234,56 \n x');
  });

  test('a CSV export that is cut off anywhere is read or refused with UnreadableStatement or ColumnsNeeded', () => {
    fc.assert(
      fc.property(
        fc.array(written, { minLength: 1, maxLength: 6 }),
        dialect,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rows, how, part) => {
          const bytes = write(rows, how);
          try {
            readCsv(bytes.subarray(0, Math.floor(bytes.length * part)));
          } catch (error) {
            expect(error instanceof UnreadableStatement || error instanceof ColumnsNeeded).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
