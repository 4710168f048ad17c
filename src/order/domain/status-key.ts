import type { OrderStatus } from './order-status.js';

/** Those between packing and delivery. */
const ON_THE_WAY: readonly OrderStatus[] = ['ready_for_shipment', 'shipped'];

/** The name of a status for the order's buyer, below i18n: what is collected is not sent. */
export const statusKey = (status: OrderStatus, isCollected: boolean): string =>
  isCollected && ON_THE_WAY.includes(status) ? `order.collected.${status}` : `order.status.${status}`;
