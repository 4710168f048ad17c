import type { OrderRecord } from './order-record.js';

type Way = Pick<OrderRecord, 'isQuick' | 'shippingAddress' | 'shippingMethod'>;

/** Whether shop and buyer agree beside the shop how a fast order comes: it has no address, and a way to ship only because every order has one. */
export const isUnsettled = ({ isQuick, shippingAddress }: Pick<Way, 'isQuick' | 'shippingAddress'>): boolean => isQuick && !shippingAddress.address;

/** Whether its buyer comes for it. @param ways keys of those by which nothing is carried */
export const isCollected = (order: Way, ways: ReadonlySet<string>): boolean => ways.has(order.shippingMethod ?? '') && !isUnsettled(order);
