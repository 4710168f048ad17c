import type { OrderRecord } from './order-record.js';

/** What use cases change of an order; null clears, and what is left out stays. */
export type OrderChanges = Partial<
  Pick<
    OrderRecord,
    | 'status'
    | 'paymentMethod'
    | 'paymentNote'
    | 'paidAt'
    | 'paymentDueAt'
    | 'cancelReason'
    | 'cancelledAt'
    | 'shippedAt'
    | 'stockReturnedAt'
    | 'paid'
    | 'refunded'
    | 'shippingAddress'
    | 'billingAddress'
    | 'note'
    | 'subtotal'
    | 'tax'
    | 'shipping'
    | 'total'
    | 'shippingMethod'
    | 'trackingNumber'
    | 'pricesIncludeTax'
  >
>;
