import { mt940Message } from '../../../../test/fixtures/bank-statements/mt940-message.js';
import type { Mt940Parts } from '../../../../test/fixtures/bank-statements/mt940-message.js';
import { readMt940 } from './read-mt940.js';

const readText = (text: string) => readMt940(Buffer.from(text), {});
const statementOf = (parts: Mt940Parts) => readText(mt940Message(parts)).statements[0]!;
const message = (parts: Mt940Parts = {}) =>
  mt940Message({ entries: ':61:2603050305C5,NTRFNONREF\n:86:Order 103309', closing: 'C260305EUR105,00', ...parts });
const REAL = { account: '0123456701', number: '5/1', addsUp: true, transactions: [{ amount: '5' }] };

describe('an MT940 message', () => {
  test('account, currency, number, period and balances of an MT940 message are read', () => {
    expect(readText(message())).toMatchObject({
      format: 'MT940',
      statements: [
        {
          ...REAL,
          currency: 'EUR',
          from: '2026-03-05',
          to: '2026-03-05',
          opening: { amount: '100', on: '2026-03-04' },
          closing: { amount: '105', on: '2026-03-05' },
          ownerName: null,
          bankName: null,
          notBooked: 0,
        },
      ],
    });
  });

  test.each([
    [
      'SWIFT blocks',
      `{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:\r\n${message().replace('\r\n-', '\r\n-}{5:{CHK:0}}')}`,
    ],
    ['control characters', `\u0001${message().trimEnd()}\u0003\r\n`],
    ['a block that begins in the line of the first field', `{4:${message().trimEnd()}}`],
    ['blocks whose braces are letters of a national alphabet', `ä1:F01BANKSESSXXXXåä4:\r\n${message().trimEnd()}å\r\n`],
    ['header lines of the bank', `BANKNL2A\r\n940\r\nBANKNL2A\r\n${message()}`],
    ['a field with the number of the format', `:940:\r\n${message()}`],
    ['a page of free text', `This is your statement:\r\n-\r\n\r\n----------\r\n${message()}`],
    ['no line break', message().replace(/-\r\n$/, '')],
  ])('an MT940 message is read with %s around it', (_, text) => {
    expect(readText(text).statements).toMatchObject([REAL]);
  });

  test.each(['\n', '\r\n', '\r\r\n', '\r', '@@'])('an MT940 message is read with the line break %j', (lineBreak) => {
    expect(readText(message({ lineBreak })).statements).toMatchObject([REAL]);
  });

  test('all messages of an MT940 file are read, including pages with intermediate balances', () => {
    const pages =
      message({ closing: '' }).replace('-\r\n', ':62M:C260305EUR105,00\r\n-\r\n') +
      message({ opening: '' })
        .replace(':61:', ':60M:C260305EUR105,00\r\n:61:')
        .replace('EUR105,00\r\n-', 'EUR110,\r\n-');
    expect(readText(pages).statements).toMatchObject([
      { opening: { amount: '100' }, closing: { amount: '105' }, addsUp: true },
      { opening: { amount: '105' }, closing: { amount: '110' }, addsUp: true },
    ]);
  });

  test('an MT940 message without :20: begins at its account field', () => {
    const second = message().replace(':20:STARTUMS\r\n', '').replace('4567', '9999');
    expect(readText(message().replace('-\r\n', '') + second).statements.map(({ account }) => account)).toEqual([
      '0123456701',
      '0123999901',
    ]);
  });

  test('a hyphen in the text of a transaction does not end the MT940 message', () => {
    const entries = ':61:2603050305C5,NTRFNONREF\n:86:Order\n-\n-103309\n:30: Uhr\n:61:2603050305C6,NTRFNONREF';
    expect(statementOf({ entries }).transactions.map(({ remittance }) => remittance)).toEqual([
      'Order\n-\n-103309\n:30: Uhr',
      '',
    ]);
    expect(statementOf({ entries: ':61:2603050305C5,NTRFNONREF\n:86:Order\n-\n7' }).transactions).toMatchObject([
      { remittance: 'Order\n-\n7' },
    ]);
  });

  test.each(['20', '25', '28', '26'])(
    'a line that continues a time in the text of an MT940 transaction, such as :20:37, is not a field (:%s:37)',
    (minutes) => {
      const text = `Card 05-03-2026T16\n:${minutes}:37 Order`;
      const entries = `:61:2603050305C5,NTRFNONREF\n:86:${text}\n:61:2603050305C6,NTRFNONREF`;
      expect(statementOf({ entries, closing: 'C260305EUR111,' })).toMatchObject({
        addsUp: true,
        transactions: [{ remittance: text }, { amount: '6' }],
      });
    },
  );

  test.each([
    ['50010517/0123456701', '0123456701'],
    ['DE89500105170123456701', 'DE89500105170123456701'],
    ['DE89500105170123456701EUR', 'DE89500105170123456701'],
    ['DE89 5001 0517 0123 4567 01 EUR', 'DE89500105170123456701'],
    ['/DE89500105170123456701', 'DE89500105170123456701'],
    ['BANKDEFF/DE89500105170123456701', 'DE89500105170123456701'],
    ['BANKHUHB/117730161111101800000000/EUR', '117730161111101800000000'],
    ['12.34.56.789EUR', '12.34.56.789'],
  ])('the account of an MT940 message is read from :25:%s', (account, expected) => {
    expect(statementOf({ account }).account).toBe(expected);
  });

  test('currency and balance check are null for an MT940 message without balances', () => {
    const entries = ':61:2603050305C5,NTRFNOREF';
    expect(statementOf({ opening: '', entries })).toMatchObject({
      currency: null,
      opening: null,
      closing: null,
      addsUp: null,
    });
    expect(statementOf({ entries: ':65F:Dnullnull7414,3', closing: 'Cnullnull0,00' })).toMatchObject({ closing: null });
  });

  test('the balance of an overdrawn account in an MT940 message is negative', () => {
    const parts = { opening: 'D260304EUR3,00', entries: ':61:260305C5,NMSC', closing: 'C260305EUR000002,00' };
    expect(statementOf(parts)).toMatchObject({ opening: { amount: '-3' }, closing: { amount: '2' }, addsUp: true });
  });

  test('a :86: after a balance of an MT940 message belongs to no transaction', () => {
    const opening = 'C260304EUR100,00\n:86:For your information';
    const entries = ':61:260305C5,NMSC\n:62F:C260305EUR105,\n:64:C260305EUR105,\n:86:/SUM/1/1/5,00/0,00/';
    expect(statementOf({ opening, entries }).transactions).toMatchObject([{ remittance: '' }]);
  });

  test.each([
    [':61:260305X5,00NMSC', 'bad_transaction at line 5'],
    [':61:261305C5,00NMSC', 'bad_date at line 5'],
    [':62F:C260305EUR1.000,00', 'bad_amount at line 5'],
  ])('an MT940 message with %s is refused, and the error names the line', (entries, error) => {
    expect(() => statementOf({ entries })).toThrow(error);
  });

  test('an MT940 message without an end is refused if other messages have one or if it is in a SWIFT block', () => {
    expect(() => readText(message() + message().replace(/:62F[^]*/, ''))).toThrow('cut_off at line 14');
    expect(() => readText(`{4:\r\n${message().replace(/-\r\n$/, '')}`)).toThrow('cut_off at line 8');
  });

  test('a text without an MT940 message is refused as not_a_statement', () => {
    expect(() => readText('Date;Amount\n05.03.2026;5,00')).toThrow(/^not_a_statement$/);
  });
});

describe('an MT942 message', () => {
  const interim = ':20:X\n:25:DE89500105170123456701\n:28C:1/1\n:34F:EURD0,00\n:13D:2603051815+0100\n';

  test('an MT942 message has the currency of its floor limit and no balances', () => {
    const sums = ':90D:0EUR0,00\n:90C:1EUR5,00\n-\n';
    expect(readText(`${interim}:61:2603050305C5,00NTRFNONREF//B1234567\n:86:Order\n${sums}`)).toMatchObject({
      format: 'MT942',
      statements: [{ currency: 'EUR', to: '2026-03-05', addsUp: null, transactions: [{ bankReference: 'B1234567' }] }],
    });
    expect(readText(interim + sums).statements[0]!.transactions).toEqual([]);
  });

  test('expected entries of an MT942 message are counted as not booked', () => {
    const entries =
      ':61:2603050305EC5,00NTRFNONREF\n:86:Later\n:61:2603050305ED7,00NTRFNONREF\n:61:2603050305C1,00NTRFNONREF\n';
    expect(readText(interim + entries).statements[0]).toMatchObject({ notBooked: 2, transactions: [{ amount: '1' }] });
  });
});
