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
  /** Translated title of the payment method; its key if the method was deleted. */
  readonly paymentTitle: string;
  /** Translated title of the shipping method; its key if the method was deleted; null: not agreed on yet. */
  readonly shippingTitle: string | null;
  /** Whether the order is a pickup order. */
  readonly isPickup: boolean;
  /** Whether the buyer pays on delivery. */
  readonly paysOnDelivery: boolean;
  /** Whether the last payment was declined and nothing is shipped; null for callers who do not process orders. */
  readonly isDeclined: boolean | null;
  /** Statuses to which the caller may move the order; null for callers who do not process orders. */
  readonly allowed: readonly OrderStatus[] | null;
}

/** Numbers of orders, and the methods for the filters. */
export interface OrderOverview {
  readonly byStatus: Readonly<Record<OrderStatus, number>>;
  readonly overdue: number;
  readonly toVerify: number;
  /** Payment methods with translated titles. */
  readonly paymentMethods: ReadonlyArray<{ readonly key: string; readonly title: string }>;
  /** Shipping methods with translated titles, also inactive ones. */
  readonly shippingMethods: ReadonlyArray<{ readonly key: string; readonly title: string }>;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

const mayBeDeclined = ({ order }: ListedOrder): boolean =>
  !isPaid(order) && order.shippedAt === null && order.status !== 'cancelled';

/** Orders for lists: a customer's own, or all. */
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
    const [titles, onDelivery, shippingTitles, pickups, declined] = await Promise.all([
      this.payments.titles(),
      this.payments.onDelivery(),
      this.shipping.allTitles(caller.language),
      this.shipping.collected(),
      this.payments.declined(managesOrders ? orders.filter(mayBeDeclined).map(({ order }) => order.id) : []),
    ]);
    const rows = orders.map(({ order, ...listed }) => ({
      order,
      ...listed,
      paymentTitle: pick(titles.get(order.paymentMethod), caller.language) || order.paymentMethod,
      shippingTitle: order.shippingMethod && (shippingTitles.get(order.shippingMethod) ?? order.shippingMethod),
      isPickup: isPickup(order, pickups),
      paysOnDelivery: onDelivery.has(order.paymentMethod),
      isDeclined: managesOrders ? declined.has(order.id) : null,
      allowed: managesOrders ? nextStatuses(order).filter((to) => mayMove(caller, order, to)) : null,
    }));
    return { rows, total };
  }

  async overview({ language }: Caller): Promise<OrderOverview> {
    const [{ byStatus, overdue, toVerify }, titles, shippingTitles] = await Promise.all([
      this.orders.counts(),
      this.payments.titles(),
      this.shipping.allTitles(language),
    ]);
    return {
      byStatus: Object.fromEntries(
        ORDER_STATUSES.map((status) => [status, byStatus.get(status) ?? 0]),
      ) as OrderOverview['byStatus'],
      overdue,
      toVerify,
      paymentMethods: [...titles].map(([key, title]) => ({ key, title: pick(title, language) || key })),
      shippingMethods: [...shippingTitles].map(([key, title]) => ({ key, title })),
    };
  }
}
