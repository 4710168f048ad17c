import { Money } from '#kernel';
import { isAboveLimit, type Sellable, type SellableRef } from '../../catalog/index.js';
import type { CartLine } from './cart.js';

export const LINE_PROBLEMS = [
  'unknown',
  'unpublished',
  'variant_required',
  'variant_unknown',
  'sold_out',
  'insufficient_stock',
  'above_limit',
  'amount_too_large',
] as const;

/** Why a line does not count in the totals; null if it does. */
export type LineProblem = (typeof LINE_PROBLEMS)[number] | null;

export interface PricedLine {
  readonly line: CartLine;
  readonly sellable: Sellable;
  readonly problem: LineProblem;
  /** 0 for a line that does not count. */
  readonly total: Money;
}

/** Limits the totals, so that tax and shipping can be added within the range of an amount. */
const MOST_MINOR = 2_000_000_000_000n;

/** Whether product and variant are the same. */
export const isOfSame = (one: SellableRef, other: SellableRef): boolean =>
  one.productId === other.productId && one.variantId === other.variantId;

/** Prices lines by the current catalog; `sellables` are in the order of the lines. */
export function priceLines(lines: readonly CartLine[], sellables: readonly Sellable[], currency: string): PricedLine[] {
  let sum = 0n;
  return lines.map((line, index) => {
    const sellable = sellables[index]!;
    const minor = sellable.price.minor * BigInt(line.quantity);
    const problem = problemOf(line, sellable, sum + minor);
    if (problem === null) sum += minor;
    return { line, sellable, problem, total: problem === null ? Money.of(minor, currency) : Money.zero(currency) };
  });
}

function problemOf({ quantity }: CartLine, sellable: Sellable, sum: bigint): LineProblem {
  const { unavailable, inStock } = sellable;
  if (unavailable !== null) return unavailable;
  if (quantity > inStock) return 'insufficient_stock';
  if (isAboveLimit(sellable, quantity)) return 'above_limit';
  return sum > MOST_MINOR ? 'amount_too_large' : null;
}

/** Number of items of all lines. */
export const countOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { line }) => sum + line.quantity, 0);
