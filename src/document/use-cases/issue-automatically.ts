import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { PaymentFacade } from '../../payment/index.js';
import type { AutomaticInvoices } from '../../ports/automatic-invoices.js';
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
  ) {}

  async run(orderId: number, paymentMethod: string): Promise<void> {
    const method = await this.payments.known(paymentMethod);
    if (!method || !this.payments.issuesInvoice(method)) return;
    try {
      await this.issueInvoice.run(orderId, null);
    } catch (error) {
      if (!(error instanceof DomainError && PASSED.includes(error.code))) throw error;
    }
  }
}
