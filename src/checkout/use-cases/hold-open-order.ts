import { Injectable } from '@nestjs/common';
import type { Contact } from '../../order/index.js';
import { Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { type Caller, isBuyer } from '../../platform/access/caller.js';
import { ShopSettings } from '../../settings/index.js';
import { clientKey } from '../../platform/throttle/client-key.js';
import { checkoutErrors } from '../checkout.errors.js';
import { holdOpenOrder, lockOpenOrders } from '../data/open-orders.js';
import { overrunOf, type BudgetLimits } from '../domain/open-order-budgets.js';
import { lockNumbers, openOrderKeys, type OpenOrderKeys } from '../domain/open-order-keys.js';

/** One new order's claim on the budgets. */
export interface OpenOrderHold {
  readonly keys: OpenOrderKeys;
  /** null for guests. */
  readonly customerId: number | null;
}

/**
 * Bounds what callers that are not administrators hold in open unpaid orders (decisions §18). Its two statements travel
 * with those of the order, before and after them, and cost no round trip. Off with RATE_LIMIT=0, and for customers who
 * have paid an order before.
 */
@Injectable()
export class HoldOpenOrder {
  constructor(
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  /** null: the budgets do not apply to the caller. */
  of(caller: Caller, contact: Contact): OpenOrderHold | null {
    if (this.config.rateLimit === 0 || !isBuyer(caller)) return null;
    return {
      keys: openOrderKeys(
        contact,
        clientKey(caller),
        this.config.keys.keys.map(({ secret }) => secret),
      ),
      customerId: caller.kind === 'customer' ? caller.customerId : null,
    };
  }

  /** To be asked for before the order. */
  lock(tx: Transaction, { keys }: OpenOrderHold): Promise<void> {
    return lockOpenOrders(tx, lockNumbers(keys));
  }

  /** To be asked for after the order and its stock, without awaiting them. @throws too_many_open_orders with `limit` */
  async check(tx: Transaction, { keys, customerId }: OpenOrderHold): Promise<void> {
    const limits = this.limits();
    const held = await holdOpenOrder(tx, keys, customerId, limits);
    const overrun = overrunOf(held, limits);
    if (!overrun) return;
    const { limit, productId } = overrun;
    if (productId === null) throw checkoutErrors.too_many_open_orders({ limit });
    const name = held.find((one) => one.productId === productId)!.name;
    throw checkoutErrors.too_many_open_orders({ limit, product_id: productId, name, wording: 'pieces' });
  }

  private limits(): BudgetLimits {
    const { max_open_orders_per_contact, max_open_orders_per_client, max_pieces_in_open_orders } = this.shop.stored;
    return {
      ordersPerContact: max_open_orders_per_contact,
      ordersPerClient: max_open_orders_per_client,
      pieces: max_pieces_in_open_orders,
    };
  }
}
