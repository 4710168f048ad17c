import { Injectable } from '@nestjs/common';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { CreditedDocuments } from '../data/credited-documents.js';
import { grossOf } from '../domain/credit-parts.js';
import { creditedRefunds, lastReinstatement } from '../domain/credited-refunds.js';

/** Finds reinstated and paid orders whose invoice was credited by their cancellation. */
@Injectable()
export class FindEarnedAgain {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly documents: CreditedDocuments,
  ) {}

  /**
   * Whether the order needs another invoice: it was cancelled and reinstated, and credit notes have credited all of its
   * invoice, although not all of its money was refunded since the reinstatement.
   */
  async is(tx: Transaction, order: OrderRecord): Promise<boolean> {
    if (order.status === 'cancelled' || order.paidAt === null) return false;
    const invoice = await this.documents.ofOrder(tx, order);
    if (!invoice || grossOf(invoice.rest) > 0n) return false;
    const since = lastReinstatement(await this.orders.history(order.id, tx));
    if (since === null) return false;
    const { due } = creditedRefunds(order, (await this.payments.ledger(order.id, tx)).refunds, since);
    return due < BigInt(invoice.total);
  }
}
