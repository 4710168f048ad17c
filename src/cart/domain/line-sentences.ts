import { Money } from '#kernel';
import type { PricedLine } from './price-lines.js';

/** Translates a text to the language of the request. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

/** Formats an amount for the language of the request. */
export type FormatMoney = (money: Money) => string;

/** The price at the last addition to the line; null if it is unchanged, or the product was deleted. */
export function previousPrice({ line, sellable, total }: PricedLine): Money | null {
  const before = Money.of(line.priceSeen, total.currency);
  return sellable.unavailable === 'unknown' || sellable.price.equals(before) ? null : before;
}

/** Notices for a line: why it cannot be bought, and that its price changed. */
export function lineSentences(priced: PricedLine, say: Say, format: FormatMoney): string[] {
  const { sellable, problem } = priced;
  const before = previousPrice(priced);
  return [
    ...(problem
      ? [say(`cart.unavailable.${problem}`, { available: sellable.inStock, limit: sellable.maxQuantity })]
      : []),
    ...(before ? [say('cart.price_changed', { from: format(before), to: format(sellable.price) })] : []),
  ];
}
