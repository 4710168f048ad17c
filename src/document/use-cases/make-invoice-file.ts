import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NonRetryableError, type Job } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { NoBrowser } from '../../platform/pdf/index.js';
import { InvoiceFiles } from '../data/invoice-files.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { INVOICE_QUEUE, type InvoiceJob } from './order-invoice-file.js';
import { PrintDocument } from './print-document.js';

/** Generates the file of an invoice or credit note from its stored content, as often as necessary. */
@Injectable()
export class MakeInvoiceFile implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly invoices: InvoiceRepository,
    private readonly files: InvoiceFiles,
    private readonly printDocument: PrintDocument,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, pause: 3, longestPause: 900, concurrency: 2, timeout: 90, poll: 1, exclusive: true };
    this.jobs.define<InvoiceJob>(INVOICE_QUEUE, options, (job) => this.make(job));
  }

  private async make(job: Job<InvoiceJob>): Promise<void> {
    const invoice = await this.invoices.withContent(job.data.invoice_id);
    if (!invoice || (invoice.state === 'ready' && (await this.files.read(invoice)))) return;
    try {
      const { size, sha256 } = await this.files.write(invoice.path, await this.printDocument.run(invoice, job.signal));
      if (await this.invoices.markReady(invoice, size, sha256)) return;
    } catch (thrown) {
      const error =
        thrown instanceof NoBrowser ? new NonRetryableError(thrown.message, { cause: thrown }) : (thrown as Error);
      if (job.lastAttempt || error instanceof NonRetryableError)
        await this.invoices.markFailed(invoice.id, error.message);
      throw error;
    }
    await this.make(job);
  }
}
