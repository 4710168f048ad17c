import type { Caller } from '../platform/access/caller.js';

/** Injection token of the `OrderAccess`; the checkout module provides it globally. */
export const ORDER_ACCESS = Symbol.for('shop.order-access');

/** Who may do what with an order, for modules that keep things of its. One rule, the orders' own. */
export interface OrderAccess {
  /** @throws order_not_found, insufficient_scope */
  mustRead(caller: Caller, orderId: number): Promise<void>;
  /** Managers' work. @throws order_not_found; forbidden for the order's own customer */
  mustManage(caller: Caller, orderId: number): Promise<void>;
}
