import type { Language, Money } from '#kernel';
import type { Address, Contact, OrderLine, OrderRecord } from './order-record.js';

export type NewOrderLine = Omit<OrderLine, 'id'>;

/** Everything an order is made of; amounts are computed by the caller, who knows catalog, tax and shipping. */
export interface NewOrder {
  readonly currency: string;
  readonly language: Language;
  /** null: one is made, by `newCustomer`. */
  readonly customerId: number | null;
  /** The customer module's statement that makes a customer of the columns of the record `o`. */
  readonly newCustomer: string;
  readonly guestOwnerKey: string | null;
  readonly contact: Contact;
  readonly lines: readonly NewOrderLine[];
  readonly subtotal: Money;
  readonly tax: Money;
  readonly shipping: Money;
  readonly total: Money;
  readonly pricesIncludeTax: boolean;
  readonly paymentMethod: string;
  readonly shippingMethod: string | null;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly note: string | null;
  readonly isQuick: boolean;
  readonly idempotencyRef: string | null;
}

export interface CreatedOrder {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLine[];
}
