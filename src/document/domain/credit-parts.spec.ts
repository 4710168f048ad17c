import fc from 'fast-check';
import { Money, taxParts } from '#kernel';
import {
  creditAll,
  creditAmount,
  creditFigures,
  creditGoods,
  creditPieces,
  grossOf,
  remainingParts,
} from './credit-parts.js';
import type { DocumentFigures, FigureLine } from './document-figures.js';

const line = (more: Partial<FigureLine> = {}): FigureLine => ({
  orderItemId: 1,
  name: 'Lamp',
  sku: null,
  quantity: 3,
  price: '1000',
  total: '3000',
  tax: '500',
  taxRate: 20_000,
  ...more,
});
const invoice: DocumentFigures = {
  pricesIncludeTax: true,
  lines: [line(), line({ orderItemId: 2, quantity: 1, price: '101', total: '101', tax: '7', taxRate: 7000 })],
  shipping: '499',
};
const whole = grossOf(remainingParts(invoice, []));
const taxesOf = (documents: readonly DocumentFigures[]): Record<number, bigint> => {
  const taxes: Record<number, bigint> = {};
  for (const { taxRate, tax } of documents.flatMap(({ lines, shippingTaxes = [] }) => [...lines, ...shippingTaxes]))
    taxes[taxRate] = (taxes[taxRate] ?? 0n) + BigInt(tax);
  return taxes;
};

const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      price: fc.integer({ min: 0, max: 100_000 }),
      taxRate: fc.constantFrom(0, 5500, 7000, 20_000, 23_000),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map(
    (all) => (pricesIncludeTax: boolean) =>
      all.map(({ quantity, price, taxRate }, index) => {
        const total = price * quantity;
        const tax = Math.round((total * taxRate) / (pricesIncludeTax ? 100_000 + taxRate : 100_000));
        return line({
          orderItemId: index + 1,
          quantity,
          price: String(price),
          total: String(total),
          tax: String(tax),
          taxRate,
        });
      }),
  );
const euros = (minor: number | string): Money => Money.of(minor, 'EUR');
const invoices = fc
  .tuple(lines, fc.boolean(), fc.integer({ min: 0, max: 2000 }), fc.boolean())
  .map(([make, pricesIncludeTax, cost, isTaxed]): DocumentFigures => {
    const made = make(pricesIncludeTax);
    const goods = made.map(({ total, taxRate }) => ({ total: euros(total), taxRate }));
    const taxed = isTaxed ? taxParts(euros(cost), goods, pricesIncludeTax) : [];
    const shippingTaxes = taxed.map(({ amount, tax, rate }) => ({
      amount: String(amount.minor),
      tax: String(tax.minor),
      taxRate: rate,
    }));
    return {
      pricesIncludeTax,
      lines: made,
      shipping: String(cost),
      ...(shippingTaxes.length > 0 && { shippingTaxes }),
    };
  });
/**
 * Credits in random order: an amount as a fraction of what is left of the invoice, pieces as a fraction of the quantity
 * of a line, or the shipping of a refund as a fraction of what is left of it.
 */
const steps = fc.array(
  fc.oneof(
    fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ line: fc.nat({ max: 5 }), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ shipping: fc.double({ min: 0, max: 1, noNaN: true }), part: fc.constant(0) }),
  ),
  { maxLength: 12 },
);

test('partial credit notes and a last one add up to the invoice, to the cent, with the tax of each rate', () => {
  fc.assert(
    fc.property(invoices, steps, (document, plan) => {
      const issued: DocumentFigures[] = [];
      for (const step of plan) {
        const rest = remainingParts(document, issued);
        const left = grossOf(rest);
        if ('shipping' in step) {
          const shipped = grossOf(rest.filter(({ orderItemId }) => orderItemId === null));
          const refunded = BigInt(Math.ceil(Number(shipped) * step.shipping));
          const credited = creditGoods(rest, { lines: [], shipping: Money.of(refunded, 'EUR') })!;
          expect(grossOf(credited)).toBe(refunded);
          expect(creditGoods(rest, { lines: [], shipping: Money.of(shipped + 1n, 'EUR') })).toBeNull();
          issued.push(creditFigures(document, credited));
          continue;
        }
        const at = 'line' in step ? rest[step.line % document.lines.length]! : null;
        const quantity = at ? Math.ceil(at.quantity * step.part) : 0;
        const amount = BigInt(Math.ceil(Number(left) * step.part));
        const parts = at
          ? quantity > 0
            ? creditPieces(rest, [{ orderItemId: at.orderItemId!, quantity }])!
            : []
          : amount > 0n
            ? creditAmount(rest, amount)
            : [];
        if (!at) expect(grossOf(parts)).toBe(amount);
        issued.push(creditFigures(document, parts));
        for (const part of remainingParts(document, issued)) {
          expect(part.gross).toBeGreaterThanOrEqual(0n);
          expect(part.quantity).toBeGreaterThanOrEqual(0);
          expect(part.tax >= 0n && part.tax <= part.gross).toBe(true);
        }
      }
      issued.push(creditFigures(document, creditAll(remainingParts(document, issued))));
      expect(remainingParts(document, issued).every(({ gross, tax }) => gross === 0n && tax === 0n)).toBe(true);
      const rates = taxesOf(issued);
      for (const [rate, tax] of Object.entries(taxesOf([document]))) expect(rates[Number(rate)] ?? 0n).toBe(tax);
    }),
    { numRuns: 300 },
  );
});

test('a credit note of the whole order equals its invoice line by line, with the shipping', () => {
  expect(creditFigures(invoice, creditAll(remainingParts(invoice, [])))).toEqual(invoice);
});

test('a credit note of the whole amount of an invoice equals a credit note of everything', () => {
  const rest = remainingParts(invoice, []);
  expect(creditAmount(rest, whole)).toEqual(creditAll(rest));
});

test('a partial amount is spread over lines and shipping in proportion, and has no pieces', () => {
  const { lines: credited, shipping } = creditFigures(invoice, creditAmount(remainingParts(invoice, []), 1000n));
  expect(credited.map(({ quantity, total, tax }) => [quantity, total, tax])).toEqual([
    [0, '833', '139'],
    [0, '28', '2'],
  ]);
  expect(shipping).toBe('139');
});

test('a credit note of pieces has their price and their part of the tax', () => {
  const parts = creditPieces(remainingParts(invoice, []), [{ orderItemId: 1, quantity: 2 }])!;
  expect(creditFigures(invoice, parts)).toEqual({
    pricesIncludeTax: true,
    lines: [line({ quantity: 2, total: '2000', tax: '333' })],
    shipping: '0',
  });
});

test('more pieces than are left, or pieces of an unknown line, cannot be credited', () => {
  const first = creditFigures(invoice, creditPieces(remainingParts(invoice, []), [{ orderItemId: 1, quantity: 2 }])!);
  const rest = remainingParts(invoice, [first]);
  expect(creditPieces(rest, [{ orderItemId: 1, quantity: 2 }])).toBeNull();
  expect(creditPieces(rest, [{ orderItemId: 9, quantity: 1 }])).toBeNull();
  expect(creditPieces(rest, [{ orderItemId: 1, quantity: 1 }])).not.toBeNull();
});
