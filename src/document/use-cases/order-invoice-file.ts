import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { Jobs } from '../../platform/jobs/jobs.js';

export const INVOICE_QUEUE = 'invoice-file';

export interface InvoiceJob {
  readonly invoice_id: number;
}

/** Asks for an invoice's file to be made; asked again while it is being made, nothing happens. */
@Injectable()
export class OrderInvoiceFile {
  constructor(private readonly jobs: Jobs) {}

  async order(invoiceId: number, tx?: Transaction): Promise<void> {
    await this.jobs.send(INVOICE_QUEUE, { invoice_id: invoiceId } satisfies InvoiceJob, { singletonKey: String(invoiceId), tx });
  }
}
