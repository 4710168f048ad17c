import { contactName, type Data, type Item } from '#panel';

export type BankTransaction = Item<'listBankTransactions'>;
export type Suggestion = BankTransaction['suggestions'][number];
export type Order = Data<'getAdminOrder'>;
export type AwaitingOrder = Item<'listPaymentsToVerify'>;

/** Part of a transfer for an order; `amount` in the currency of the transfer. */
export interface Share {
  readonly order_id: number;
  readonly amount: number;
  /** The order's balance due that the administrator saw. Missing: unknown. */
  readonly balance_due?: number;
}

export const isWaiting = ({ state }: BankTransaction): boolean => state === 'suggested' || state === 'unmatched';

/** The amount that can be booked: all of it while the transfer waits, else the part that belongs to no order. */
export const bookableOf = (one: BankTransaction): number => (isWaiting(one) ? one.amount : one.unallocated_amount);

type Contact = Pick<Order['customer'], 'first_name' | 'last_name' | 'email' | 'phone'>;

export const customerOf = ({ customer }: { readonly customer: Contact }): string => contactName(customer);
