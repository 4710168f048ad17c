import { Money, type Language } from '#kernel';
import type { OrderLine } from '../../order/index.js';

export interface TaxRow {
  /** Formatted rate, e.g. "20 %". */
  readonly rate: string;
  /** Formatted net amount. */
  readonly net: string;
  readonly tax: string;
}

const HUNDRED_PERCENT = 100_000;

export const percentText = (rate: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 }).format(rate / HUNDRED_PERCENT);

/**
 * Sums for each tax rate, highest first; empty without any tax.
 * @param lines lines, and parts of the shipping; the tax of each is rounded individually
 */
export function taxSummary(
  lines: readonly Pick<OrderLine, 'taxRate' | 'total' | 'tax'>[],
  pricesIncludeTax: boolean,
  language: Language,
): TaxRow[] {
  const sums = new Map<number, { net: Money; tax: Money }>();
  for (const { taxRate, total, tax } of lines) {
    const { net, tax: sum } = sums.get(taxRate) ?? { net: Money.zero(total.currency), tax: Money.zero(total.currency) };
    sums.set(taxRate, { net: net.add(pricesIncludeTax ? total.subtract(tax) : total), tax: sum.add(tax) });
  }
  if (![...sums.values()].some(({ tax }) => tax.isPositive())) return [];
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([rate, { net, tax }]) => ({
      rate: percentText(rate, language),
      net: net.format(language),
      tax: tax.format(language),
    }));
}
