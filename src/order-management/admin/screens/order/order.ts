import type { Data, Moment, Reload, Schemas } from '#panel';

export type Order = Data<'getAdminOrder'>;
export type Status = Schemas['OrderStatus'];
export type Line = Order['items'][number];
export type Payment = Order['payments'][number];
export type Entry = Order['history'][number];
export type Mail = Order['mails'][number];

/** What each card of the screen gets: the order as it was read, and how to read it again when something was done. */
export interface OrderProps {
  readonly order: Order;
  readonly reload: Reload;
}

/** One thing that happened to the order. */
export interface OrderMoment extends Moment {
  /** ISO 8601. */
  readonly at: string;
}
