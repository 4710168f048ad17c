import { Injectable } from '@nestjs/common';
import { hasScope, isAdministrator, type Caller } from '../../platform/access/caller.js';
import {
  mayMove,
  mustRead,
  OrderFacade,
  nextStatuses,
  type OrderLine,
  type OrderRecord,
  type OrderStatus,
} from '../../order/index.js';
import { PaymentFacade, type Payment, type Refund } from '../../payment/index.js';

/** An order with its data, as far as the caller may read it. */
export interface LoadedOrder {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLine[];
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  /** The order key; null for callers who may not have it. */
  readonly key: string | null;
  /** Statuses to which the caller may move the order; null for callers who do not process orders. */
  readonly allowed: readonly OrderStatus[] | null;
}

/** An order for the caller who has placed it, always with the order key. */
export interface PlacedOrder extends LoadedOrder {
  readonly key: string;
}

type Ledger = Pick<LoadedOrder, 'payments' | 'refunds'>;

/** Loads an order with its lines, payments and refunds. */
@Injectable()
export class LoadOrder {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
  ) {}

  /** @throws order_not_found, insufficient_scope */
  async byId(caller: Caller, id: number): Promise<LoadedOrder> {
    return this.run(caller, mustRead(caller, await this.orders.find(id)));
  }

  /** For a caller who may access the order. */
  async run(caller: Caller, order: OrderRecord): Promise<LoadedOrder> {
    const [lines, ledger] = await Promise.all([this.orders.lines(order), this.payments.ledger(order.id)]);
    return compose(caller, order, lines, ledger);
  }

  /** A new order, for which nothing has to be read, because it has no payments. Whoever placed it gets its key. */
  fresh(caller: Caller, order: OrderRecord, lines: readonly OrderLine[]): PlacedOrder {
    return { ...compose(caller, order, lines, { payments: [], refunds: [] }), key: order.key };
  }
}

function compose(caller: Caller, order: OrderRecord, lines: readonly OrderLine[], ledger: Ledger): LoadedOrder {
  const managesOrders = hasScope(caller, 'orders:write');
  const getsKey = managesOrders || isAdministrator(caller) || caller.kind !== 'integration';
  return {
    order,
    lines,
    payments: ledger.payments,
    refunds: ledger.refunds,
    key: getsKey ? order.key : null,
    allowed: managesOrders ? nextStatuses(order).filter((to) => mayMove(caller, order, to)) : null,
  };
}
