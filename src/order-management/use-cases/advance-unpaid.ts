import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import {
  CANCELLATION_POSTPONED,
  orderEventData,
  OrderFacade,
  PAYMENT_REMINDED,
  PaymentReminders,
  UnpaidOrders,
  type OrderRecord,
} from '../../order/index.js';
import { SYSTEM_ACTOR } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { errorCode, isDatabaseUnavailable } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { dayText } from '../domain/calendar-day.js';
import { isDue, type PaymentStep } from '../domain/payment-step.js';
import { CancelUnpaid } from './cancel-unpaid.js';
import type { ClockRules } from './read-clock-rules.js';
import { ReadPaymentSteps } from './read-payment-steps.js';

export type Advanced = 'reminded' | 'cancelled' | 'cancelled_unconfirmed' | 'left' | 'failed';

const LOCK_TIMEOUT = '55P03';

/**
 * Takes the next step for an unpaid order, on behalf of the system. Each order has its own transaction, which locks it
 * and determines the step again, because a payment, an administrator or another run may have been faster.
 */
@Injectable()
export class AdvanceUnpaid {
  private readonly logger = new Logger('PaymentClock');

  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly unpaid: UnpaidOrders,
    private readonly reminders: PaymentReminders,
    private readonly steps: ReadPaymentSteps,
    private readonly cancelUnpaid: CancelUnpaid,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A failure does not stop the other orders of a run, but an unavailable database ends it. */
  async run(orderId: number, rules: ClockRules): Promise<Advanced> {
    try {
      return await this.db.transaction((tx) => this.inTransaction(tx, orderId, rules));
    } catch (error) {
      if (isDatabaseUnavailable(error) && errorCode(error) !== LOCK_TIMEOUT) throw error;
      this.logger.error({ err: error, order_id: orderId }, 'The payment clock could not advance an order.');
      return 'failed';
    }
  }

  private async inTransaction(tx: Transaction, orderId: number, rules: ClockRules): Promise<Advanced> {
    const order = await this.orders.lock(tx, orderId);
    const step = (await this.steps.run(rules, [order], tx)).get(orderId) ?? null;
    if (step?.postpones) await this.postpone(tx, order, dayText(step.on));
    if (!isDue(step, this.steps.today())) return 'left';
    if (step.action === 'remind') return this.remind(tx, order, step);
    if (order.status === 'pending' && !(await this.unpaid.isUntouched(tx, orderId))) return 'left';
    return this.cancelUnpaid.run(tx, order);
  }

  private async remind(tx: Transaction, order: OrderRecord, { reminder }: PaymentStep): Promise<Advanced> {
    const day = reminder!;
    await this.reminders.add(tx, order.id, { day, sentAt: this.clock.now() });
    await this.orders.addHistoryEntry(tx, order.id, SYSTEM_ACTOR, { kind: PAYMENT_REMINDED, changes: { day } });
    tx.publish('PaymentReminded', SYSTEM_ACTOR, { ...orderEventData(order), day });
    return 'reminded';
  }

  /** Staff are notified, and look for the payment that the buyer has reported. */
  private async postpone(tx: Transaction, order: OrderRecord, until: string): Promise<void> {
    const entry = { kind: CANCELLATION_POSTPONED, changes: { to: until } };
    await this.orders.addHistoryEntry(tx, order.id, SYSTEM_ACTOR, entry);
    tx.publish('CancellationPostponed', SYSTEM_ACTOR, { ...orderEventData(order), until });
  }
}
