import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import type { Language } from '#kernel';
import { isPaid, orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { CallOutcome, OfferedMethod } from '../../payment/index.js';
import { AttemptLedger, CallGateway } from '../../payment/ledger.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Originator } from '../domain/originator.js';
import { acceptsPayment, payableOrder } from '../domain/payable-order.js';
import { settlementErrors } from '../settlement.errors.js';
import { LeaveProviderPage } from './leave-provider-page.js';
import { SettlePayment } from './settle-payment.js';

export interface OnlinePayment {
  readonly by: Originator;
  /** Language of the gateway's answer; the order keeps its own language. */
  readonly language: Language;
  /** Data for the gateway, such as a card token. */
  readonly data: Record<string, string>;
  /** UUID of the request with an Idempotency-Key. A repeat finds its payment and makes no other. */
  readonly intent: string | null;
}

/**
 * Charges the balance due of an order by an online method. The gateway is called between two transactions, and its
 * outcome is stored while the order is locked.
 * @throws not_payable, payment_in_progress
 */
@Injectable()
export class PayOnline {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly attempts: AttemptLedger,
    private readonly gateways: CallGateway,
    private readonly settlePayment: SettlePayment,
    private readonly leaveProviderPage: LeaveProviderPage,
  ) {}

  async run(
    order: OrderRecord,
    method: OfferedMethod,
    { by, language, data, intent }: OnlinePayment,
  ): Promise<{ order: OrderRecord; outcome: CallOutcome }> {
    await this.leaveProviderPage.run(order, method, by);
    const attempt = await this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, order.id);
      if (!acceptsPayment(locked) || isPaid(locked)) throw settlementErrors.not_payable({ status: locked.status });
      if (locked.paymentMethod !== method.key) await this.changeMethod(tx, locked, method, by.actor);
      const begun = await this.attempts.begin(tx, payableOrder(locked), method, by.actor, intent);
      await this.settlePayment.record(tx, order.id, 'payment.started', begun, by);
      return begun;
    });
    const outcome = await this.gateways.process(payableOrder(order, language), method, attempt, data);
    const { order: changed } = await this.settlePayment.run(attempt, outcome, by);
    return { order: changed, outcome };
  }

  private async changeMethod(tx: Transaction, order: OrderRecord, method: OfferedMethod, actor: Actor): Promise<void> {
    const changed = await this.orders.change(tx, order, { paymentMethod: method.key });
    await this.orders.addHistoryEntry(tx, order.id, actor, {
      kind: 'payment_method',
      changes: { from: order.paymentMethod, to: method.key },
    });
    tx.publish('PaymentStarted', actor, orderEventData(changed));
  }
}
