import { format, type Translate } from '#panel';
import { difference, sum } from './amounts.js';
import type { Order } from './types.js';

/** Effect of a payment on an order. `paid`: a paid order becomes overpaid. `closed`: the order takes no money. */
export type Effect =
  | { readonly kind: 'whole' | 'closed' | 'other_currency' }
  | { readonly kind: 'paid'; readonly more: number }
  | { readonly kind: 'part'; readonly rest: number }
  | { readonly kind: 'over'; readonly more: number };

/** The open amount; for a cancelled order, the amount that is open once it is reinstated. */
export function openOf({
  status,
  total,
  paid_amount: paid,
  refunded_amount: refunded,
  open_amount,
  currency,
}: Order): number {
  if (status !== 'cancelled') return open_amount;
  return Math.max(difference(total, difference(paid, refunded, currency), currency), 0);
}

export function effectOf(order: Order, amount: number, currency: string): Effect {
  if (order.currency !== currency) return { kind: 'other_currency' };
  const open = openOf(order);
  if (open <= 0) return effectOnPaid(order, amount, currency);
  const rest = difference(open, amount, currency);
  if (rest === 0) return { kind: 'whole' };
  return rest > 0 ? { kind: 'part', rest } : { kind: 'over', more: -rest };
}

/**
 * An order without a balance due becomes overpaid if its payments, less its refunds, and the amount exceed its total.
 * Otherwise, or if it is cancelled, it accepts no payment.
 */
function effectOnPaid(order: Order, amount: number, currency: string): Effect {
  const held = difference(order.paid_amount, order.refunded_amount, currency);
  const more = difference(sum([held, amount], currency), order.total, currency);
  return order.status !== 'cancelled' && more > 0 ? { kind: 'paid', more } : { kind: 'closed' };
}

/** Whether the administrator has to see the effect before the payment is recorded, because it is unusual. */
export const needsLook = (order: Order, amount: number, currency: string): boolean =>
  order.status === 'cancelled' || !['whole', 'part'].includes(effectOf(order, amount, currency).kind);

export function effectText(say: Translate, effect: Effect, currency: string): string {
  if (effect.kind === 'part') return say('review.effect.part', { rest: format.money(effect.rest, currency) });
  if (effect.kind === 'over') return say('review.effect.over', { more: format.money(effect.more, currency) });
  if (effect.kind === 'paid') return say('review.effect.paid', { more: format.money(effect.more, currency) });
  return say(`review.effect.${effect.kind}`);
}
