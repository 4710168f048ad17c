import { Injectable } from '@nestjs/common';
import { OrderFacade, type ListedOrder, type OrderRecord } from '../order/index.js';
import type { Caller } from '../platform/access/caller.js';
import { SubmitFastOrderForm } from './http/submit-fast-order-form.js';
import { PayOrder } from './use-cases/pay-order.js';
import { ReportPayment } from './use-cases/report-payment.js';

/** Checkout for pages and the panel, with the same rules as REST. */
@Injectable()
export class CheckoutFacade {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payOrder: PayOrder,
    private readonly fastOrderForm: SubmitFastOrderForm,
    private readonly reporting: ReportPayment,
  ) {}

  /**
   * Pays an order by the same method again or by another one. Returns the URL of the provider's page where the customer
   * pays; null for none.
   * @throws order_not_found, unknown_payment_method, not_payable, payment_declined
   */
  async pay(caller: Caller, orderId: number, methodKey: string): Promise<string | null> {
    return (await this.payOrder.run(caller, methodKey, orderId, { intent: null })).redirectUrl;
  }

  /**
   * The buyer reports that the transfer was sent; repeats change nothing.
   * @throws order_not_found, not_payable if no transfer is expected
   */
  async reportPayment(caller: Caller, orderId: number): Promise<void> {
    await this.reporting.run(caller, orderId);
  }

  /** Orders of the calling customer, newest first; empty for other callers. */
  async own({ customerId }: Caller, limit: number, offset = 0): Promise<{ orders: ListedOrder[]; total: number }> {
    if (customerId === null) return { orders: [], total: 0 };
    return this.orders.list({ customerId, sort: '-created_at', limit, offset });
  }

  /**
   * Orders one product, or the whole cart, from a form with the fields of FastOrderBody as texts (ids and quantity as
   * numbers).
   * @param oneTimeKey of the form: if it is sent twice, it creates one order
   * @throws FieldErrors, cart_empty, insufficient_stock, product_unavailable, no_payment_method
   */
  fastOrder(caller: Caller, form: object, oneTimeKey: string | null): Promise<OrderRecord> {
    return this.fastOrderForm.run(caller, form, oneTimeKey);
  }
}
