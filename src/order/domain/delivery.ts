import type { OrderRecord } from './order-record.js';

type Shipment = Pick<OrderRecord, 'isQuick' | 'shippingAddress' | 'shippingMethod'>;

/** Whether the buyer collects it. @param pickups keys of the shipping methods by which the buyer collects the goods */
export const isPickup = ({ shippingMethod }: Pick<Shipment, 'shippingMethod'>, pickups: ReadonlySet<string>): boolean =>
  pickups.has(shippingMethod ?? '');

/**
 * Whether it is still to be agreed how a fast order is delivered: its shipping method is not chosen, or there is no
 * country to send it to. Until then its total lacks shipping and tax, so it is not payable. What is collected needs no
 * address.
 */
export const isDeliveryUndecided = (order: Shipment, pickups: ReadonlySet<string>): boolean =>
  order.isQuick && (order.shippingMethod === null || (!order.shippingAddress.country && !isPickup(order, pickups)));
