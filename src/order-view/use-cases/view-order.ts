import { Injectable } from '@nestjs/common';
import { CatalogFacade, type Sellable } from '../../catalog/index.js';
import {
  buyerMayCancel,
  mustRead,
  OrderFacade,
  waitsForTransfer,
  type OrderLine,
  type OrderRecord,
} from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { acceptsPayment } from '../../settlement/index.js';
import { orderJourney, type OrderJourney } from '../domain/order-journey.js';
import type { OrderPresentation } from '../domain/order-presentation.js';
import { OrderPresenter } from './order-presenter.js';
import { ReadTransfer, type Transfer } from './read-transfer.js';

/** A line with the catalog's current data. */
export interface OrderedGoods {
  readonly quantity: number;
  readonly sellable: Sellable;
}

export interface OrderDetails {
  readonly presentation: OrderPresentation;
  /** Data of the catalog in the order of the lines. */
  readonly goods: readonly OrderedGoods[];
  /** Transfer that pays the order now; null if the order cannot be paid, or not by transfer. */
  readonly transfer: Transfer | null;
  readonly journey: OrderJourney;
  /** An unfinished or reserved payment on a provider's page; null if there is none. */
  readonly attempt: { readonly isReserved: boolean; readonly method: string } | null;
  /** Actions that the buyer may take now; staff who view the page see the same. */
  readonly may: { readonly cancel: boolean; readonly pay: boolean; readonly report: boolean };
}

/** An order for its page, translated. Order and lines are read once. */
@Injectable()
export class ViewOrder {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly catalog: CatalogFacade,
    private readonly presenter: OrderPresenter,
    private readonly readTransfer: ReadTransfer,
  ) {}

  /** @throws order_not_found for callers who may not read the order */
  async run(caller: Caller, orderId: number): Promise<OrderDetails> {
    const order = mustRead(caller, await this.orders.find(orderId));
    const [lines, journey, attempt] = await Promise.all([
      this.orders.lines(order),
      this.journey(order),
      acceptsPayment(order) ? this.payments.openAttempt(order.id) : null,
    ]);
    const [presentation, goods] = await Promise.all([
      this.presenter.present(order, lines, caller.language),
      this.goodsOf(lines, caller),
    ]);
    const isReserved = attempt?.isReserved === true;
    const isPayable = presentation.payable !== null && !isReserved;
    return {
      presentation,
      journey,
      goods,
      attempt: attempt && (isReserved || attempt.redirectUrl !== null) ? { isReserved, method: attempt.method } : null,
      transfer: isPayable ? await this.readTransfer.run(order) : null,
      may: {
        cancel: buyerMayCancel(order),
        pay: isPayable && acceptsPayment(order),
        report:
          presentation.bankDetails !== null && waitsForTransfer(order) && isPayable && journey.reportedAt === null,
      },
    };
  }

  /**
   * The order's lines with the catalog's current data.
   * @throws order_not_found for callers who may not read the order
   */
  async goods(caller: Caller, orderId: number): Promise<OrderedGoods[]> {
    const order = mustRead(caller, await this.orders.find(orderId));
    return this.goodsOf(await this.orders.lines(order), caller);
  }

  private async goodsOf(lines: readonly OrderLine[], { language }: Caller): Promise<OrderedGoods[]> {
    const sellables = await this.catalog.sellables(lines, language);
    return lines.map(({ quantity }, index) => ({ quantity, sellable: sellables[index]! }));
  }

  private async journey(order: OrderRecord): Promise<OrderJourney> {
    const [history, method] = await Promise.all([
      this.orders.history(order.id),
      this.payments.known(order.paymentMethod),
    ]);
    return orderJourney(order, history, method);
  }
}
