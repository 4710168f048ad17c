import { mt940Message } from '../../../../test/fixtures/bank-statements/mt940-message.js';
import { readMt940 } from './read-mt940.js';

const one = (...lines: string[]) =>
  readMt940(Buffer.from(mt940Message({ entries: lines.join('\n') })), {}).statements[0]!.transactions[0]!;

describe('a transaction of MT940', () => {
  test.each([
    ['C5,00', '5', false],
    ['D5,', '-5', false],
    ['RC5,00', '-5', true],
    ['RD5,00', '5', true],
    ['CR5,00', '5', false],
    ['DR5,00', '-5', false],
    ['RCR5,00', '-5', true],
    ['RDR5,00', '5', true],
    ['CN79,7', '79.7', false],
    ['DK500', '-500', false],
    ['DD212,39', '-212.39', false],
    ['CD000000001000,00', '1000', false],
    ['C5.25', '5.25', false],
  ])('an MT940 transaction with the mark and amount %s has the amount %s', (mark, amount, isReturn) => {
    expect(one(`:61:2603050305${mark}NTRFNONREF`)).toMatchObject({ amount, isReturn, currency: null });
  });

  test.each([
    ['2603050306', '2026-03-06', '2026-03-05'],
    ['260305', '2026-03-05', '2026-03-05'],
    ['260305    ', '2026-03-05', '2026-03-05'],
    ['2601021231', '2025-12-31', '2026-01-02'],
    ['2512310102', '2026-01-02', '2025-12-31'],
    ['1602300301', '2016-03-01', '2016-02-29'],
    ['2603059999', '2026-03-05', '2026-03-05'],
    ['991231', '1999-12-31', '1999-12-31'],
  ])(
    'an MT940 transaction with the dates %s has the booking date %s and the value date %s',
    (days, bookedOn, valueOn) => {
      expect(one(`:61:${days}C5,00NMSC`)).toMatchObject({ bookedOn, valueOn });
    },
  );

  test('an MT940 transaction of amount zero is left out', () => {
    expect(one(':61:260305D0,00NMSC', ':61:260305D7,00NMSC').amount).toBe('-7');
  });

  test.each([
    ['NTRFNONREF//MB170119012058', [], 'MB170119012058'],
    ['NTRFKREF+//2016021783252833', ['/OCMT/EUR11,85//CHGS/EUR0,50/'], '2016021783252833'],
    [' NRTIKREF+//2016021783252833', [], '2016021783252833'],
    ['NTRF29-07-2014 10:05//B4G29PGDCK1QFV3E', [], 'B4G29PGDCK1QFV3E'],
    ['FMSC01916//NONREF', ['20260305007602198765432000000012'], '20260305007602198765432000000012'],
    ['S073REF123456//B000017', [], 'B000017'],
    ['S   NONREF', [], null],
    ['NMSCNONREF//', ['/ABC/DEF/MISCELLANEOUS'], null],
    ['NMSCDB faktura//1234567', [], null],
    ['NMSCDanske Banksyste//m A/', [], null],
    ['N102EREF            ', ['NL70INGB0001112223'], null],
  ])(
    'an MT940 transaction with the text %s and the lines %j has the bank reference %s',
    (rest, more, bankReference) => {
      expect(one(`:61:260305C5,00${rest}`, ...more)).toMatchObject({ bankReference, entryReference: bankReference });
    },
  );

  test('account and name of the counterparty are read from :61: of an MT940 transaction', () => {
    expect(one(':61:260305C5,00N102EREF            ', 'NL70INGB0001112223').counterpartyAccount).toBe(
      'NL70INGB0001112223',
    );
    expect(one(':61:260305C5,00NOVBNL70INGB0001112223', 'a voorbeeld').counterpartyAccount).toBe('NL70INGB0001112223');
    expect(one(':61:260305C5,00N0440123400008      A.B. Jansma         ')).toMatchObject({
      counterpartyAccount: '0123400008',
      counterpartyName: 'A.B. Jansma',
    });
    expect(one(':61:260305C5,00N030NONREF          TOMTE AMERSFOORT    ')).toMatchObject({
      counterpartyAccount: null,
      counterpartyName: 'TOMTE AMERSFOORT',
    });
  });

  test('an MT940 transaction without :86: has the text of its :61:', () => {
    expect(one(':61:260305C5,00NMSCDB faktura//1234567').remittance).toBe('DB faktura 1234567');
    expect(one(':61:260305C5,00NMSCNONREF', 'Fee').remittance).toBe('Fee');
    expect(one(':61:260305C5,00NMSCNONREF', ':86:').remittance).toBe('');
  });

  test('the variable symbol of a Czech or Slovak MT940 payment is its creditor reference', () => {
    expect(one(':61:260305C5,00NTRF/VS103309/SS/KS0308').creditorReference).toBe('103309');
    expect(one(':61:260305C5,00NTRFRF47 0000 02//KY12', ':86:unstructured text')).toMatchObject({
      ...{ creditorReference: 'RF47000002', remittance: 'unstructured text' },
    });
    expect(one(':61:260305C5,00NTRFRF48000002').creditorReference).toBeNull();
  });

  test('an MT940 transaction of the type RTI is a return', () => {
    expect(one(':61:260305C5,00NRTIEREF')).toMatchObject({ isReturn: true, returnReason: null });
  });
});
