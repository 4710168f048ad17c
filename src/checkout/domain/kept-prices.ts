import type { Money } from '#kernel';
import type { OrderLine } from '../../order/index.js';
import { stockKey } from './stock-difference.js';

interface Wanted {
  readonly lineId?: number | null;
  readonly productId: number;
  readonly variantId: number | null;
}

/**
 * The prices that lines were bought at. A product may stand in an order twice, at two prices: a line that is named keeps its own,
 * the others take those that are left in the order of the lines, and what comes on top the product's last one.
 */
export function keptPrices(before: readonly OrderLine[], wanted: readonly Wanted[]): Array<Money | null> {
  const named = wanted.map((line) => before.find((known) => known.id === line.lineId && stockKey(known) === stockKey(line)));
  const left = before.filter((line) => !named.includes(line));
  return wanted.map((line, index) => {
    const isSame = (known: OrderLine): boolean => stockKey(known) === stockKey(line);
    if (named[index]) return named[index].price;
    const next = left.find(isSame);
    if (next) left.splice(left.indexOf(next), 1);
    return (next ?? before.findLast(isSame))?.price ?? null;
  });
}
