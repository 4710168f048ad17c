import type { Data, Moment, Reload, Schemas } from '#panel';

export type Order = Data<'getAdminOrder'>;
export type Status = Schemas['OrderStatus'];
export type Line = Order['items'][number];
export type Payment = Order['payments'][number];
export type Entry = Order['history'][number];
export type Mail = Order['mails'][number];

/** Properties of each card: the order, and a function that reloads it after a change. */
export interface OrderProps {
  readonly order: Order;
  readonly reload: Reload;
}

/** An entry of the order's timeline. */
export interface OrderMoment extends Moment {
  /** ISO 8601. */
  readonly at: string;
}
