import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NonRetryableError, type Job } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { NoBrowser, PdfPrinter } from '../../platform/pdf/index.js';
import { Templates } from '../../platform/templating/templates.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { InvoiceFiles, type StoredFile } from '../data/invoice-files.js';
import type { RowWithContent } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { drawCode } from '../codes/draw-code.js';
import { longDay } from '../domain/invoice-number.js';
import { embedFacturX } from '../e-invoice/embed-factur-x.js';
import { INVOICE_QUEUE, type InvoiceJob } from './order-invoice-file.js';
import { WriteEInvoice } from './write-e-invoice.js';

const aboutOf = ({ content, issued_at: at }: RowWithContent) => ({
  title: content.number,
  author: content.seller.name,
  at,
});

/** Generates the file of an invoice or credit note from its stored content, as often as necessary. */
@Injectable()
export class MakeInvoiceFile implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly invoices: InvoiceRepository,
    private readonly files: InvoiceFiles,
    private readonly templates: Templates,
    private readonly printer: PdfPrinter,
    private readonly shop: ShopProfile,
    private readonly eInvoices: WriteEInvoice,
  ) {}

  onModuleInit(): void {
    const options = { retries: 5, pause: 3, longestPause: 900, concurrency: 2, timeout: 90, poll: 1, exclusive: true };
    this.jobs.define<InvoiceJob>(INVOICE_QUEUE, options, (job) => this.make(job));
  }

  private async make(job: Job<InvoiceJob>): Promise<void> {
    const invoice = await this.invoices.withContent(job.data.invoice_id);
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

  private async print(document: RowWithContent, signal: AbortSignal): Promise<StoredFile> {
    const { language, path } = document;
    const html =
      document.kind === 'credit_note'
        ? await this.templates.render('invoice/credit-note', { note: document.content, language }, language)
        : await this.templates.render(
            'invoice/invoice',
            { invoice: await this.variables(document), language },
            language,
          );
    const pdf = await this.printer.print(html, signal);
    const xml = this.eInvoices.embedded(document);
    return this.files.write(path, xml ? await embedFacturX(pdf, xml, aboutOf(document)) : pdf);
  }

  /** A cancelled invoice is marked, and has no payment details. */
  private async variables(document: Extract<RowWithContent, { kind: 'invoice' }>): Promise<object> {
    const { content, language, cancelled_at: cancelledAt } = document;
    const { code } = content.payment;
    const payment = cancelledAt
      ? { ...content.payment, dueAt: null, bank: null, instructions: '', code: null }
      : { ...content.payment, code: code && { ...code, picture: await drawCode(code.text, code.kind) } };
    return { ...content, cancelled: cancelledAt && longDay(cancelledAt, language, this.shop.timezone), payment };
  }
}
