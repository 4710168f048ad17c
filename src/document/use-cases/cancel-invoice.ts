import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { OrderFacade } from '../../order/index.js';
import { AuditLog } from '../../identity/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, SYSTEM_ACTOR, type Caller } from '../../platform/access/caller.js';
import type { InvoiceRow } from '../data/invoice-row.js';
import { InvoiceRepository } from '../data/invoice.repository.js';
import { invoiceNumberText } from '../domain/invoice-number.js';
import { OrderInvoiceFile } from './order-invoice-file.js';

/** Cancels an invoice, which keeps its number; its file is generated again, marked as cancelled. */
@Injectable()
export class CancelInvoice {
  constructor(
    private readonly orders: OrderFacade,
    private readonly invoices: InvoiceRepository,
    private readonly files: OrderInvoiceFile,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Cancels in a transaction in which the order is locked.
   * @param caller null: the shop itself
   */
  async inTransaction(tx: Transaction, invoice: InvoiceRow, caller: Caller | null): Promise<void> {
    const number = invoiceNumberText(invoice);
    await this.invoices.cancel(tx, invoice.id, this.clock.now());
    await this.orders.addHistoryEntry(tx, invoice.order_id, caller ? actorOf(caller) : SYSTEM_ACTOR, {
      kind: 'invoice_cancelled',
      note: number,
    });
    await this.audit.record(tx, {
      caller,
      action: 'invoice.cancelled',
      subjectType: 'order',
      subjectId: invoice.order_id,
      after: { number },
    });
    await this.files.order(invoice, tx);
  }
}
