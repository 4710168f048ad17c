import { difference, sum } from '../amounts.js';
import { effectOf, openOf } from '../effect.js';
import type { Order, Share } from '../types.js';

/** An order and the amount that it gets; null: the field is empty. */
export interface Part {
  readonly order: Order;
  readonly amount: number | null;
}

export const restOf = (parts: readonly Part[], amount: number, currency: string): number =>
  difference(
    amount,
    sum(
      parts.map((part) => part.amount ?? 0),
      currency,
    ),
    currency,
  );

/**
 * Adds an order. A single order gets the whole transfer. With several orders, each gets at most its open amount, and
 * the new one at most the rest of the transfer.
 */
export function withOrder(parts: readonly Part[], order: Order, amount: number, currency: string): readonly Part[] {
  if (parts.some((part) => part.order.id === order.id)) return parts;
  if (parts.length === 0) return [{ order, amount }];
  const kept = parts.map((part) => ({
    ...part,
    amount: part.amount === null ? null : Math.min(part.amount, openOf(part.order)),
  }));
  return [...kept, { order, amount: Math.max(Math.min(restOf(kept, amount, currency), openOf(order)), 0) }];
}

/** The shares of a complete draft; null while it cannot be booked. */
export function sharesOf(parts: readonly Part[], amount: number, currency: string): readonly Share[] | null {
  if (parts.length === 0 || restOf(parts, amount, currency) < 0) return null;
  const shares = parts.flatMap(({ order, amount: share }) =>
    share !== null && share > 0 && !['closed', 'other_currency'].includes(effectOf(order, share, currency).kind)
      ? [{ order_id: order.id, amount: share, balance_due: order.open_amount }]
      : [],
  );
  return shares.length === parts.length ? shares : null;
}
