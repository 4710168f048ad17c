import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import { actorOf, SYSTEM_ACTOR, type Caller } from '../../platform/access/caller.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { invoiceNumberText, invoicePath } from '../domain/invoice-number.js';
import { DocumentDays } from './document-days.js';
import type { InvoiceDraft } from './draft-invoice.js';
import { OrderInvoiceFile } from './order-invoice-file.js';

/** Assigns number and date to a draft, stores it as the order's invoice, and sends the job for its file. */
@Injectable()
export class StoreInvoice {
  constructor(
    private readonly orders: OrderFacade,
    private readonly invoices: InvoiceRepository,
    private readonly files: OrderInvoiceFile,
    private readonly audit: AuditLog,
    private readonly days: DocumentDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Runs in a transaction in which the order is locked, as its last step, because the counter's row is locked from here
   * on for all invoices.
   * @param caller null: the shop itself
   */
  async inTransaction(
    tx: Transaction,
    order: OrderRecord,
    { facts, figures, parties, content }: InvoiceDraft,
    caller: Caller | null,
  ): Promise<InvoiceRow> {
    const issuedAt = this.clock.now();
    const series = this.days.seriesOf('invoice', issuedAt);
    const number = { ...series, number: await this.invoices.nextNumber(tx, series.series, series.year) };
    const path = invoicePath(number);
    const text = invoiceNumberText(number);
    const invoice = await this.invoices.insert(tx, {
      ...number,
      kind: 'invoice',
      orderId: order.id,
      language: order.language,
      issuedAt,
      currency: order.currency,
      total: order.total.minor,
      path,
      facts,
      figures: { ...figures, parties: { ...parties, issuedOn: this.days.iso(issuedAt) } },
      content: { ...content, number: text, issuedAt: this.days.long(issuedAt, order.language) },
    });
    await this.orders.attachInvoice(tx, order, path);
    const actor = caller ? actorOf(caller) : SYSTEM_ACTOR;
    await this.orders.addHistoryEntry(tx, order.id, actor, { kind: 'invoice', note: text });
    await this.audit.record(tx, {
      caller,
      action: 'invoice.issued',
      subjectType: 'order',
      subjectId: order.id,
      after: { number: text },
    });
    await this.files.order(invoice, tx);
    return invoice;
  }
}
