import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { OrderFacade } from '../../order/index.js';
import { AuditLog } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, SYSTEM_ACTOR, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { invoiceFacts } from '../domain/invoice-facts.js';
import { invoiceNumberText, invoicePath, yearIn } from '../domain/invoice-number.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { CancelInvoice } from './cancel-invoice.js';
import { DraftInvoice, type InvoiceDraft } from './draft-invoice.js';
import { OrderInvoiceFile } from './order-invoice-file.js';

/** Edits of the order that may come between before it is given up. */
const TRIES = 5;

export interface IssuedInvoice {
  readonly invoice: InvoiceRow;
  /** false: the order had it before. */
  readonly issued: boolean;
}

/**
 * Gives an order its invoice: the number, its content and the job that makes its file, in one transaction. Asked again, the
 * same one, as long as the order is what it was; else that one is cancelled and another issued, in the same transaction.
 * @throws order_not_found, not_invoiceable
 */
@Injectable()
export class IssueInvoice {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly invoices: InvoiceRepository,
    private readonly draftInvoice: DraftInvoice,
    private readonly cancelInvoice: CancelInvoice,
    private readonly files: OrderInvoiceFile,
    private readonly audit: AuditLog,
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param caller null: the shop itself */
  async run(orderId: number, caller: Caller | null): Promise<IssuedInvoice> {
    for (let left = TRIES; left > 0; left--) {
      const known = await this.invoices.ofOrder(orderId);
      if (known && (await this.holds(known))) return { invoice: known, issued: false };
      const draft = await this.draftInvoice.run(orderId);
      const issued = await this.db.transaction((tx) => this.issue(tx, draft, caller));
      if (issued) return issued;
    }
    throw commonErrors.conflict();
  }

  /** Whether the invoice still matches its order; never when the order is cancelled. */
  private async holds(invoice: InvoiceRow): Promise<boolean> {
    const order = await this.orders.find(invoice.order_id);
    return (
      order !== null &&
      order.status !== 'cancelled' &&
      isOf(invoice, order.total.minor, invoiceFacts(order, await this.orders.lines(order)))
    );
  }

  /** null when the order is not the one that the draft was written from. The counter comes last: its row is everybody's. */
  private async issue(
    tx: Transaction,
    { order: { id, version }, facts, content }: InvoiceDraft,
    caller: Caller | null,
  ): Promise<IssuedInvoice | null> {
    const order = await this.orders.lock(tx, id);
    if (order.version !== version) return null;
    const known = await this.invoices.ofOrder(id, tx);
    if (known && isOf(known, order.total.minor, facts)) return { invoice: known, issued: false };
    if (known) await this.cancelInvoice.inTransaction(tx, known, caller);
    const issuedAt = this.clock.now();
    const series = { series: this.config.invoiceSeries, year: yearIn(this.config.timezone, issuedAt) };
    const number = { ...series, number: await this.invoices.nextNumber(tx, series.series, series.year) };
    const path = invoicePath(number);
    const text = invoiceNumberText(number);
    const invoice = await this.invoices.insert(tx, {
      ...number,
      orderId: id,
      language: order.language,
      issuedAt,
      currency: order.currency,
      total: order.total.minor,
      path,
      facts,
      content: { ...content, number: text, issuedAt: this.day(issuedAt, order.language) },
    });
    await this.orders.attachInvoice(tx, order, path);
    await this.orders.addHistoryEntry(tx, id, caller ? actorOf(caller) : SYSTEM_ACTOR, { kind: 'invoice', note: text });
    await this.audit.record(tx, {
      caller,
      action: 'invoice.issued',
      subjectType: 'order',
      subjectId: id,
      after: { number: text },
    });
    await this.files.order(invoice, tx);
    return { invoice, issued: true };
  }

  private day(moment: Date, language: string): string {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: this.config.timezone }).format(moment);
  }
}

/** Invoices from before the facts were stored are compared by their total. */
const isOf = (invoice: InvoiceRow, total: bigint, facts: string): boolean =>
  invoice.facts === null ? BigInt(invoice.total) === total : invoice.facts === facts;
