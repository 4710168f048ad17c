import { incomingTransaction, inOneLine, payableOrder, reasonsOf } from '../../../test/fixtures/matching.js';
import type { OrderText, TransactionText } from '../../../test/fixtures/matching.js';
import { matchTransactions } from './match-transactions.js';
import type { Decision } from './matching.types.js';

const SHOP: OrderText[] = [
  { number: 1023, open: '89.90', names: ['Anna Weber'], invoiceNumber: 'INV-2026-000017' },
  {
    number: 1024,
    open: '149.00',
    names: ['Jonas Klein', 'Café Größenwahn GbR'],
    knownAccounts: ['DE89370400440532013000'],
  },
  { number: 1044, open: '449.50', names: ['Олена Гнатюк'] },
  { number: 1055, open: '2500.50', names: ['ТОВ «Клієнт»'] },
  { number: 1056, open: '780.00', names: ['Гнатюк Олег'] },
  { number: 2026, open: '120.00', names: ['Tobias Frank'] },
];

const match = (transaction: TransactionText, orders: readonly OrderText[] = SHOP): Decision =>
  matchTransactions([incomingTransaction(transaction)], orders.map(payableOrder), 'exact')[0]!;

const decide = (transaction: TransactionText, orders?: readonly OrderText[]): string =>
  inOneLine(match(transaction, orders));

describe('suggestions by order number', () => {
  test.each([
    ['after a word for order', 'Bestellung 1024'],
    ['directly after a word', 'ORDER1024'],
    ['with leading zeros', 'VS:0000001024'],
    ['after the sign №', 'зам.№1024'],
    ['with a space inside', 'Nr. 1 024'],
    ['with a thousands separator', 'Auftrag 1.024,-'],
    ['before a year', '1024/2026'],
    ['before a letter', 'Best.-Nr.1024-A'],
    ['with the Cyrillic letter О', 'зам.1О24'],
    ['beside a customer number', 'KdNr 1023 Bestellung 1024'],
  ])('an order number %s is suggested if the amount is equal', (_name, text) => {
    expect(decide({ text, amount: '149.00' })).toMatch(/^suggest (high|low) 1024 149.00/);
  });

  test('an order number after a word for order is suggested with low confidence if the amount differs', () => {
    expect(decide({ text: 'Bestellung 1024', amount: '50.00' })).toBe('suggest low 1024 50.00');
    expect(reasonsOf(match({ text: 'Bestellung 1024', amount: '50.00' }))).toEqual(['number_named', 'amount_partial']);
  });

  test.each([
    ['a number in a telephone number', { text: 'Tel 0171 1023456', amount: '35.50' }],
    ['a year', { text: 'Beitrag 2026', amount: '35.00' }],
    ['a date', { text: 'Rechnung vom 03.03.2026', amount: '77.00' }],
    ['an account number in groups', { text: 'DE89 1023 0044 0532 0130 00', amount: '77.00' }],
    ['an amount', { text: '1024,00 EUR', amount: '149.00' }],
    ['a terminal number', { text: 'Uhrzeit 10:23 Terminal 1024', amount: '7.50' }],
    ['a postal code', { text: 'Spende, 1024 Wien', amount: '10.00' }],
    ['a longer number', { text: '210000000003139471430001024', amount: '149.00' }],
    ['an empty text', { text: '', amount: '149.00' }],
  ])('a transaction with %s but without an order number or name gets no suggestion', (_name, transaction) => {
    expect(decide(transaction)).toBe('none');
  });

  test('order numbers whose open amounts add up to the amount are suggested together', () => {
    expect(decide({ text: '1023+1024', amount: '238.90' })).toBe('suggest low 1023 89.90 + 1024 149.00');
    expect(decide({ text: 'Bestellungen 1023 u. 1024', amount: '238.90' })).toMatch(/^suggest \w+ 1023 89.90 \+ 1024/);
    expect(decide({ text: '1023/24', amount: '238.90' })).toBe('suggest low 1023 89.90 + 1024 149.00');
    expect(decide({ text: '1023 bis 1024', amount: '238.90' })).toBe('suggest low 1023 89.90 + 1024 149.00');
  });
});

describe('suggestions by invoice number', () => {
  test.each(['INV-2026-000017', 'inv 2026/17', 'INV2026000017', 'Rechnung 17/2026', 'Rg.Nr. 17', '2026-0017'])(
    'the invoice number written as %s is suggested if the amount is equal',
    (text) => {
      expect(decide({ text })).toMatch(/^suggest (high|low) 1023 89.90/);
    },
  );

  test.each(['Invoice INV-2026-00001\n7', 'Invoice INV-202\n6-000017', 'INV-2026-\n000017', 'RECHNUNG 2026-00\n0017'])(
    'the invoice number with a line break of the bank in it, as in %j, is suggested if the amount is equal',
    (text) => {
      const [decision] = matchTransactions([incomingTransaction({ text })], SHOP.map(payableOrder), 'exact');
      expect(inOneLine(decision!)).toMatch(/^suggest (high|low) 1023 89.90/);
      expect(reasonsOf(decision!)).toContain('invoice');
    },
  );

  test('an invoice number with its series, such as INV, is suggested even if the amount differs', () => {
    expect(decide({ text: 'INV-2026-17', amount: '10.00' })).toMatch(/^suggest low 1023 10.00/);
    expect(decide({ text: 'am 17. 2026', amount: '10.00' })).toBe('none');
  });
});

