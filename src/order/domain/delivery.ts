import type { OrderRecord } from './order-record.js';

type Shipment = Pick<OrderRecord, 'isQuick' | 'shippingAddress' | 'shippingMethod'>;

/**
 * Whether the order is a pickup order.
 * @param pickups keys of the pickup methods
 */
export const isPickup = ({ shippingMethod }: Pick<Shipment, 'shippingMethod'>, pickups: ReadonlySet<string>): boolean =>
  pickups.has(shippingMethod ?? '');

/**
 * Whether the delivery of a fast order must still be agreed: it has no shipping method, or no country to ship to. Until
 * then its total lacks shipping and tax, so it cannot be paid. Pickup orders need no address.
 */
export const isDeliveryUndecided = (order: Shipment, pickups: ReadonlySet<string>): boolean =>
  order.isQuick && (order.shippingMethod === null || (!order.shippingAddress.country && !isPickup(order, pickups)));
