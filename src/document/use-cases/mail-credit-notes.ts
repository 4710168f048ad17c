import { Injectable } from '@nestjs/common';
import type { OrderPresentation } from '../../order-view/index.js';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { invoiceNumberText } from '../domain/invoice-number.js';

/** A credit note in an email; the link contains the order key. */
export interface LinkedCreditNote {
  readonly title: string;
  readonly link: string;
}

/** Links the credit notes of an order in emails about refunds. */
@Injectable()
export class MailCreditNotes {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /** The credit notes of the order, oldest first. */
  async ofOrder({ id, key, language }: OrderPresentation): Promise<LinkedCreditNote[]> {
    const documents = await this.invoices.allOf(id);
    return documents
      .filter(({ kind }) => kind === 'credit_note')
      .map((note) => ({
        title: this.messages.translate(language, 'document.download_credit_note', { number: invoiceNumberText(note) }),
        link: `${this.config.baseUrl}/api/documents/${note.id}?key=${key}`,
      }));
  }
}