describe('suggestions by payer', () => {
  test.each([
    ['in a different word order', 'KLEIN,JONAS', 1024],
    ['with an initial', 'J. Klein', 1024],
    ['of a relative', 'Dr. Ute Klein', 1024],
    ['of the company without diacritics', 'Cafe Groessenwahn', 1024],
    ['in Latin letters', 'HNATIUK OLENA', 1044],
    ['in Russian transliteration', 'Gnatyuk Olena', 1044],
    ['with a patronymic', 'Гнатюк Олена Петрівна', 1044],
    ['with Latin letters in a Cyrillic word', 'ТОВ "КЛIЄНТ"', 1055],
    ['of a company with the legal form written out', 'Товариство з обмеженою відповідальністю Клієнт', 1055],
  ])('an order is suggested by the name of the payer %s if the amount is equal', (_name, payerName, number) => {
    const { open } = SHOP.find((order) => order.number === number)!;
    expect(decide({ payerName, amount: open! })).toBe(`suggest low ${number} ${open}`);
    expect(decide({ payerName, amount: '1.00' })).toBe('none');
  });

  test('a payer name that shares only the given name with the customer gives no suggestion', () => {
    expect(decide({ payerName: 'Олена Петренко', amount: '449.50' })).toBe('none');
  });

  test('of two orders with the same amount, the one with the name of the payer is suggested', () => {
    const orders = [...SHOP, { number: 1025, open: '89.90', names: ['Mehmet Yıldız'] }];
    expect(decide({ payerName: 'MEHMET YILDIZ' }, orders)).toBe('suggest low 1025 89.90');
  });

  test('an order is suggested by the name of the customer in the text if another person pays its amount', () => {
    expect(decide({ text: 'fuer Anna Weber', payerName: 'Zahlungsdienst' })).toBe('suggest low 1023 89.90');
  });

  test('an account from which the customer paid before gives a suggestion or raises its confidence', () => {
    const payerAccount = 'DE89 3704 0044 0532 0130 00';
    expect(decide({ payerAccount, amount: '149.00' })).toBe('suggest low 1024 149.00');
    expect(decide({ payerAccount, payerName: 'J Klein', amount: '149.00' })).toBe('suggest high 1024 149.00');
    expect(decide({ payerAccount, amount: '148.00' })).toBe('none');
  });

  test('several open orders of the payer are suggested if they add up to the amount', () => {
    const orders = [...SHOP, { number: 1030, open: '10.10', names: ['Anna Weber'] }];
    expect(decide({ payerName: 'Weber, Anna', amount: '100.00' }, orders)).toBe('suggest low 1023 89.90 + 1030 10.10');
  });
});

describe('suggestions by a mistyped reference', () => {
  test.each([
    ['a wrong digit', 'RF28007023'],
    ['a wrong check digit', 'RF29001023'],
    ['a missing digit', 'RF2800102'],
    ['a digit too many', 'RF280010233'],
    ['two swapped digits', 'RF28000123'],
    ['the letter O', 'RF28OO1O23'],
    ['the letter l', 'RF2800l023'],
    ['another first letter', 'PF28001023'],
    ['a missing letter', 'R28001023'],
    ['blanks and a wrong digit', 'RF28 0070 23'],
  ])('a mistyped reference with %s is suggested', (_name, text) => {
    expect(decide({ text })).toMatch(/^suggest high 1023 89.90/);
    expect(decide({ text, amount: '12.00' })).toMatch(/^suggest low 1023 12.00/);
  });

  test('a valid reference of another creditor gives no suggestion', () => {
    expect(decide({ text: 'RF18539007547034', payerName: 'Somebody' })).toBe('none');
  });

  test('a transaction gets at most five suggestions, the most likely first', () => {
    const orders = [1, 2, 3, 4, 5, 6, 7].map((digit) => ({
      number: 1020 + digit,
      open: '89.90',
      names: ['Anna Weber'],
    }));
    const { suggestions } = match({ text: 'Bestellung 1026', payerName: 'Anna Weber' }, orders);
    expect(suggestions.length).toBe(5);
    expect(suggestions[0]!.allocations[0]!.orderId).toBe(101_026);
  });
});
