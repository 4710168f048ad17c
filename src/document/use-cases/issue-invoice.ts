import { Injectable } from '@nestjs/common';
import { OrderFacade } from '../../order/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { invoiceFacts } from '../domain/invoice-facts.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { CancelInvoice } from './cancel-invoice.js';
import { FindEarnedAgain } from './find-earned-again.js';
import { DraftInvoice, type InvoiceDraft } from './draft-invoice.js';
import { StoreInvoice } from './store-invoice.js';

/** Number of attempts if the order is edited meanwhile. */
const TRIES = 5;

export interface IssuedInvoice {
  readonly invoice: InvoiceRow;
  /** False if the order already had the invoice. */
  readonly issued: boolean;
}

/**
 * Issues an order's invoice: the number, its content and the job that generates its file, in one transaction. Repeated
 * calls return the same invoice while the order is unchanged; otherwise it is cancelled and replaced in one
 * transaction. An invoice that was credited by a cancellation stays valid with its credit note, and a reinstated order
 * that is paid gets another one.
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
    private readonly storeInvoice: StoreInvoice,
    private readonly earnedAgain: FindEarnedAgain,
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

  /** Whether the invoice still matches its order; false if the order is cancelled, or needs another invoice. */
  private async holds(invoice: InvoiceRow): Promise<boolean> {
    const order = await this.orders.find(invoice.order_id);
    return (
      order !== null &&
      order.status !== 'cancelled' &&
      isOf(invoice, order.total.minor, invoiceFacts(order, await this.orders.lines(order))) &&
      !(await this.db.transaction((tx) => this.earnedAgain.is(tx, order)))
    );
  }

  /** Null if the order has changed since the draft was written. */
  private async issue(tx: Transaction, draft: InvoiceDraft, caller: Caller | null): Promise<IssuedInvoice | null> {
    const { id, version } = draft.order;
    const order = await this.orders.lock(tx, id);
    if (order.version !== version) return null;
    const known = await this.invoices.ofOrder(id, tx);
    if (known && (await this.earnedAgain.is(tx, order))) await this.invoices.markCredited(tx, known.id);
    else if (known && isOf(known, order.total.minor, draft.facts)) return { invoice: known, issued: false };
    else if (known) await this.cancelInvoice.inTransaction(tx, known, caller);
    return { invoice: await this.storeInvoice.inTransaction(tx, order, draft, caller), issued: true };
  }
}

/** Invoices that were stored without a hash are compared by their total. */
const isOf = (invoice: InvoiceRow, total: bigint, facts: string): boolean =>
  invoice.facts === null ? BigInt(invoice.total) === total : invoice.facts === facts;
