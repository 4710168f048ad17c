import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { mustRead, OrderFacade, type OrderRecord } from '../../order/index.js';
import { hasScope, isBuyer, type Caller } from '../../platform/access/caller.js';
import { InvoiceFiles } from '../data/invoice-files.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { documentErrors } from '../document.errors.js';
import { IssueInvoice } from './issue-invoice.js';
import { OrderInvoiceFile } from './order-invoice-file.js';
import { RefreshInvoice } from './refresh-invoice.js';

/**
 * Milliseconds that a request waits for a file that is being generated, and before the first check; each pause is
 * longer than the previous one.
 */
const PATIENCE_MS = 8_000;
const LOOK_MS = 200;
const LONGER = 1.6;
/** Maximum number of waiting requests in one instance; others are asked at once to retry. */
const MOST_WAITING = 20;
const COME_AGAIN = { retry_after: 3 };

export interface InvoiceFile {
  readonly invoice: InvoiceRow;
  readonly content: Buffer;
}

/** An order's invoice for callers who may read the order. A lost file is generated again. */
@Injectable()
export class ReadInvoice {
  private waiting = 0;

  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly refresh: RefreshInvoice,
    private readonly files: InvoiceFiles,
    private readonly ordering: OrderInvoiceFile,
    private readonly orders: OrderFacade,
    private readonly issueInvoice: IssueInvoice,
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

  /** Issues the invoice if it is issued on the buyer's request. */
  private async requested(caller: Caller, order: OrderRecord): Promise<InvoiceRow | null> {
    if (!isBuyer(caller) || !order.invoiceOnRequest || order.status !== 'awaiting_payment') return null;
    return (await this.issueInvoice.run(order.id, null)).invoice;
  }

  /** @throws the errors of `row`; invoice_not_ready, invoice_unavailable */
  async file(caller: Caller, orderId: number): Promise<InvoiceFile> {
    const reader = { waits: false };
    try {
      return await this.whenReady(orderId, await this.row(caller, orderId), reader);
    } finally {
      if (reader.waits) this.waiting--;
    }
  }

  private async whenReady(orderId: number, found: InvoiceRow, reader: { waits: boolean }): Promise<InvoiceFile> {
    let [invoice, ordered] = [found, false];
    for (let waited = 0, look = LOOK_MS; ; waited += look, look *= LONGER) {
      if (invoice.state === 'failed') throw documentErrors.invoice_unavailable({ retry_after: 60 });
      if (invoice.state === 'ready') {
        const content = await this.files.read(invoice);
        if (content) return { invoice, content };
        if (!ordered) await this.ordering.order(invoice);
        ordered = true;
      }
      if (waited + look > PATIENCE_MS || !this.mayWait(reader)) throw documentErrors.invoice_not_ready(COME_AGAIN);
      await pause(look);
      invoice = (await this.invoices.newestOf(orderId)) ?? invoice;
    }
  }

  /** A waiting request keeps its slot until it is answered, so that a later one cannot take it during a check. */
  private mayWait(reader: { waits: boolean }): boolean {
    if (!reader.waits && this.waiting < MOST_WAITING) {
      reader.waits = true;
      this.waiting++;
    }
    return reader.waits;
  }
}
