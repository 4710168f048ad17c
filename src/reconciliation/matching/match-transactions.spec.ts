import { incomingTransaction, inOneLine, payableOrder, reasonsOf } from '../../../test/fixtures/matching.js';
import type { OrderText, TransactionText } from '../../../test/fixtures/matching.js';
import { matchTransactions } from './match-transactions.js';
import type { AutoMatch, Decision } from './matching.types.js';

const SHOP: OrderText[] = [
  { number: 1023, open: '89.90', names: ['Anna Weber'] },
  { number: 1024, open: '149.00', names: ['Jonas Klein'] },
  { number: 1025, open: '89.90', names: ['Mehmet Yıldız'] },
  { number: 1026, open: '59.90', names: ['Maria Schulze'] },
];

const match = (
  transactions: readonly TransactionText[],
  { mode = 'exact', orders = SHOP }: { mode?: AutoMatch; orders?: readonly OrderText[] } = {},
): Decision[] =>
  matchTransactions(
    transactions.map((transaction, place) => incomingTransaction({ id: `t${place}`, ...transaction })),
    orders.map(payableOrder),
    mode,
  );

const decide = (transaction: TransactionText, more: Parameters<typeof match>[1] = {}): string =>
  inOneLine(match([transaction], more)[0]!);

const replaced = (...orders: OrderText[]): OrderText[] => [
  ...SHOP.filter(({ number }) => orders.every((order) => order.number !== number)),
  ...orders,
];

describe('matching of transactions to orders: automatic bookings', () => {
  test.each([
    ['in the text', { text: 'RF28001023' }],
    ['in the structured field', { creditorReference: 'RF28001023' }],
    ['in lower case and groups', { text: 'Danke, rf28 0010 23 von Anna' }],
    ['broken by a line break', { text: 'Ihre Bestellung Nr. 1 RF280\n01023 DANKE' }],
    ['broken after its letters', { text: 'Ueberweisung fuer die Lieferung RF\n28001023 gruss' }],
    ['after a code of the bank', { text: 'EREF+NOTPROVIDED SVWZ+RF28001023' }],
    ['directly followed by a word', { text: 'RF28001023vielen Dank' }],
    ['written twice', { text: 'RF28001023 RF28001023' }],
    ['with full-width characters', { text: 'ＲＦ２８００１０２３' }],
    ['before an amount', { text: 'RF28 0010 23 89,90 EUR' }],
    ['before a year', { text: 'RF28001023 2026' }],
    ['whose repetition is cut off', { creditorReference: 'RF28001023', text: 'Bestellung RF28001' }],
    ['as the end-to-end id', { endToEndId: 'RF28001023' }],
    ['with no-break and invisible spaces', { text: 'RF28\u00A00010\u202F2\u200B3' }],
  ])('a transaction with the creditor reference %s and the open amount is booked', (_name, transaction) => {
    expect(decide(transaction)).toBe('book 1023 89.90');
  });

  test('a transaction that names two references is booked if their open amounts add up to it', () => {
    expect(decide({ text: 'RF98 0010 24\nRF44 0010 26', amount: '208.90' })).toBe('book 1024 149.00 + 1026 59.90');
  });

  test('two references without a space between them are booked if their open amounts add up', () => {
    const joined = { text: 'RF98001024RF44001026', amount: '208.90' };
    expect(decide(joined)).toBe('book 1024 149.00 + 1026 59.90');
  });

  test('the reasons of a booking name the references that were found', () => {
    const [one] = match([{ text: 'RF28001023' }]);
    expect(one!.suggestions[0]!.reasons).toEqual([
      { code: 'reference_exact', values: { reference: 'RF28 0010 23', number: '1023' } },
    ]);
    const [several] = match([{ text: 'RF28001023 RF98001024', amount: '238.90' }]);
    expect(several!.suggestions[0]!.reasons).toEqual([
      { code: 'sum_of_references', values: { numbers: '1023, 1024' } },
    ]);
  });

  test('if automatic matching is off, a transaction with a reference is suggested with high confidence', () => {
    expect(decide({ text: 'RF28001023' }, { mode: 'off' })).toBe('suggest high 1023 89.90');
    expect(decide({ text: 'RF28001023', amount: '50.00' }, { mode: 'off' })).toBe('suggest high 1023 50.00');
    const both = { text: 'RF28001023 RF98001024', amount: '238.90' };
    expect(decide(both, { mode: 'off' })).toMatch(/^suggest high 1023 89.90 \+ 1024 149.00/);
  });

  test('a partial payment or overpayment with a reference is only suggested in the mode exact', () => {
    expect(decide({ text: 'RF28001023', amount: '50.00' })).toBe('suggest high 1023 50.00');
    expect(decide({ text: 'RF28001023', amount: '100.00' })).toBe('suggest high 1023 100.00');
  });

  test('a partial payment or overpayment with a reference is booked in full in the mode reference', () => {
    expect(decide({ text: 'RF28001023', amount: '50.00' }, { mode: 'reference' })).toBe('book 1023 50.00');
    expect(decide({ text: 'RF28001023', amount: '100.00' }, { mode: 'reference' })).toBe('book 1023 100.00');
  });

  test('in the mode reference, orders whose open amounts do not add up are only suggested, the oldest first', () => {
    const short = { text: 'RF98001024 RF28001023', amount: '230.00' };
    expect(decide(short, { mode: 'reference' })).toMatch(/^suggest low 1023 89.90 \+ 1024 140.10 \|/);
  });

  test('a different amount is only suggested in the mode reference if the text names another order', () => {
    const two = { text: 'RF98001024 + 1026', amount: '208.90' };
    expect(decide(two, { mode: 'reference' })).toMatch(/^suggest high 1024 149.00 \+ 1026 59.90/);
    const other = { text: 'RF98001024 Bestellung 1026', amount: '150.00' };
    expect(decide(other, { mode: 'reference' })).toMatch(/^suggest/);
  });
});

