import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../../settings/index.js';
import type { RowWithContent } from '../data/invoice-row.js';
import { documentErrors } from '../document.errors.js';
import { sellerParty } from '../domain/document-parties.js';
import { describeEInvoice } from '../e-invoice/describe-e-invoice.js';
import type { EInvoice } from '../e-invoice/e-invoice.js';
import { findProblems, findSellerProblems } from '../e-invoice/find-problems.js';
import { writeCii } from '../e-invoice/write-cii.js';
import { writeUbl } from '../e-invoice/write-ubl.js';

export const DOCUMENT_FORMATS = ['pdf', 'cii', 'ubl'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** An order with a document that violates the standard. */
export interface RefusedDocument {
  readonly orderId: number;
  /** Names of missing data, e.g. `buyer.country`. */
  readonly missing: readonly string[];
}

/**
 * Writes documents as EN 16931 XML while the setting `e_invoice` is on; refuses those that violate a rule of the
 * standard.
 */
@Injectable()
export class WriteEInvoice {
  constructor(private readonly settings: ShopSettings) {}

  get isOn(): boolean {
    return this.settings.stored.e_invoice !== 'off';
  }

  /** Whether the PDFs of documents contain their XML. */
  get isEmbedded(): boolean {
    return this.settings.stored.e_invoice === 'facturx';
  }

  /** Whether buyers get the XML as a file of its own. */
  get isSeparate(): boolean {
    return this.settings.stored.e_invoice === 'ubl';
  }

  formats(row: RowWithContent): readonly DocumentFormat[] {
    return this.isOn && this.accepted(row) ? DOCUMENT_FORMATS : ['pdf'];
  }

  /** The Cross Industry Invoice to embed; null if there is none. */
  embedded(row: RowWithContent): string | null {
    const document = this.isEmbedded ? this.accepted(row) : null;
    return document && writeCii(document);
  }

  /** @throws e_invoice_off, invoice_cancelled, e_invoice_incomplete */
  xml(row: RowWithContent, format: Exclude<DocumentFormat, 'pdf'>): string {
    if (!this.isOn) throw documentErrors.e_invoice_off();
    if (row.cancelled_at) throw documentErrors.invoice_cancelled();
    const document = this.described(row);
    const missing = document ? [...new Set(findProblems(document).map(({ field }) => field))] : ['parties'];
    if (!document || missing.length > 0)
      throw documentErrors.e_invoice_incomplete({ missing, fields: missing.join(', ') });
    return format === 'cii' ? writeCii(document) : writeUbl(document);
  }

  /**
   * Returns the documents whose orders lack data that the standard requires, e.g. `buyer.country`. Data of the seller
   * is not checked. The result is empty while the setting is off.
   */
  refusalsOf(rows: readonly RowWithContent[]): RefusedDocument[] {
    if (!this.isOn) return [];
    return rows.flatMap((row) => {
      const document = this.described(row);
      const fields = document ? findProblems(document).map(({ field }) => field) : [];
      const missing = [...new Set(fields)].filter((field) => !field.startsWith('seller.'));
      return missing.length > 0 ? [{ orderId: row.order_id, missing }] : [];
    });
  }

  /** Members of the seller that the standard requires and the settings lack; empty while the setting is off. */
  missingOfSeller(): string[] {
    const { seller } = this.settings.stored;
    const party = sellerParty(seller, { name: this.settings.name, taxId: '' });
    return this.isOn ? findSellerProblems(party).map(({ field }) => field.replace('seller.', '')) : [];
  }

  private accepted(row: RowWithContent): EInvoice | null {
    const document = row.cancelled_at ? null : this.described(row);
    return document && findProblems(document).length === 0 ? document : null;
  }

  /** Data of the seller that was missing when the document was issued is taken from the current settings. */
  private described(row: RowWithContent): EInvoice | null {
    const { seller } = this.settings.stored;
    return describeEInvoice(row, sellerParty(seller, { name: '', taxId: '' }));
  }
}
