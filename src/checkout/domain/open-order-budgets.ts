/**
 * What an order is counted by: the account whose verified address it names, an e-mail address or a phone number with its
 * client, the client, or the network of 48 bits that an IPv6 client belongs to.
 */
export type CountedBy = 'account' | 'email' | 'phone' | 'client' | 'site';

/** The shop's settings; null: no limit. */
export interface BudgetLimits {
  /** Open unpaid orders of one account, e-mail address and phone number. */
  readonly ordersPerContact: number | null;
  /** Open unpaid orders of one client. */
  readonly ordersPerClient: number | null;
  /** Lines of the open unpaid orders of one client, or account. */
  readonly lines: number | null;
  /** Pieces of one product in the open unpaid orders of each; a quarter of the stock when that is more. */
  readonly pieces: number | null;
  /** Maximum orders per hour for one account, email address or phone number, including cancelled ones. */
  readonly placedPerContact: number | null;
  /** The same, of one client. */
  readonly placedPerClient: number | null;
}

/** A network of 48 bits counts as so many clients. */
export const CLIENTS_OF_A_SITE = 4;

/** What an order would exceed: `orders` and `lines` that are open, orders `placed` within an hour, or `pieces`. */
export type OverrunOf = 'orders' | 'lines' | 'placed' | 'pieces';

/** The first budget that a new order exceeds; detail of the refusal `too_many_open_orders`. */
export interface Overrun {
  readonly what: OverrunOf;
  readonly limit: number;
  /** With `pieces`: the product of which there would be too many; else null. */
  readonly product_id: number | null;
  readonly name: string | null;
}
