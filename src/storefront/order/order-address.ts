import type { Caller } from '../../platform/access/caller.js';

/** Path of an order's page or of one of its forms; with the key if the visitor used it. */
export function orderAddress(
  { orderKey }: Pick<Caller, 'orderKey'>,
  orderId: number,
  form?: 'again' | 'cancel' | 'pay' | 'paid',
): string {
  const path = form ? `/order/${orderId}/${form}` : `/order/${orderId}`;
  return orderKey === null ? path : `${path}?key=${encodeURIComponent(orderKey)}`;
}
