import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { OrderFacade } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { type Caller, isBuyer } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { clientKey } from '../../platform/throttle/client-key.js';
import { RateLimiter } from '../../platform/throttle/rate-limiter.js';
import type { AutomaticInvoices, InvoicedOrder } from '../../ports/automatic-invoices.js';
import { ShopSettings } from '../../settings/index.js';
import { IssueInvoice } from './issue-invoice.js';

/** What an order may be by the time its turn comes. */
const PASSED = ['not_invoiceable', 'order_not_found'];

/**
 * Issues the invoice of an order whose payment method's gateway asks for it (service.md, Auto-generate Invoice). Once,
 * however often it is called.
 */
@Injectable()
export class IssueAutomatically implements AutomaticInvoices {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly issueInvoice: IssueInvoice,
    private readonly orders: OrderFacade,
    private readonly limiter: RateLimiter,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  async claim(caller: Caller, order: InvoicedOrder, paymentMethod: string): Promise<void> {
    const { max_automatic_invoices_per_client: limit } = this.shop.stored;
    if (this.config.rateLimit === 0 || limit === null || !isBuyer(caller) || order.invoicePath !== null) return;
    if (!(await this.isAutomatic(paymentMethod)) || (await this.isProven(order))) return;
    const isBeyond = await this.isBeyond(clientKey(caller), limit);
    if (isBeyond !== order.invoiceOnRequest) await this.orders.setInvoiceOnRequest(order.id, isBeyond);
  }

  async run(orderId: number, paymentMethod: string): Promise<void> {
    if (!(await this.isAutomatic(paymentMethod)) || (await this.orders.find(orderId))?.invoiceOnRequest) return;
    try {
      await this.issueInvoice.run(orderId, null);
    } catch (error) {
      if (!(error instanceof DomainError && PASSED.includes(error.code))) throw error;
    }
  }

  private async isAutomatic(paymentMethod: string): Promise<boolean> {
    const method = await this.payments.known(paymentMethod);
    return method !== null && method !== undefined && this.payments.issuesInvoice(method);
  }

  private async isProven({ id, contact: { email } }: InvoicedOrder): Promise<boolean> {
    return email !== null && (await this.orders.provenEmail(id))?.toLowerCase() === email.toLowerCase();
  }

  private async isBeyond(client: string, limit: number): Promise<boolean> {
    try {
      await this.limiter.hit('automatic-invoice', client, { limit, seconds: 3600 });
      return false;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'too_many_requests') return true;
      throw error;
    }
  }
}
