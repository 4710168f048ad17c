import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { mustRead, OrderFacade } from '../../order/index.js';
import { hasScope, type Caller } from '../../platform/access/caller.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { documentErrors } from '../document.errors.js';
import { AwaitFile, type InvoiceFile } from './await-file.js';
import { RefreshInvoice } from './refresh-invoice.js';
import { WriteEInvoice, type DocumentFormat } from './write-e-invoice.js';

export interface ListedDocument {
  readonly row: InvoiceRow;
  readonly formats: readonly DocumentFormat[];
}

/** The invoices and credit notes of an order, for callers who may read the order. */
@Injectable()
export class ReadDocuments {
  constructor(
    private readonly orders: OrderFacade,
    private readonly invoices: InvoiceRepository,
    private readonly refresh: RefreshInvoice,
    private readonly awaitFile: AwaitFile,
    private readonly eInvoices: WriteEInvoice,
  ) {}

  /**
   * The documents, oldest first. An invoice that no longer matches its order is replaced first.
   * @throws order_not_found, insufficient_scope
   */
  async list(caller: Caller, orderId: number): Promise<ListedDocument[]> {
    mustRead(caller, await this.orders.find(orderId));
    await this.refresh.run(orderId);
    const rows = await this.invoices.allOf(orderId);
    return Promise.all(rows.map(async (row) => ({ row, formats: await this.formats(row) })));
  }

  /** Formats in which a document can be downloaded. */
  async formats({ id }: InvoiceRow): Promise<readonly DocumentFormat[]> {
    return this.eInvoices.formats((await this.invoices.withContent(id))!);
  }

  /**
   * Only staff can read a cancelled invoice.
   * @throws document_not_found, insufficient_scope, invoice_cancelled, invoice_not_ready, invoice_unavailable
   */
  async file(caller: Caller, id: number): Promise<InvoiceFile> {
    return this.awaitFile.run(await this.row(caller, id), () => this.invoices.find(id));
  }

  /**
   * The document as EN 16931 XML.
   * @throws the errors of `file`, except those about a missing PDF; e_invoice_off, e_invoice_incomplete
   */
  async xml(caller: Caller, id: number, format: Exclude<DocumentFormat, 'pdf'>): Promise<InvoiceFile> {
    const invoice = await this.row(caller, id);
    const xml = this.eInvoices.xml((await this.invoices.withContent(id))!, format);
    return { invoice, content: Buffer.from(xml, 'utf8') };
  }

  private async row(caller: Caller, id: number): Promise<InvoiceRow> {
    const known = await this.invoices.find(id);
    try {
      mustRead(caller, known && (await this.orders.find(known.order_id)));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'order_not_found') throw documentErrors.document_not_found();
      throw error;
    }
    if (known!.kind === 'invoice') await this.refresh.run(known!.order_id);
    const row = (await this.invoices.find(id))!;
    if (row.cancelled_at && !hasScope(caller, 'orders:read')) throw documentErrors.invoice_cancelled();
    return row;
  }
}
