import type { OrderFilter } from '../../order/index.js';
import { hasScope, type Caller } from '../../platform/access/caller.js';

/** Which orders a client asks for, and in which order. */
export type OrderSelection = Required<Omit<OrderFilter, 'limit' | 'offset'>>;

/** No customer has this id. */
const NO_CUSTOMER = -1;

/** What the caller may see of it: all orders, or a customer's own. */
export const visibleOrders = (caller: Caller, selection: OrderSelection): OrderSelection =>
  hasScope(caller, 'orders:read') ? selection : { ...selection, customerId: caller.customerId ?? NO_CUSTOMER };