describe('matching of transactions to orders: transactions that are never booked', () => {
  test.each([
    ['with a wrong check digit', { text: 'RF29001023' }],
    ['directly followed by a digit', { text: 'RF280010234' }],
    ['directly followed by a year', { text: 'RF280010232026' }],
    ['directly after a digit', { text: '1RF28001023' }],
    ['followed by a line break and a digit', { text: 'Vielen Dank fuer alles RF28001023\n4' }],
    ['directly followed by a letter and a digit', { text: 'RF28001023A4' }],
    ['followed by a hyphen and a digit', { text: 'RF28001023-4' }],
    ['with a superscript digit', { text: 'RF28001023²' }],
    ['in groups, followed by a short number', { text: 'RF28 0010 23 4' }],
    ['with a letter instead of a digit', { text: 'RF28001O23' }],
    ['with hyphens inside', { text: 'RF28-0010-23' }],
    ['without its leading zeros', { text: 'RF281023' }],
    ['without its letters', { text: '28001023' }],
    ['with its letters swapped', { text: 'FR28001023' }],
    ['with the letters РФ in Cyrillic', { text: 'РФ28001023' }],
    ['beside the word storno', { text: 'STORNO RF28001023' }],
    ['beside a Ukrainian word for refund', { text: 'повернення коштів RF28001023' }],
    ['beside a valid reference of another creditor', { text: 'RF28001023 RF18539007547034' }],
    ['beside a reference with wrong check digits', { text: 'RF28001023 RF97001024' }],
    ['beside a mistyped reference of another order', { text: 'RF28001023 RF98OO1024' }],
    ['in the text beside a wrong structured reference', { text: 'RF28001023', creditorReference: 'RF29001023' }],
  ])('an order is suggested first and not booked if its reference is written %s', (_name, transaction) => {
    expect(decide(transaction)).toMatch(/^suggest (high|low) 1023 89.90/);
    expect(decide(transaction, { mode: 'reference' })).toMatch(/^suggest (high|low) 1023 89.90/);
  });

  test('a cancelled order is only suggested by its reference, with the reason "cancelled"', () => {
    const orders = replaced({ number: 1023, cancelled: true });
    expect(decide({ text: 'RF28001023' }, { orders, mode: 'reference' })).toBe('suggest low 1023 89.90');
    expect(reasonsOf(match([{ text: 'RF28001023' }], { orders })[0]!)).toEqual(['reference_exact', 'cancelled']);
  });

  test('a transfer with the reference of a new order is only suggested, with the reason "pending"', () => {
    const orders = replaced({ number: 1023, pending: true });
    for (const mode of ['exact', 'reference'] as const)
      expect(decide({ text: 'RF28001023' }, { orders, mode })).toMatch(/^suggest low 1023 89.90/);
    expect(reasonsOf(match([{ text: 'RF28001023' }], { orders })[0]!)).toEqual(['reference_exact', 'pending']);
  });

  test('a paid order is only suggested by its reference, with the reason "already_paid"', () => {
    const orders = replaced({ number: 1023, open: '0', total: '89.90' });
    expect(decide({ text: 'RF28001023' }, { orders, mode: 'reference' })).toBe('suggest low 1023 89.90');
    expect(reasonsOf(match([{ text: 'RF28001023' }], { orders })[0]!)).toEqual(['reference', 'already_paid']);
  });

  test('an order in another currency is only suggested by its reference, with the reason "other_currency"', () => {
    const orders = replaced({ number: 1023, currency: 'USD' });
    expect(decide({ text: 'RF28001023' }, { orders, mode: 'reference' })).toBe('suggest low 1023 89.90');
    expect(reasonsOf(match([{ text: 'RF28001023' }], { orders })[0]!)).toEqual(['reference', 'other_currency']);
  });

  test('a reference that belongs to two orders is never booked', () => {
    const orders = [payableOrder({ number: 1023 }), { ...payableOrder({ number: 1024 }), reference: 'RF28001023' }];
    const [decision] = matchTransactions([incomingTransaction({ text: 'RF28001023' })], orders, 'reference');
    expect(decision!.decision).toBe('suggest');
  });

  test('a transaction with a zero or negative amount gets no suggestion', () => {
    expect(decide({ text: 'RF28001023', amount: '0' }, { mode: 'reference' })).toBe('none');
    expect(decide({ text: 'RF28001023', amount: '-89.90' }, { mode: 'reference' })).toBe('none');
  });

  test('a transaction with more than twenty references is never booked', () => {
    const orders = Array.from({ length: 21 }, (_, place) => payableOrder({ number: 1023 + place, open: '1.00' }));
    const text = orders.map(({ reference }) => reference).join(' ');
    const [decision] = matchTransactions([incomingTransaction({ text, amount: '21.00' })], orders, 'exact');
    expect(decision!.decision).toBe('suggest');
  });

  test('a transaction whose text is too long to be read is suggested with low confidence and not booked', () => {
    expect(decide({ text: `RF28001023 ${'a'.repeat(5_000)}` })).toBe('suggest low 1023 89.90');
  });
});

