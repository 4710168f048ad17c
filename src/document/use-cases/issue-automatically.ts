import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { OrderFacade } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { IssueInvoice } from './issue-invoice.js';

/** Codes of errors to ignore: the order may have changed since the event. */
const CHANGED_SINCE = ['not_invoiceable', 'order_not_found'];

/**
 * Issues the invoice of an order if its payment method's gateway requests it (`issuesInvoice`); only once for repeated
 * calls. Skips orders whose invoice is issued on request.
 */
@Injectable()
export class IssueAutomatically {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly issueInvoice: IssueInvoice,
    private readonly orders: OrderFacade,
    private readonly invoices: InvoiceRepository,
  ) {}

  async run(orderId: number, paymentMethod: string): Promise<void> {
    if (!(await this.isAutomatic(paymentMethod)) || (await this.orders.find(orderId))?.invoiceOnRequest) return;
    try {
      await this.issueInvoice.run(orderId, null);
    } catch (error) {
      if (!(error instanceof DomainError && CHANGED_SINCE.includes(error.code))) throw error;
    }
  }

  /** Issues another invoice if the order was reinstated and is paid again; see `IssueInvoice`. */
  async again(orderId: number, paymentMethod: string): Promise<void> {
    if (await this.invoices.ofOrder(orderId)) await this.run(orderId, paymentMethod);
  }

  /** Whether the gateway of a payment method requests invoices. */
  async isAutomatic(paymentMethod: string): Promise<boolean> {
    const method = await this.payments.known(paymentMethod);
    return method !== null && this.payments.issuesInvoice(method);
  }
}
