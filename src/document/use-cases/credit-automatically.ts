import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { CreditedDocuments } from '../data/credited-documents.js';
import { creditAll, creditAmount, grossOf } from '../domain/credit-parts.js';
import { keepsInvoice } from '../domain/keeps-invoice.js';
import { IssueAutomatically } from './issue-automatically.js';
import { StoreCreditNote } from './store-credit-note.js';

/**
 * Issues the credit notes of refunds and cancellations, if the payment method of the order issues invoices
 * automatically. Only the difference between the refunds and the credit notes of an order is credited. A repeated event
 * therefore issues no second one, and neither does a refund for which a manager has issued a credit note.
 */
@Injectable()
export class CreditAutomatically {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly automatic: IssueAutomatically,
    private readonly documents: CreditedDocuments,
    private readonly storeCreditNote: StoreCreditNote,
    private readonly messages: Messages,
  ) {}

  async run(orderId: number, paymentMethod: string): Promise<void> {
    if (!(await this.automatic.isAutomatic(paymentMethod)) || !(await this.orders.find(orderId))) return;
    await this.db.transaction((tx) => this.credit(tx, orderId));
  }

  private async credit(tx: Transaction, orderId: number): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    const invoice = order.paidAt && (await this.documents.ofOrder(tx, order));
    if (!invoice) return;
    const left = grossOf(invoice.rest);
    const credited = BigInt(invoice.total) - left;
    const amount = keepsInvoice(order) ? left : smaller(left, dueTo(order) - credited);
    if (amount <= 0n) return;
    const parts = amount === left ? creditAll(invoice.rest) : creditAmount(invoice.rest, amount);
    const reason = this.reason(order);
    await this.storeCreditNote.inTransaction(tx, { order, invoice, parts, reason, intent: null }, null);
  }

  private reason(order: OrderRecord): string {
    const cause = order.status === 'cancelled' ? 'cancelled' : 'refunded';
    return order.cancelReason || this.messages.translate(order.language, `document.credit_note.${cause}`);
  }
}

/**
 * Part of the invoice that the refunds of a paid order return. A refund of an overpaid amount returns no part of it.
 */
function dueTo({ total, paid, refunded }: OrderRecord): bigint {
  const overpaid = Money.max(paid.subtract(total), Money.zero(total.currency));
  return refunded.subtract(overpaid).minor;
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
