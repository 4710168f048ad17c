import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import { actorOf, SYSTEM_ACTOR, type Caller } from '../../platform/access/caller.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import type { CreditedInvoice } from '../data/credited-documents.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { writeCreditNote } from '../domain/credit-note-content.js';
import type { DocumentFigures } from '../domain/document-figures.js';
import type { CreditPart } from '../domain/credit-parts.js';
import { invoiceNumberText, invoicePath } from '../domain/invoice-number.js';
import { DocumentDays } from './document-days.js';
import { OrderInvoiceFile } from './order-invoice-file.js';

export interface CreditNoteDraft {
  readonly order: OrderRecord;
  readonly invoice: CreditedInvoice;
  readonly parts: readonly CreditPart[];
  readonly reason: string;
  readonly intent: string | null;
}

/** Assigns number and date to a credit note, stores it, and sends the job for its file. */
@Injectable()
export class StoreCreditNote {
  constructor(
    private readonly orders: OrderFacade,
    private readonly invoices: InvoiceRepository,
    private readonly files: OrderInvoiceFile,
    private readonly audit: AuditLog,
    private readonly messages: Messages,
    private readonly days: DocumentDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Runs in a transaction in which the order is locked, as its last step, because the counter's row is locked from here
   * on for all credit notes.
   * @param caller null: the shop itself
   */
  async inTransaction(tx: Transaction, draft: CreditNoteDraft, caller: Caller | null): Promise<InvoiceRow> {
    const { order, reason, intent, parts } = draft;
    const { id: corrects, language, content: invoice, figures: invoiced } = draft.invoice;
    const partialText = this.messages.translate(language, 'document.credit_note.partial');
    const written = writeCreditNote({ invoice, figures: invoiced, parts, reason, language, partialText });
    const issuedAt = this.clock.now();
    const series = this.days.seriesOf('credit_note', issuedAt);
    const number = { ...series, number: await this.invoices.nextNumber(tx, series.series, series.year) };
    const text = invoiceNumberText(number);
    const note = await this.invoices.insert(tx, {
      ...number,
      kind: 'credit_note',
      orderId: order.id,
      language,
      issuedAt,
      currency: order.currency,
      total: written.total.minor,
      path: invoicePath(number),
      figures: { ...written.figures, ...this.dataOf(draft.invoice, issuedAt) },
      content: { ...written.content, number: text, issuedAt: this.days.long(issuedAt, language) },
      corrects,
      reason,
      intent,
    });
    const changes = { amount: written.total.toNumber() };
    const actor = caller ? actorOf(caller) : SYSTEM_ACTOR;
    await this.orders.addHistoryEntry(tx, order.id, actor, { kind: 'credit_note', note: text, changes });
    await this.audit.record(tx, {
      caller,
      action: 'credit_note.issued',
      subjectType: 'order',
      subjectId: order.id,
      after: { number: text, ...changes, reason },
    });
    await this.files.order(note, tx);
    return note;
  }

  /** The parties of the invoice, if they are stored. */
  private dataOf({ figures, issued_at: invoiced }: CreditedInvoice, issuedAt: Date): Partial<DocumentFigures> {
    const { parties } = figures;
    if (!parties) return {};
    return {
      parties: { ...parties, issuedOn: this.days.iso(issuedAt), dueOn: null, account: null, paid: '0' },
      corrects: { issuedOn: this.days.iso(invoiced) },
    };
  }
}
