import type { Item } from '#panel';
import type { Status } from '../order/order.js';

export type OrderRow = Item<'listOrders'>;

export const STATUSES: readonly Status[] = [
  'pending',
  'awaiting_payment',
  'processing',
  'ready_for_shipment',
  'shipped',
  'paid',
  'completed',
  'cancelled',
];

/** Whether the order can be shipped now: it is paid or packed, and is not a pickup order. */
export const isShippable = ({ status, shipped_at: shippedAt, is_pickup: isPickup, allowed }: OrderRow): boolean =>
  !isPickup && shippedAt === null && allowed !== undefined && (status === 'ready_for_shipment' || status === 'paid');

/** Whether the order may get the status. No payment is requested from several orders that are paid on delivery. */
export const isPossible = ({ allowed, pays_on_delivery: paysOnDelivery }: OrderRow, to: Status): boolean =>
  allowed !== undefined && allowed.includes(to) && !(to === 'awaiting_payment' && paysOnDelivery);

export const nameOf = ({ first_name: first, last_name: last }: OrderRow['customer']): string =>
  [first, last].filter(Boolean).join(' ');
