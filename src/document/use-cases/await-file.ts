import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InvoiceFiles } from '../data/invoice-files.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { documentErrors } from '../document.errors.js';
import { OrderInvoiceFile } from './order-invoice-file.js';

/**
 * Milliseconds: how long a request waits for a file that is being generated, and the pause before its first check. Each
 * further pause is longer than the previous one.
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

/** Waits for the file of an invoice or credit note. A lost file is generated again. */
@Injectable()
export class AwaitFile {
  private waiting = 0;

  constructor(
    private readonly files: InvoiceFiles,
    private readonly ordering: OrderInvoiceFile,
  ) {}

  /**
   * @param reload reads the document again; it may have been replaced meanwhile
   * @throws invoice_not_ready, invoice_unavailable
   */
  async run(found: InvoiceRow, reload: () => Promise<InvoiceRow | null>): Promise<InvoiceFile> {
    const reader = { waits: false };
    try {
      return await this.whenReady(found, reload, reader);
    } finally {
      if (reader.waits) this.waiting--;
    }
  }

  private async whenReady(
    found: InvoiceRow,
    reload: () => Promise<InvoiceRow | null>,
    reader: { waits: boolean },
  ): Promise<InvoiceFile> {
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
      invoice = (await reload()) ?? invoice;
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
