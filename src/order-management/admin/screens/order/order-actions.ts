import type { Order, Payment, Status } from './order.js';

export type Move = Exclude<Status, 'paid' | 'pending' | 'cancelled'>;
/** What can be done with an order: a move to a status, or what has a form of its own. */
export type Action = Move | 'verify' | 'refund' | 'cancel';

export interface OrderActions {
  /** The usual next step; null: none is left, or none is the reader's. */
  readonly main: Action | null;
  /** What else the reader may do. */
  readonly more: readonly Action[];
}

export type ActionFacts = Pick<Order, 'status' | 'allowed' | 'can' | 'refund_due' | 'open_amount' | 'shipped_at'> & {
  readonly payments: ReadonlyArray<Pick<Payment, 'id' | 'status'>>;
};

/** Moves, the usual next one first. */
const MOVES: readonly Move[] = ['ready_for_shipment', 'shipped', 'processing', 'awaiting_payment', 'completed'];

/** Money to be sent back comes first, then money that has to come in; only then the goods move on. */
export function actionsOf(order: ActionFacts): OrderActions {
  const moves = MOVES.filter((to) => order.allowed.includes(to));
  const all: Action[] = [
    ...(order.can.verify ? (['verify'] as const) : []),
    ...moves,
    ...(order.can.refund ? (['refund'] as const) : []),
    ...(order.can.cancel ? (['cancel'] as const) : []),
  ];
  const money: readonly Action[] = order.refund_due > 0 ? ['refund', 'verify'] : ['verify'];
  const main = money.find((action) => all.includes(action)) ?? nextMove(order.allowed, isDeclined(order));
  return { main, more: all.filter((action) => action !== main) };
}

/** The usual next move; while a payment is declined, asking for it. */
export const nextMove = (allowed: readonly Status[], isUnpaid: boolean): Move | null =>
  isUnpaid && allowed.includes('awaiting_payment')
    ? 'awaiting_payment'
    : (MOVES.find((to) => allowed.includes(to)) ?? null);

/** The last attempt to pay was refused, and the goods are still here. */
export const isDeclined = ({ status, open_amount: open, shipped_at: shipped, payments }: ActionFacts): boolean =>
  open > 0 && !shipped && status !== 'cancelled' && lastOf(payments)?.status === 'declined';

const lastOf = <T extends { readonly id: number }>(payments: readonly T[]): T | undefined =>
  payments.reduce<T | undefined>((last, one) => (last && last.id > one.id ? last : one), undefined);
