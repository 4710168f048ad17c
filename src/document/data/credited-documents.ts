import { Injectable } from '@nestjs/common';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { remainingParts, type CreditPart } from '../domain/credit-parts.js';
import { figuresOf, type DocumentFigures } from '../domain/document-figures.js';
import type { InvoiceContent } from '../domain/invoice-content.js';
import { InvoiceEntity } from './invoice.entity.js';
import type { InvoiceRow } from './invoice-row.js';
import { InvoiceRepository } from './invoice.repository.js';

/** The valid invoice of an order, with the amounts that no credit note has credited yet. */
export interface CreditedInvoice extends InvoiceRow {
  readonly content: InvoiceContent;
  readonly figures: DocumentFigures;
  readonly rest: readonly CreditPart[];
  /** Reasons of the credit notes for this invoice. */
  readonly reasons: readonly string[];
}

/** Invoices with their credit notes, in transactions in which the order is locked. */
@Injectable()
export class CreditedDocuments {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly orders: OrderFacade,
  ) {}

  /**
   * Null if the order has no valid invoice. If an earlier version of the shop stored the invoice without
   * figures, the figures of the order are used.
   */
  async ofOrder(tx: Transaction, order: OrderRecord): Promise<CreditedInvoice | null> {
    const valid = await this.invoices.ofOrder(order.id, tx);
    const row = valid && (await this.invoices.withContent(valid.id, tx));
    if (row?.kind !== 'invoice') return null;
    const figures = row.figures ?? figuresOf(order, await this.orders.lines(order, tx));
    const notes = await tx.entities.find(InvoiceEntity, {
      select: { id: true, figures: true, reason: true },
      where: { corrects: row.id, kind: 'credit_note' },
    });
    const credited = notes.flatMap((note) => note.figures ?? []);
    const reasons = notes.flatMap(({ reason }) => reason ?? []);
    return { ...row, figures, rest: remainingParts(figures, credited), reasons };
  }

  /** The credit note of an earlier request with the same intent. */
  async intended(tx: Transaction, intent: string): Promise<InvoiceRow | null> {
    const found = await tx.entities.findOne(InvoiceEntity, { select: { id: true }, where: { intent } });
    return found && this.invoices.find(found.id, tx);
  }
}
