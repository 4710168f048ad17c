import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderFacade, orderLineResponse, orderResponse, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { type Person, PersonalData } from '../../privacy/index.js';
import { orderPaymentResponse, orderRefundResponse } from '../../order-view/index.js';
import type { ExportedOrderResponse } from './dto/exported-order.response.js';

/**
 * A customer's orders in the export of personal data: with lines, payments and status changes, without the order key
 * and the shop's notes.
 */
@Injectable()
export class OwnOrdersExport implements OnModuleInit {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.exports('orders', (person) => this.walk(person));
  }

  private async *walk({ customerId }: Person): AsyncGenerator<ExportedOrderResponse> {
    if (customerId === null) return;
    for await (const some of this.orders.walk({ customerId, sort: 'id' })) {
      for (const { order } of some) yield await this.exported(order);
    }
  }

  private async exported(order: OrderRecord): Promise<ExportedOrderResponse> {
    const [lines, ledger, history] = await Promise.all([
      this.orders.lines(order),
      this.payments.ledger(order.id),
      this.orders.history(order.id),
    ]);
    const { invoice_path: _, ...response } = orderResponse(order);
    return {
      ...response,
      items: lines.map((line) => orderLineResponse(order, line)),
      payments: ledger.payments.map(orderPaymentResponse),
      refunds: ledger.refunds.map((one) => orderRefundResponse(one, ledger.refunds)),
      history: history.flatMap(({ at, from, to }) => (to === null ? [] : [{ at, from, to }])),
    };
  }
}
