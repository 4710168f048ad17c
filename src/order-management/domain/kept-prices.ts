import type { Money } from '#kernel';
import type { OrderLine } from '../../order/index.js';
import { stockKey } from '../../cart/index.js';

interface Wanted {
  /** Of the order's line that it is. */
  readonly lineId?: number | null;
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
  /** Set by an administrator, for all pieces. */
  readonly price?: Money | null;
}

/**
 * Pieces of a wanted line at one price; null: today's. `joins`: they belong to the same wanted line as the part before.
 */
export type PricedPart<W> = W & { readonly price: Money | null; readonly joins: boolean };

type Bought = Pick<OrderLine, 'id' | 'productId' | 'variantId' | 'quantity' | 'price'>;

/**
 * What was bought keeps its price; pieces beyond that have today's, so a special price that is over is not given to
 * what was not bought at it. A line that is named keeps its own pieces; the others take the product's remaining lines
 * in their order. What is left over, of lines that got fewer or were taken out, goes to lines with more pieces than
 * they had.
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
