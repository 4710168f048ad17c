import fc from 'fast-check';
import { Money, TAX_CLASSES } from '#kernel';
import type { TaxRules } from './tax-rules.js';
import { calculateTotals } from './totals.js';

const eur = (minor: number | bigint) => Money.of(BigInt(minor), 'EUR');
const rules = (pricesIncludeTax: boolean, rate: number, taxShipping = false): TaxRules => ({
  pricesIncludeTax,
  taxShipping,
  rates: [{ country: 'UA', rate }],
});

const lines = fc.array(fc.record({ price: fc.bigInt(0n, 10_000_000n), quantity: fc.integer({ min: 1, max: 1000 }) }), {
  maxLength: 100,
});
const rate = fc.integer({ min: 0, max: 100_000 });
const shipping = fc.bigInt(0n, 100_000n);

/** Reference calculation in exact rationals: a non-negative fraction rounded to the nearest integer, halves up. */
const nearest = (numerator: bigint, denominator: bigint): bigint => {
  const whole = numerator / denominator;
  return 2n * (numerator - whole * denominator) >= denominator ? whole + 1n : whole;
};
const sum = (numbers: bigint[]): bigint => numbers.reduce((total, number) => total + number, 0n);

describe('totals of a cart or an order', () => {
  it('totals agree with exact arithmetic if prices exclude tax', () => {
    fc.assert(
      fc.property(lines, rate, shipping, (wanted, thousandths, cost) => {
        const totals = calculateTotals(input(wanted, cost), rules(false, thousandths));
        const products = wanted.map(({ price, quantity }) => price * BigInt(quantity));
        const taxes = products.map((product) => nearest(product * BigInt(thousandths), 100_000n));
        expect(totals.lines.map(({ tax }) => tax.minor)).toEqual(taxes);
        expect([totals.subtotal.minor, totals.tax.minor, totals.shipping.minor]).toEqual([
          sum(products),
          sum(taxes),
          cost,
        ]);
        expect(totals.total.minor).toBe(sum(products) + sum(taxes) + cost);
      }),
    );
  });

  it('totals agree with exact arithmetic if prices include tax', () => {
    fc.assert(
      fc.property(lines, rate, shipping, (wanted, thousandths, cost) => {
        const totals = calculateTotals(input(wanted, cost), rules(true, thousandths));
        const products = wanted.map(({ price, quantity }) => price * BigInt(quantity));
        const taxes = products.map((product) => nearest(product * BigInt(thousandths), 100_000n + BigInt(thousandths)));
        expect(totals.tax.minor).toBe(sum(taxes));
        expect(totals.total.minor).toBe(sum(products) + cost);
        expect(totals.pricesIncludeTax).toBe(true);
      }),
    );
  });

  const input = (wanted: Array<{ price: bigint; quantity: number }>, cost: bigint) => ({
    lines: wanted.map(({ price, quantity }) => ({ price: eur(price), quantity, taxClass: 'standard' as const })),
    country: 'UA',
    shipping: eur(cost),
  });

  it('the tax of each line rounds half a cent up', () => {
    const two = [
      { price: eur(25), quantity: 1, taxClass: 'standard' as const },
      { price: eur(25), quantity: 1, taxClass: 'standard' as const },
    ];
    const totals = calculateTotals({ lines: two, country: 'UA', shipping: eur(0) }, rules(false, 10_000));
    expect(totals.lines.map(({ tax }) => tax.minor)).toEqual([3n, 3n]);
    expect(totals.total.toString()).toBe('0.56');
  });

  it('totals have no tax if the country has no rate or is unknown, and no tax on delivery unless the rules tax it', () => {
    const one = [{ price: eur(1000), quantity: 1, taxClass: 'standard' as const }];
    for (const country of [null, 'DE']) {
      expect(calculateTotals({ lines: one, country, shipping: eur(500) }, rules(false, 20_000)).tax.minor).toBe(0n);
    }
    expect(calculateTotals({ lines: one, country: 'UA', shipping: eur(500) }, rules(false, 20_000)).tax.minor).toBe(
      200n,
    );
  });

  it.each([
    [true, 82n, 249n, 1490n],
    [false, 98n, 298n, 1788n],
  ])('tax and total contain the tax on the delivery (prices include tax: %p)', (isIncluded, onDelivery, tax, total) => {
    const one = [{ price: eur(1000), quantity: 1, taxClass: 'standard' as const }];
    const wanted = { lines: one, country: 'UA', shipping: eur(490) };
    const totals = calculateTotals(wanted, rules(isIncluded, 20_000, true));
    expect([totals.shippingTax.minor, totals.tax.minor, totals.total.minor]).toEqual([onDelivery, tax, total]);
    expect(totals.shipping.minor).toBe(490n);
    expect(totals.shippingTaxes).toEqual([{ rate: 20_000, amount: eur(490), tax: totals.shippingTax }]);
    for (const country of [null, 'DE']) {
      const untaxed = calculateTotals({ ...wanted, country }, rules(isIncluded, 20_000, true));
      expect([untaxed.tax.minor, untaxed.shippingTaxes, untaxed.total.minor]).toEqual([0n, [], 1490n]);
    }
  });

  it('totals list the rate of each line, 0 without a rate', () => {
    const rateIn = (country: string | null): number[] =>
      calculateTotals(
        { lines: [{ price: eur(1000), quantity: 1, taxClass: 'standard' as const }], country, shipping: eur(0) },
        rules(true, 20_000),
      ).lines.map(({ taxRate }) => taxRate);
    expect([rateIn('UA'), rateIn('DE'), rateIn(null)]).toEqual([[20_000], [0], [0]]);
  });

  it('each line is taxed by the rate of its class, in any order of the lines', () => {
    const latvia: TaxRules = {
      pricesIncludeTax: true,
      taxShipping: false,
      rates: [
        { country: 'LV', rate: 21_000 },
        { country: 'LV', rate: 12_000, taxClass: 'reduced' },
      ],
    };
    const line = fc.record({
      price: fc.bigInt(0n, 10_000_000n).map(eur),
      quantity: fc.integer({ min: 1, max: 1000 }),
      taxClass: fc.constantFrom(...TAX_CLASSES),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (wanted) => {
        const totalsOf = (some: typeof wanted) =>
          calculateTotals({ lines: some, country: 'LV', shipping: eur(0) }, latvia);
        const totals = totalsOf(wanted);
        const rates = { standard: 21_000, reduced: 12_000, super_reduced: 21_000, zero: 0 };
        expect(totals.lines.map(({ taxRate }) => taxRate)).toEqual(wanted.map(({ taxClass }) => rates[taxClass]));
        const alone = wanted.map((one) => totalsOf([one]).tax.minor);
        expect(totals.lines.map(({ tax }) => tax.minor)).toEqual(alone);
        expect(totalsOf([...wanted].reverse()).tax.minor).toBe(sum(alone));
      }),
    );
  });
});
