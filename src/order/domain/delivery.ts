import type { OrderRecord } from './order-record.js';

type Way = Pick<OrderRecord, 'isQuick' | 'shippingAddress' | 'shippingMethod'>;

/** Whether its buyer comes for it. @param ways keys of the shipping methods by which nothing is carried */
export const isPickup = ({ shippingMethod }: Pick<Way, 'shippingMethod'>, ways: ReadonlySet<string>): boolean =>
  ways.has(shippingMethod ?? '');

/**
 * Whether it is still to be agreed how a fast order is delivered: its shipping method is not chosen, or there is no
 * country to send it to. Until then its total lacks shipping and tax, so it is not payable. What is collected needs no
 * address.
 */
export const isDeliveryUndecided = (order: Way, ways: ReadonlySet<string>): boolean =>
  order.isQuick && (order.shippingMethod === null || (!order.shippingAddress.country && !isPickup(order, ways)));
