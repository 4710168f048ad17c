import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { InvoiceRow } from '../data/invoice-row.js';

export const INVOICE_QUEUE = 'invoice-file';

export interface InvoiceJob {
  readonly invoice_id: number;
  /** Shown to administrators if the job fails. */
  readonly order_id: number;
}

/** Sends the job that generates an invoice's file, unless one is already waiting or running. */
@Injectable()
export class OrderInvoiceFile {
  constructor(private readonly jobs: Jobs) {}

  async order({ id, order_id }: Pick<InvoiceRow, 'id' | 'order_id'>, tx?: Transaction): Promise<void> {
    await this.jobs.send(INVOICE_QUEUE, { invoice_id: id, order_id } satisfies InvoiceJob, {
      singletonKey: String(id),
      tx,
    });
  }
}
