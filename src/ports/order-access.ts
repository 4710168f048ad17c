import type { Caller } from '../platform/access/caller.js';

/** Injection token of the `OrderAccess`; the checkout module provides it globally. */
export const ORDER_ACCESS = Symbol.for('shop.order-access');

/** Access rules of orders, for modules that store records of an order. One rule, defined by the order module. */
export interface OrderAccess {
  /** @throws order_not_found, insufficient_scope */
  mustRead(caller: Caller, orderId: number): Promise<void>;
  /** Managers' work. @throws order_not_found; forbidden for the order's own customer */
  mustManage(caller: Caller, orderId: number): Promise<void>;
}
