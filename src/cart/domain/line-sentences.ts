import { Money } from '#kernel';
import type { PricedLine } from './price-lines.js';

/** A sentence in the reader's language. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

/** An amount in the reader's language. */
export type FormatMoney = (money: Money) => string;

/** The price when the line was last added to; null when it is still the same, or the product is gone. */
export function previousPrice({ line, sellable, total }: PricedLine): Money | null {
  const before = Money.of(line.priceSeen, total.currency);
  return sellable.unavailable === 'unknown' || sellable.price.equals(before) ? null : before;
}

/** What a buyer should know of a line: why it cannot be bought, that its price changed. */
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
