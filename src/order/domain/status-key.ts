import type { OrderStatus } from './order-status.js';

/** Statuses with a different wording for pickup orders. */
const ON_THE_WAY: readonly OrderStatus[] = ['ready_for_shipment', 'shipped'];

/** i18n key of a status for the order's buyer; pickup orders have their own wording. */
export const statusKey = (status: OrderStatus, isCollected: boolean): string =>
  isCollected && ON_THE_WAY.includes(status) ? `order.collected.${status}` : `order.status.${status}`;
