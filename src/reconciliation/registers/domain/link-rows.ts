import { openAmount, type OrderRecord } from '../../../order/index.js';
import type { LinkProblem, RegisterEntry, RowToStore } from './courier-register.js';

/** Orders that a register may mean. */
export interface NumberedOrders {
  /** Orders by their tracking number, in the form of `plainNumber`. */
  readonly byTracking: ReadonlyMap<string, readonly OrderRecord[]>;
  /** Orders by their number. */
  readonly byId: ReadonlyMap<number, OrderRecord>;
}

/** A tracking number as it is compared: Latin capitals and digits. */
export const plainNumber = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The number of the order in a cell, such as `1023`, `№ 1023`, `Order 01023` or `SHOP-1023`; null for none. */
export function orderIdOf(text: string | null): number | null {
  const digits = /^\D{0,20}?0{0,10}([1-9]\d{0,8})(?:[.,]0+)?$/u.exec(text?.trim() ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * Assigns each row to its order by the tracking number. The number of the order is used for orders without a tracking
 * number, and to choose among orders that were sent in one parcel.
 * @param taken orders that count in another register
 */
export function linkRows(
  entries: readonly RegisterEntry[],
  orders: NumberedOrders,
  taken: ReadonlySet<number>,
): RowToStore[] {
  const counted = new Set(taken);
  return entries.map((entry) => {
    const found = findOrder(entry, orders);
    if ('problem' in found) return { ...entry, orderId: null, linkProblem: found.problem, expected: null };
    const { order, disagrees } = found;
    const problem: LinkProblem | null = disagrees
      ? 'numbers_disagree'
      : counted.has(order.id)
        ? 'in_another_register'
        : null;
    if (problem === null && entry.amount.isPositive()) counted.add(order.id);
    const expected = order.currency === entry.amount.currency ? openAmount(order) : null;
    return { ...entry, orderId: order.id, linkProblem: problem, expected };
  });
}

type Found = { readonly order: OrderRecord; readonly disagrees: boolean } | { readonly problem: LinkProblem };

function findOrder({ trackingNumber, orderNumber }: RegisterEntry, { byTracking, byId }: NumberedOrders): Found {
  const sent = trackingNumber === null ? [] : (byTracking.get(plainNumber(trackingNumber)) ?? []);
  const id = orderIdOf(orderNumber);
  const named = id === null ? undefined : byId.get(id);
  if (sent.length > 1) {
    const chosen = sent.find((order) => order.id === id);
    return chosen ? { order: chosen, disagrees: false } : { problem: 'several_orders' };
  }
  const order = sent[0] ?? named;
  if (!order) return { problem: 'unknown_number' };
  return { order, disagrees: named !== undefined && named.id !== order.id };
}
