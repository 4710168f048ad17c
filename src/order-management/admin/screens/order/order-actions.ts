import type { Order, Payment, Status } from './order.js';

export type Move = Exclude<Status, 'paid' | 'pending' | 'cancelled'>;
/** An action on an order: a move to a status, or one with its own form. */
export type Action = Move | 'verify' | 'refund' | 'cancel' | 'reinstate';

export interface OrderActions {
  /** The usual next step; null if there is none, or if the administrator may not take it. */
  readonly main: Action | null;
  /** Other actions that the administrator may take. */
  readonly more: readonly Action[];
}

export type ActionFacts = Pick<Order, 'status' | 'allowed' | 'can' | 'refund_due' | 'open_amount' | 'shipped_at'> & {
  readonly payments: ReadonlyArray<Pick<Payment, 'id' | 'status'>>;
};

/** Moves in the usual order. */
export const MOVES: readonly Move[] = ['ready_for_shipment', 'shipped', 'processing', 'awaiting_payment', 'completed'];

/** The main action is a refund that is due, else an expected payment, else the next status change. */
export function actionsOf(order: ActionFacts): OrderActions {
  const moves = MOVES.filter((to) => order.allowed.includes(to));
  const all: Action[] = [
    ...(order.can.verify ? (['verify'] as const) : []),
    ...moves,
    ...(order.can.refund ? (['refund'] as const) : []),
    ...(order.can.cancel ? (['cancel'] as const) : []),
    ...(order.can.reinstate ? (['reinstate'] as const) : []),
  ];
  const money: readonly Action[] = order.refund_due > 0 ? ['refund', 'verify'] : ['verify'];
  const main = money.find((action) => all.includes(action)) ?? nextMove(order.allowed, isDeclined(order));
  return { main, more: all.filter((action) => action !== main) };
}

/** The usual next status; after a declined payment, the status that requests it again. */
export const nextMove = (allowed: readonly Status[], isUnpaid: boolean): Move | null =>
  isUnpaid && allowed.includes('awaiting_payment')
    ? 'awaiting_payment'
    : (MOVES.find((to) => allowed.includes(to)) ?? null);

/** Whether the last payment was declined and the order is not shipped. */
export const isDeclined = ({ status, open_amount: open, shipped_at: shipped, payments }: ActionFacts): boolean =>
  open > 0 && !shipped && status !== 'cancelled' && lastOf(payments)?.status === 'declined';

/** Whether the shop has recorded the money of a payment as received or reserved. */
export const isRecorded = (status: Payment['status']): boolean =>
  ['captured', 'authorized', 'releasing'].includes(status);

const lastOf = <T extends { readonly id: number }>(payments: readonly T[]): T | undefined =>
  payments.reduce<T | undefined>((last, one) => (last && last.id > one.id ? last : one), undefined);
