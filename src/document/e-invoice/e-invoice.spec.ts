import fc from 'fast-check';
import { Money, taxParts } from '#kernel';
import { brokenRules } from '../../../test/fixtures/en16931.js';
import { elementsAt, textAt, xmlTree } from '../../../test/fixtures/xml-tree.js';
import type { RowWithContent } from '../data/invoice-row.js';
import { creditAmount, creditFigures, grossOf, remainingParts } from '../domain/credit-parts.js';
import type { DocumentFigures } from '../domain/document-figures.js';
import type { DocumentParty } from '../domain/document-parties.js';
import { describeEInvoice } from './describe-e-invoice.js';
import { findProblems } from './find-problems.js';
import { writeCii } from './write-cii.js';
import { writeUbl } from './write-ubl.js';

const nobody: DocumentParty = {
  name: '',
  contact: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  vatId: '',
  registration: '',
  email: '',
  phone: '',
};
const seller = { ...nobody, name: 'Quiet Shelf & Söhne', address: 'Lindenweg 12', city: 'Berlin', zip: '10115' };
const taxable = { ...seller, country: 'DE', vatId: 'DE136695976', email: 'office@example.com', phone: '+49 30 901820' };
const buyer = { ...nobody, name: 'Olena Bondar', address: 'Khreshchatyk 1', city: 'Kyiv', zip: '01001', country: 'UA' };
const account = { iban: 'DE89370400440532013000', holder: 'Quiet Shelf' };

const line = (orderItemId: number, quantity: number, price: number, taxRate: number, isGross: boolean) => {
  const total = price * quantity;
  const tax = Math.round((total * taxRate) / (isGross ? 100_000 + taxRate : 100_000));
  const amounts = { price: String(price), total: String(total), tax: String(tax) };
  return { orderItemId, name: 'Lamp <1>', sku: 'L-1', quantity, taxRate, ...amounts };
};
const figuresOf = (lines: DocumentFigures['lines'], shipping: number, isGross: boolean): DocumentFigures => ({
  pricesIncludeTax: isGross,
  lines,
  shipping: String(shipping),
  parties: {
    seller: taxable,
    buyer,
    deliverTo: { ...buyer, city: 'Lviv' },
    issuedOn: '2026-11-26',
    dueOn: '2026-12-06',
    account,
    paid: '0',
  },
});
/** The same figures with a delivery that is taxed at the rates of the goods. */
const withTaxedShipping = (figures: DocumentFigures): DocumentFigures => {
  const euros = (minor: string): Money => Money.of(minor, 'EUR');
  const goods = figures.lines.map(({ total, taxRate }) => ({ total: euros(total), taxRate }));
  const parts = taxParts(euros(figures.shipping), goods, figures.pricesIncludeTax);
  const shippingTaxes = parts.map(({ amount, tax, rate }) => ({
    amount: String(amount.minor),
    tax: String(tax.minor),
    taxRate: rate,
  }));
  return shippingTaxes.length > 0 ? { ...figures, shippingTaxes } : figures;
};
const rowOf = (figures: DocumentFigures, kind: 'invoice' | 'credit_note' = 'invoice') =>
  ({
    kind,
    series: kind === 'invoice' ? 'INV' : 'CN',
    year: 2026,
    number: 17,
    currency: 'EUR',
    figures: kind === 'invoice' ? figures : { ...figures, corrects: { issuedOn: '2026-11-20' } },
    corrected: kind === 'invoice' ? null : { series: 'INV', year: 2026, number: 16 },
    content: {
      lines: figures.lines.map(({ name }) => ({ name })),
      shippingTitle: 'Courier',
      order: { number: '42', reference: 'RF18000042' },
      payment: { title: 'Bank transfer' },
      reason: 'A jar was broken',
    },
  }) as unknown as RowWithContent;
const described = (figures: DocumentFigures, kind?: 'invoice' | 'credit_note') =>
  describeEInvoice(rowOf(figures, kind), nobody)!;
const simple = figuresOf([line(1, 3, 1000, 20_000, true), line(2, 1, 701, 7000, true)], 499, true);

const invoices = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(99_999), fc.constantFrom(0, 5500, 7000, 20_000)), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.nat(2000),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([lines, shipping, isGross, isTaxed]) => {
    const figures = figuresOf(
      lines.map(([quantity, price, rate], index) => line(index + 1, quantity, price, rate, isGross)),
      shipping,
      isGross,
    );
    return isTaxed ? withTaxedShipping(figures) : figures;
  });

