import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderFacade, type HistoryView, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { type Person, PersonalData } from '../../privacy/index.js';
import { lineView, orderView } from '../../checkout/index.js';

/**
 * A customer's orders in the export of their data: with lines, payments and steps, without the key and the shop's own
 * remarks.
 */
@Injectable()
export class ExportOwnOrders implements OnModuleInit {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.exports('orders', (person) => this.walk(person));
  }

  private async *walk({ customerId }: Person): AsyncGenerator<object> {
    if (customerId === null) return;
    for await (const some of this.orders.walk({ customerId, sort: 'id' })) {
      for (const { order } of some) yield await this.exported(order);
    }
  }

  private async exported(order: OrderRecord): Promise<object> {
    const [lines, ledger, history] = await Promise.all([
      this.orders.lines(order),
      this.payments.ledger(order.id),
      this.orders.history(order.id),
    ]);
    const { invoice_path: _, ...view } = orderView(order);
    return {
      ...view,
      items: lines.map((line) => lineView(order, line)),
      ...ledger,
      history: history.filter(({ to }) => to !== null).map(step),
    };
  }
}

const step = ({ at, from, to }: HistoryView): object => ({ at, from, to });
