import { Injectable } from '@nestjs/common';
import { mustManage, OrderFacade } from '../../order/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { DeadLetters } from '../../platform/jobs/dead-letters.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { CreditAutomatically } from './credit-automatically.js';
import { IssueInvoice, type IssuedInvoice } from './issue-invoice.js';
import { INVOICE_QUEUE, OrderInvoiceFile } from './order-invoice-file.js';

/**
 * A manager requests an order's invoice. Returns an existing one; if its file has failed, it is generated again. Refunds
 * that were made before a new one are credited.
 * @throws order_not_found, forbidden, not_invoiceable
 */
@Injectable()
export class CreateInvoice {
  constructor(
    private readonly db: Database,
    private readonly issueInvoice: IssueInvoice,
    private readonly invoices: InvoiceRepository,
    private readonly files: OrderInvoiceFile,
    private readonly deadLetters: DeadLetters,
    private readonly orders: OrderFacade,
    private readonly creditAutomatically: CreditAutomatically,
  ) {}

  async run(caller: Caller, orderId: number): Promise<IssuedInvoice> {
    const order = mustManage(caller, await this.orders.find(orderId));
    const { invoice, issued } = await this.issueInvoice.run(orderId, caller);
    if (issued) await this.creditAutomatically.afterIssue(orderId, order.paymentMethod);
    return { invoice: invoice.state === 'failed' ? await this.again(invoice) : invoice, issued };
  }

  private again(invoice: InvoiceRow): Promise<InvoiceRow> {
    return this.db.transaction(async (tx) => {
      await this.invoices.markPending(tx, invoice.id);
      await this.deadLetters.settle(tx, INVOICE_QUEUE, { invoice_id: invoice.id });
      await this.files.order(invoice, tx);
      return { ...invoice, state: 'pending' };
    });
  }
}
