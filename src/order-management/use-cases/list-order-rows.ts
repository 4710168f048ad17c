import { Injectable } from '@nestjs/common';
import { pick } from '#kernel';
import { nextStatuses, OrderFacade, ORDER_STATUSES } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { hasScope, type Caller } from '../../platform/access/caller.js';
import { listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { mayMove, orderView } from '../../checkout/index.js';
import { orderFilterOf } from '../domain/order-filter-of.js';
import type { ListOrdersQuery } from '../http/dto/list-orders.query.dto.js';

/** Orders as lists show them: without their lines, with how many pieces they are; administrators see where each may go. */
@Injectable()
export class ListOrderRows {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
  ) {}

  async page(caller: Caller, query: ListOrdersQuery): Promise<Answer> {
    const { orders, total } = await this.orders.list({
      ...orderFilterOf(caller, query),
      limit: query.per_page,
      offset: query.offset,
    });
    const works = hasScope(caller, 'orders:write');
    const titles = await this.payments.titles();
    const rows = orders.map(({ order, itemCount }) => ({
      ...orderView(order),
      payment_method_title: pick(titles.get(order.paymentMethod), caller.language) || order.paymentMethod,
      item_count: itemCount,
      ...(works && { allowed: nextStatuses(order).filter((to) => mayMove(caller, order, to)) }),
    }));
    return listAnswer(rows, { total, page: query.page, per_page: query.per_page });
  }

  /** Beside the numbers, the methods that there are, to choose from. */
  async counts({ language }: Caller): Promise<object> {
    const [{ byStatus, overdue, toVerify }, titles] = await Promise.all([this.orders.counts(), this.payments.titles()]);
    const statuses = ORDER_STATUSES.map((status) => [status, byStatus.get(status) ?? 0] as const);
    return {
      total: statuses.reduce((sum, [, n]) => sum + n, 0),
      overdue,
      to_verify: toVerify,
      by_status: Object.fromEntries(statuses),
      payment_methods: [...titles].map(([key, title]) => ({ key, title: pick(title, language) || key })),
    };
  }
}
