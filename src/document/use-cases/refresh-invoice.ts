import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { OrderFacade } from '../../order/index.js';
import { Database } from '../../platform/database/database.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { keepsInvoice } from '../domain/keeps-invoice.js';
import { CancelInvoice } from './cancel-invoice.js';
import { IssueInvoice } from './issue-invoice.js';

/**
 * Updates an order's invoice: replaces it after an edit of the order, and cancels it with the order. The invoice of a
 * paid order stays valid when the order is cancelled, and a credit note corrects it.
 */
@Injectable()
export class RefreshInvoice {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly invoices: InvoiceRepository,
    private readonly issueInvoice: IssueInvoice,
    private readonly cancelInvoice: CancelInvoice,
  ) {}

  /** Returns the newest invoice, which is cancelled if the order is; null if the order never had one. */
  async run(orderId: number): Promise<InvoiceRow | null> {
    const newest = await this.invoices.newestOf(orderId);
    if (!newest || newest.cancelled_at) return newest;
    const current = await this.orders.find(orderId);
    if (current && keepsInvoice(current)) return newest;
    try {
      return (await this.issueInvoice.run(orderId, null)).invoice;
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'not_invoiceable')) throw error;
    }
    await this.cancel(orderId);
    return this.invoices.newestOf(orderId);
  }

  private cancel(orderId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      const invoice = await this.invoices.ofOrder(orderId, tx);
      if (invoice && order.status === 'cancelled' && !keepsInvoice(order))
        await this.cancelInvoice.inTransaction(tx, invoice, null);
    });
  }
}
