import { Injectable } from '@nestjs/common';
import { mustRead, OrderFacade, type OrderRecord } from '../../order/index.js';
import { hasScope, isBuyer, type Caller } from '../../platform/access/caller.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { documentErrors } from '../document.errors.js';
import { AwaitFile, type InvoiceFile } from './await-file.js';
import { IssueAutomatically } from './issue-automatically.js';
import { IssueInvoice } from './issue-invoice.js';
import { RefreshInvoice } from './refresh-invoice.js';

/** An order's invoice for callers who may read the order. */
@Injectable()
export class ReadInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly refresh: RefreshInvoice,
    private readonly awaitFile: AwaitFile,
    private readonly orders: OrderFacade,
    private readonly issueInvoice: IssueInvoice,
    private readonly automatic: IssueAutomatically,
  ) {}

  /**
   * The current invoice: after an edit it is replaced first. Only staff can read a cancelled one.
   * @throws order_not_found, insufficient_scope, invoice_not_found, invoice_cancelled
   */
  async row(caller: Caller, orderId: number): Promise<InvoiceRow> {
    const order = mustRead(caller, await this.orders.find(orderId));
    const invoice = (await this.refresh.run(orderId)) ?? (await this.requested(caller, order));
    if (!invoice) throw documentErrors.invoice_not_found();
    if (invoice.cancelled_at && !hasScope(caller, 'orders:read')) throw documentErrors.invoice_cancelled();
    return invoice;
  }

  /**
   * Issues the invoice of an order that awaits payment. Either the buyer requests it, or the shop issues it
   * automatically and has not done so yet. The order page links the invoice in both cases.
   */
  private async requested(caller: Caller, order: OrderRecord): Promise<InvoiceRow | null> {
    if (!isBuyer(caller) || order.status !== 'awaiting_payment') return null;
    if (!order.invoiceOnRequest && !(await this.automatic.isAutomatic(order.paymentMethod))) return null;
    return (await this.issueInvoice.run(order.id, null)).invoice;
  }

  /** @throws the errors of `row`; invoice_not_ready, invoice_unavailable */
  async file(caller: Caller, orderId: number): Promise<InvoiceFile> {
    return this.awaitFile.run(await this.row(caller, orderId), () => this.invoices.newestOf(orderId));
  }
}
