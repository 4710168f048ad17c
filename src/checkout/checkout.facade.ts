import { Inject, Injectable } from '@nestjs/common';
import { CatalogFacade, type Sellable } from '../catalog/index.js';
import {
  mayCancel,
  mustRead,
  OrderFacade,
  orderErrors,
  waitsForTransfer,
  type ListedOrder,
  type OrderRecord,
} from '../order/index.js';
import type { Caller } from '../platform/access/caller.js';
import {
  ORDER_PRESENTATION,
  type OrderPresentation,
  type OrderPresentationSource,
} from '../ports/order-presentation.js';
import { PaymentFacade, type PayableOrder } from '../payment/index.js';
import { acceptsPayment, payableOrder } from '../settlement/index.js';
import { orderJourney, type OrderJourney } from './domain/order-journey.js';
import { SubmitFastOrderForm } from './http/submit-fast-order-form.js';
import { PayOrder } from './use-cases/pay-order.js';
import { ReportPayment } from './use-cases/report-payment.js';

export interface OrderDetails {
  readonly presentation: OrderPresentation;
  /** Each line as the catalog has it now, in the lines' order. */
  readonly goods: ReadonlyArray<{ readonly quantity: number; readonly sellable: Sellable }>;
  /** null when there is nothing to be paid now. */
  readonly payable: PayableOrder | null;
  readonly journey: OrderJourney;
  /** What the caller may do with it now. */
  readonly may: { readonly cancel: boolean; readonly pay: boolean; readonly report: boolean };
}

/** What pages and the panel see of checkout: orders under the same rules as REST. */
@Injectable()
export class CheckoutFacade {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly catalog: CatalogFacade,
    private readonly payOrder: PayOrder,
    private readonly fastOrderForm: SubmitFastOrderForm,
    private readonly reporting: ReportPayment,
    @Inject(ORDER_PRESENTATION) private readonly presenter: OrderPresentationSource,
  ) {}

  /**
   * The order as its page shows it, in the reader's language.
   * @throws order_not_found for callers who may not read it
   */
  async orderDetails(caller: Caller, orderId: number): Promise<OrderDetails> {
    const order = mustRead(caller, await this.orders.find(orderId));
    const [presentation, journey, goods] = await Promise.all([
      this.presenter.load(order.id, caller.language),
      this.journey(order),
      this.goods(order, caller),
    ]);
    if (!presentation) throw orderErrors.order_not_found();
    const isPayable = presentation.payable !== null;
    return {
      presentation,
      journey,
      goods,
      payable: isPayable ? { ...payableOrder(order), language: caller.language } : null,
      may: {
        cancel: mayCancel(caller, order),
        pay: isPayable && acceptsPayment(order),
        report:
          presentation.bankDetails !== null && waitsForTransfer(order) && isPayable && journey.reportedAt === null,
      },
    };
  }

  /**
   * By the same method again, or by another one. Answers the provider's page where the customer pays; null for none.
   * @throws order_not_found, unknown_payment_method, not_payable,
   * payment_declined
   */
  async pay(caller: Caller, orderId: number, methodKey: string): Promise<string | null> {
    return (await this.payOrder.run(caller, methodKey, orderId, { intent: null })).redirectUrl;
  }

  /**
   * The buyer says that the transfer is on its way; a second time changes nothing.
   * @throws order_not_found, not_payable when no transfer is waited for
   */
  async reportPayment(caller: Caller, orderId: number): Promise<void> {
    await this.reporting.run(caller, orderId);
  }

  /** A customer's own orders, newest first; none for anybody else. */
  async own({ customerId }: Caller, limit: number, offset = 0): Promise<{ orders: ListedOrder[]; total: number }> {
    if (customerId === null) return { orders: [], total: 0 };
    return this.orders.list({ customerId, sort: '-created_at', limit, offset });
  }

  /**
   * One product, or the whole cart, from a form with text fields of FastOrderBody (ids and quantity as numbers).
   * @param oneTimeKey of the form: sent twice it makes one order
   * @throws FieldErrors, cart_empty, insufficient_stock, product_unavailable, no_payment_method
   */
  fastOrder(caller: Caller, form: object, oneTimeKey: string | null): Promise<OrderRecord> {
    return this.fastOrderForm.run(caller, form, oneTimeKey);
  }

  private async goods(order: OrderRecord, { language }: Caller): Promise<OrderDetails['goods']> {
    const lines = await this.orders.lines(order);
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
