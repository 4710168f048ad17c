import type { OrderRecord } from './order-record.js';

type OfMoney = 'paid' | 'refunded' | 'paidAt' | 'paymentNote';

/** Changes of an order when money arrives or is refunded. Null clears a member; a missing member stays unchanged. */
export type MoneyChanges = Partial<
  Pick<
    OrderRecord,
    | OfMoney
    | 'paymentMethod'
    | 'paymentDueAt'
    | 'cancelReason'
    | 'cancelledAt'
    | 'shippedAt'
    | 'stockReturnedAt'
    | 'shippingAddress'
    | 'billingAddress'
    | 'note'
    | 'subtotal'
    | 'tax'
    | 'shipping'
    | 'shippingTax'
    | 'shippingTaxes'
    | 'total'
    | 'shippingMethod'
    | 'trackingNumber'
    | 'carrier'
    | 'pricesIncludeTax'
  >
>;

/** Changes by other use cases. Only `OrderMoney` changes the money of an order, and only `move` the status. */
export type OrderChanges = Omit<MoneyChanges, OfMoney> & { readonly [name in OfMoney | 'status']?: never };

/** Columns that an update writes. */
export type StoredChanges = MoneyChanges & Partial<Pick<OrderRecord, 'status'>>;
