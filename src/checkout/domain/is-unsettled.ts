import type { OrderRecord, OrderStatus } from '../../order/index.js';

const EARLY: readonly OrderStatus[] = ['pending', 'awaiting_payment', 'processing'];

/** Whether shop and buyer have still to agree how a fast order comes: it has no address, and a way to ship only because every order has one. */
export const isUnsettled = ({ isQuick, shippingAddress, status }: Pick<OrderRecord, 'isQuick' | 'shippingAddress' | 'status'>): boolean =>
  isQuick && !shippingAddress.address && EARLY.includes(status);
