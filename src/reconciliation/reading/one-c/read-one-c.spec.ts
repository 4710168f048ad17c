import fc from 'fast-check';
import iconv from 'iconv-lite';
import { readSummary } from '../../../../test/fixtures/read-summary.js';
import { UnreadableStatement } from '../read-file.types.js';
import { readOneC } from './read-one-c.js';

const OWN = 'UA213223130000026007233566001';
const PAYER = 'UA903052992990004149123456789';
const BANK = 'UA213223130000026007233566002';

const section = (kind: string, fields: Record<string, string>): string =>
  [`СекцияДокумент=${kind}`, ...Object.entries(fields).map(([key, value]) => `${key}=${value}`), 'КонецДокумента'].join(
    '\r\n',
  );

const header = [
  '1CClientBankExchange',
  'ВерсияФормата=1.03',
  'Кодировка=Windows',
  'ДатаНачала=01.03.2026',
  'ДатаКонца=31.03.2026',
  `РасчСчет=${OWN}`,
].join('\r\n');

const balances = (from: string, to: string, opening: string, closing: string, account = OWN): string =>
  [
    'СекцияРасчСчет',
    `ДатаНачала=${from}`,
    `ДатаКонца=${to}`,
    `РасчСчет=${account}`,
    `НачальныйОстаток=${opening}`,
    `КонечныйОстаток=${closing}`,
    'КонецРасчСчет',
  ].join('\r\n');

const received = section('Платежное поручение', {
  Номер: '815',
  Дата: '05.03.2026',
  Сумма: '899.00',
  ПлательщикСчет: PAYER,
  ДатаСписано: '',
  Плательщик: 'Петренко Олена',
  ПолучательСчет: OWN,
  ДатаПоступило: '06.03.2026',
  Получатель: 'ФОП Приклад',
  НазначениеПлатежа: 'Оплата замовлення 1019=знижка',
});
const paid = section('Мемориальный ордер', {
  Номер: '1',
  Дата: '07.03.2026',
  Сумма: '50,00',
  ПлательщикСчет: OWN,
  ДатаСписано: '07.03.2026',
  Плательщик: 'ФОП ПРИКЛАД',
  ПолучательСчет: BANK,
  ДатаПоступило: '',
  Получатель: 'АТ БАНК',
  НазначениеПлатежа1: 'Комісія',
  НазначениеПлатежа2: 'за березень',
});

const file = (...parts: readonly string[]): string => [header, ...parts, 'КонецФайла', ''].join('\r\n');
const read = (text: string, encoding = 'windows-1251'): string[] => readSummary(readOneC(iconv.encode(text, encoding)));

function reason(text: string): string {
  try {
    return read(text).join();
  } catch (error) {
    if (error instanceof UnreadableStatement) return `${error.reason} ${error.where}`;
    throw error;
  }
}

const EXPECTED = [
  `${OWN} UAH 100 to 949`,
  `2026-03-06 899: Петренко Олена, ${PAYER}: Оплата замовлення 1019=знижка`,
  `2026-03-07 -50: АТ БАНК, ${BANK}: Комісія\nза березень`,
];

