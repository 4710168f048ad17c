import { Injectable } from '@nestjs/common';
import type { OrderPresentation } from '../../order-view/index.js';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ListValidDocuments, type ValidDocument } from './list-valid-documents.js';

/** A document in an email; the link contains the order key. */
export interface LinkedDocument {
  readonly title: string;
  readonly link: string;
}

/** Links the documents of orders in emails. */
@Injectable()
export class MailDocuments {
  constructor(
    private readonly documents: ListValidDocuments,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /** The credit notes of the order, oldest first; each with its XML, if buyers are offered that. */
  async creditNotes(order: OrderPresentation): Promise<LinkedDocument[]> {
    const notes = (await this.documents.run(order.id)).filter(({ type }) => type === 'credit_note');
    return notes.flatMap((note) => [this.linked(order, note), ...this.xmlOf(order, note)]);
  }

  /** The XML of the valid invoice, if buyers are offered that. */
  async electronicInvoice(order: OrderPresentation): Promise<LinkedDocument[]> {
    const invoices = (await this.documents.run(order.id)).filter(({ type }) => type === 'invoice');
    return invoices.flatMap((invoice) => this.xmlOf(order, invoice));
  }

  private xmlOf(order: OrderPresentation, document: ValidDocument): LinkedDocument[] {
    return document.hasXml ? [this.linked(order, document, 'ubl')] : [];
  }

  private linked({ key, language }: OrderPresentation, document: ValidDocument, format?: 'ubl'): LinkedDocument {
    const { id, type, number } = document;
    const text = `document.download_${type}${format ? '_xml' : ''}`;
    return {
      title: this.messages.translate(language, text, { number }),
      link: `${this.config.baseUrl}/api/documents/${id}?${format ? `format=${format}&` : ''}key=${key}`,
    };
  }
}
