import { Injectable } from '@nestjs/common';
import { hasScope, isAdministrator, type Caller } from '../../platform/access/caller.js';
import {
  mayMove,
  mustRead,
  OrderFacade,
  nextStatuses,
  PaymentReminders,
  type OrderLine,
  type OrderRecord,
  type OrderStatus,
  type PaymentReminder,
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
  /** Reminders of the payment that were sent; null for buyers. */
  readonly reminders: readonly PaymentReminder[] | null;
}

/** An order for the caller who has placed it, always with the order key. */
export interface PlacedOrder extends LoadedOrder {
  readonly key: string;
}

type Ledger = Pick<LoadedOrder, 'payments' | 'refunds' | 'reminders'>;

/** Loads an order with its lines, payments and refunds. */
@Injectable()
export class LoadOrder {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly reminders: PaymentReminders,
  ) {}

  /** @throws order_not_found, insufficient_scope */
  async byId(caller: Caller, id: number): Promise<LoadedOrder> {
    return this.run(caller, mustRead(caller, await this.orders.find(id)));
  }

  /** Loads an order that the caller may access. */
  async run(caller: Caller, order: OrderRecord): Promise<LoadedOrder> {
    const [lines, ledger, reminders] = await Promise.all([
      this.orders.lines(order),
      this.payments.ledger(order.id),
      readsReminders(caller) ? this.reminders.of(order.id) : null,
    ]);
    return compose(caller, order, lines, { ...ledger, reminders });
  }

  /** A new order, for which nothing has to be read, because it has no payments. Whoever placed it gets its key. */
  fresh(caller: Caller, order: OrderRecord, lines: readonly OrderLine[]): PlacedOrder {
    return {
      ...compose(caller, order, lines, { payments: [], refunds: [], reminders: readsReminders(caller) ? [] : null }),
      key: order.key,
    };
  }
}

/** Whether the caller is an administrator or an integration; buyers do not get the reminders. */
const readsReminders = (caller: Caller): boolean => isAdministrator(caller) || hasScope(caller, 'orders:read');

function compose(caller: Caller, order: OrderRecord, lines: readonly OrderLine[], ledger: Ledger): LoadedOrder {
  const managesOrders = hasScope(caller, 'orders:write');
  const getsKey = managesOrders || isAdministrator(caller) || caller.kind !== 'integration';
  return {
    order,
    lines,
    payments: ledger.payments,
    refunds: ledger.refunds,
    key: getsKey ? order.key : null,
    reminders: ledger.reminders,
    allowed: managesOrders ? nextStatuses(order).filter((to) => mayMove(caller, order, to)) : null,
  };
}
