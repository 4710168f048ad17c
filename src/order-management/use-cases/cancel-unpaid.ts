import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import {
  CANCELLATION_POSTPONED,
  holdsNothing,
  isPaid,
  orderEventData,
  OrderFacade,
  sinceReopened,
  type OrderRecord,
  type UnpaidOrder,
} from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { errorCode, isDatabaseUnavailable } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { SYSTEM_ACTOR } from '../../platform/access/caller.js';
import { dayAfter, daysHavePassed, latestDaysAgo, waitsForAll, waitsUntil } from '../domain/unpaid-in-time.js';
import { CancelOrder } from './cancel-order.js';

/** A rule for due orders, and the reason of their cancellation. */
interface Due {
  /** Number of calendar days since `since`. */
  readonly days: number;
  /** Time from which the days are counted, read while the order is locked; null: the order is never due. */
  readonly since: (tx: Transaction, order: OrderRecord) => Promise<Date | null>;
  /** i18n key of the reason for the buyer; `date` is the result of `since`. */
  readonly reason: string;
}

export interface Cancelled {
  readonly cancelled: number;
  /** Number of failed cancellations, which the next run repeats. */
  readonly failed: number;
}

const LOCK_TIMEOUT = '55P03';

/**
 * Cancels orders that were not paid in time, on behalf of the system. Each cancellation has its own transaction, which
 * locks the order and checks it again, because a payment, an administrator or another run may have been faster.
 */
@Injectable()
export class CancelUnpaid {
  private readonly logger = new Logger('PaymentClock');

  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly cancelOrder: CancelOrder,
    private readonly messages: Messages,
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Cancels orders that wait for a payment by this method, `days` after their deadline. Partly paid orders are never
   * cancelled.
   */
  pastDeadline(method: string, days: number, mayContinue: () => boolean): Promise<Cancelled> {
    const since = async (_: Transaction, order: OrderRecord): Promise<Date | null> =>
      waitsForAll(order, method) ? order.paymentDueAt : null;
    return this.all(
      this.orders.pastDeadline(method, latestDaysAgo(days, this.clock.now())),
      { days, since, reason: 'not_paid' },
      mayContinue,
    );
  }

  /**
   * Cancels orders that are still in `pending` `days` after they were placed, unless an administrator has touched them.
   */
  unconfirmed(days: number, mayContinue: () => boolean): Promise<Cancelled> {
    const since = async (tx: Transaction, order: OrderRecord): Promise<Date | null> => {
      const isOpen = order.status === 'pending' && !isPaid(order) && holdsNothing(order);
      return isOpen && (await this.orders.isUntouched(tx, order.id)) ? order.createdAt : null;
    };
    return this.all(
      this.orders.unconfirmed(latestDaysAgo(days, this.clock.now())),
      { days, since, reason: 'not_confirmed' },
      mayContinue,
    );
  }

  private async all(found: AsyncGenerator<UnpaidOrder[]>, due: Due, mayContinue: () => boolean): Promise<Cancelled> {
    let cancelled = 0;
    let failed = 0;
    for await (const some of found) {
      for (const { id } of some.filter(({ moment }) => this.isDue(moment, due))) {
        if (!mayContinue()) return { cancelled, failed };
        const outcome = await this.one(id, due);
        if (outcome === 'cancelled') cancelled++;
        if (outcome === 'failed') failed++;
      }
    }
    return { cancelled, failed };
  }

  /** Cancels one order. A failure does not stop the others, but an unavailable database ends the run. */
  private async one(id: number, due: Due): Promise<'cancelled' | 'left' | 'failed'> {
    try {
      return await this.db.transaction((tx) => this.inTransaction(tx, id, due));
    } catch (error) {
      if (isDatabaseUnavailable(error) && errorCode(error) !== LOCK_TIMEOUT) throw error;
      this.logger.error({ err: error, order_id: id }, 'An unpaid order could not be cancelled.');
      return 'failed';
    }
  }

  private async inTransaction(tx: Transaction, id: number, due: Due): Promise<'cancelled' | 'left'> {
    const order = await this.orders.lock(tx, id);
    const since = await due.since(tx, order);
    if (since === null || !this.isDue(since, due) || (await this.payments.isUnderWay(tx, id))) return 'left';
    if (await this.isPostponed(tx, order, due, since)) return 'left';
    await this.cancelOrder.bySystem(tx, order, this.reason(order, due, since));
    return 'cancelled';
  }

  private isDue(moment: Date, { days }: Due): boolean {
    return daysHavePassed(moment, days, this.clock.now(), this.config.timezone);
  }

  /**
   * Whether the cancellation is postponed because the buyer has reported the payment. The first time, staff are
   * notified.
   */
  private async isPostponed(tx: Transaction, order: OrderRecord, { days }: Due, since: Date): Promise<boolean> {
    const history = sinceReopened(await this.orders.history(order.id, tx));
    const until = waitsUntil(history, { due: since, days, now: this.clock.now() }, this.config.timezone);
    if (until === null) return false;
    if (!history.some(({ kind }) => kind === CANCELLATION_POSTPONED)) {
      await this.orders.addHistoryEntry(tx, order.id, SYSTEM_ACTOR, {
        kind: CANCELLATION_POSTPONED,
        changes: { to: until },
      });
      tx.publish('CancellationPostponed', SYSTEM_ACTOR, { ...orderEventData(order), until });
    }
    return dayAfter(this.clock.now(), 0, this.config.timezone) < until;
  }

  private reason({ language }: OrderRecord, { reason }: Due, since: Date): string {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: this.config.timezone }).format(since);
    return this.messages.translate(language, `checkout.clock.${reason}`, { date });
  }
}
