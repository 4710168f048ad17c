import { statusKey, type OrderStatus } from '../../order/index.js';

/**
 * i18n key of an order's status on the buyer's pages. `pending` describes the work of the shop; buyers read that the
 * order was placed.
 */
export const buyerStatusKey = (status: OrderStatus, isCollected: boolean): string =>
  status === 'pending' ? 'storefront-order.placed' : statusKey(status, isCollected);
