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

export const nameOf = ({ first_name: first, last_name: last }: OrderRow['customer']): string =>
  [first, last].filter(Boolean).join(' ');
