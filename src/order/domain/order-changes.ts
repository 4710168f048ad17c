import type { OrderRecord } from './order-record.js';

type OfMoney = 'paid' | 'refunded' | 'paidAt' | 'paymentNote';

/** What changes of an order when money arrives or is given back; null clears, and what is left out stays. */
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
    | 'total'
    | 'shippingMethod'
    | 'trackingNumber'
    | 'pricesIncludeTax'
  >
>;

/** What other use cases change of an order: its money is for `OrderMoney`, its status for `move`. */
export type OrderChanges = Omit<MoneyChanges, OfMoney> & { readonly [name in OfMoney | 'status']?: never };

/** What is written. */
export type StoredChanges = MoneyChanges & Partial<Pick<OrderRecord, 'status'>>;
