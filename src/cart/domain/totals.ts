import { Money, taxOf, taxParts, type TaxClass, type TaxPart } from '#kernel';
import { rateOf, type TaxRules } from './tax-rules.js';

export interface TotalsInput {
  readonly lines: ReadonlyArray<{ readonly price: Money; readonly quantity: number; readonly taxClass: TaxClass }>;
  /** Country of taxation, ISO 3166-1 alpha-2; null: unknown, so no tax is added. */
  readonly country: string | null;
  readonly shipping: Money;
}

export interface TotalsLine {
  readonly total: Money;
  readonly tax: Money;
  /** Thousandths of a percent: 20 % is 20000. */
  readonly taxRate: number;
}

export interface Totals {
  readonly lines: readonly TotalsLine[];
  readonly subtotal: Money;
  /** Tax on the lines and on the delivery. */
  readonly tax: Money;
  readonly shipping: Money;
  readonly shippingTax: Money;
  /** The parts of the shipping cost by tax rate; empty if the delivery is not taxed. */
  readonly shippingTaxes: readonly TaxPart[];
  readonly total: Money;
  readonly pricesIncludeTax: boolean;
}

/**
 * Totals of a cart or an order. Tax is rounded half-up per line. If prices include tax, it is a part of them and the
 * total is subtotal + shipping; otherwise it is added. A country without a rate has no tax. If the rules tax delivery,
 * its cost is taxed at the rates of the goods, because delivery is ancillary to them.
 */
export function calculateTotals({ lines, country, shipping }: TotalsInput, rules: TaxRules): Totals {
  const zero = Money.zero(shipping.currency);
  const priced = lines.map(({ price, quantity, taxClass }) => {
    const taxRate = rateOf(rules, country, taxClass);
    const total = price.times(quantity);
    const tax = rules.pricesIncludeTax ? total.taxIncluded(BigInt(taxRate)) : total.percent(BigInt(taxRate));
    return { total, tax, taxRate };
  });
  const subtotal = priced.reduce((sum, line) => sum.add(line.total), zero);
  const shippingTaxes = rules.taxShipping ? taxParts(shipping, priced, rules.pricesIncludeTax) : [];
  const shippingTax = taxOf(shippingTaxes, shipping.currency);
  const tax = priced.reduce((sum, line) => sum.add(line.tax), shippingTax);
  const net = subtotal.add(shipping);
  return {
    lines: priced,
    subtotal,
    tax,
    shipping,
    shippingTax,
    shippingTaxes,
    total: rules.pricesIncludeTax ? net : net.add(tax),
    pricesIncludeTax: rules.pricesIncludeTax,
  };
}
