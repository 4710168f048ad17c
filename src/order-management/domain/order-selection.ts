import type { OrderFilter } from '../../order/index.js';
import { hasScope, type Caller } from '../../platform/access/caller.js';

/** Filters and sort order of a list of orders. */
export type OrderSelection = Required<Omit<OrderFilter, 'limit' | 'offset'>>;

/** An id that no customer has. */
const NO_CUSTOMER = -1;

/** Restricts the list to what the caller may see: all orders, or a customer's own. */
export const visibleOrders = (caller: Caller, selection: OrderSelection): OrderSelection =>
  hasScope(caller, 'orders:read') ? selection : { ...selection, customerId: caller.customerId ?? NO_CUSTOMER };
