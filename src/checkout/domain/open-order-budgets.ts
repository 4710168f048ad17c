/**
 * Subject of a budget: the account whose verified address an order names; an email address or a phone number together
 * with its client; the client; or the /48 network of an IPv6 client.
 */
export type CountedBy = 'account' | 'email' | 'phone' | 'client' | 'site';

/** Limits from the shop's settings; null: no limit. */
export interface BudgetLimits {
  /** Maximum number of open unpaid orders of one account, email address or phone number. */
  readonly ordersPerContact: number | null;
  /** Maximum number of open unpaid orders of one client. */
  readonly ordersPerClient: number | null;
  /** Maximum number of lines in the open unpaid orders of one client or account. */
  readonly lines: number | null;
  /**
   * Maximum number of items of one product in the open unpaid orders of one account, address, number or client. A
   * quarter of the stock is always allowed.
   */
  readonly pieces: number | null;
  /** Maximum orders per hour for one account, email address or phone number, including cancelled ones. */
  readonly placedPerContact: number | null;
  /** Maximum orders per hour for one client, including cancelled ones. */
  readonly placedPerClient: number | null;
}

/** A /48 network has the combined budget of this number of clients. */
export const CLIENTS_OF_A_SITE = 4;

/** What exceeds a budget: open `orders` or their `lines`, orders `placed` within an hour, or `pieces` of a product. */
export type OverrunOf = 'orders' | 'lines' | 'placed' | 'pieces';

/** The first budget that a new order exceeds; detail of the refusal `too_many_open_orders`. */
export interface Overrun {
  readonly what: OverrunOf;
  readonly limit: number;
  /** For `pieces`: the product that exceeds the budget; otherwise null. */
  readonly product_id: number | null;
  readonly name: string | null;
}