describe('1CClientBankExchange', () => {
  test.each(['windows-1251', 'cp866', 'cp1125', 'utf-8', 'utf-16le'])(
    'a 1CClientBankExchange file is read in the encoding %s',
    (encoding) => {
      // Code page 866 has no Ukrainian i; programs write the Latin letter instead.
      const latin = (text: string): string => (encoding === 'cp866' ? text.replaceAll('і', 'i') : text);
      const text = latin(file(balances('01.03.2026', '31.03.2026', '100.00', '949.00'), received, paid));
      expect(read(text, encoding)).toEqual(EXPECTED.map(latin));
    },
  );

  test('the name of the owner of a 1C account is taken from outgoing documents, not from incoming ones', () => {
    expect(readOneC(Buffer.from(file(received, paid))).statements[0]!.ownerName).toBe('ФОП ПРИКЛАД');
  });

  test('a 1C file with balances of several days is checked from the first opening to the last closing balance', () => {
    const days = [
      balances('07.03.2026', '07.03.2026', '999.00', '949.00'),
      balances('06.03.2026', '06.03.2026', '100.00', '999.00'),
    ];
    const [statement] = readOneC(Buffer.from(file(...days, received, paid))).statements;
    expect(statement).toMatchObject({
      opening: { amount: '100', on: '2026-03-06' },
      closing: { amount: '949', on: '2026-03-07' },
      addsUp: true,
    });
    const [wrong] = readOneC(Buffer.from(file(...days, received))).statements;
    expect(wrong!.addsUp).toBe(false);
  });

  test('the accounts determine the direction of a 1C document that has both dates or none', () => {
    const both = [
      received.replace('ДатаСписано=', 'ДатаСписано=05.03.2026'),
      paid.replace('ДатаПоступило=', 'ДатаПоступило=07.03.2026'),
    ];
    expect(read(file(balances('01.03.2026', '31.03.2026', '100.00', '949.00'), ...both))).toEqual(EXPECTED);
    const none = received.replace('ДатаПоступило=06.03.2026', 'ДатаПоступило=');
    expect(read(file(none))[1]).toMatch(/^2026-03-05 899: /);
  });

  test('a transfer between two own accounts of a 1C file gives one transaction per account', () => {
    const second = balances('01.03.2026', '31.03.2026', '0.00', '5.00', BANK);
    const transfer = section('Платежное поручение', {
      Дата: '08.03.2026',
      Сумма: '5',
      ПлательщикСчет: OWN,
      ДатаСписано: '08.03.2026',
      ПолучательСчет: BANK,
      ДатаПоступило: '08.03.2026',
    });
    expect(read(file(second, transfer))).toEqual([
      `${OWN} UAH`,
      `2026-03-08 -5: -, ${BANK}: `,
      `${BANK} UAH 0 to 5`,
      `2026-03-08 5: -, ${OWN}: `,
    ]);
  });

  test('the own account of a 1C document is found in either of the two account fields of a party', () => {
    const text = received.replace(`ПолучательСчет=${OWN}`, `ПолучательСчет=${BANK}\r\nПолучательРасчСчет=${OWN}`);
    expect(read(file(text.replace('ПлательщикСчет', 'ПлательщикРасчСчет')))[1]).toContain(`Петренко Олена, ${PAYER}`);
  });

  test('a 1C transaction has no bank reference, because the payer assigns the document number', () => {
    expect(readOneC(Buffer.from(file(received))).statements[0]!.transactions[0]!.bankReference).toBeNull();
  });

  test.each<[string, string, string]>([
    ['another text', 'Date;Amount\n', 'not_one_c line 1'],
    ['a file that was cut off', file(received).replace('КонецФайла\r\n', ''), 'cut_off line 18'],
    ['a document that was cut off', file(received.replace('КонецДокумента', ''), paid), 'cut_off line 19'],
    ['an invalid amount', file(received.replace('899.00', '8x')), 'bad_amount line 7'],
    ['a negative amount', file(received.replace('899.00', '-5')), 'bad_amount line 7'],
    ['a day that does not exist', file(received.replace('06.03.2026', '36.03.2026')), 'bad_date line 7'],
    [
      'a document without an own account and a date',
      file(received.replace(OWN, BANK).replace('ДатаПоступило=06.03.2026', 'ДатаПоступило=')),
      'unknown_direction line 7',
    ],
    ['a line of 20,000 characters', file('Ключ='.padEnd(20_000, 'x')), 'line_too_long line 7'],
  ])('the reader of 1CClientBankExchange refuses %s and names the reason and the line', (_, text, expected) =>
    expect(reason(text)).toBe(expected),
  );

  test('the reader of 1CClientBankExchange refuses a file that was cut off at any character', () => {
    const text = file(balances('01.03.2026', '31.03.2026', '100.00', '949.00'), received, paid);
    const end = text.lastIndexOf('КонецФайла') + 'КонецФайла'.length;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end - 1 }), (length) =>
        /^(?:cut_off|not_one_c) /.test(reason(text.slice(0, length))),
      ),
    );
  });
});
