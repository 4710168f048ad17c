import type { Money } from '#kernel';
import type { OrderLine } from '../../order/index.js';
import { stockKey } from '../../cart/index.js';

interface Wanted {
  /** Id of the order's line. */
  readonly lineId?: number | null;
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
  /** Price set by an administrator, for all items. */
  readonly price?: Money | null;
}

/**
 * Items of a requested line at one price; null: the current price. `joins`: they belong to the same requested line as
 * the part before.
 */
export type PricedPart<W> = W & { readonly price: Money | null; readonly joins: boolean };

type Bought = Pick<OrderLine, 'id' | 'productId' | 'variantId' | 'quantity' | 'price'>;

/**
 * Items that were bought keep their price; additional ones have the current price, so that an expired special price
 * does not apply to them. A line with an id keeps its own items; others get the product's remaining lines in their
 * order. Items left over from reduced or removed lines go to lines with more items than before.
 */
export function keptPrices<W extends Wanted>(before: readonly Bought[], wanted: readonly W[]): Array<PricedPart<W>> {
  const left = new Map(before.map(({ id, quantity }) => [id, quantity]));
  const parts = wanted.map(() => new Map<Money, number>());
  const need = wanted.map(({ quantity }) => quantity);
  const take = (index: number, from: Bought): void => {
    const pieces = Math.min(need[index]!, left.get(from.id)!);
    if (pieces === 0 || stockKey(from) !== stockKey(wanted[index]!)) return;
    left.set(from.id, left.get(from.id)! - pieces);
    need[index]! -= pieces;
    const same = [...parts[index]!.keys()].find((price) => price.equals(from.price)) ?? from.price;
    parts[index]!.set(same, (parts[index]!.get(same) ?? 0) + pieces);
  };
  const own = wanted.map(({ lineId }) => (lineId == null ? undefined : before.find(({ id }) => id === lineId)));
  own.forEach((line, index) => line && take(index, line));
  const others = before.filter((line) => !own.includes(line));
  own.forEach((line, index) => {
    const next = line ? -1 : others.findIndex((other) => stockKey(other) === stockKey(wanted[index]!));
    if (next >= 0) take(index, others.splice(next, 1)[0]!);
  });
  own.forEach((line, index) => !line && before.forEach((known) => take(index, known)));
  own.forEach((line, index) => line && before.forEach((known) => take(index, known)));
  return wanted.flatMap((line, index) => {
    if (line.price) return [{ ...line, price: line.price, joins: false }];
    const pieces: Array<[Money | null, number]> = [
      ...parts[index]!,
      ...(need[index]! > 0 ? [[null, need[index]!] as [null, number]] : []),
    ];
    return pieces.map(([price, quantity], nth) => ({ ...line, quantity, price, joins: nth > 0 }));
  });
}