test('invoices and partial credit notes of any amounts follow the rules of EN 16931 in both syntaxes', () => {
  fc.assert(
    fc.property(invoices, fc.double({ min: 0.01, max: 1, noNaN: true }), (figures, part) => {
      const rest = remainingParts(figures, []);
      const amount = BigInt(Math.ceil(Number(grossOf(rest)) * part));
      const documents = [described(figures)];
      if (amount > 0n) {
        const credited = { ...figures, ...creditFigures(figures, creditAmount(rest, amount)) };
        documents.push(described(credited, 'credit_note'));
      }
      for (const document of documents) {
        expect(findProblems(document)).toEqual([]);
        for (const xml of [writeCii(document), writeUbl(document)]) expect(brokenRules(xml)).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});

test('the CII of an invoice has parties, account, due day, lines without tax and the delivery as a charge', () => {
  const root = xmlTree(writeCii(described(simple)));
  const trade = 'SupplyChainTradeTransaction';
  const settlement = `${trade}/ApplicableHeaderTradeSettlement`;
  expect(textAt(root, 'ExchangedDocument/ID')).toBe('INV-2026-000017');
  expect(textAt(root, `${trade}/ApplicableHeaderTradeAgreement/SellerTradeParty/Name`)).toBe('Quiet Shelf & Söhne');
  expect(textAt(root, `${trade}/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress/CityName`)).toBe(
    'Lviv',
  );
  expect(textAt(root, `${settlement}/PaymentReference`)).toBe('RF18000042');
  expect(textAt(root, `${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`)).toBe('20261206');
  expect(textAt(root, `${settlement}/SpecifiedTradeAllowanceCharge/ActualAmount`)).toBe('4.99');
  const [first] = elementsAt(root, `${trade}/IncludedSupplyChainTradeLineItem`);
  expect(textAt(first!, 'SpecifiedTradeProduct/Name')).toBe('Lamp <1>');
  expect(
    textAt(first!, 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
  ).toBe('25.00');
});

test('taxed delivery is one charge for each tax rate, and its tax is part of the tax of that rate', () => {
  const document = described(withTaxedShipping(simple));
  // 4.99 is spread over 30.00 at 20 % and 7.01 at 7 %: 4.04 with 0.67 tax, and 0.95 with 0.06 tax.
  expect(document.charges).toEqual([
    { title: 'Courier', category: 'S', rate: 20_000, amount: 337n },
    { title: 'Courier', category: 'S', rate: 7000, amount: 89n },
  ]);
  expect(document.taxes).toEqual([
    { category: 'S', rate: 20_000, basis: 2837n, tax: 567n },
    { category: 'S', rate: 7000, basis: 744n, tax: 52n },
  ]);
  expect(document.gross).toBe(4200n);
  const charges = elementsAt(
    xmlTree(writeCii(document)),
    'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge',
  );
  expect(charges.map((charge) => textAt(charge, 'CategoryTradeTax/RateApplicablePercent'))).toEqual(['20', '7']);
  for (const xml of [writeCii(document), writeUbl(document)]) expect(brokenRules(xml)).toEqual([]);
});

test('a credit note of taxed shipping alone has one line for each tax rate', () => {
  const { shippingTaxes } = withTaxedShipping(simple);
  const document = described({ ...simple, lines: [], shippingTaxes }, 'credit_note');
  expect(document.lines).toMatchObject([
    { name: 'Courier', rate: 20_000, net: 337n },
    { name: 'Courier', rate: 7000, net: 89n },
  ]);
  expect([document.charges, document.tax]).toEqual([[], 73n]);
  for (const xml of [writeCii(document), writeUbl(document)]) expect(brokenRules(xml)).toEqual([]);
});

test('the UBL of a credit note is a CreditNote with the number of its invoice, its reason and no due day', () => {
  const root = xmlTree(writeUbl(described(simple, 'credit_note')));
  expect(root.name).toBe('CreditNote');
  expect(textAt(root, 'CreditNoteTypeCode')).toBe('381');
  expect(textAt(root, 'Note')).toBe('A jar was broken');
  expect(textAt(root, 'BillingReference/InvoiceDocumentReference/ID')).toBe('INV-2026-000016');
  expect(textAt(root, 'DueDate')).toBeUndefined();
});

test('a credit note of the shipping alone has the shipping as its only line', () => {
  const document = described({ ...simple, lines: [] }, 'credit_note');
  expect(document.lines).toMatchObject([{ name: 'Courier', net: 499n }]);
  expect(brokenRules(writeUbl(document))).toEqual([]);
});

test('an invoice of goods at 21 %, 12 % and 0 % has the tax of each rate, and the goods at 0 % have category Z', () => {
  const goods = [line(1, 2, 1210, 21_000, true), line(2, 3, 560, 12_000, true), line(3, 1, 900, 0, true)];
  const document = described(figuresOf(goods, 0, true));
  expect(document.taxes).toEqual([
    { category: 'S', rate: 21_000, basis: 2000n, tax: 420n },
    { category: 'S', rate: 12_000, basis: 1500n, tax: 180n },
    { category: 'Z', rate: 0, basis: 900n, tax: 0n },
  ]);
  for (const xml of [writeCii(document), writeUbl(document)]) expect(brokenRules(xml)).toEqual([]);
});

test('a seller without VAT id who charges no tax is not subject to VAT, and the document names no VAT id', () => {
  const untaxed = figuresOf([line(1, 2, 1000, 0, true)], 0, true);
  const parties = { ...untaxed.parties!, seller: { ...taxable, vatId: '', registration: '123' } };
  const document = described({ ...untaxed, parties: { ...parties, buyer: { ...buyer, vatId: 'UA123' } } });
  expect(document.taxes).toEqual([{ category: 'O', rate: null, basis: 2000n, tax: 0n }]);
  expect(findProblems(document)).toEqual([]);
  for (const xml of [writeCii(document), writeUbl(document)]) expect(brokenRules(xml)).toEqual([]);
});

test.each([
  ['seller', { vatId: '' }, ['BR-CO-26', 'BR-S-02']],
  ['seller', { country: '' }, ['BR-09']],
  ['seller', { address: '', city: '' }, ['BR-08']],
  ['seller', { vatId: '136695976' }, ['BR-CO-09']],
  ['buyer', { name: '' }, ['BR-07']],
  ['buyer', { country: '' }, ['BR-11']],
  ['buyer', { vatId: '12345' }, ['BR-CO-09']],
] as const)('a document whose %s has %j breaks the rules %j', (who, change, rules) => {
  const parties = { ...simple.parties!, [who]: { ...simple.parties![who], ...change } };
  const document = described({ ...simple, parties });
  expect(findProblems(document).map(({ rule }) => rule)).toEqual(rules);
  const found = brokenRules(writeUbl(document));
  expect(rules.filter((rule) => !found.includes(rule) && rule !== 'BR-08')).toEqual([]);
});

test.each([
  ['that is picked up', { address: '', city: '', zip: '', country: '' }, true],
  ['that is picked up, with an address that lacks the country,', { country: '' }, true],
  ['whose delivery needs no address', { address: '', city: '', zip: '', country: '' }, false],
])('the buyer of an order %s gets the country of the seller, as BR-10 and BR-11 require', (_, change, isCollected) => {
  const row = rowOf({ ...simple, parties: { ...simple.parties!, buyer: { ...buyer, ...change }, deliverTo: null } });
  const content = { ...row.content, isCollected } as RowWithContent['content'];
  const document = describeEInvoice({ ...row, content } as RowWithContent, nobody)!;
  expect(document.buyer.country).toBe('DE');
  expect(findProblems(document)).toEqual([]);
  for (const xml of [writeCii(document), writeUbl(document)]) expect(brokenRules(xml)).toEqual([]);
});

test('a document of a currency with three decimals breaks the rule of two decimals', () => {
  const document = describeEInvoice({ ...rowOf(simple), currency: 'KWD' }, nobody)!;
  expect(findProblems(document).map(({ rule }) => rule)).toEqual(['BR-DEC-23']);
});

test('data of the seller that an invoice lacks is taken from the current settings, and stored data stays', () => {
  const parties = { ...simple.parties!, seller: { ...taxable, vatId: '' } };
  const document = describeEInvoice(rowOf({ ...simple, parties }), { ...taxable, name: 'New', vatId: 'DE1' })!;
  expect(document.seller).toMatchObject({ name: taxable.name, vatId: 'DE1' });
});
