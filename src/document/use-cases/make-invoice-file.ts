import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { NonRetryableError, type Job } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { NoBrowser, PdfPrinter } from '../../platform/pdf/index.js';
import { Templates } from '../../platform/templating/templates.js';
import { InvoiceFiles, type StoredFile } from '../data/invoice-files.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import type { InvoiceSays } from '../domain/invoice-says.js';
import { drawCode } from '../domain/draw-code.js';
import { INVOICE_QUEUE, type InvoiceJob } from './order-invoice-file.js';

/** Makes the file of an invoice from what was kept with its number, as often as it is needed. */
@Injectable()
export class MakeInvoiceFile implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly invoices: InvoiceRepository,
    private readonly files: InvoiceFiles,
    private readonly templates: Templates,
    private readonly printer: PdfPrinter,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, pause: 3, longestPause: 900, concurrency: 2, timeout: 90, poll: 1, exclusive: true };
    this.jobs.define<InvoiceJob>(INVOICE_QUEUE, options, (job) => this.make(job));
  }

  private async make(job: Job<InvoiceJob>): Promise<void> {
    const invoice = await this.invoices.withSays(job.data.invoice_id);
    if (!invoice || (invoice.state === 'ready' && (await this.files.read(invoice)))) return;
    try {
      const { size, sha256 } = await this.print(invoice, job.signal);
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

  /** A cancelled one says so, and no longer how to pay. */
  private async print(
    { says, language, path, cancelled_at: cancelledAt }: InvoiceRow & { says: InvoiceSays },
    signal: AbortSignal,
  ): Promise<StoredFile> {
    const { code } = says.payment;
    const payment = cancelledAt
      ? { ...says.payment, dueAt: null, bank: null, instructions: '', code: null }
      : { ...says.payment, code: code && { kind: code.kind, picture: await drawCode(code.text) } };
    const cancelled =
      cancelledAt &&
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: this.config.timezone }).format(cancelledAt);
    const invoice = { ...says, cancelled, payment };
    const html = await this.templates.render('invoice/invoice', { invoice, language }, language);
    return this.files.write(path, await this.printer.print(html, signal));
  }
}
