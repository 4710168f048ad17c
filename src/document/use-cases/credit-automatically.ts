import { Injectable } from '@nestjs/common';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { CreditedDocuments, type CreditedInvoice } from '../data/credited-documents.js';
import { creditAll, creditAmount, creditGoods, grossOf, type CreditPart } from '../domain/credit-parts.js';
import { creditedRefunds, jointReason, lastReinstatement } from '../domain/credited-refunds.js';
import { keepsInvoice } from '../domain/keeps-invoice.js';
import { IssueAutomatically } from './issue-automatically.js';
import { StoreCreditNote } from './store-credit-note.js';

/**
 * Issues the credit notes of refunds and cancellations, if the payment method of the order issues invoices
 * automatically. A refund of goods gets a credit note with the same lines. Credit notes are issued only until their sum
 * equals the sum of the refunds, so a repeated event issues none, and neither does a refund whose credit note a manager
 * has issued.
 */
@Injectable()
export class CreditAutomatically {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly automatic: IssueAutomatically,
    private readonly documents: CreditedDocuments,
    private readonly storeCreditNote: StoreCreditNote,
    private readonly messages: Messages,
  ) {}

  async run(orderId: number, paymentMethod: string): Promise<void> {
    if (!(await this.automatic.isAutomatic(paymentMethod)) || !(await this.orders.find(orderId))) return;
    await this.db.transaction((tx) => this.credit(tx, orderId));
  }

  /** For an order whose invoice has just been issued: credits the refunds that were made before. */
  async afterIssue(orderId: number, paymentMethod: string): Promise<void> {
    if ((await this.orders.find(orderId))?.refunded.isPositive()) await this.run(orderId, paymentMethod);
  }

  private async credit(tx: Transaction, orderId: number): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    const invoice = order.paidAt && (await this.documents.ofOrder(tx, order));
    if (!invoice) return;
    if (keepsInvoice(order)) return this.store(tx, order, invoice, creditAll(invoice.rest), { reason: null });
    const since = lastReinstatement(await this.orders.history(orderId, tx));
    const refunds = creditedRefunds(order, (await this.payments.ledger(orderId, tx)).refunds, since);
    const due = (of: CreditedInvoice): bigint => refunds.due - (BigInt(of.total) - grossOf(of.rest));
    let present = invoice;
    const reasons: string[] = [];
    for (const refund of refunds.byGoods) {
      if (await this.documents.intended(tx, refund.request)) continue;
      const parts = creditGoods(present.rest, refund.goods);
      if (!parts || grossOf(parts) > due(present)) {
        // An earlier credit note covers a part of these goods. The rest of their amount is credited below.
        if (refund.reason) reasons.push(refund.reason);
        continue;
      }
      await this.store(tx, order, present, parts, { reason: refund.reason, intent: refund.request });
      present = (await this.documents.ofOrder(tx, order))!;
    }
    const [left, amount] = [grossOf(present.rest), due(present)];
    if (amount <= 0n || left === 0n) return;
    const parts = amount >= left ? creditAll(present.rest) : creditAmount(present.rest, amount);
    const reason = jointReason(grossOf(parts), reasons, refunds.byAmount, present.reasons);
    await this.store(tx, order, present, parts, { reason });
  }

  private async store(
    tx: Transaction,
    order: OrderRecord,
    invoice: CreditedInvoice,
    parts: readonly CreditPart[],
    { reason, intent = null }: { readonly reason: string | null; readonly intent?: string | null },
  ): Promise<void> {
    if (grossOf(parts) <= 0n) return;
    const draft = { order, invoice, parts, reason: reason || this.reason(order), intent };
    await this.storeCreditNote.inTransaction(tx, draft, null);
  }

  private reason(order: OrderRecord): string {
    const cause = order.status === 'cancelled' ? 'cancelled' : 'refunded';
    return order.cancelReason || this.messages.translate(order.language, `document.credit_note.${cause}`);
  }
}
