import { Money } from './money.js';
import { spreadAmount } from './spread.js';

/** The part of an amount that is taxed at one rate. */
export interface TaxPart {
  /** Thousandths of a percent: 20 % is 20000. */
  readonly rate: number;
  /** Contains the tax if the prices do. */
  readonly amount: Money;
  readonly tax: Money;
}

/** Goods that share an ancillary cost, such as that of their delivery. */
export interface TaxedGoods {
  readonly total: Money;
  /** Thousandths of a percent. */
  readonly taxRate: number;
}

/**
 * Taxes a cost at the rates of the goods that it belongs to. The cost is spread over their rates in proportion to their
 * totals, and the tax of each part is rounded half up. If all goods are free, the whole cost has their highest rate.
 * @returns the parts, highest rate first, without parts of 0; empty if the goods have no tax
 */
export function taxParts(cost: Money, goods: readonly TaxedGoods[], pricesIncludeTax: boolean): TaxPart[] {
  const weights = new Map<number, bigint>();
  for (const { taxRate, total } of goods) weights.set(taxRate, (weights.get(taxRate) ?? 0n) + total.minor);
  const rates = [...weights.keys()].sort((a, b) => b - a);
  if ((rates[0] ?? 0) === 0) return [];
  const isFree = [...weights.values()].every((weight) => weight === 0n);
  const shares = rates.map((rate, index) => (isFree ? BigInt(index === 0) : weights.get(rate)!));
  return spreadAmount(cost.minor, shares).flatMap((minor, index): TaxPart[] => {
    const [rate, amount] = [rates[index]!, Money.of(minor, cost.currency)];
    const tax = pricesIncludeTax ? amount.taxIncluded(BigInt(rate)) : amount.percent(BigInt(rate));
    return amount.isZero() ? [] : [{ rate, amount, tax }];
  });
}

/** The tax of all parts. */
export const taxOf = (parts: readonly TaxPart[], currency: string): Money =>
  parts.reduce((sum, { tax }) => sum.add(tax), Money.zero(currency));
