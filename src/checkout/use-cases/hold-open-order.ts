import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DomainError } from '#kernel';
import type { Contact } from '../../order/index.js';
import { Config } from '../../platform/config/config.js';
import type { Part } from '../../platform/database/part.js';
import { type Caller, isBuyer } from '../../platform/access/caller.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { ShopSettings } from '../../settings/index.js';
import { clientKey, siteKey } from '../../platform/throttle/client-key.js';
import { checkoutErrors } from '../checkout.errors.js';
import { holdingOpenOrder, lockingOpenOrders } from '../data/open-orders.js';
import { RefusedOrders } from '../data/refused-orders.js';
import type { BudgetLimits, Overrun } from '../domain/open-order-budgets.js';
import { lockNumbers, openOrderKeys, type OpenOrderKeys } from '../domain/open-order-keys.js';

const HOUR_MS = 3_600_000;

/** A new order that counts towards the limits of open orders. */
export interface OpenOrderHold {
  readonly keys: OpenOrderKeys;
  /** Null for guests. */
  readonly customerId: number | null;
}

/**
 * Limits the open unpaid orders of callers other than administrators, and their orders per hour. Its two statements are
 * sent before and after those of the order in the same batch, and cost no round trip. Off with RATE_LIMIT=0, and for
 * customers who have paid an order.
 */
@Injectable()
export class HoldOpenOrder implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly shop: ShopSettings,
    private readonly housekeeping: Housekeeping,
    private readonly refused: RefusedOrders,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register({ table: 'placed_order_key', column: 'placed_at', retentionMs: HOUR_MS });
  }

  /** Null: the caller is not limited. */
  of(caller: Caller, contact: Contact): OpenOrderHold | null {
    if (this.config.rateLimit === 0 || !isBuyer(caller)) return null;
    return {
      keys: openOrderKeys(
        contact,
        { client: clientKey(caller), site: siteKey(caller), customerId: caller.customerId },
        this.config.keys.keys.map(({ secret }) => secret),
      ),
      customerId: caller.kind === 'customer' ? caller.customerId : null,
    };
  }

  /** The part of the batch that locks the budgets, before the order. */
  locking({ keys }: OpenOrderHold): Part<unknown> {
    return lockingOpenOrders(lockNumbers(keys));
  }

  /**
   * The part of the batch that checks the budgets, after the order and its stock.
   * @throws too_many_open_orders with `limit`
   */
  checking({ keys, customerId }: OpenOrderHold): Part<unknown> {
    return holdingOpenOrder(keys, customerId, this.limits(), {
      too_many_open_orders: (overrun: Overrun) => {
        this.refused.count();
        return tooMany(overrun);
      },
    });
  }

  private limits(): BudgetLimits {
    const { stored } = this.shop;
    return {
      ordersPerContact: stored.max_open_orders_per_contact,
      ordersPerClient: stored.max_open_orders_per_client,
      lines: stored.max_open_lines_per_client,
      pieces: stored.max_pieces_in_open_orders,
      placedPerContact: stored.max_orders_per_hour_per_contact,
      placedPerClient: stored.max_orders_per_hour_per_client,
    };
  }
}

function tooMany({ what, limit, product_id, name }: Overrun): DomainError {
  if (what === 'pieces') return checkoutErrors.too_many_open_orders({ limit, product_id, name, wording: 'pieces' });
  return checkoutErrors.too_many_open_orders({ limit, ...(what !== 'orders' && { wording: what }) });
}
