import fc from 'fast-check';
import { invoiceNumberText, invoicePath, yearIn } from './invoice-number.js';

describe('invoice numbers', () => {
  test('the number of an invoice is written as series, year and six digits', () => {
    expect(invoiceNumberText({ series: 'INV', year: 2026, number: 17 })).toBe('INV-2026-000017');
    expect(invoiceNumberText({ series: 'CN', year: 2026, number: 1_234_567 })).toBe('CN-2026-1234567');
  });

  test('the number of an invoice determines its file in the folder of the year', () => {
    expect(invoicePath({ series: 'INV', year: 2026, number: 17 })).toBe('invoices/2026/INV-2026-000017.pdf');
  });

  test('different invoice numbers have different texts and file names', () => {
    const number = fc.record({
      series: fc.constantFrom('INV', 'CN'),
      year: fc.integer({ min: 2020, max: 2040 }),
      number: fc.integer({ min: 1, max: 3_000_000 }),
    });
    fc.assert(
      fc.property(number, number, (one, other) => {
        const isSame = one.series === other.series && one.year === other.year && one.number === other.number;
        expect(invoiceNumberText(one) === invoiceNumberText(other)).toBe(isSame);
      }),
    );
  });
});

describe('years of invoices', () => {
  test.each([
    ['2026-12-31T21:59:59Z', 'Europe/Kyiv', 2026],
    ['2026-12-31T22:00:00Z', 'Europe/Kyiv', 2027],
    ['2027-01-01T04:59:59Z', 'America/New_York', 2026],
    ['2027-01-01T00:00:00Z', 'UTC', 2027],
  ])('the year of an invoice at %s in %s is %i', (moment, timezone, year) => {
    expect(yearIn(timezone, new Date(moment))).toBe(year);
  });
});
