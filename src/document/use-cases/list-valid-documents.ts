import { Injectable } from '@nestjs/common';
import type { DocumentType } from '../data/invoice.entity.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { invoiceNumberText } from '../domain/invoice-number.js';
import { WriteEInvoice } from './write-e-invoice.js';

export interface ValidDocument {
  readonly id: number;
  readonly type: DocumentType;
  readonly number: string;
  /** Whether pages and emails offer buyers the document as UBL next to its PDF. */
  readonly hasXml: boolean;
}

/** Lists the documents of an order for pages and emails, which link them. */
@Injectable()
export class ListValidDocuments {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly eInvoices: WriteEInvoice,
  ) {}

  /** The valid invoice and the credit notes of an order, oldest first. */
  async run(orderId: number): Promise<ValidDocument[]> {
    const rows = (await this.invoices.allOf(orderId)).filter(({ cancelled_at: cancelledAt }) => cancelledAt === null);
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        type: row.kind,
        number: invoiceNumberText(row),
        hasXml: await this.hasXml(row),
      })),
    );
  }

  /** With `facturx` the PDF contains the XML, so pages and emails do not link it. */
  private async hasXml({ id }: InvoiceRow): Promise<boolean> {
    if (!this.eInvoices.isSeparate) return false;
    return this.eInvoices.formats((await this.invoices.withContent(id))!).includes('ubl');
  }
}