describe('matching of transactions to orders: several transactions in one call', () => {
  test('if two transactions pay the same order, the earlier one is booked and the later one is suggested', () => {
    const later = { text: 'RF28001023', bookedOn: '2026-03-21' };
    const earlier = { text: 'RF28001023', bookedOn: '2026-03-20' };
    for (const mode of ['exact', 'reference'] as const) {
      expect(match([later, earlier], { mode }).map(inOneLine)).toEqual(['suggest low 1023 89.90', 'book 1023 89.90']);
    }
    expect(reasonsOf(match([later, earlier])[0]!)).toEqual(['reference', 'already_paid']);
  });

  test('partial payments are booked in the mode reference until nothing is open; a further one is suggested', () => {
    const parts = [
      { text: 'RF28001023', amount: '50.00', bookedOn: '2026-03-20' },
      { text: 'RF28001023', amount: '39.90', bookedOn: '2026-03-21' },
      { text: 'RF28001023', amount: '1.00', bookedOn: '2026-03-22' },
    ];
    expect(match(parts, { mode: 'reference' }).map(inOneLine)).toEqual([
      'book 1023 50.00',
      'book 1023 39.90',
      'suggest low 1023 1.00',
    ]);
  });

  test('an order that another transaction of the same call pays is not suggested by name and amount', () => {
    const unnamed = { text: 'Lavendel', payerName: 'Anna Weber' };
    expect(match([unnamed, { text: 'RF28001023' }]).map(inOneLine)).toEqual(['none', 'book 1023 89.90']);
  });
});
