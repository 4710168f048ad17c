import { Injectable } from '@nestjs/common';
import { hasScope, isAdministrator, type Caller } from '../../platform/access/caller.js';
import { OrderFacade, nextStatuses, type OrderLine, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { mayMove, mustRead } from '../domain/order-gate.js';
import { lineView, orderView, type OrderView } from '../domain/order-view.js';

/** An order as its readers get it: with lines, payments and refunds; administrators also see where it may go next. */
@Injectable()
export class ShowOrder {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
  ) {}

  /** @throws order_not_found, insufficient_scope */
  async byId(caller: Caller, id: number): Promise<OrderView> {
    return this.run(caller, mustRead(caller, await this.orders.find(id)));
  }

  async run(caller: Caller, order: OrderRecord): Promise<OrderView> {
    const [lines, ledger] = await Promise.all([this.orders.lines(order), this.payments.ledger(order.id)]);
    return this.compose(caller, order, lines, ledger);
  }

  /** A new order: nothing has been paid, so nothing is read. */
  fresh(caller: Caller, order: OrderRecord, lines: readonly OrderLine[]): OrderView {
    return this.compose(caller, order, lines, { payments: [], refunds: [] });
  }

  private compose(caller: Caller, order: OrderRecord, lines: readonly OrderLine[], ledger: object): OrderView {
    const works = hasScope(caller, 'orders:write');
    return {
      ...orderView(order),
      ...((works || isAdministrator(caller) || caller.kind !== 'integration') && { key: order.key }),
      items: lines.map((line) => lineView(order, line)),
      ...ledger,
      ...(works && { allowed: nextStatuses(order).filter((to) => mayMove(caller, order, to)) }),
    };
  }
}
