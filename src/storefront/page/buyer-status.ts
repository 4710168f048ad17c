import { statusKey, type OrderStatus } from '../../order/index.js';

/**
 * The name of an order's status on the pages of its buyer, below i18n. `pending` is what the shop has to do; its buyer
 * reads that the order was placed.
 */
export const buyerStatusKey = (status: OrderStatus, isCollected: boolean): string =>
  status === 'pending' ? 'storefront-order.placed' : statusKey(status, isCollected);
