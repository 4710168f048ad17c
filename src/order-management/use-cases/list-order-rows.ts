import { Injectable } from '@nestjs/common';
import { pick } from '#kernel';
import {
  mayMove,
  isPaid,
  isPickup,
  nextStatuses,
  OrderFacade,
  ORDER_STATUSES,
  type ListedOrder,
  type OrderStatus,
} from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { hasScope, type Caller } from '../../platform/access/caller.js';
import { ShippingFacade } from '../../shipping/index.js';
import { visibleOrders, type OrderSelection } from '../domain/order-selection.js';

/** An order in a list: without its lines. */
export interface OrderListRow extends ListedOrder {
  /** In the reader's language; its key when the method is gone. */
  readonly paymentTitle: string;
  /** The buyer comes for the goods. */
  readonly isPickup: boolean;
  /** The last attempt to pay was refused, and nothing is shipped; null for those who do not work on orders. */
  readonly isDeclined: boolean | null;
  /** Where the caller may move the order; null for those who do not work on orders. */
  readonly allowed: readonly OrderStatus[] | null;
}

/** How many orders there are, and the payment methods to filter them by. */
export interface OrderOverview {
  readonly byStatus: Readonly<Record<OrderStatus, number>>;
  readonly overdue: number;
  readonly toVerify: number;
  /** Titles are in the reader's language. */
  readonly paymentMethods: ReadonlyArray<{ readonly key: string; readonly title: string }>;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

const mayBeDeclined = ({ order }: ListedOrder): boolean =>
  !isPaid(order) && order.shippedAt === null && order.status !== 'cancelled';

/** Orders as lists show them: a customer's own, or all. */
@Injectable()
export class ListOrderRows {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly shipping: ShippingFacade,
  ) {}

  async page(
    caller: Caller,
    selection: OrderSelection,
    { limit, offset }: Page,
  ): Promise<{ rows: OrderListRow[]; total: number }> {
    const { orders, total } = await this.orders.list({ ...visibleOrders(caller, selection), limit, offset });
    const managesOrders = hasScope(caller, 'orders:write');
    const [titles, pickups, declined] = await Promise.all([
      this.payments.titles(),
      this.shipping.collected(),
      this.payments.declined(managesOrders ? orders.filter(mayBeDeclined).map(({ order }) => order.id) : []),
    ]);
    const rows = orders.map(({ order, ...listed }) => ({
      order,
      ...listed,
      paymentTitle: pick(titles.get(order.paymentMethod), caller.language) || order.paymentMethod,
      isPickup: isPickup(order, pickups),
      isDeclined: managesOrders ? declined.has(order.id) : null,
      allowed: managesOrders ? nextStatuses(order).filter((to) => mayMove(caller, order, to)) : null,
    }));
    return { rows, total };
  }

  async overview({ language }: Caller): Promise<OrderOverview> {
    const [{ byStatus, overdue, toVerify }, titles] = await Promise.all([this.orders.counts(), this.payments.titles()]);
    return {
      byStatus: Object.fromEntries(
        ORDER_STATUSES.map((status) => [status, byStatus.get(status) ?? 0]),
      ) as OrderOverview['byStatus'],
      overdue,
      toVerify,
      paymentMethods: [...titles].map(([key, title]) => ({ key, title: pick(title, language) || key })),
    };
  }
}
